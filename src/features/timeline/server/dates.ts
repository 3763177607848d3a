import type { CalendarDay } from '#domain/calendar-day.ts'
import type { Language } from '#domain/languages.ts'
import { disclosureDays } from '#features/disclosures/disclosure-days.ts'
import { loan_papers } from '#features/disclosures/server/tables.ts'
import type { Orm } from '#server/db/database.ts'
import { preparedSelect } from '#server/db/prepared.ts'
import { isOfLoan, type Reader } from '#server/loans/owner.ts'
import { knownLegalFacts, type LegalDateEntry, type LockDates, legalDateEntries } from '../legal-dates.ts'
import type { LegalDatesState } from '../legal-dates-model.ts'
import { disclosuresFor, eventsFor, type LoanContext, type ShownEvent } from '../loan-context.ts'
import { catalogs } from './catalogs.ts'
import { legalDatesStore } from './legal-dates-store.ts'
import { loadLoanContext } from './loan-context.ts'
import { loadTimeline } from './store.ts'

const figuresOf = preparedSelect(
  'figures_of_loan_papers_of',
  { figures: loan_papers.figures, unsure: loan_papers.unsure },
  rows => rows.from(loan_papers).where(isOfLoan(loan_papers)),
)

/** Rate locks know the timeline and not the other way round, so the app hands them in. */
export type LockOf = (db: Orm, reader: Reader) => Promise<LockDates | null>

export interface TimelineDates {
  /** Those that belong to this loan. */
  events: ShownEvent[]
  legalDates: LegalDateEntry[]
  /** We filled the closing day in, and nobody has said that it is fixed. */
  closingIsGuess: boolean
  legalState: LegalDatesState
  context: LoanContext
}

/** Everything that the page shows of a loan's dates, in one language. */
export async function loadDates(
  db: Orm,
  reader: Reader,
  today: CalendarDay,
  lockOf: LockOf,
  language: Language,
): Promise<TimelineDates> {
  const { events, context, legalState, known } = await loadKnown(db, reader, today, await lockOf(db, reader))
  return {
    events: eventsFor(events, context, today, catalogs[language]).filter(({ applies }) => applies),
    legalDates: legalDateEntries(known, today),
    closingIsGuess: known.guessed.closing_on,
    legalState,
    context,
  }
}

/** What a person's dates are worked out from. */
export async function loadKnown(db: Orm, reader: Reader, today: CalendarDay, lock: LockDates | null) {
  const [{ events }, context, disclosures, legalState] = await Promise.all([
    loadTimeline(db, reader),
    loadLoanContext(db, reader),
    figuresOf(db).execute(reader),
    legalDatesStore.load(db, reader),
  ])
  const { current } = disclosuresFor(disclosures, events, today)
  const days = disclosureDays(current)
  return {
    events,
    context,
    legalState,
    known: knownLegalFacts({ events, context, papers: days, legalDates: legalState, lock }),
  }
}
