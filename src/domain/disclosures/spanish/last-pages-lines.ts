import { CONTACT_KEYS, CONTACT_ROLES, type Disclosure } from '../disclosure.ts'
import type { FieldKey } from '../fields.ts'
import { PAYMENTS, TABLES } from './form-pairs.ts'
import {
  CALCULATIONS,
  COMPARISONS,
  CONSIDERATIONS,
  CONTACTS,
  DISCLOSURES,
  ESCROW,
  ESTIMATE_CONTACTS,
  LIABILITY,
} from './last-pages-pairs.ts'
import { filled, type Pair } from './pair.ts'
import { lateFeePair, phrasePairs } from './phrase-pairs.ts'
import { linesOnPage, moneyText, percentText, type SpanishLine } from './spanish-line.ts'
import { CLOSING_DISCLOSURE_STANDING, ESTIMATE_STANDING } from './standing-pairs.ts'

/** Page 3 of an estimate, in the order of the Spanish alphabet. */
export function estimateEnd(disclosure: Disclosure): SpanishLine[] {
  const { values, kind } = disclosure
  const { heading, sentence, line } = linesOnPage(3)
  // What every such page says is listed only if the page was seen.
  const isSeen = values.servicing !== null || values.assumption !== null || values.late_payment_days !== null
  const said = (head: Pair, words: Pair) => (isSeen ? [...heading(head, 2), ...sentence(words)] : [])
  return [
    ...estimateContacts(disclosure),
    ...heading(COMPARISONS.heading),
    ...heading(COMPARISONS.in_5_years, 2),
    ...line(COMPARISONS.in_5_years_total, moneyText(values.in_5_years_total, kind), 'in_5_years_total'),
    ...line(COMPARISONS.in_5_years_principal, moneyText(values.in_5_years_principal, kind), 'in_5_years_principal'),
    ...explained(line(COMPARISONS.apr, percentText(values.apr), 'apr'), ESTIMATE_STANDING.apr),
    ...explained(line(COMPARISONS.tip, percentText(values.tip), 'tip'), ESTIMATE_STANDING.tip),
    ...heading(CONSIDERATIONS.heading),
    ...said(ESTIMATE_STANDING.acceptance_heading, ESTIMATE_STANDING.acceptance),
    ...heading(CONSIDERATIONS.servicing, 2),
    ...choice(
      3,
      'servicing',
      CONSIDERATIONS.intention,
      pick(values.servicing, CONSIDERATIONS, ['service', 'transfer']),
    ),
    ...heading(CONSIDERATIONS.late, 2),
    ...lateLine(disclosure, 3, CONSIDERATIONS.late_fee),
    ...said(CONSIDERATIONS.refinance, ESTIMATE_STANDING.refinance),
    ...(/refinance/i.test(values.purpose ?? '') ? said(LIABILITY.liability, ESTIMATE_STANDING.liability) : []),
    ...(hasInsurance(disclosure) ? said(PAYMENTS.homeowners_insurance, ESTIMATE_STANDING.insurance) : []),
    ...heading(CONSIDERATIONS.assumption, 2),
    ...choice(3, 'assumption', CONSIDERATIONS.transferred, assumed(values.assumption, CONSIDERATIONS)),
    ...said(ESTIMATE_STANDING.appraisal_heading, ESTIMATE_STANDING.appraisal),
  ]
}

/** The marked one of several boxes, after the words that all of them go on from. */
function choice(page: number, path: FieldKey, lead: Pair, marked: Pair | null): SpanishLine[] {
  const { sentence } = linesOnPage(page)
  return marked ? [...sentence(lead, path), ...sentence(marked, path)] : []
}

function pick<Key extends string>(value: string | null, words: Record<Key, Pair>, keys: readonly Key[]): Pair | null {
  const key = keys.find(one => one === value)
  return key === undefined ? null : words[key]
}

function answered(value: 'yes' | 'no' | null, yes: Pair, no: Pair): Pair | null {
  return value === null ? null : value === 'yes' ? yes : no
}

function assumed(value: 'yes' | 'no' | null, words: Record<'assumable' | 'not_assumable', Pair>): Pair | null {
  return answered(value, words.assumable, words.not_assumable)
}

/** A figure, and what the form says below it. */
function explained(lines: readonly SpanishLine[], words: Pair): SpanishLine[] {
  return lines.flatMap(line => [line, ...linesOnPage(line.page).sentence(words)])
}

/** Insurance that the lender collects or is paid at closing is insurance that the lender asks for. */
function hasInsurance({ values, lines }: Disclosure): boolean {
  const isPaid = lines.some(({ label, amount }) => /^homeowner.?s insurance/i.test(label) && amount !== null)
  return isPaid || values.homeowners_insurance_in_escrow === 'yes'
}

function lateLine({ values, kind }: Disclosure, page: number, words: Pair): SpanishLine[] {
  const { late_payment_days: days, late_payment_fee: fee } = values
  if (days === null || fee === null) return []
  const both = lateFeePair(fee, kind === 'closing-disclosure')
  const pair = {
    en: filled(words, { n: String(days), fee: both.en }).en,
    es: filled(words, { n: String(days), fee: both.es }).es,
    official: words.official && both.official,
  }
  return linesOnPage(page).sentence(pair, 'late_payment_fee')
}

function estimateContacts({ contacts }: Disclosure): SpanishLine[] {
  const { heading, line } = linesOnPage(3)
  const side = (role: 'lender' | 'mortgage_broker') =>
    (['nmls_id', 'contact', 'contact_nmls_id', 'email', 'phone'] as const).flatMap(key =>
      line(ESTIMATE_CONTACTS[key], contacts[role][key], `contacts.${role}.${key}`),
    )
  return [
    ...heading(CONTACTS.estimate),
    ...line(ESTIMATE_CONTACTS.lender, contacts.lender.name, 'contacts.lender.name'),
    ...side('lender'),
    ...line(ESTIMATE_CONTACTS.mortgage_broker, contacts.mortgage_broker.name, 'contacts.mortgage_broker.name'),
    ...side('mortgage_broker'),
  ]
}

/** Pages 4 to 6 of the Spanish Closing Disclosure. */
export function closingDisclosureEnd(disclosure: Disclosure): SpanishLine[] {
  return [
    ...fourthPage(disclosure),
    ...adjustableLines(disclosure, 4),
    ...fifthPage(disclosure),
    ...sixthPage(disclosure),
  ]
}

function fourthPage({ values, kind }: Disclosure): SpanishLine[] {
  const { heading, line } = linesOnPage(4)
  const money = (
    key:
      | 'escrowed_costs_year_1'
      | 'non_escrowed_costs_year_1'
      | 'initial_escrow_payment'
      | 'monthly_escrow_payment'
      | 'no_escrow_costs_year_1'
      | 'escrow_waiver_fee',
  ) => line(ESCROW[key], moneyText(values[key], kind), key)
  return [
    ...heading(DISCLOSURES.heading),
    ...heading(DISCLOSURES.negative, 2),
    ...choice(
      4,
      'negative_amortization',
      DISCLOSURES.terms,
      pick(values.negative_amortization, DISCLOSURES, ['scheduled', 'possible', 'none']),
    ),
    ...heading(DISCLOSURES.demand, 2),
    ...choice(
      4,
      'demand_feature',
      DISCLOSURES.your_loan,
      answered(values.demand_feature, DISCLOSURES.has_demand, DISCLOSURES.no_demand),
    ),
    ...heading(ESCROW.heading, 2),
    ...choice(4, 'escrow_account', ESCROW.now, answered(values.escrow_account, ESCROW.has, ESCROW.has_not)),
    ...heading(ESCROW.with, 3),
    ...money('escrowed_costs_year_1'),
    ...money('non_escrowed_costs_year_1'),
    ...money('initial_escrow_payment'),
    ...money('monthly_escrow_payment'),
    ...heading(ESCROW.without, 3),
    ...money('no_escrow_costs_year_1'),
    ...money('escrow_waiver_fee'),
  ]
}

function fifthPage(disclosure: Disclosure): SpanishLine[] {
  const { values, kind } = disclosure
  const { heading, sentence, line } = linesOnPage(5)
  const money = (key: 'total_of_payments' | 'finance_charge' | 'amount_financed') =>
    explained(line(CALCULATIONS[key], moneyText(values[key], kind), key), CLOSING_DISCLOSURE_STANDING[key])
  return [
    ...heading(DISCLOSURES.heading),
    ...heading(DISCLOSURES.security, 2),
    ...explained(
      line(DISCLOSURES.security_interest, values.security_interest, 'security_interest'),
      CLOSING_DISCLOSURE_STANDING.lose,
    ),
    ...heading(CONSIDERATIONS.late, 2),
    ...lateLine(disclosure, 5, DISCLOSURES.late_fee),
    ...heading(DISCLOSURES.partial, 2),
    ...choice(
      5,
      'partial_payments',
      DISCLOSURES.your_lender,
      pick(values.partial_payments, DISCLOSURES, ['accepted', 'held', 'refused']),
    ),
    ...(values.partial_payments === null ? [] : sentence(CLOSING_DISCLOSURE_STANDING.sold)),
    ...heading(CONSIDERATIONS.assumption, 2),
    ...choice(5, 'assumption', DISCLOSURES.transferred, assumed(values.assumption, DISCLOSURES)),
    ...heading(CALCULATIONS.heading),
    ...money('total_of_payments'),
    ...money('finance_charge'),
    ...money('amount_financed'),
    ...explained(line(CALCULATIONS.apr, percentText(values.apr), 'apr'), CLOSING_DISCLOSURE_STANDING.apr),
    ...explained(line(CALCULATIONS.tip, percentText(values.tip), 'tip'), CLOSING_DISCLOSURE_STANDING.tip),
    ...otherDisclosures(values.liability_after_foreclosure),
  ]
}

/** The last column of page 5, where it was seen. */
function otherDisclosures(liability: string | null): SpanishLine[] {
  if (liability !== 'protected' && liability !== 'liable') return []
  const { heading, sentence } = linesOnPage(5)
  const words = CLOSING_DISCLOSURE_STANDING
  return [
    ...heading(LIABILITY.heading),
    ...heading(words.tax_heading, 2),
    ...sentence(words.tax),
    ...heading(words.contract_heading, 2),
    ...[
      words.contract,
      words.contract_payments,
      words.contract_default,
      words.contract_early,
      words.contract_rules,
    ].flatMap(pair => sentence(pair)),
    ...heading(CONSIDERATIONS.refinance, 2),
    ...sentence(words.refinance),
    ...heading(LIABILITY.liability, 2),
    ...choice(5, 'liability_after_foreclosure', LIABILITY.foreclosed, LIABILITY[liability]),
    ...(liability === 'protected' ? sentence(words.protection) : []),
    ...heading(ESTIMATE_STANDING.appraisal_heading, 2),
    ...sentence(words.appraisal),
  ]
}

function sixthPage({ contacts }: Disclosure): SpanishLine[] {
  const { heading, line } = linesOnPage(6)
  return [
    ...heading(CONTACTS.disclosure),
    ...CONTACT_ROLES.flatMap(role => [
      ...heading(CONTACTS[role], 2),
      ...CONTACT_KEYS.flatMap(key => line(CONTACTS[key], contacts[role][key], `contacts.${role}.${key}`)),
    ]),
  ]
}

/** The two tables of loans whose payment or rate changes: page 2 of an estimate, 4 of a Closing Disclosure. */
export function adjustableLines({ values }: Disclosure, page: number): SpanishLine[] {
  const { heading, line } = linesOnPage(page)
  const words = (key: keyof typeof TABLES & keyof typeof values) => {
    const value = values[key]
    if (typeof value !== 'string') return []
    const [pair] = phrasePairs(value)
    return pair ? line(TABLES[key], key === 'index_and_margin' ? value : pair, key) : []
  }
  const { minimum_rate, maximum_rate } = values
  const bounds = minimum_rate === null || maximum_rate === null ? null : `${minimum_rate}%/${maximum_rate}%`
  return [
    ...heading(TABLES.payments),
    ...words('interest_only_payments'),
    ...words('optional_payments'),
    ...words('step_payments'),
    ...words('seasonal_payments'),
    ...heading(TABLES.monthly, 2),
    ...words('first_payment_change'),
    ...words('subsequent_payment_changes'),
    ...words('maximum_payment'),
    ...heading(TABLES.rates),
    ...words('index_and_margin'),
    ...line(TABLES.initial_rate, percentText(values.initial_rate), 'initial_rate'),
    ...line(TABLES.minimum_rate, bounds, 'minimum_rate'),
    ...heading(TABLES.frequency, 2),
    ...words('first_rate_change'),
    ...words('subsequent_rate_changes'),
    ...heading(TABLES.limits, 2),
    ...words('first_rate_change_limit'),
    ...words('subsequent_rate_change_limit'),
  ]
}
