import { toCents } from '#domain/money.ts'
import { type Borrower, type BorrowingWay, borrowingWays } from '#domain/together/borrowing.ts'
import { borrowerScores } from '#domain/together/scores.ts'
import { US_STATES } from '#domain/us-states.ts'
import { type Borrowing, OWNERS, type OwnerKey } from './model.ts'

export type WayKey = OwnerKey | 'both'

/** One way to borrow, in dollars. What nobody said is `null`. */
export interface Way {
  key: WayKey
  annual_income: number | null
  monthly_debts: number | null
  payment: number | null
  debt_to_income: number | null
  price_score: number | null
  /** Whose score that is. */
  score_of: OwnerKey | null
  cash: number | null
  ask: BorrowingWay['ask']
  /** In a community property state the debts of a spouse who does not borrow are in it. */
  counts_spouse: boolean
}

/** The first alone, the second alone, both. Never whether it is approved. */
export function waysOf(borrowing: Borrowing): Way[] {
  const people = OWNERS.map(owner => borrowerOf(borrowing, owner))
  const state = US_STATES.find(({ name }) => name === borrowing.state)?.code
  const terms = {
    program: borrowing.program,
    states: state ? [state] : [],
    are_married: borrowing.are_married,
  }
  const keys: WayKey[] = [...OWNERS, 'both']
  return keys.map((key, at) => {
    const payment = key === 'both' ? (borrowing.payment_both ?? borrowing.payment) : borrowing.payment
    const way = borrowingWays(people, { ...terms, housing_payment: toCents(payment ?? 0) })[at]
    const on = key === 'both' ? OWNERS : [key]
    const counts_spouse = key !== 'both' && (way?.monthly_debts ?? 0) !== toCents(borrowing[`${key}_debts`] ?? 0)
    const counted = counts_spouse ? OWNERS : on
    const income = on.every(owner => borrowing[`${owner}_income`] !== null)
    const debts = counted.every(owner => borrowing[`${owner}_debts`] !== null)
    const cash = on.every(owner => borrowing[`${owner}_cash`] !== null)
    return {
      key,
      annual_income: way && income ? way.annual_income / 100 : null,
      monthly_debts: way && debts ? way.monthly_debts / 100 : null,
      payment,
      debt_to_income: way && income && debts && payment !== null ? way.debt_to_income : null,
      price_score: way?.price_score ?? null,
      score_of: way?.price_score == null ? null : weakest(borrowing, on),
      cash: way && cash ? way.cash / 100 : null,
      ask: way?.ask ?? [],
      counts_spouse,
    }
  })
}

function borrowerOf(borrowing: Borrowing, owner: OwnerKey): Borrower {
  return {
    name: owner,
    annual_income: toCents(borrowing[`${owner}_income`] ?? 0),
    monthly_debts: toCents(borrowing[`${owner}_debts`] ?? 0),
    cash: toCents(borrowing[`${owner}_cash`] ?? 0),
    scores: borrowing[`${owner}_scores`],
  }
}

function weakest(borrowing: Borrowing, on: readonly OwnerKey[]): OwnerKey | null {
  const scores = on.map(owner => ({ owner, score: borrowerScores([borrowing[`${owner}_scores`]]).representative }))
  return scores.toSorted((one, other) => one.score - other.score)[0]?.owner ?? null
}
