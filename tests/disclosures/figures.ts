import fc from 'fast-check'
import { monthlyPayment } from '#domain/amortization.ts'
import { addDays } from '#domain/calendar-day.ts'
import { blankDisclosure, type Disclosure, type PaymentColumn } from '#domain/disclosures/disclosure.ts'
import { pmiEnd } from '#domain/pmi.ts'
import { fillCash, fillEnd, fillEstimateColumn, fillFees, fillSummaries, fillTotals } from './figures-costs.ts'
import { type Seed, seed } from './seed.ts'

/** A disclosure whose figures agree with one another, as a lender's program would print them. */
export const randomDisclosure: fc.Arbitrary<Disclosure> = fc
  .tuple(seed, fc.constantFrom('loan-estimate' as const, 'closing-disclosure' as const))
  .map(([story, kind]) => makeDisclosure(story, kind))

/** A Closing Disclosure says what its estimate said: of the same seed, or of another where something changed. */
export function makeDisclosure(from: Seed, kind: Disclosure['kind'], estimated: Seed = from): Disclosure {
  const disclosure = blankDisclosure(kind)
  const isEstimate = kind === 'loan-estimate'
  const whole = (dollars: number) => (isEstimate ? Math.round(dollars) * 100 : Math.round(dollars * 100))
  const refinance = from.story === 'refinance'
  const loan = Math.round((from.price * from.share) / 100 / 500) * 500
  const terms = { principal: loan, annual_rate: from.rate, months: termMonths(from) }
  fillTop(disclosure, from, loan, refinance)
  const interestOnly = from.story === 'interest-only'
  const pi = Math.round((interestOnly ? (loan * from.rate) / 1200 : monthlyPayment(terms)) * 100)
  const escrow = from.escrowed ? whole(from.taxes + from.insurance) : 0
  const insured = loan > from.price * 0.8 && from.story !== 'interest-only'
  const premium = insured ? whole(loan * 0.0005 + 0.35) : 0
  const end = pmiEnd({ ...terms, original_value: from.price })?.ends ?? 0
  disclosure.payments = paymentColumns(disclosure, from, { pi, escrow, premium, end })
  fillTerms(disclosure, from, pi)

  fillFees(disclosure, from, whole, loan)
  fillTotals(disclosure, from, whole)
  fillCash(disclosure, from, loan, refinance)
  fillEnd(disclosure, from, terms, { pi, premium, end })
  if (!isEstimate) {
    fillEstimateColumn(disclosure, makeDisclosure(estimated, 'loan-estimate'))
    fillSummaries(disclosure, from)
  }
  return disclosure
}

function termMonths({ years, months }: Seed): number {
  return years * 12 + months
}

function fillTop(disclosure: Disclosure, from: Seed, loan: number, refinance: boolean): void {
  const isEstimate = disclosure.kind === 'loan-estimate'
  const product = {
    purchase: 'Fixed Rate',
    refinance: 'Fixed Rate',
    adjustable: '5/1 Adjustable Rate',
    'interest-only': '5 Year Interest Only, 5/1 Adjustable Rate',
    balloon: 'Year 7 Balloon Payment, Fixed Rate',
    negative: '5 Year Negative Amortization, Fixed Rate',
    step: '5 Year Step Payment, Fixed Rate',
    seasonal: 'Seasonal Payment, Fixed Rate',
  }[from.story]
  Object.assign(disclosure.values, {
    date_issued: from.day,
    applicants: `${from.people}\n123 Anywhere Street\nAnytown, ST 12345`,
    lender: from.lender,
    property: from.property,
    sale_price: from.price * 100,
    price_is: refinance ? (isEstimate ? 'estimated' : 'appraised') : 'sale',
    loan_term_months: termMonths(from),
    purpose: refinance ? 'Refinance' : 'Purchase',
    product,
    loan_type: from.deposit > 20_000_00 ? 'fha' : 'conventional',
    loan_id: from.loan_id,
    loan_amount: loan * 100,
    interest_rate: from.rate,
    taxes_insurance_assessments: whole(disclosure, from.taxes + from.insurance),
    property_taxes_in_escrow: from.escrowed ? 'yes' : 'no',
    homeowners_insurance_in_escrow: from.escrowed ? 'yes' : 'no',
    other_in_escrow: from.locked ? 'no' : null,
    other_in_escrow_label: from.locked ? 'Homeowner’s Association Dues' : null,
    assumption: 'no',
    late_payment_days: 15,
    late_payment_fee: '5% of the monthly principal and interest payment',
  } satisfies Partial<Disclosure['values']>)
  if (isEstimate) {
    Object.assign(disclosure.values, {
      rate_lock: from.locked ? 'yes' : 'no',
      rate_lock_until: from.locked ? addDays(from.day, 60) : null,
      rate_lock_time: from.locked ? '5:00 p.m. EDT' : null,
      closing_costs_expire: addDays(from.day, 17),
      closing_costs_expire_time: '5:00 p.m. EDT',
      servicing: from.locked ? 'service' : 'transfer',
    } satisfies Partial<Disclosure['values']>)
  } else {
    Object.assign(disclosure.values, {
      closing_date: addDays(from.day, 5),
      disbursement_date: addDays(from.day, refinance ? 9 : 5),
      settlement_agent: 'Epsilon Title Co.',
      file_number: '12-3456',
      seller: refinance ? null : 'Steve Cole and Amy Doe\n321 Somewhere Drive\nAnytown, ST 12345',
      mic_number: '000654321',
      demand_feature: 'no',
      negative_amortization: from.story === 'negative' ? 'scheduled' : 'none',
      partial_payments: from.locked ? 'accepted' : 'refused',
      security_interest: from.property.replace('\n', ', '),
      escrow_account: from.escrowed ? 'yes' : 'no',
      liability_after_foreclosure: from.locked ? 'protected' : 'liable',
    } satisfies Partial<Disclosure['values']>)
  }
  Object.assign(disclosure.contacts.lender, {
    name: from.lender,
    contact: 'Joe Smith',
    contact_nmls_id: '12345',
    email: 'joe@bank.example',
    phone: '123-456-7890',
  })
  if (from.broker) {
    Object.assign(disclosure.contacts.mortgage_broker, {
      name: 'Friendly 4 U Brokers',
      nmls_id: '222333',
      contact: 'Jim Taylor',
      contact_nmls_id: '394784',
      email: 'jim@brokers.example',
      phone: '333-444-5555',
    })
  }
  if (!isEstimate) {
    Object.assign(disclosure.contacts.settlement_agent, {
      name: 'Epsilon Title Co.',
      address: '123 Commerce Pl. Somecity, ST 12344',
      license_id: 'Z61616',
      contact: 'Sarah Arnold',
      email: 's@title.example',
      phone: '987-555-4321',
    })
  }
}

function whole(disclosure: Disclosure, dollars: number): number {
  return disclosure.kind === 'loan-estimate' ? Math.round(dollars) * 100 : Math.round(dollars * 100)
}

function paymentColumns(
  disclosure: Disclosure,
  from: Seed,
  { pi, escrow, premium, end }: { pi: number; escrow: number; premium: number; end: number },
): PaymentColumn[] {
  const column = (
    label: string,
    least: number,
    most: number,
    mortgage_insurance: number,
    only_interest = false,
  ): PaymentColumn => {
    const years = /(\d+)(?:-(\d+))?/.exec(label)
    const isFinal = label.startsWith('Final')
    const ranged = least !== most
    const total = (cents: number) => {
      const sum = cents + mortgage_insurance + escrow
      return disclosure.kind === 'loan-estimate' || ranged ? Math.round(sum / 100) * 100 : sum
    }
    return {
      label,
      first_year: isFinal ? null : Number(years?.[1]),
      last_year: isFinal ? null : Number(years?.[2] ?? years?.[1]),
      principal_and_interest: most,
      principal_and_interest_least: least,
      only_interest,
      mortgage_insurance,
      escrow,
      total: total(most),
      total_least: total(least),
    }
  }
  const dollars = (cents: number) => Math.round(cents / 100) * 100
  const years = Math.ceil(termMonths(from) / 12)
  if (from.story === 'adjustable' || from.story === 'interest-only') {
    const only = from.story === 'interest-only'
    return [
      column('Years 1-5', pi, pi, premium, only),
      column('Year 6', dollars(pi * 1.02), dollars(pi * 1.2), premium),
      column('Years 7-8', dollars(pi * 0.9), dollars(pi * 1.4), premium),
      column(`Years 9-${years}`, dollars(pi * 0.8), dollars(pi * 1.6), 0),
    ]
  }
  if (from.story === 'negative' || from.story === 'step') {
    return [
      column('Years 1-2', pi, pi, premium),
      column('Years 3-4', dollars(pi * 1.05), dollars(pi * 1.05), premium),
      column('Year 5', dollars(pi * 1.1), dollars(pi * 1.1), premium),
      column(`Years 6-${years}`, dollars(pi * 1.3), dollars(pi * 1.3), 0),
    ]
  }
  if (from.story === 'balloon')
    return [column('Years 1-7', pi, pi, premium), column('Final Payment', pi * 90, pi * 90, 0)]
  const last = Math.ceil(end / 12)
  if (premium === 0 || last < 1 || last >= years) return [column(`Years 1-${years}`, pi, pi, premium)]
  return [
    column(last === 1 ? 'Year 1' : `Years 1-${last}`, pi, pi, premium),
    column(last + 1 === years ? `Year ${years}` : `Years ${last + 1}-${years}`, pi, pi, 0),
  ]
}

function fillTerms(disclosure: Disclosure, from: Seed, pi: number): void {
  const changes = from.story === 'adjustable' || from.story === 'interest-only'
  const steps = from.story === 'negative' || from.story === 'step'
  const grows = from.story === 'negative'
  Object.assign(disclosure.values, {
    principal_and_interest: pi,
    loan_amount_can_increase: grows ? 'yes' : 'no',
    loan_amount_words: grows ? 'Can go as high as $171,444 / • Increases until year 6' : null,
    interest_rate_can_increase: changes ? 'yes' : 'no',
    interest_rate_words: changes ? 'Adjusts every year starting in year 6' : null,
    principal_and_interest_can_increase: changes || steps ? 'yes' : 'no',
    principal_and_interest_words: changes
      ? 'Adjusts every year starting in year 6 / • Includes only interest and no principal until year 6'
      : steps
        ? 'Adjusts every 2 years starting in year 3 / • Can go as high as $2,068 in year 6 / • See AP Table on page 2 for details'
        : null,
    prepayment_penalty: from.points === 1 ? 'yes' : 'no',
    prepayment_penalty_most: from.points === 1 ? 3_240_00 : null,
    prepayment_penalty_words:
      from.points === 1 ? 'As high as $3,240 if you pay off the loan during the / first 2 years' : null,
    ...(changes ? adjustable(from) : steps || from.story === 'seasonal' ? unevenPayments(from) : {}),
    balloon_payment: from.story === 'balloon' ? 'yes' : 'no',
    balloon_payment_amount: from.story === 'balloon' ? 149_263_00 : null,
    balloon_payment_words: from.story === 'balloon' ? 'You will have to pay $149,263 at the end of year 7' : null,
  } satisfies Partial<Disclosure['values']>)
}

function adjustable(from: Seed): Partial<Disclosure['values']> {
  return {
    interest_only_payments: from.story === 'interest-only' ? 'YES for your first 60 payments' : 'NO',
    optional_payments: 'NO',
    step_payments: 'NO',
    seasonal_payments: 'NO',
    first_payment_change: '$1,028 – $1,359 at 61st payment',
    subsequent_payment_changes: 'Every three years',
    maximum_payment: '$2,068 at 169th payment',
    index_and_margin: 'MTA + 4%',
    initial_rate: from.rate,
    minimum_rate: 3.25,
    maximum_rate: 12,
    first_rate_change: 'Beginning of 61st month',
    subsequent_rate_changes: 'Every 36th month after',
    first_rate_change_limit: '2%',
    subsequent_rate_change_limit: '2%',
  }
}

/** A rate that stays, and payments that do not: there is a table of payments and none of rates. */
function unevenPayments(from: Seed): Partial<Disclosure['values']> {
  return {
    interest_only_payments: 'NO',
    optional_payments: from.story === 'negative' ? 'YES for your first 60 payments' : 'NO',
    step_payments: from.story === 'step' ? 'YES for your first 60 payments' : 'NO',
    seasonal_payments: from.story === 'seasonal' ? 'YES from the 4th to the 6th payment of each year' : 'NO',
    first_payment_change: '$1,028 at 25th payment',
    subsequent_payment_changes: 'Every two years',
    maximum_payment: '$2,068 at 61st payment',
  }
}
