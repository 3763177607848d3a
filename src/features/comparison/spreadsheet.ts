import { writeCsv } from '#domain/csv.ts'
import { FEE_KEYS } from '#domain/fee-estimate.ts'
import { formatApr, formatMoney, formatMonths, formatRate } from '#domain/figures.ts'
import type { AskedLoan, LoanCost } from './loan-cost.ts'
import type { Scenario } from './model.ts'
import type { Verdict } from './rules.ts'
import { costWords, feeLabels, insuranceLine, mortgageTypeLabels, programLabels, stayWords } from './words.ts'

export interface Compared {
  asked: AskedLoan
  months: number
  scenarios: readonly Omit<Scenario, 'id' | 'created_at' | 'mark'>[]
  costs: readonly LoanCost[]
  verdict: Verdict
}

/** The comparison as a table for a spreadsheet program: one lender a line, plain numbers. */
export function toCsv({ asked, months, scenarios, costs, verdict }: Compared): string {
  const head = [
    'Lender',
    'Mortgage type',
    'Loan amount',
    'Interest rate (%)',
    'Monthly payment',
    'Payment after the rate adjusts',
    'Loan program',
    'Mortgage insurance a month',
    'Months of mortgage insurance',
    ...FEE_KEYS.map(key => feeLabels[key]),
    'Total fees',
    'Upfront fee',
    'Upfront fee added to the loan',
    'Lender credit',
    'True APR (%)',
    'APR with mortgage insurance (%)',
    'Total cost (interest, insurance and fees)',
    `Cost if kept ${formatMonths(months)}`,
    'Above the best',
  ]
  const lines = scenarios.map((scenario, index) => {
    const cost = costs[index]
    const standing = verdict.standings[index]
    if (!cost || !standing) return []
    return [
      scenario.name,
      mortgageTypeLabels[scenario.mortgage_type],
      asked.loan_amount,
      scenario.interest_rate,
      cost.payment.toFixed(2),
      cost.later_payment?.toFixed(2) ?? '',
      programLabels[scenario.loan_program],
      scenario.mortgage_insurance_monthly.toFixed(2),
      cost.insurance?.months ?? 0,
      ...FEE_KEYS.map(key => scenario.fees[key].toFixed(2)),
      cost.total_fees.toFixed(2),
      scenario.upfront_fee.toFixed(2),
      scenario.upfront_fee_financed ? 'yes' : 'no',
      scenario.lender_credit.toFixed(2),
      cost.true_apr.toFixed(3),
      cost.apr_with_insurance?.toFixed(3) ?? '',
      cost.total_cost.toFixed(2),
      standing.cost.toFixed(2),
      standing.above_best.toFixed(2),
    ]
  })
  return writeCsv([head, ...lines])
}

/** A few lines to send to somebody who decides along. */
export function toMessage({ asked, months, scenarios, costs, verdict }: Compared): string {
  const order = scenarios.map((_, index) => index).sort((a, b) => kept(a) - kept(b))
  function kept(index: number): number {
    return verdict.standings[index]?.cost ?? 0
  }
  const lines = order.map((index, place) => {
    const { name, interest_rate, mortgage_type } = scenarios[index] ?? {
      name: '',
      interest_rate: 0,
      mortgage_type: '30_year_fixed' as const,
    }
    const cost = costs[index]
    const insurance = cost && insuranceLine(cost)
    return `${place + 1}. ${name}: ${formatMoney(kept(index))} in ${costWords(costs)} (${mortgageTypeLabels[mortgage_type]}, ${formatRate(interest_rate)}, true APR ${formatApr(cost?.true_apr)}, ${formatMoney(cost?.payment)} a month${insurance ? ` ${insurance}` : ''})`
  })
  return [`Which loan costs least? ${formatMoney(asked.loan_amount)}, ${stayWords(months)}:`, ...lines].join('\n')
}
