import {
  type Affordability,
  affordablePrices,
  type BuyerMeans,
  type PriceCheck,
  priceCheck,
} from '#domain/affordability.ts'
import type { FigureSource } from '#domain/figure-source.ts'
import { propertyTaxRate } from '#domain/property-tax.ts'
import { estimateRate, type RateApplication } from '#domain/rate-estimate.ts'
import { type RateGap, rateGap, type SurveyRate } from '#domain/survey-rate.ts'
import { US_STATES } from '#domain/us-states.ts'
import type { ApplicationFields } from '#features/application/model.ts'
import type { OwnLoan } from '#features/comparison/own-loan.ts'
import type { AddressField, Figures } from './address-field.ts'
import { HIGHEST_RATE } from './payoff-scenarios.ts'

export type AffordabilityField =
  | 'annual_income'
  | 'monthly_debts'
  | 'savings'
  | 'state'
  | 'interest_rate'
  | 'down_percent'
  | 'tax_rate'
  | 'dues'
  | 'agent_percent'
  | 'price'

export type AffordabilityInputs = Figures<AffordabilityField>

export const PRICE_STEP = 5000
export const LEAST_DOWN = 3
export const MOST_DOWN = 50
export const MOST_TAX_RATE = 5
export const MOST_AGENT = 10
export const MOST_INCOME = 100_000_000

const money = { least: 0, most: MOST_INCOME }

export const affordabilityAddress: Record<AffordabilityField, AddressField> = {
  annual_income: { name: 'income', ...money },
  monthly_debts: { name: 'debts', ...money },
  savings: { name: 'savings', ...money },
  state: { name: 'state', least: 0, most: US_STATES.length - 1, words: US_STATES.map(({ code }) => code) },
  interest_rate: { name: 'rate', least: 0, most: HIGHEST_RATE },
  down_percent: { name: 'down', least: LEAST_DOWN, most: MOST_DOWN },
  tax_rate: { name: 'tax', least: 0, most: MOST_TAX_RATE },
  dues: { name: 'dues', ...money },
  agent_percent: { name: 'agent', least: 0, most: MOST_AGENT },
  price: { name: 'price', ...money },
}

export const noInputs: AffordabilityInputs = {
  annual_income: null,
  monthly_debts: null,
  savings: null,
  state: null,
  interest_rate: null,
  down_percent: 20,
  tax_rate: null,
  dues: null,
  agent_percent: null,
  price: null,
}

/** What the public page shows before anything is typed. */
export const exampleInputs: AffordabilityInputs = {
  ...noInputs,
  annual_income: 120_000,
  monthly_debts: 700,
  savings: 118_000,
  price: 450_000,
}

/** What a buyer's application says about them, for an estimated rate. */
type KnownBuyer = Pick<RateApplication, 'credit_score_range' | 'employment_status' | 'property_type'>

export interface KnownStart {
  buyer: KnownBuyer
  /** Of the offer whose rate it is; `null` while there is none. */
  fees: number | null
  inputs: Partial<AffordabilityInputs>
}

/** What the application says, once it tells an income. A real offer's rate and fees go before the survey and our estimates. */
export function startOf(
  application: ApplicationFields | null,
  offered: { rate: number; fees: number } | null,
): KnownStart | null {
  if (!application?.annual_income) return null
  const { credit_score_range, employment_status, property_type, down_payment_percentage: down } = application
  const state = US_STATES.findIndex(({ name }) => name === application.property_state)
  return {
    buyer: { credit_score_range, employment_status, property_type },
    fees: offered?.fees ?? null,
    inputs: {
      annual_income: application.annual_income,
      monthly_debts: application.monthly_debt_payments,
      state: state < 0 ? null : state,
      down_percent: down === null ? 20 : Math.min(MOST_DOWN, Math.max(LEAST_DOWN, Math.round(down))),
      price: application.property_value,
      interest_rate: offered?.rate ?? null,
    },
  }
}

export interface Mover {
  kind: 'rate-down' | 'rate-up' | 'less-debt' | 'more-savings' | 'more-down' | 'less-down'
  /** Against the price that leaves room, and the one that many lenders take. */
  comfortable: number
  lender: number
}

export interface AffordabilityAnswer extends Affordability {
  means: BuyerMeans
  /** The rate at the price that is looked at, and whose it is. */
  rate: number
  rate_from: 'typed' | 'survey' | 'estimate'
  /** Whether the property tax was typed, and the fees are an offer's. */
  tax_source: FigureSource
  fees_source: FigureSource
  /** Where the rate is the survey's: what our own estimate would come to. */
  second: SecondAnswer | null
  at: PriceCheck
  movers: Mover[]
}

export interface SecondAnswer {
  gap: RateGap
  comfortable: number
  /** How much more the home that is looked at would cost each month; negative when it would cost less. */
  monthly: number
  is_known_buyer: boolean
}

export const LESS_DEBT = 200
export const MORE_SAVINGS = 10_000

/** `null` until there is an income. A rate that is typed goes first, then the survey's; ours only where neither is known. */
export function affordability(
  inputs: AffordabilityInputs,
  {
    known = null,
    survey = null,
  }: { known?: Pick<KnownStart, 'buyer' | 'fees'> | null; survey?: SurveyRate | null } = {},
): AffordabilityAnswer | null {
  if (!inputs.annual_income) return null
  const ours = meansOf(inputs, known)
  const first = inputs.interest_rate ?? survey?.thirty_year
  const means = first === undefined ? ours : { ...ours, rateFor: () => first }
  const prices = affordablePrices(means)
  const at = priceCheck(means, inputs.price ?? nearestStep(prices.comfortable))
  return {
    ...prices,
    means,
    rate: at.annual_rate,
    rate_from: inputs.interest_rate !== null ? 'typed' : survey ? 'survey' : 'estimate',
    tax_source: inputs.tax_rate === null ? 'guessed' : 'typed',
    fees_source: means.fees === null || means.fees === undefined ? 'guessed' : 'typed',
    second: survey && inputs.interest_rate === null ? secondAnswer(ours, at, survey, known !== null) : null,
    at,
    movers: moversOf(means, prices),
  }
}

function secondAnswer(ours: BuyerMeans, at: PriceCheck, survey: SurveyRate, is_known_buyer: boolean): SecondAnswer {
  const { annual_rate, month } = priceCheck(ours, at.price)
  return {
    gap: rateGap(survey, Math.round(annual_rate * 1000) / 1000),
    comfortable: affordablePrices(ours).comfortable,
    monthly: month.total - at.month.total,
    is_known_buyer,
  }
}

export function stateName(state: number | null): string | null {
  return state === null ? null : (US_STATES[state]?.name ?? null)
}

/** At the rate that we estimate. */
function meansOf(inputs: AffordabilityInputs, known: Pick<KnownStart, 'buyer' | 'fees'> | null): BuyerMeans {
  const annual_income = inputs.annual_income ?? 0
  const monthly_debts = inputs.monthly_debts ?? 0
  return {
    annual_income,
    monthly_debts,
    savings: inputs.savings,
    down_percent: inputs.down_percent ?? 20,
    tax_rate: inputs.tax_rate ?? propertyTaxRate(stateName(inputs.state)),
    dues: inputs.dues ?? 0,
    fees: known?.fees ?? null,
    agent_percent: inputs.agent_percent ?? 0,
    rateFor: (loan_amount, property_value) =>
      estimateRate({
        ...known?.buyer,
        loan_amount,
        property_value,
        annual_income,
        monthly_debt_payments: inputs.monthly_debts,
      }).buyer.rate,
  }
}

/** What would move the answer, the strongest first. */
function moversOf(means: BuyerMeans, prices: Affordability): Mover[] {
  const with_ = (kind: Mover['kind'], change: Partial<BuyerMeans>): Mover => {
    const moved = affordablePrices({ ...means, ...change })
    return { kind, comfortable: moved.comfortable - prices.comfortable, lender: moved.lender - prices.lender }
  }
  const atRate = (points: number): Partial<BuyerMeans> => ({
    rateFor: (loan, value) => Math.max(0, means.rateFor(loan, value) + points),
  })
  const { savings, down_percent, monthly_debts } = means
  const found = [with_('rate-down', atRate(-0.5)), with_('rate-up', atRate(0.5))]
  if (monthly_debts >= LESS_DEBT) found.push(with_('less-debt', { monthly_debts: monthly_debts - LESS_DEBT }))
  if (savings !== null) found.push(with_('more-savings', { savings: savings + MORE_SAVINGS }))
  if (down_percent >= LEAST_DOWN + 5) found.push(with_('less-down', { down_percent: down_percent - 5 }))
  if (down_percent <= MOST_DOWN - 5) found.push(with_('more-down', { down_percent: down_percent + 5 }))
  const strength = ({ comfortable, lender }: Mover) => Math.max(Math.abs(comfortable), Math.abs(lender))
  return found.sort((one, other) => strength(other) - strength(one)).slice(0, 4)
}

function nearestStep(price: number): number {
  return Math.floor(price / PRICE_STEP) * PRICE_STEP
}

/** The ends of the picture: round figures around everything that is shown on it. */
export function rangeOf({ comfortable, lender, at }: AffordabilityAnswer): [from: number, to: number] {
  const step = 50_000
  const least = Math.min(comfortable, at.price)
  const most = Math.max(lender, comfortable, at.price)
  const to = Math.max(step, Math.ceil((most * 1.1) / step) * step)
  return [Math.max(0, Math.min(Math.floor((least * 0.7) / step) * step, to - step)), to]
}

/** How the price that somebody applies for sits against the one that leaves room. */
export interface PriceFit {
  /** `null` where no price leaves room. */
  comfortable: number | null
  standing: 'fits' | 'stretch' | 'beyond'
}

/** What a plan comes to before any offer: the price that leaves room, as the affordability page tells it. */
export function comfortablePrice(answers: ApplicationFields | null, survey: SurveyRate | null = null): number | null {
  return shownPrice(answerOf(answers, null, survey))
}

/** The same once the questions are answered, at the rate of the loan that every page starts from; nothing for a refinance. */
export function priceFit(
  answers: ApplicationFields | null,
  loan: OwnLoan | null,
  survey: SurveyRate | null,
): PriceFit | null {
  if (!answers?.property_value || answers.loan_purpose !== 'purchase') return null
  const answer = answerOf(answers, loan, survey)
  if (!answer) return null
  const { at, comfortable, lender } = answer
  const standing = at.price <= comfortable ? 'fits' : at.price <= lender ? 'stretch' : 'beyond'
  return { comfortable: shownPrice(answer), standing }
}

function answerOf(answers: ApplicationFields | null, loan: OwnLoan | null, survey: SurveyRate | null) {
  const known = startOf(answers, loan?.from === 'offer' ? loan : null)
  return known && affordability({ ...noInputs, ...known.inputs }, { known, survey })
}

/** Nobody has a bill yet: not to the dollar. */
function shownPrice(answer: AffordabilityAnswer | null): number | null {
  return answer && answer.comfortable >= 1000 ? Math.floor(answer.comfortable / 1000) * 1000 : null
}
