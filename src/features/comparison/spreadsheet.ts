import { writeCsv } from '#domain/csv.ts'
import { FEE_KEYS, type FeeKey } from '#domain/fee-estimate.ts'
import { formatApr, formatMoney, formatMonths, formatRate } from '#domain/figures.ts'
import { aboveAll, type KeepPlace } from './current-loan.ts'
import { currentLoanWords } from './current-loan-words.ts'
import { absenceWords } from './duel-words.ts'
import type { Judgement } from './judgement.ts'
import type { Situation } from './known-offer.ts'
import { type AskedLoan, type LoanCost, loanOf } from './loan-cost.ts'
import type { SourcedOffer } from './model.ts'
import { feesSource, sourceOf } from './offer-sources.ts'
import { costAfter } from './rules.ts'
import { csvAnswers, csvHeads, csvSources, csvStayCost, messageWords } from './spreadsheet-words.ts'
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

/** One column a key; each fee has its own before the total, and how long the loan is kept stands before what it costs. */
type Column = keyof typeof csvHeads | FeeKey | 'stay_cost'
type Line = Partial<Record<Column, string | number>>

const COLUMNS: readonly Column[] = (Object.keys(csvHeads) as (keyof typeof csvHeads)[]).flatMap((column): Column[] => {
  if (column === 'total_fees') return [...FEE_KEYS, column]
  return column === 'above_best' ? ['stay_cost', column] : [column]
})

/** The comparison as a table for a spreadsheet program: one lender a line, plain numbers. */
export function toCsv(compared: Compared): string {
  const { asked, situation, months, names, offers, costs, verdict, absences, keep } = compared
  const head: Line = { ...feeLabels, ...csvHeads, stay_cost: csvStayCost(formatMonths(months)) }
  const lines = offers.map((scenario, index): Line => {
    const cost = costs[index]
    const absence = absences[index]
    if (!cost) return {}
    const standing = verdict?.standings[index]
    return {
      lender: names[index] ?? '',
      mortgage_type: mortgageTypeLabels[scenario.mortgage_type],
      loan_amount: loanOf(asked, scenario).loan_amount,
      ...(scenario.interest_rate > 0 && rateCells(scenario, cost, compared)),
      loan_program: programLabels[scenario.loan_program],
      insurance: scenario.mortgage_insurance_monthly.toFixed(2),
      ...Object.fromEntries(FEE_KEYS.map(key => [key, scenario.fees[key].toFixed(2)])),
      total_fees: cost.total_fees.toFixed(2),
      fees_source: csvSources[feesSource(scenario, situation.guess)],
      upfront_fee: scenario.upfront_fee.toFixed(2),
      upfront_fee_financed: scenario.upfront_fee_financed ? csvAnswers.yes : csvAnswers.no,
      lender_credit: scenario.lender_credit.toFixed(2),
      above_best: standing ? aboveAll(standing.above_best, keep).toFixed(2) : '',
      not_compared: absence ? absenceWords(absence, scenario) : '',
    }
  })
  const all = [head, ...lines, ...(keep ? [keepLine(keep)] : [])]
  return writeCsv(all.map(line => COLUMNS.map(column => line[column] ?? '')))
}

/** What rests on a rate; left empty where there is none. */
function rateCells(offer: SourcedOffer, cost: LoanCost, { situation, months }: Compared): Line {
  return {
    interest_rate: offer.interest_rate,
    rate_source: csvSources[sourceOf(offer, 'interest_rate', situation.guess)],
    payment: cost.payment.toFixed(2),
    later_payment: cost.later_payment?.toFixed(2) ?? '',
    insurance_months: cost.insurance?.months ?? 0,
    true_apr: cost.true_apr.toFixed(3),
    apr_with_insurance: cost.apr_with_insurance?.toFixed(3) ?? '',
    total_cost: cost.total_cost.toFixed(2),
    stay_cost: costAfter(cost, months).toFixed(2),
  }
}

/** The loan that there is, in the columns that it has. */
function keepLine({ loan, path, cost, above_best }: KeepPlace): Line {
  return {
    lender: currentLoanWords.keep,
    mortgage_type: currentLoanWords.term(loan.months_left),
    loan_amount: loan.balance,
    interest_rate: loan.annual_rate,
    rate_source: csvSources.typed,
    payment: path.payment.toFixed(2),
    total_fees: '0.00',
    total_cost: path.total_interest.toFixed(2),
    stay_cost: cost.toFixed(2),
    above_best: above_best?.toFixed(2) ?? '',
    not_compared: above_best === null && loan.takes_cash ? currentLoanWords.withoutCash : '',
  }
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
  const lines = order.map(({ offer, cost, name, standing }, place) =>
    messageWords.offer({
      place: place + 1,
      name,
      cost: formatMoney(standing?.cost),
      made_of: costWords(costs),
      mortgage_type: mortgageTypeLabels[offer.mortgage_type],
      rate: formatRate(offer.interest_rate),
      apr: formatApr(cost?.true_apr),
      payment: formatMoney(cost?.payment),
      insurance: cost ? insuranceLine(cost) : null,
      fees_are_guessed: feesSource(offer, situation.guess) === 'guessed',
    }),
  )
  const current = keep
    ? [
        messageWords.keep(
          currentLoanWords.keep,
          formatMoney(keep.cost),
          formatRate(keep.loan.annual_rate),
          formatMoney(keep.path.payment),
        ),
      ]
    : []
  return [messageWords.question(formatMoney(asked.loan_amount), stayWords(months)), ...lines, ...current].join('\n')
}
