import { type MonthEnd, planAccount, singleItemStarts } from '#domain/escrow/account.ts'
import { analyze, type EscrowAnalysis, type EscrowRemedy, liveYear } from '#domain/escrow/analysis.ts'
import { billsIn, cushionIn, monthName, monthOf } from './bills.ts'
import { checkJson } from './escrow-check.ts'
import { InputProblem, JsonFields } from './fields.ts'
import { taxJson } from './tax.ts'

/**
 * `npm run figures -- escrow FILE.json`: what the account must hold, what a servicer may ask, what a check finds, what a sale does
 * to the tax. The fields of the file say which of these it asks.
 */
export function escrowJson(text: string): object {
  const whole = JsonFields.parse(text)
  const file = whole.has('input') ? whole.object('input') : whole
  if (file.has('disbursements')) return file.has('balance') ? analysisJson(file) : planJson(file)
  if (file.has('planned') || file.has('year_one')) return twoYearsJson(file)
  const answer = taxJson(file) ?? checkJson(file)
  if (!answer)
    throw new InputProblem('The file asks nothing we know: name bills, two years, a sale or a statement’s figures.')
  return answer
}

function dollars(cents: number): number {
  return cents / 100
}

function planJson(file: JsonFields): object {
  const bills = billsIn(file, 'disbursements')
  const [first_month, cushion] = [monthOf(file, 'first_month'), cushionIn(file)]
  const plan = planAccount(bills, first_month, cushion)
  const singles = singleItemStarts(bills, first_month, cushion)
  const sum = singles.reduce((all, { start }) => all + start, 0)
  return {
    annual_total: dollars(plan.total),
    monthly_payment: dollars(plan.payment),
    step1: rows(plan.trial),
    lowest_trial: dollars(plan.lowest_trial),
    lowest_month: monthName(plan.lowest_month),
    start_without_cushion: dollars(plan.start - plan.cushion),
    cushion: dollars(plan.cushion),
    start: dollars(plan.start),
    target: rows(plan.target),
    lowest_target: dollars(plan.lowest_target),
    single_item_starts: Object.fromEntries(singles.map(({ item, start }) => [item, dollars(start)])),
    sum: dollars(sum),
    aggregate_start: dollars(plan.start),
    aggregate_adjustment: dollars(plan.start - sum),
  }
}

function rows(ends: readonly MonthEnd[]): [string, number, number][] {
  return ends.map(({ month, paid_out, balance }) => [monthName(month), dollars(paid_out), dollars(balance)])
}

function analysisJson(file: JsonFields): object {
  const old_payment = file.has('old_payment') ? file.cents('old_payment') : undefined
  const analysis = analyze({
    bills: billsIn(file, 'disbursements'),
    first_month: monthOf(file, 'first_month'),
    cushion: cushionIn(file),
    balance: file.cents('balance', { min: Number.NEGATIVE_INFINITY }),
    is_current: isCurrent(file),
    old_payment,
  })
  return analysisFields(analysis, old_payment)
}

function isCurrent(file: JsonFields): boolean {
  return file.has('is_current') ? file.flag('is_current') : true
}

const REMEDIES: Record<EscrowRemedy, string> = {
  'refund-within-30-days': 'refund within 30 days',
  refund: 'refund',
  'credit-next-year': 'credit against the next year',
  'retain-by-loan-documents': 'keep it as the loan documents say',
  'leave-it': 'leave it',
  'within-30-days': 'within 30 days',
  'twelve-months': 'equal monthly payments over at least 12 months',
  'two-payments': '2 or more equal monthly payments',
  'collect-by-loan-documents': 'collect it as the loan documents say',
}

function analysisFields(analysis: EscrowAnalysis, old_payment?: number): object {
  const { plan, surplus, shortage, deficiency, may, deficiency_may, same_by_old_payment } = analysis
  const isShort = shortage + deficiency > 0
  return {
    base_payment: dollars(plan.payment),
    one_month: dollars(plan.payment),
    cushion_limit: dollars(plan.cushion),
    target_start: dollars(plan.start),
    lowest_target: dollars(plan.lowest_target),
    surplus: dollars(surplus),
    shortage: dollars(shortage),
    deficiency: dollars(deficiency),
    may: may.map(remedy => REMEDIES[remedy]),
    ...(deficiency > 0 && { deficiency_may: deficiency_may.map(remedy => REMEDIES[remedy]) }),
    ...(isShort && {
      monthly_add_if_12_months: dollars(analysis.monthly_add),
      payment_if_12_months: dollars(analysis.payment),
    }),
    ...(old_payment !== undefined && { one_month_by_old_payment: dollars(old_payment) }),
    ...(same_by_old_payment !== null && { same_answer_by_old_payment: same_by_old_payment }),
  }
}

/** `planned`, `real` and `next_year`; or `year_one` and `year_two`, where year one went as planned. */
function twoYearsJson(file: JsonFields): object {
  const [first_month, cushion] = [monthOf(file, 'first_month'), cushionIn(file)]
  const planned = billsIn(file, file.has('planned') ? 'planned' : 'year_one')
  const real = file.has('real') ? billsIn(file, 'real') : planned
  const next = billsIn(file, file.has('next_year') ? 'next_year' : 'year_two')
  const year = liveYear(planned, real, { first_month, cushion })
  const old_payment = year.plan.payment
  const analysis = analyze({
    bills: next,
    first_month,
    cushion,
    balance: year.closing,
    is_current: isCurrent(file),
    old_payment,
  })
  return {
    year_one: {
      payment: dollars(old_payment),
      initial_deposit: dollars(year.plan.start),
      lowest_real_balance: dollars(year.lowest),
      advanced_by_servicer: dollars(year.advanced),
      closing_balance: dollars(year.closing),
    },
    year_two: analysisFields(analysis, old_payment),
    change_a_month: dollars(analysis.payment - old_payment),
    payment_after_the_shortage: dollars(analysis.plan.payment),
  }
}
