import { expect, test } from 'vitest'
import { onlyDisclosure, plainDisclosure, renderFile } from '../../../tests/disclosures/rendered-file.ts'
import { checkDisclosure } from './checks.ts'
import type { Disclosure } from './disclosure.ts'
import { isFeeName } from './fee-vocabulary.ts'
import type { FieldPath } from './reading.ts'
import { CONTACT_FORMS, TEXT_FORMS } from './text-forms.ts'
import { withWitnesses } from './witnesses.ts'

function unsure(kind: Disclosure['kind'], change: (disclosure: Disclosure) => void): FieldPath[] {
  const { disclosure, readings } = onlyDisclosure(renderFile(plainDisclosure(kind)))
  change(disclosure)
  const judged = Object.entries(withWitnesses(disclosure, readings, checkDisclosure(disclosure)))
  return judged.filter(([, reading]) => reading?.confidence === 'unsure').map(([path]) => path as FieldPath)
}

test.each([
  ['purpose', 'Purchase', 'Purchase A. Origination Charges $3,692'],
  ['product', '5 Year Interest Only, 5/1 Adjustable Rate', 'Fixed Rate LOAN TYPE'],
  ['product', '5 Year Step Payment, Fixed Rate', '5 Year Step Payment, Rate'],
  ['applicants', 'Ana Lopez\n12 Mill Rd\nAnytown, ST 12345', '12 Mill Rd\nAnytown, ST 12345\nBill Hill'],
  ['property', '456 Somewhere Ave\nAnytown, ST 12345', 'Anytown, ST 12345\n$240,000'],
  ['settlement_agent', 'Epsilon Title Co.', 'Epsilon Title Co. 12-3456'],
  ['file_number', '12-3456', '456 Somewhere Avenue'],
  ['lender', '1st Cedar Lending 360, LLC', 'Ficus Bank Product Fixed Rate'],
  ['step_payments', 'NO', 'NO O'],
  ['maximum_payment', '$2,068 at 169th payment', '$2,068 at 169th payment C'],
  ['first_rate_change', 'Beginning of 61st month', 'Beginning of 61st month Y'],
  ['late_payment_fee', '5% of the monthly principal and interest payment', '5% of the payment. D R A'],
  ['interest_rate_words', 'Adjusts every year starting in year 6', 'Tax Service Fee $9'],
  ['interest_rate_words', 'Adjusts every year starting in year 6', 'Adjusts every year YES • See AP Table'],
  ['seller', 'Amy Doe\n12 Mill Rd\nAnytown, ST\n12345', 'Amy Doe\n12 Mill Rd\nAnytown, ST\n12345\n1st Cedar'],
  [
    'applicants',
    'Ana Lopez and\nLi Wei\n12 Mill Rd\nAnytown, ST 12345',
    'Ana Lopez and\n12 Mill Rd\nAnytown, ST 12345',
  ],
  ['property', '456 Somewhere Ave\nAnytown, ST 12345', '456 Somewhere Ave\nAnytown, S'],
  ['lender', 'Bank 24, N.A.', 'Cedar Lending 360,'],
  ['loan_id', '1234-567 B', 'LICENSE I 12345'],
  ['other_in_escrow_label', 'Homeowner’s Association Dues', 'Homeowner’s Association DuesNO'],
  ['subsequent_rate_changes', 'Every 12th month after first change', 'Every year Limits on month'],
] as const)('[RP63] %s may be %j, but not %j', (key, right, wrong) => {
  expect(TEXT_FORMS[key]?.(right)).toBe(true)
  expect(TEXT_FORMS[key]?.(wrong)).toBe(false)
})

test('[RP63] people have names and numbers of their own kind', () => {
  expect(CONTACT_FORMS.email('joe@bank.example')).toBe(true)
  expect(CONTACT_FORMS.email('joe@bank')).toBe(false)
  expect(CONTACT_FORMS.contact_license_id('T')).toBe(false)
  expect(CONTACT_FORMS.phone('123-456-7890')).toBe(true)
})

test('[RP63] where one text of a column is odd, all of the column are asked about', () => {
  const open = unsure('closing-disclosure', disclosure => {
    disclosure.values.settlement_agent = '12-3456'
  })
  expect(open).toEqual(expect.arrayContaining(['date_issued', 'closing_date', 'file_number', 'property']))
  expect(open).not.toContain('applicants')
  const late = unsure('closing-disclosure', disclosure => {
    disclosure.values.closing_date = '2019-01-01'
  })
  expect(late).toEqual(expect.arrayContaining(['date_issued', 'closing_date']))
})

test.each([
  'Application Fee',
  '0.25% of Loan Amount (Points)',
  'Title – Lender’s Title Insurance',
  'Recording Fees Deed: $40.00 Mortgage: $45.00',
  'Homeowner’s Insurance $101.00 per month for 2 mo.',
  'Cook County Property Taxes ( 6 mo.)',
  'Upfront Mortgage Insurance Premium or Government Funding Fee',
])('[RP64] %j is the name of a charge', label => {
  expect(isFeeName(label)).toBe(true)
})

test.each([
  'Appraisal Fee – ABC Bank',
  'Transfer Tax Any State',
  'Credit Report Fee Cedar Co.',
  'see HOA email Working 3/4 Capital Contribution',
  'Survey Fee (S)',
  'Transfer Taxes POC',
  'Wire Fee *',
  'Title – Closing Protection Letter and',
  '9.0 and 22',
  '2%)',
  'Application Fee $',
  '% of Loan Amount (Points) Verification Fee',
  'Val ey Survey',
])('[RP64] %j has something else in it, and is asked about', label => {
  expect(isFeeName(label)).toBe(false)
})

test('[RP64] such a name is a question to the buyer, its amount is not', () => {
  const open = unsure('loan-estimate', disclosure => {
    const line = disclosure.lines.find(({ section }) => section === 'B')
    if (line) line.label = 'Appraisal Fee Kettering Partners'
  })
  expect(open.filter(path => path.endsWith('.label'))).toHaveLength(1)
  expect(open.filter(path => path.endsWith('.amount'))).toEqual([])
})

test('[RP65] one printed figure that two fields took is asked about', () => {
  const { disclosure, readings } = onlyDisclosure(renderFile(plainDisclosure('closing-disclosure')))
  const taken = { ...readings, non_escrowed_costs_year_1: readings.initial_escrow_payment }
  disclosure.values.non_escrowed_costs_year_1 = disclosure.values.initial_escrow_payment
  const judged = withWitnesses(disclosure, taken as typeof readings, checkDisclosure(disclosure))
  expect(judged.non_escrowed_costs_year_1?.confidence).toBe('unsure')
  expect(judged.initial_escrow_payment?.confidence).toBe('sure')
})

test('[RP71] where one figure of the escrow table fails its sum, what no sum of its own proves is asked about', () => {
  const open = unsure('closing-disclosure', disclosure => {
    disclosure.values.initial_escrow_payment = 56_00
  })
  expect(open).toEqual(expect.arrayContaining(['initial_escrow_payment', 'non_escrowed_costs_year_1']))
})

test('[RP113] where a name ends within a word, texts that are as long are asked about', () => {
  const names = ['Application Fee', 'Title – Settlement', 'Sale Price of Prop', 'Home Warranty Fee']
  const cut = unsure('closing-disclosure', disclosure => {
    names.forEach((label, at) => {
      const line = disclosure.lines[at]
      if (line) line.label = label
    })
    disclosure.values.lender = 'Alder Home Loans L'
  })
  expect(cut).toEqual(expect.arrayContaining(['lines.1.label', 'lines.2.label', 'lines.3.label', 'lender']))
  expect(cut).not.toContain('lines.0.label')
})
