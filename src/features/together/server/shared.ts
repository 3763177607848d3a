import { LENDER_DEBTS } from '#domain/affordability.ts'
import type { LoanViewer } from '#resources/loan.ts'
import { accepted, type Outcome, refused } from '#resources/problem.ts'
import { privateFigures, type SharedSide } from '#server/resources.ts'
import { type Borrowing, type Enough, OWNERS, type OwnerKey, type TogetherState } from '../model.ts'

/** What each of the two brings: theirs to show. */
const FIGURES = ['income', 'debts', 'cash', 'scores'] as const
const NO_FIGURES = { income: null, debts: null, cash: null, scores: [] as number[] }

export type Figures =
  Pick<Borrowing, 'first_income' | 'first_debts' | 'first_cash' | 'first_scores'> extends infer First
    ? { [Field in (typeof FIGURES)[number]]: First[`first_${Field}` & keyof First] }
    : never

export function figuresOf(borrowing: Borrowing | null, side: OwnerKey): Figures {
  if (!borrowing) return NO_FIGURES
  return {
    income: borrowing[`${side}_income`],
    debts: borrowing[`${side}_debts`],
    cash: borrowing[`${side}_cash`],
    scores: borrowing[`${side}_scores`],
  }
}

export function withFigures(borrowing: Borrowing, side: OwnerKey, figures: Figures): Borrowing {
  return { ...borrowing, ...Object.fromEntries(FIGURES.map(field => [`${side}_${field}`, figures[field]])) }
}

export function withoutFigures(borrowing: Borrowing, side: OwnerKey): Borrowing {
  return withFigures(borrowing, side, NO_FIGURES)
}

/** Whose figures somebody does not see. */
function hiddenFrom({ privacy }: TogetherState, viewer: LoanViewer): OwnerKey[] {
  return OWNERS.filter(side => privacy?.[side].is_private && viewer.side !== side)
}

export const sharedTogether: SharedSide<TogetherState> = {
  hide(state, viewer) {
    const { borrowing } = state
    if (!borrowing) return state
    return { ...state, borrowing: hiddenFrom(state, viewer).reduce(withoutFigures, borrowing) }
  },
  keep({ before, seen, after }, viewer, { today }): Outcome<TogetherState> {
    if (after.borrowing === seen.borrowing || !after.borrowing)
      return accepted({ ...after, borrowing: before.borrowing })
    const hidden = hiddenFrom(before, viewer)
    const typed = hidden.flatMap(side => typedFields(after.borrowing, side))
    if (typed.length > 0) return refused(privateFigures(typed))
    const borrowing = hidden.reduce(
      (kept, side) => withFigures(kept, side, figuresOf(before.borrowing, side)),
      after.borrowing,
    )
    return accepted(judged({ ...after, borrowing }, viewer, today))
  },
}

function typedFields(borrowing: Borrowing | null, side: OwnerKey): string[] {
  const figures = figuresOf(borrowing, side)
  return FIGURES.filter(field => figures[field] !== null && figures[field]?.toString() !== '').map(
    field => `${side}_${field}`,
  )
}

/**
 * Whether it is enough is written down when whose figures they are saves them, and never worked out for others: by trying one payment
 * after another they could find the income.
 */
function judged(state: TogetherState, { side }: LoanViewer, today: string): TogetherState {
  const { privacy, borrowing } = state
  if (!privacy || !borrowing || !side) return state
  return { ...state, privacy: { ...privacy, [side]: { ...privacy[side], enough: enoughOf(borrowing, side, today) } } }
}

/** `null` while something is not entered. Each alone: with the other's figures in it, one could be found out from the other. */
function enoughOf(borrowing: Borrowing, side: OwnerKey, today: string): Enough | null {
  const { income, debts } = figuresOf(borrowing, side)
  const { payment } = borrowing
  if (income === null || debts === null || payment === null) return null
  return { is_enough: (debts + payment) * 12 * 100 <= income * LENDER_DEBTS, payment, on: today }
}
