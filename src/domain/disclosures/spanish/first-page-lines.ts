import type { Disclosure, PaymentColumn } from '../disclosure.ts'
import { chargePair } from './charge-pairs.ts'
import { CLOSING, CLOSING_DISCLOSURE_TOP, ESTIMATE_TOP, PAYMENTS, TERMS } from './form-pairs.ts'
import { asPrinted, filled, type Pair } from './pair.ts'
import {
  ANSWERS,
  hourInSpanish,
  loanTypePair,
  phrasePairs,
  productPair,
  purposePair,
  termPair,
} from './phrase-pairs.ts'
import {
  addendText,
  dayText,
  linesOnPage,
  moneyText,
  percentText,
  roundMoneyText,
  type SpanishLine,
} from './spanish-line.ts'

const { title, heading, sentence, line, answer } = linesOnPage(1)

/** Names and addresses are printed a line each. */
function oneLine(text: string | null): string | null {
  return text?.replaceAll('\n', ', ') ?? null
}

export function estimateTop({ values }: Disclosure): SpanishLine[] {
  const top = ESTIMATE_TOP
  return [
    ...title(top.title),
    ...line(top.date_issued, dayText(values.date_issued), 'date_issued'),
    ...line(top.applicants, oneLine(values.applicants), 'applicants'),
    ...line(top.property, oneLine(values.property), 'property'),
    ...line(
      values.price_is === 'estimated' ? top.estimated_value : top.sale_price,
      roundMoneyText(values.sale_price),
      'sale_price',
    ),
    ...loanLines(values, top),
    ...line(top.rate_lock, lockPair(values), 'rate_lock'),
    ...line(
      top.expire,
      untilPair(values.closing_costs_expire, values.closing_costs_expire_time),
      'closing_costs_expire',
    ),
  ]
}

export function closingDisclosureTop({ values }: Disclosure): SpanishLine[] {
  const top = CLOSING_DISCLOSURE_TOP
  const price =
    values.price_is === 'appraised'
      ? top.appraised_value
      : values.price_is === 'estimated'
        ? top.estimated_value
        : top.sale_price
  return [
    ...title(top.title),
    ...heading(top.closing),
    ...line(top.date_issued, dayText(values.date_issued), 'date_issued'),
    ...line(top.closing_date, dayText(values.closing_date), 'closing_date'),
    ...line(top.disbursement_date, dayText(values.disbursement_date), 'disbursement_date'),
    ...line(top.settlement_agent, values.settlement_agent, 'settlement_agent'),
    ...line(top.file_number, values.file_number, 'file_number'),
    ...line(top.property, oneLine(values.property), 'property'),
    ...line(price, roundMoneyText(values.sale_price), 'sale_price'),
    ...heading(top.transaction),
    ...line(top.applicants, oneLine(values.applicants), 'applicants'),
    ...line(top.seller, oneLine(values.seller), 'seller'),
    ...line(top.lender, values.lender, 'lender'),
    ...heading(top.loan),
    ...loanLines(values, top),
    ...line(top.mic_number, values.mic_number, 'mic_number'),
  ]
}

function loanLines(
  values: Disclosure['values'],
  top: Record<'loan_term_months' | 'purpose' | 'product' | 'loan_type' | 'loan_id', Pair>,
): SpanishLine[] {
  return [
    ...line(
      top.loan_term_months,
      values.loan_term_months === null ? null : termPair(values.loan_term_months),
      'loan_term_months',
    ),
    ...line(top.purpose, values.purpose === null ? null : purposePair(values.purpose), 'purpose'),
    ...line(top.product, values.product === null ? null : productPair(values.product), 'product'),
    ...line(top.loan_type, values.loan_type === null ? null : loanTypePair(values.loan_type), 'loan_type'),
    ...line(top.loan_id, values.loan_id, 'loan_id'),
  ]
}

function untilPair(day: string | null, time: string | null): Pair | null {
  const date = dayText(day)
  if (date === null) return null
  if (time === null) return asPrinted(date)
  return { en: `${date} at ${time}`, es: `${date} a las ${hourInSpanish(time)}`, official: true }
}

function lockPair(values: Disclosure['values']): Pair | null {
  if (values.rate_lock === null) return null
  const until = values.rate_lock === 'yes' ? untilPair(values.rate_lock_until, values.rate_lock_time) : null
  if (!until) return ANSWERS[values.rate_lock]
  return { en: `YES, until ${until.en}`, es: `SÍ, hasta el ${until.es}`, official: true }
}

/** What the loan is, whether it can change, and how. */
export function termLines({ values, kind }: Disclosure): SpanishLine[] {
  const words = (
    text: string | null,
    path:
      | 'loan_amount_words'
      | 'interest_rate_words'
      | 'principal_and_interest_words'
      | 'prepayment_penalty_words'
      | 'balloon_payment_words',
  ) => (text === null ? [] : phrasePairs(text).flatMap(pair => sentence(pair, path)))
  return [
    ...heading(TERMS.heading),
    ...line(TERMS.loan_amount, roundMoneyText(values.loan_amount), 'loan_amount'),
    ...answer(TERMS.can_increase, values.loan_amount_can_increase, 'loan_amount_can_increase'),
    ...words(values.loan_amount_words, 'loan_amount_words'),
    ...line(TERMS.interest_rate, percentText(values.interest_rate), 'interest_rate'),
    ...answer(TERMS.can_increase, values.interest_rate_can_increase, 'interest_rate_can_increase'),
    ...words(values.interest_rate_words, 'interest_rate_words'),
    ...line(TERMS.principal_and_interest, moneyText(values.principal_and_interest, kind), 'principal_and_interest'),
    ...answer(TERMS.can_increase, values.principal_and_interest_can_increase, 'principal_and_interest_can_increase'),
    ...words(values.principal_and_interest_words, 'principal_and_interest_words'),
    ...heading(TERMS.features, 2),
    ...answer(TERMS.prepayment_penalty, values.prepayment_penalty, 'prepayment_penalty'),
    ...words(values.prepayment_penalty_words, 'prepayment_penalty_words'),
    ...answer(TERMS.balloon_payment, values.balloon_payment, 'balloon_payment'),
    ...words(values.balloon_payment_words, 'balloon_payment_words'),
  ]
}

export function paymentLines(disclosure: Disclosure): SpanishLine[] {
  const { values, kind, payments } = disclosure
  const other = values.other_in_escrow_label
  const otherPair = other === null ? null : otherCost(other, disclosure)
  return [
    ...heading(PAYMENTS.heading),
    ...payments.flatMap((column, at) => columnLines(column, at, disclosure)),
    ...line(PAYMENTS.taxes, moneyText(values.taxes_insurance_assessments, kind), 'taxes_insurance_assessments'),
    ...heading(PAYMENTS.includes, 2),
    ...heading(PAYMENTS.in_escrow, 3),
    ...answer(PAYMENTS.property_taxes, values.property_taxes_in_escrow, 'property_taxes_in_escrow'),
    ...answer(PAYMENTS.homeowners_insurance, values.homeowners_insurance_in_escrow, 'homeowners_insurance_in_escrow'),
    ...(otherPair ? answer(otherPair, values.other_in_escrow, 'other_in_escrow') : []),
  ]
}

/** What else is due for the home: 'Other: Homeowner’s Association Dues'. */
function otherCost(label: string, { kind }: Disclosure): Pair {
  const isDues = /^home ?owner['’]?s['’]? association dues$|^hoa dues$/i.test(label.trim())
  const named = isDues ? PAYMENTS.association_dues : chargePair(label, kind)
  return {
    en: `${PAYMENTS.other.en} ${label}`,
    es: `${PAYMENTS.other.es} ${named.es}`,
    official: named.official,
  }
}

function columnLines(column: PaymentColumn, at: number, { kind }: Disclosure): SpanishLine[] {
  const range = (least: number | null, most: number | null): Pair | string | null => {
    if (least === null || most === null || least === most) return moneyText(most, kind)
    const [low, high] = [moneyText(least, kind), moneyText(most, kind)]
    return { en: `${low} min ${high} max`, es: `${low} min ${high} máx`, official: true }
  }
  const interest = range(column.principal_and_interest_least, column.principal_and_interest)
  return [
    ...heading(columnPair(column), 2),
    ...line(PAYMENTS.principal_and_interest, interest, `payments.${at}.principal_and_interest`),
    ...(column.only_interest ? sentence(PAYMENTS.only_interest, `payments.${at}.only_interest`) : []),
    ...line(
      PAYMENTS.mortgage_insurance,
      addendText(column.mortgage_insurance, kind),
      `payments.${at}.mortgage_insurance`,
    ),
    ...line(PAYMENTS.escrow, addendText(column.escrow, kind), `payments.${at}.escrow`),
    ...line(PAYMENTS.total, range(column.total_least, column.total), `payments.${at}.total`),
  ]
}

function columnPair({ label, first_year, last_year }: PaymentColumn): Pair {
  if (/^final payment$/i.test(label.trim())) return PAYMENTS.final
  const [, from = first_year, to = last_year] = /^\D*(\d{1,3}) ?[-–] ?(\d{1,3})\D*$/.exec(label) ?? []
  if (from === null) return asPrinted(label, false)
  const isOne = to === null || String(to) === String(from) || /^year \d+$/i.test(label.trim())
  return isOne
    ? { ...filled(PAYMENTS.year, { a: String(from) }), en: label || `Year ${from}` }
    : { ...filled(PAYMENTS.years, { a: String(from), b: String(to) }), en: label || `Years ${from}-${to}` }
}

export function closingLines({ values, kind }: Disclosure): SpanishLine[] {
  const isEstimate = kind === 'loan-estimate'
  const { closing_costs_loan, closing_costs_other, closing_costs_credits } = values
  const parts = [closing_costs_loan, closing_costs_other, closing_costs_credits].map(cents =>
    moneyText(cents === null ? null : Math.abs(cents), kind),
  )
  const [D, I, credits] = parts
  const direction = values.cash_direction
  return [
    ...heading(CLOSING.heading),
    ...line(
      isEstimate ? CLOSING.estimated_costs : CLOSING.costs,
      moneyText(values.closing_costs, kind),
      'closing_costs',
    ),
    ...(D && I && credits ? sentence(filled(CLOSING.parts, { D, I, credits }), 'closing_costs_loan') : []),
    ...line(isEstimate ? CLOSING.estimated_cash : CLOSING.cash, moneyText(values.cash_to_close, kind), 'cash_to_close'),
    ...(direction === 'from' || direction === 'to' ? sentence(CLOSING[direction], 'cash_direction') : []),
  ]
}
