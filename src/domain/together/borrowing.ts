import { debtToIncome } from '../ratios.ts'
import { borrowerScores } from './scores.ts'

/** What one person brings; money in cents. */
export interface Borrower {
  name: string
  annual_income: number
  monthly_debts: number
  /** Up to three, from the bureaus. */
  scores: readonly number[]
  cash: number
}

export type BorrowingProgram = 'conventional' | 'fha' | 'usda' | 'va'

export interface BorrowingTerms {
  /** Principal, interest, taxes, insurance and dues, a month. */
  housing_payment: number
  program: BorrowingProgram
  /** Where the borrower lives or the house stands. */
  states: readonly string[]
  /** Married to each other: only then another's debts may count. */
  are_married: boolean
}

export interface BorrowingWay {
  /** Who is on the loan: each owes all of it. */
  owe: string[]
  annual_income: number
  monthly_debts: number
  /** Percent of the pay before tax that debts and home take; `null` without income. */
  debt_to_income: number | null
  /** The score that sets the price; `null` without one. */
  price_score: number | null
  cash: number
  /** What depends on the program and is asked of the lender. */
  ask: ('spouse-debts' | 'score-rule')[]
}

/** Community property by statute; in Alaska only by agreement (RHS handbook). */
export const COMMUNITY_PROPERTY_STATES: readonly string[] = ['AZ', 'CA', 'ID', 'LA', 'NV', 'NM', 'TX', 'WA', 'WI']

/** Each alone, then together: income, debts, the weaker score, cash and who owes. Never whether it is approved. */
export function borrowingWays(people: readonly Borrower[], terms: BorrowingTerms): BorrowingWay[] {
  const alone = people.map(person => way([person], people, terms))
  return people.length > 1 ? [...alone, way(people, people, terms)] : alone
}

function way(on: readonly Borrower[], people: readonly Borrower[], terms: BorrowingTerms): BorrowingWay {
  const others = people.filter(person => !on.includes(person))
  const spouse = others.length > 0 ? spouseDebts(terms) : 'none'
  const counted = spouse === 'count' ? [...on, ...others] : on
  const sum = (of: readonly Borrower[], figure: 'annual_income' | 'monthly_debts' | 'cash') =>
    of.reduce((total, person) => total + person[figure], 0)
  const annual_income = sum(on, 'annual_income')
  const monthly_debts = sum(counted, 'monthly_debts')
  const scores = on.map(person => person.scores)
  return {
    owe: on.map(({ name }) => name),
    annual_income,
    monthly_debts,
    debt_to_income: debtToIncome(monthly_debts + terms.housing_payment, annual_income),
    price_score: scores.every(each => each.length > 0) ? borrowerScores(scores).representative : null,
    cash: sum(on, 'cash'),
    ask: [
      ...(spouse === 'ask' ? (['spouse-debts'] as const) : []),
      // That the other programs go by the lowest middle score was not read in their own papers.
      ...(terms.program === 'conventional' || on.length === 1 ? [] : (['score-rule'] as const)),
    ],
  }
}

/** FHA and USDA count the debts of a spouse who does not borrow in community property states; of others it was not read. */
function spouseDebts({ program, states, are_married }: BorrowingTerms): 'count' | 'ask' | 'none' {
  if (!are_married || !states.some(state => COMMUNITY_PROPERTY_STATES.includes(state))) return 'none'
  return program === 'fha' || program === 'usda' ? 'count' : 'ask'
}
