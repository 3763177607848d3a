import { LENDER_DEBTS } from '#domain/affordability.ts'
import { FIGURES, type Figure } from '#domain/together/figure-privacy.ts'
import { borrowerScores } from '#domain/together/scores.ts'
import type { LoanViewer } from '#resources/loan.ts'
import { accepted, type Outcome, refused } from '#resources/problem.ts'
import { privateFigures, type SharedSide } from '#server/resources.ts'
import {
  type Borrowing,
  type Enough,
  OWNERS,
  type OwnerKey,
  type PriceScore,
  type Privacy,
  type TogetherState,
} from '../model.ts'
import { otherOf } from '../rules.ts'

export type Figures =
  Pick<Borrowing, 'first_income' | 'first_debts' | 'first_cash' | 'first_scores'> extends infer First
    ? { [Field in Figure]: First[`first_${Field}` & keyof First] }
    : never

const NO_FIGURES: Figures = { income: null, debts: null, cash: null, scores: [] }

export function figuresOf(borrowing: Borrowing | null, side: OwnerKey): Figures {
  if (!borrowing) return NO_FIGURES
  return {
    income: borrowing[`${side}_income`],
    debts: borrowing[`${side}_debts`],
    cash: borrowing[`${side}_cash`],
    scores: borrowing[`${side}_scores`],
  }
}

export function withFigures(
  borrowing: Borrowing,
  side: OwnerKey,
  from: Figures,
  figures: readonly Figure[] = FIGURES,
): Borrowing {
  return { ...borrowing, ...Object.fromEntries(figures.map(figure => [`${side}_${figure}`, from[figure]])) }
}

export function withoutFigures(borrowing: Borrowing, side: OwnerKey, figures: readonly Figure[] = FIGURES): Borrowing {
  return withFigures(borrowing, side, NO_FIGURES, figures)
}

type Hidden = readonly [side: OwnerKey, figures: readonly Figure[]]

/** Which figures of whom somebody does not see. */
function hiddenFrom({ privacy }: TogetherState, viewer: LoanViewer): Hidden[] {
  if (!privacy) return []
  const others = OWNERS.filter(side => viewer.side !== side)
  return others.map(side => [side, FIGURES.filter(figure => privacy[side].figures[figure] !== 'shown')])
}

export const sharedTogether: SharedSide<TogetherState> = {
  hide(state, viewer) {
    const { borrowing, privacy } = state
    const hidden = hiddenFrom(state, viewer)
    return {
      ...state,
      ...(privacy && { privacy: resultsFor(privacy, viewer) }),
      borrowing: borrowing && hidden.reduce((seen, [side, figures]) => withoutFigures(seen, side, figures), borrowing),
    }
  },
  restoreHidden({ before, visible, after }, viewer, { today }): Outcome<TogetherState> {
    const { privacy } = before
    if (after.borrowing === visible.borrowing || !after.borrowing)
      return accepted({ ...after, privacy, borrowing: before.borrowing })
    const hidden = hiddenFrom(before, viewer)
    const typed = hidden.flatMap(each => typedFields(after.borrowing, each))
    if (typed.length > 0) return refused(privateFigures(typed))
    const borrowing = hidden.reduce(
      (saved, [side, figures]) => withFigures(saved, side, figuresOf(before.borrowing, side), figures),
      after.borrowing,
    )
    const saved = { ...after, privacy, borrowing }
    return accepted(viewer.side ? withResults(saved, viewer.side, today) : saved)
  },
}

function typedFields(borrowing: Borrowing | null, [side, hidden]: Hidden): string[] {
  const figures = figuresOf(borrowing, side)
  return hidden
    .filter(figure => figures[figure] !== null && figures[figure]?.toString() !== '')
    .map(figure => `${side}_${figure}`)
}

/** What follows from figures that are not shown. Whoever could see it of their own score could find the other's by trying. */
function resultsFor(privacy: Privacy, { side: own }: LoanViewer): Privacy {
  const seen = (side: OwnerKey) => (side === own ? { ...privacy[side], price: null } : privacy[side])
  return { first: seen('first'), second: seen('second') }
}

/**
 * What follows from somebody's figures is written down when they save them or say who sees what, and never worked out for others: by
 * trying one payment or score after another they could find the figure.
 */
export function withResults(state: TogetherState, side: OwnerKey, today: string): TogetherState {
  const { privacy, borrowing } = state
  if (!privacy) return state
  const { figures } = privacy[side]
  const tellsEnough = figures.income !== 'hidden' && figures.debts !== 'hidden'
  const tellsPrice = figures.scores === 'result' && privacy[otherOf(side)].figures.scores !== 'hidden'
  const results = {
    enough: borrowing && tellsEnough ? enoughOf(borrowing, side, today) : null,
    price: borrowing && tellsPrice ? priceOf(borrowing, side, today) : null,
  }
  const other = privacy[otherOf(side)]
  // Held against a score that is hidden by now, theirs would still tell of it.
  const others = figures.scores === 'hidden' ? { ...other, price: null } : other
  return { ...state, privacy: { first: others, second: others, [side]: { figures, ...results } } }
}

/** `null` while something is not entered. Each alone: with the other's figures in it, one could be found out from the other. */
function enoughOf(borrowing: Borrowing, side: OwnerKey, today: string): Enough | null {
  const { income, debts } = figuresOf(borrowing, side)
  const { payment } = borrowing
  if (income === null || debts === null || payment === null) return null
  return { is_enough: (debts + payment) * 12 * 100 <= income * LENDER_DEBTS, payment, on: today }
}

function priceOf(borrowing: Borrowing, side: OwnerKey, today: string): PriceScore | null {
  const scores = [figuresOf(borrowing, side).scores, figuresOf(borrowing, otherOf(side)).scores]
  if (scores.some(each => each.length === 0)) return null
  const [own = 0, others = 0] = borrowerScores(scores).median
  return { sets_price: own <= others, on: today }
}
