import { monthlyPayment } from '#domain/amortization.ts'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { estimateFees } from '#domain/fee-estimate.ts'
import type { FigureSource } from '#domain/figure-source.ts'
import { type HousingCost, housingCost } from '#domain/housing-cost.ts'
import { mortgageShape } from '#domain/mortgage-type.ts'
import { propertyTaxRate } from '#domain/property-tax.ts'
import { estimateRate } from '#domain/rate-estimate.ts'
import type { SurveyRate } from '#domain/survey-rate.ts'
import type { LoanClosure } from '#features/application/loan-closure.ts'
import type { ApplicationFields } from '#features/application/model.ts'
import { guessedOffer } from './basis.ts'
import { judgeOffers } from './judgement.ts'
import { loanCost, loanOf } from './loan-cost.ts'
import type { Scenario } from './model.ts'
import { feesSource } from './offer-sources.ts'
import { isNamed } from './rules.ts'

/**
 * The one loan that every page starts from: the closed one as it was signed; else the application's, at the
 * chosen offer, at the cheapest one, at what lenders averaged, or at our estimate where no survey is known.
 */
export interface OwnLoan {
  /** Its answers are not edited any more. */
  is_closed: boolean
  loan_amount: number
  property_value: number | null
  down_payment_percentage: number | null
  down_payment_amount: number | null
  property_state: string | null
  /** Percent a year, to three places as lenders quote it. */
  rate: number
  term_years: number
  /** Fees and upfront costs less credits, of the offer or estimated. */
  fees: number
  fees_source: FigureSource
  from: 'closed' | 'offer' | 'survey' | 'estimate'
  /** Where the rate is what lenders averaged: the survey, and our own estimate, which comes second. */
  market: { survey: SurveyRate; rate: number; month: HousingCost | null } | null
  /** Who offers it, where that is known. */
  lender: string | null
  /** The buyer said yes to it; it need not cost least. */
  is_chosen: boolean
  /** The whole month; `null` without a price, of which taxes and insurance are guessed. */
  month: HousingCost | null
}

/** `null` until an application says how much is borrowed. */
export function ownLoan(
  view:
    | { completed: ApplicationFields | null; draft: ApplicationFields | null; closed?: LoanClosure | null }
    | undefined,
  scenarios: readonly Scenario[],
  stay_years: number,
  today: CalendarDay,
  survey: SurveyRate | null = null,
): OwnLoan | null {
  const application = view?.completed ?? view?.draft
  const closed = view?.closed ?? null
  const answers = application && { ...application, loan_amount: closed?.loan_amount || application.loan_amount }
  if (!answers?.loan_amount) return null
  const known = {
    is_closed: closed !== null,
    is_chosen: false,
    loan_amount: answers.loan_amount,
    property_value: answers.property_value || null,
    down_payment_percentage: answers.down_payment_percentage,
    down_payment_amount: answers.down_payment_amount,
    property_state: answers.property_state,
  }
  const asked = { loan_amount: known.loan_amount, property_value: known.property_value }
  const guess = guessedOffer(answers, answers.loan_amount)
  const costs = scenarios.map(scenario => loanCost(loanOf(asked, scenario), scenario))
  const names = scenarios.map(({ name }) => name)
  // Only an offer whose rate a lender named is anybody's offer.
  const best = closed
    ? signedOf(scenarios, closed)
    : chosenOrBest(scenarios, judgeOffers(names, scenarios, costs, { guess, today, ...asked }, stay_years * 12))
  const [offer, cost] = best === undefined ? [] : [scenarios[best], costs[best]]
  if (closed && closed.interest_rate !== null) {
    return {
      ...known,
      ...signed(answers, closed, closed.interest_rate, offer),
      ...(cost && offer && { fees: cost.starting_costs, fees_source: feesSource(offer, guess) }),
    }
  }
  const estimate = estimated(answers, known.loan_amount)
  if (!offer || !cost) return { ...known, ...(survey ? surveyed(answers, estimate, survey) : estimate) }
  const month = guessedMonth(answers, offer.interest_rate)
  return {
    ...known,
    rate: offer.interest_rate,
    term_years: mortgageShape(offer.mortgage_type).months / 12,
    fees: cost.starting_costs,
    fees_source: feesSource(offer, guess),
    from: 'offer',
    market: null,
    lender: isNamed(offer.name) ? offer.name : null,
    is_chosen: offer.is_chosen,
    month: month && withPayment(month, cost.payment, cost.insurance?.monthly),
  }
}

/** The offer that was chosen, also when its day has passed since: the yes was said. Until then the cheapest. */
function chosenOrBest(scenarios: readonly Scenario[], { absences, verdict }: ReturnType<typeof judgeOffers>) {
  const chosen = scenarios.findIndex(
    (one, at) => one.is_chosen && (absences[at] === null || absences[at] === 'expired'),
  )
  return chosen < 0 ? verdict?.best : chosen
}

/** The lender of a closed loan among the offers, where it was compared. */
function signedOf(scenarios: readonly Scenario[], { chosen_lender_name }: LoanClosure): number | undefined {
  const name = chosen_lender_name.trim().toLowerCase()
  const at = scenarios.findIndex(offer => offer.name.trim().toLowerCase() === name)
  return at < 0 ? undefined : at
}

/** As it was signed; how long it runs and what its fees were, only a compared offer tells. */
function signed(answers: ApplicationFields, { chosen_lender_name }: LoanClosure, rate: number, offer?: Scenario) {
  const principal = answers.loan_amount ?? 0
  const { months } = mortgageShape(offer?.mortgage_type ?? '30_year_fixed')
  const guess = guessedMonth(answers, rate)
  return {
    ...estimated(answers, principal),
    rate,
    term_years: months / 12,
    from: 'closed' as const,
    lender: chosen_lender_name || null,
    month: guess && withPayment(guess, monthlyPayment({ principal, annual_rate: rate, months })),
  }
}

function estimated(answers: ApplicationFields, loan_amount: number) {
  const rate = Math.round(estimateRate(answers).buyer.rate * 1000) / 1000
  return {
    rate,
    term_years: 30,
    fees: estimateFees(loan_amount).totalFees,
    fees_source: 'guessed' as const,
    from: 'estimate' as const,
    market: null,
    lender: null,
    month: guessedMonth(answers, rate),
  }
}

/** The same at what lenders averaged, which somebody was offered; our estimate nobody may be. */
function surveyed(answers: ApplicationFields, estimate: ReturnType<typeof estimated>, survey: SurveyRate) {
  const { rate, month } = estimate
  return {
    ...estimate,
    rate: survey.thirty_year,
    from: 'survey' as const,
    market: { survey, rate, month },
    month: guessedMonth(answers, survey.thirty_year),
  }
}

function guessedMonth(answers: ApplicationFields, annual_rate: number): HousingCost | null {
  const { property_value, loan_amount, property_state } = answers
  if (!property_value || !loan_amount) return null
  return housingCost({ property_value, loan_amount, annual_rate, tax_rate: propertyTaxRate(property_state) })
}

/** The offer's own payment and insurance in place of the guess. */
function withPayment(guess: HousingCost, principal_and_interest: number, premium?: number): HousingCost {
  const { total: _guessed, ...parts } = { ...guess, principal_and_interest }
  if (premium !== undefined) parts.mortgage_insurance = premium
  return { ...parts, total: Object.values(parts).reduce((sum, part) => sum + part, 0) }
}
