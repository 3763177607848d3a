import type { ApplicationFields, PastLoan } from '#features/application/model.ts'
import { papersAfter } from '#features/papers/of-this-loan.ts'
import type { TimelineEvent } from './model.ts'
import { NOT_FOR_REFINANCE, refinanceWords } from './refinance-words.ts'
import { eventWords } from './words.ts'

/** What the application tells that changes the timeline. */
export interface LoanContext {
  is_refinance: boolean
  /** A loan on the home that somebody lives in, other than to buy it, can be cancelled for three days. */
  may_cancel: boolean
  /** The loan was marked as closed: what was to be done before is finished. */
  is_closed: boolean
  /** When the loan before this one was closed: papers from before are that one's. */
  since: string | null
}

export function loanContext(
  answers: Pick<ApplicationFields, 'loan_purpose' | 'property_type'> | null | undefined,
  is_closed = false,
  past_loans: readonly Pick<PastLoan, 'closure'>[] = [],
): LoanContext {
  const is_refinance = answers?.loan_purpose === 'refinance' || answers?.loan_purpose === 'cash_out_refinance'
  const may_cancel = is_refinance && answers?.property_type === 'primary_residence'
  return { is_refinance, may_cancel, is_closed, since: past_loans[0]?.closure.updated_at ?? null }
}

/** The papers of this loan: those that came after the last one was closed. */
export function papersFor<Paper extends { added_at: string }>(
  papers: readonly Paper[],
  { since }: LoanContext,
): Paper[] {
  return papersAfter(papers, since)
}

/** Names this loan in the entries of calendars, so that those of the next one are not taken for changes of these. */
export function calendarOwner(person: string, { since }: LoanContext): string {
  return since === null ? person : `${person}.${Date.parse(since)}`
}

/** Signed and done, whether the loan was marked as closed or the day was ticked off. */
export function hasClosed(events: readonly TimelineEvent[], { is_closed }: LoanContext): boolean {
  return is_closed || events.some(({ event_key, completed }) => event_key === 'closing_day' && completed)
}

export interface ShownEvent extends TimelineEvent {
  /** False for what this kind of loan does without. */
  applies: boolean
}

/** The eleven events in the words of this loan. Advice that nobody changed follows; what somebody wrote themselves stays. */
export function eventsFor(all: readonly TimelineEvent[], { is_refinance, is_closed }: LoanContext): ShownEvent[] {
  // Once the loan is closed nothing is left to do, whatever was never ticked off.
  const events = is_closed ? all.map(event => ({ ...event, completed: true })) : all
  if (!is_refinance) return events.map(event => ({ ...event, applies: true }))
  return events.map(event => {
    const own = refinanceWords[event.event_key]
    if (!own) return { ...event, description: NOT_FOR_REFINANCE, applies: false }
    const { title, description, advice } = own
    const notes = event.notes.replace(eventWords[event.event_key].advice, () => advice)
    return { ...event, title, description, notes, applies: true }
  })
}
