import { addMonths, type CalendarDay } from '#domain/calendar-day.ts'
import { letterDays } from '#features/escrow/letter-clock.ts'
import type { EscrowState } from '#features/escrow/model.ts'
import { aboutDays } from './letter-days.ts'
import { type LoanFacts, newestFirst } from './loan-facts.ts'
import type { HomeLoan, SavedMonthly, ServicingState } from './model.ts'
import { reviewMonthly } from './monthly-review.ts'
import type { RefinanceAnswer } from './refinance-number.ts'
import { changePath } from './servicing-days.ts'

/** The one thing to say about a home: what to do, or that all is well. */
export type HomeSentence =
  | { kind: 'no-answer'; servicer: string; by: CalendarDay; to: string }
  | { kind: 'finding' | 'question'; statement: SavedMonthly }
  | { kind: 'waiting'; servicer: string; by: CalendarDay }
  | { kind: 'refinance'; number: RefinanceAnswer }
  | { kind: 'well'; statement: SavedMonthly; right: number; next_due: CalendarDay }
  | { kind: 'not-seen'; due_on: CalendarDay }
  | { kind: 'cannot'; statement: SavedMonthly }
  | { kind: 'first' }

export interface SentenceFacts {
  /** What statements are checked against; `null` where not enough is known. */
  checked: HomeLoan | null
  facts: LoanFacts
  servicing: ServicingState
  escrow: EscrowState
  number: RefinanceAnswer | null
  today: CalendarDay
}

/** What somebody owes them first, then what does not add up, then what would save money. */
export function homeSentence({ checked, facts, servicing, escrow, number, today }: SentenceFacts): HomeSentence {
  const late = [
    ...letterDays(servicing.statements).map(({ latest, statement }) => ({
      latest,
      servicer: statement.figures.servicer,
      to: '/dashboard/statements',
    })),
    ...aboutDays(servicing.letters).map(({ latest, about }) => ({
      latest,
      servicer: servicing.loan?.servicer ?? '',
      to: changePath(about),
    })),
    ...letterDays(escrow.statements).map(({ latest, statement }) => ({
      latest,
      servicer: statement.figures.servicer,
      to: '/dashboard/escrow-check',
    })),
  ].find(({ latest }) => latest < today)
  if (late) return { kind: 'no-answer', servicer: late.servicer, by: late.latest, to: late.to }

  const [statement] = newestFirst(servicing.statements)
  const review =
    statement && checked
      ? reviewMonthly(statement.figures, {
          loan: checked,
          transfer: servicing.transfer,
          rate_notice: servicing.rate_notice,
          analyses: escrow.statements.map(({ figures }) => figures),
          others: servicing.statements.filter(({ id }) => id !== statement.id),
        })
      : null
  const waits = statement?.letter !== null && statement?.letter.is_answered === false
  if (statement && review && review.odd.length > 0 && !waits) return { kind: 'finding', statement }
  const by = statement && waits ? letterDays([statement]).at(-1)?.latest : undefined
  if (statement && by) return { kind: 'waiting', servicer: statement.figures.servicer, by }
  if (number?.zone === 'pays') return { kind: 'refinance', number }
  if (!statement || !review) return { kind: 'first' }
  if (review.questions.length > 0) return { kind: 'question', statement }
  // The statement of the month before may still be on its way.
  if (statement.figures.due_on < addMonths(facts.next_due, -1)) return { kind: 'not-seen', due_on: facts.next_due }
  if (review.right === 0) return { kind: 'cannot', statement }
  return { kind: 'well', statement, right: review.right, next_due: facts.next_due }
}
