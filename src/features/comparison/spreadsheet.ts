import { writeCsv } from '#domain/csv.ts'
import { FEE_KEYS } from '#domain/fee-estimate.ts'
import type { FigureSource } from '#domain/figure-source.ts'
import { formatApr, formatMoney, formatMonths, formatRate } from '#domain/figures.ts'
import { absenceWords } from './duel-words.ts'
import type { Judgement } from './judgement.ts'
import { aboveAll, type KeepPlace } from './kept-loan.ts'
import { keptWords } from './kept-words.ts'
import type { Situation } from './known-offer.ts'
import { type AskedLoan, type LoanCost, loanOf } from './loan-cost.ts'
import type { SourcedOffer } from './model.ts'
import { feesSource, sourceOf } from './offer-sources.ts'
import { costAfter } from './rules.ts'
import { costWords, feeLabels, insuranceLine, mortgageTypeLabels, programLabels, stayWords } from './words.ts'

export interface Compared extends Pick<Judgement, 'verdict' | 'absences'> {
  asked: AskedLoan
  situation: Situation
  months: number
  names: readonly string[]
  offers: readonly SourcedOffer[]
  costs: readonly LoanCost[]
  keep: KeepPlace | null
}

/** The comparison as a table for a spreadsheet program: one lender a line, plain numbers. */
export function toCsv(compared: Compared): string {
  const { asked, situation, months, names, offers, costs, verdict, absences, keep } = compared
  const head = [
    'Lender',
    'Mortgage type',
    'Loan amount',
    'Interest rate (%)',
    'Interest rate is',
    'Monthly payment',
    'Payment after the rate adjusts',
    'Loan program',
    'Mortgage insurance a month',
    'Months of mortgage insurance',
    ...FEE_KEYS.map(key => feeLabels[key]),
    'Total fees',
    'Fees are',
    'Upfront fee',
    'Upfront fee added to the loan',
    'Lender credit',
    'True APR (%)',
    'APR by law, with mortgage insurance (%)',
    'Total cost (interest, insurance and fees)',
    `Cost if kept ${formatMonths(months)}`,
    'Above the best',
    'Not compared',
  ]
  const lines = offers.map((scenario, index) => {
    const cost = costs[index]
    const absence = absences[index]
    if (!cost) return []
    return [
      names[index] ?? '',
      mortgageTypeLabels[scenario.mortgage_type],
      loanOf(asked, scenario).loan_amount,
      scenario.interest_rate,
      sourceLabels[sourceOf(scenario, 'interest_rate', situation.guess)],
      cost.payment.toFixed(2),
      cost.later_payment?.toFixed(2) ?? '',
      programLabels[scenario.loan_program],
      scenario.mortgage_insurance_monthly.toFixed(2),
      cost.insurance?.months ?? 0,
      ...FEE_KEYS.map(key => scenario.fees[key].toFixed(2)),
      cost.total_fees.toFixed(2),
      sourceLabels[feesSource(scenario, situation.guess)],
      scenario.upfront_fee.toFixed(2),
      scenario.upfront_fee_financed ? 'yes' : 'no',
      scenario.lender_credit.toFixed(2),
      cost.true_apr.toFixed(3),
      cost.apr_with_insurance?.toFixed(3) ?? '',
      cost.total_cost.toFixed(2),
      costAfter(cost, months).toFixed(2),
      verdict?.standings[index] ? aboveAll(verdict.standings[index].above_best, keep).toFixed(2) : '',
      absence ? absenceWords(absence, scenario) : '',
    ]
  })
  return writeCsv([head, ...lines, ...(keep ? [keepLine(keep, head)] : [])])
}

/** The loan that there is, in the columns that it has. */
function keepLine({ loan, path, cost, above_best }: KeepPlace, head: readonly string[]): (string | number)[] {
  const figures: Record<string, string | number> = {
    Lender: keptWords.keep,
    'Mortgage type': keptWords.term(loan.months_left),
    'Loan amount': loan.balance,
    'Interest rate (%)': loan.annual_rate,
    'Interest rate is': sourceLabels.typed,
    'Monthly payment': path.payment.toFixed(2),
    'Total fees': '0.00',
    'Total cost (interest, insurance and fees)': path.total_interest.toFixed(2),
    'Above the best': above_best?.toFixed(2) ?? '',
    'Not compared': above_best === null && loan.takes_cash ? keptWords.withoutCash : '',
  }
  return head.map(title => (title.startsWith('Cost if kept') ? cost.toFixed(2) : (figures[title] ?? '')))
}

const sourceLabels: Record<FigureSource, string> = {
  typed: 'typed',
  read: 'read',
  unsure: 'to check',
  surveyed: 'a survey’s',
  guessed: 'our guess',
}

/** A few lines to send to somebody who decides along. */
export function toMessage({ asked, situation, months, names, offers, costs, verdict, keep }: Compared): string {
  const order = offers
    .map((offer, index) => ({
      offer,
      cost: costs[index],
      name: names[index] ?? '',
      standing: verdict?.standings[index],
    }))
    .filter(({ standing }) => standing)
    .sort((one, other) => (one.standing?.cost ?? 0) - (other.standing?.cost ?? 0))
  const lines = order.map(({ offer, cost, name, standing }, place) => {
    const insurance = cost && insuranceLine(cost)
    const fees = feesSource(offer, situation.guess) === 'guessed' ? `, fees are ${sourceLabels.guessed}` : ''
    return `${place + 1}. ${name}: ${formatMoney(standing?.cost)} in ${costWords(costs)} (${mortgageTypeLabels[offer.mortgage_type]}, ${formatRate(offer.interest_rate)}, true APR ${formatApr(cost?.true_apr)}, ${formatMoney(cost?.payment)} a month${insurance ? ` ${insurance}` : ''}${fees})`
  })
  const kept = keep
    ? [
        `${keptWords.keep}: ${formatMoney(keep.cost)} in interest (${formatRate(keep.loan.annual_rate)}, ${formatMoney(keep.path.payment)} a month)`,
      ]
    : []
  return [`Which loan costs least? ${formatMoney(asked.loan_amount)}, ${stayWords(months)}:`, ...lines, ...kept].join(
    '\n',
  )
}
