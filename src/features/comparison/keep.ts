import { estimateFees } from '#domain/fee-estimate.ts'
import { mortgagePhases, mortgageShape } from '#domain/mortgage-type.ts'
import { type KeepOrReplace, keepOrReplace } from '#domain/refinance/keep-or-replace.ts'
import { fixedPhases, type LoanPath, loanPath } from '#domain/refinance/loan-path.ts'
import { type OwnNumber, offerZone, ownNumber, type RefinanceZone } from '#domain/refinance/own-number.ts'
import { type RefinanceTrap, traps } from '#domain/refinance/traps.ts'
import type { CurrentLoan } from './current-loan.ts'
import type { LoanCost } from './loan-cost.ts'
import type { OfferFigures } from './model.ts'
import type { RatedCosts } from './rules.ts'

export interface AgainstKeeping extends KeepOrReplace {
  /** Months of the loan as it is offered. */
  offered_months: number
  cash_out: number
  traps: RefinanceTrap[]
  /** `null` where cash is taken out: then the question is what the cash costs. */
  standing: RefinanceZone | null
  /** The rates that decide at this offer's costs; `null` for an adjustable one, which the rule does not know. */
  number: OwnNumber | null
}

export interface KeepVerdict {
  loan: CurrentLoan
  path: LoanPath
  months: number
  /** In the offers' order; `null` for those that take no part. */
  offers: readonly (AgainstKeeping | null)[]
  /** The offer that does most; `null` where keeping costs least, or no offer takes part. */
  best: number | null
}

interface KeepQuestion {
  loan: CurrentLoan
  /** What is asked of every lender. */
  loan_amount: number
  /** How long the home, or the loan, is kept. */
  months: number
  /** The costs of every offer are added to its loan. */
  costs_in_loan: boolean
}

/** Each offer against keeping the loan. */
export function keepVerdict(question: KeepQuestion, offers: readonly OfferFigures[], costs: RatedCosts): KeepVerdict {
  const { loan, months } = question
  const judged = offers.map((offer, at) => {
    const cost = costs[at]
    return cost ? againstKeeping(question, offer, cost) : null
  })
  const path = loanPath(loan.balance, fixedPhases(loan.annual_rate, loan.months_left))
  return { loan, path, months, offers: judged, best: bestOf(judged) }
}

/** No lender's costs are known before the first offer: ours are a guess. */
export function firstNumber(loan: CurrentLoan, loan_amount: number, stay_years: number): OwnNumber & { costs: number } {
  const costs = estimateFees(loan_amount).totalFees
  return { ...ownNumber({ ...loan, costs, stay_years }), costs }
}

function againstKeeping(question: KeepQuestion, offer: OfferFigures, cost: LoanCost): AgainstKeeping {
  const { loan, months } = question
  const replacement = {
    phases: mortgagePhases(offer.mortgage_type, offer.interest_rate),
    costs: cost.starting_costs,
    ...moneyOf(question, offer, cost),
  }
  const found = keepOrReplace(loan, replacement, { stay_months: months })
  const { cash_out } = replacement
  const shape = mortgageShape(offer.mortgage_type)
  const is_fixed = shape.fixed_months === undefined
  const number = is_fixed ? ownNumber({ ...loan, costs: cost.starting_costs, stay_years: months / 12 }) : null
  return {
    ...found,
    offered_months: shape.months,
    cash_out,
    traps: traps(loan, replacement, found),
    standing: offerZone({ rate: offer.interest_rate, cash_out }, found, number),
    number,
  }
}

/** What is above the balance is the cash that is taken out; for a plain refinance it pays for costs first. */
function moneyOf({ loan, loan_amount, costs_in_loan }: KeepQuestion, offer: OfferFigures, cost: LoanCost) {
  const borrowed = offer.upfront_fee_financed ? Math.max(0, offer.upfront_fee) : 0
  const open = Math.max(0, cost.starting_costs - borrowed)
  const above = loan_amount - loan.balance
  const covered = loan.takes_cash ? 0 : Math.min(Math.max(0, above), open)
  return { costs_in_loan: borrowed + (costs_in_loan ? open : covered), cash_out: above - covered }
}

function bestOf(judged: readonly (AgainstKeeping | null)[]): number | null {
  let best: number | null = null
  judged.forEach((one, at) => {
    if (!one) return
    const leader = best === null ? null : judged[best]
    if (one.standing === null) {
      // Whoever takes cash asks what it costs.
      const cheaper = !leader || (one.cash_rate ?? Infinity) < (leader.cash_rate ?? Infinity)
      if (one.cash_rate !== null && cheaper) best = at
    } else if (one.same_term.ahead_when_leaving > (leader?.same_term.ahead_when_leaving ?? 0)) best = at
  })
  return best
}
