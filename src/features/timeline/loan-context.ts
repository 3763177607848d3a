import type { CalendarDay } from '#domain/calendar-day.ts'
import { isRefinance } from '#features/application/current-loan.ts'
import type { ApplicationFields } from '#features/application/model.ts'
import { disclosuresByAge, type OldDisclosure } from '#features/disclosures/disclosure-days.ts'
import type { DisclosureFigures } from '#features/disclosures/model.ts'
import { type TimelineEvent, withoutTentativeNote } from './model.ts'
import { ADVICE, TENTATIVE_NOTE } from './notes-words.ts'
import { NOT_FOR_REFINANCE, refinanceTentativeNote, refinanceWords } from './refinance-words.ts'
import { isSigned } from './rules.ts'
import { eventWords, tentativeNote } from './words.ts'

/** What the application tells that changes the timeline. */
export interface LoanContext {
  is_refinance: boolean
  /** A loan on the home that somebody lives in, other than to buy it, can be cancelled for three days. */
  may_cancel: boolean
  /** The loan was marked as closed: what was to be done before is finished. */
  is_closed: boolean
}

export function loanContext(
  answers: Pick<ApplicationFields, 'loan_purpose' | 'property_type'> | null | undefined,
  is_closed = false,
): LoanContext {
  const is_refinance = isRefinance(answers?.loan_purpose)
  const may_cancel = is_refinance && answers?.property_type === 'primary_residence'
  return { is_refinance, may_cancel, is_closed }
}

/** The disclosures whose days count: those that are not from years before. */
export function disclosuresFor<Disclosure extends { figures: DisclosureFigures }>(
  disclosures: readonly Disclosure[],
  events: readonly TimelineEvent[],
  today: CalendarDay,
): { current: Disclosure[]; old: OldDisclosure[] } {
  const contract = events.find(({ event_key }) => event_key === 'contract_signed')?.scheduled_date
  return disclosuresByAge(disclosures, contract ?? today)
}

/**
 * Names a loan in the entries of calendars, so that those of the next one are not taken for changes of these. The first loan has the
 * name of its person, which its entries had before a person could have several.
 */
export function calendarOwner({
  user_id,
  loan_id,
  is_first,
}: {
  user_id: string
  loan_id: string
  is_first: boolean
}): string {
  return is_first ? user_id : loan_id
}

/** Signed and done, whether the loan was marked as closed or the day was ticked off. */
export function hasClosed(events: readonly TimelineEvent[], { is_closed }: LoanContext): boolean {
  return is_closed || events.some(({ event_key, completed }) => event_key === 'closing_day' && completed)
}

export interface ShownEvent extends TimelineEvent {
  /** What the notes say until somebody writes there. */
  advice: string
  /** The notes without the line of a date that was filled in, and that line. */
  bare_notes: string
  tentative_note: string | null
  /** False for what this kind of loan does without. */
  applies: boolean
  /** False where its day, or the closed loan, says that it is done: a tick would change nothing. */
  tickable: boolean
}

/** The words of events, in one language. */
export interface EventCatalog {
  eventWords: typeof eventWords
  tentativeNote: string
  refinanceWords: typeof refinanceWords
  refinanceTentativeNote: string
}

const own: EventCatalog = { eventWords, tentativeNote, refinanceWords, refinanceTentativeNote }

/**
 * The eleven events in the words of this loan and of the reader's language, as they stand today. A contract whose day has come
 * is signed, and once the loan is closed nothing is left to do, whatever was never ticked off. Advice that nobody changed
 * follows; what somebody wrote themselves stays.
 */
export function eventsFor(
  all: readonly TimelineEvent[],
  { is_refinance, is_closed }: LoanContext,
  today: CalendarDay,
  said: EventCatalog = own,
): ShownEvent[] {
  const tentative = is_refinance ? said.refinanceTentativeNote : said.tentativeNote
  return all.map(event => {
    const isDone = is_closed || isSigned(event, today)
    const { event_key } = event
    const words = (is_refinance ? said.refinanceWords : said.eventWords)[event_key]
    const { title, description, advice } = words ?? {
      ...said.eventWords[event_key],
      description: NOT_FOR_REFINANCE,
    }
    const advised = event.notes.replace(ADVICE[event_key], () => advice)
    const notes = advised.replace(TENTATIVE_NOTE, () => tentative)
    const bare_notes = withoutTentativeNote(advised)
    const tentative_note = bare_notes === advised ? null : tentative
    const completed = event.completed || isDone
    return {
      ...event,
      title,
      description,
      notes,
      advice,
      bare_notes,
      tentative_note,
      completed,
      tickable: !isDone,
      applies: words !== null,
    }
  })
}
