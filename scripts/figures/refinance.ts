import { keepOrReplace } from '#domain/refinance/keep-or-replace.ts'
import { fixedPhases } from '#domain/refinance/loan-path.ts'
import { refinanceThreshold } from '#domain/refinance/threshold.ts'
import { InputProblem, JsonFields } from './fields.ts'
import { pointsRows } from './points.ts'

/** No loan lasts longer than a century. */
const MOST_MONTHS = 1200
const MOST_YEARS = 100

/**
 * `npm run figures -- refinance FILE.json`: the rate at which a refinance pays (`M`, `i0` …), an offer against keeping the loan
 * (`balance`, `old_rate` …), or what points cost and bring (`loan`, `offers` …).
 */
export function refinanceJson(text: string): object {
  const whole = JsonFields.parse(text)
  // A case that brings its answer along has its question in `input`.
  const file = whole.has('input') ? whole.object('input') : whole
  if (file.has('M')) return thresholdJson(file)
  if (file.has('balance')) return offerJson(file)
  if (file.has('loan')) return pointsJson(file)
  throw new InputProblem('The file must have “M”, “balance” or “loan”.')
}

function thresholdJson(file: JsonFields) {
  const annual_rate = fraction(file, 'i0')
  const found = refinanceThreshold({
    balance: positive(file, 'M'),
    annual_rate,
    years_left: positive(file, 'years_left', MOST_YEARS),
    fixed_costs: file.cents('F') / 100,
    points: fraction(file, 'f'),
    // Above 1 for somebody who leaves within the year.
    leaving: fraction(file, 'mu', 12),
    real_return: fraction(file, 'rho'),
    inflation: fraction(file, 'pi'),
    swing: positive(file, 'sigma', 1),
    tax_rate: taxRate(file),
    itemizes: file.flag('itemises'),
    new_years: positive(file, 'N', MOST_YEARS),
  })
  return {
    exact_bp: digits(found.exact * 10_000, 2),
    square_root_bp: digits(found.square_root * 10_000, 2),
    npv_bp: digits(found.break_even * 10_000, 2),
    trigger_rate_percent: digits((annual_rate - found.exact) * 100, 3),
    lambda_: digits(found.shrinking, 6),
    kappa: digits(found.costs, 2),
    psi: digits(found.psi, 4),
    phi: digits(found.phi, 6),
  }
}

function offerJson(file: JsonFields) {
  const stay_months = file.whole('stay_months', { min: 0, max: MOST_MONTHS })
  const new_months = file.whole('new_months', { min: 1, max: MOST_MONTHS })
  const cash_out = file.cents('cash_out') / 100
  const costs = file.cents('costs') / 100
  const found = keepOrReplace(
    {
      balance: positive(file, 'balance'),
      annual_rate: file.percent('old_rate'),
      months_left: file.whole('months_left', { min: 1, max: MOST_MONTHS }),
    },
    {
      phases: fixedPhases(file.percent('new_rate'), new_months),
      costs,
      costs_in_loan: file.flag('costs_financed') ? costs : 0,
      cash_out,
    },
    { stay_months, discount: file.percent('discount_percent') },
  )
  const { keep, as_offered, same_term, cash_rate } = found
  return {
    old_payment: keep.payment,
    new_loan: as_offered.path.principal,
    new_payment: as_offered.path.payment,
    payment_change: as_offered.payment_falls,
    new_payment_same_term: same_term.path.payment,
    change_same_term: same_term.payment_falls,
    break_even_months_by_payment: found.break_even_by_payment,
    ahead_from_month: as_offered.ahead_from_month,
    ahead_from_month_same_term: same_term.ahead_from_month,
    interest_until_leaving_old: keep.interestBy(stay_months),
    interest_until_leaving_new: as_offered.path.interestBy(stay_months),
    debt_when_leaving_old: keep.owedAfter(stay_months),
    debt_when_leaving_new: as_offered.path.owedAfter(stay_months),
    money_ahead_when_leaving: as_offered.ahead_when_leaving,
    money_ahead_when_leaving_same_term: same_term.ahead_when_leaving,
    npv_when_leaving: found.present_value,
    interest_to_the_end_old: keep.total_interest,
    interest_to_the_end_new: as_offered.path.total_interest,
    interest_to_the_end_same_term: same_term.path.total_interest,
    ...(cash_out > 0 && {
      yearly_rate_on_the_cash_percent: cash_rate === null ? null : digits(cash_rate, 2),
    }),
  }
}

function pointsJson(file: JsonFields) {
  const { base_payment, rows } = pointsRows(
    {
      principal: positive(file, 'loan'),
      months: file.whole('months', { min: 1, max: MOST_MONTHS }),
      base_rate: file.percent('base_rate'),
    },
    file.list('offers').map(pair => pointsOffer(file, pair)),
  )
  return { base_payment, rows: rows.map(({ annual_rate: rate, points, ...row }) => ({ points, rate, ...row })) }
}

function pointsOffer(file: JsonFields, pair: unknown) {
  const [points, annual_rate, ...more] = Array.isArray(pair) ? pair : []
  if (more.length > 0 || ![points, annual_rate].every(isPercent)) {
    throw file.problem('offers', 'must be pairs of points and rate, like [1, 6.5]')
  }
  return { points, annual_rate }
}

function isPercent(value: unknown): boolean {
  return typeof value === 'number' && value >= 0 && value <= 100
}

function positive(file: JsonFields, name: string, most = 1e9): number {
  const value = file.number(name)
  if (!(value > 0 && value <= most)) throw file.problem(name, `must be above 0 and at most ${most}`)
  return value
}

/** A rate of the formula: 0.065, not 6.5. */
function fraction(file: JsonFields, name: string, most = 1): number {
  const value = file.number(name)
  if (value < 0 || value > most) throw file.problem(name, `must be a fraction from 0 to ${most}`)
  return value
}

function taxRate(file: JsonFields): number {
  const rate = fraction(file, 'tau')
  if (rate === 1) throw file.problem('tau', 'must be below 1')
  return rate
}

function digits(value: number, count: number): number {
  return Number(value.toFixed(count))
}
