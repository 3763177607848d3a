import type { CalendarDay } from '#domain/calendar-day.ts'
import { paperDays } from '#features/papers/paper-days.ts'
import { loan_papers } from '#features/papers/server/tables.ts'
import type { Orm } from '#server/db/database.ts'
import { preparedSelect } from '#server/db/prepared.ts'
import { isOfLoan, type Reader } from '#server/loans/owner.ts'
import { eventsFor, type LoanContext, papersFor, type ShownEvent } from '../loan-context.ts'
import { type LockTold, type RightsDate, rightsDates, rightsFacts } from '../rights.ts'
import type { RightsState } from '../rights-model.ts'
import { loadLoanContext } from './loan-context.ts'
import { rightsStore } from './rights-store.ts'
import { loadTimeline } from './store.ts'

const figuresOf = preparedSelect(
  'figures_of_loan_papers_of',
  { figures: loan_papers.figures, unsure: loan_papers.unsure },
  rows => rows.from(loan_papers).where(isOfLoan(loan_papers)),
)

/** Rate locks know the timeline and not the other way round, so the app hands them in. */
export type LockOf = (db: Orm, reader: Reader) => Promise<LockTold | null>

export interface TimelineDates {
  /** Those that belong to this loan. */
  events: ShownEvent[]
  rights: RightsDate[]
  /** We filled the closing day in, and nobody has said that it is fixed. */
  closingIsGuess: boolean
  told: RightsState
  context: LoanContext
}

/** Everything that the page shows of a loan's dates. */
export async function loadDates(db: Orm, reader: Reader, today: CalendarDay, lockOf: LockOf): Promise<TimelineDates> {
  const { events, context, told, known } = await loadKnown(db, reader, today, await lockOf(db, reader))
  return {
    events: eventsFor(events, context, today).filter(({ applies }) => applies),
    rights: rightsDates(known, today),
    closingIsGuess: known.guessed.closing_on,
    told,
    context,
  }
}

/** What a person's dates are worked out from. */
export async function loadKnown(db: Orm, reader: Reader, today: CalendarDay, lock: LockTold | null) {
  const [{ events }, context, papers, told] = await Promise.all([
    loadTimeline(db, reader),
    loadLoanContext(db, reader),
    figuresOf(db).execute({ ...reader }),
    rightsStore.load(db, reader),
  ])
  const { current } = papersFor(papers, events, today)
  const days = paperDays(current)
  return { events, context, told, known: rightsFacts({ events, context, papers: days, rights: told, lock }) }
}
