import fc from 'fast-check'
import { addDays } from '#domain/calendar-day.ts'
import type { Section } from '#domain/disclosures/disclosure.ts'

/** Fees as lenders name them, by section. */
const FEES: Partial<Record<Section, string[]>> = {
  A: [
    'Application Fee',
    'Origination Fee',
    'Processing Fee',
    'Rate Lock Extension Fee',
    'Underwriting Fee',
    'Verification Fee',
    'Mortgage Broker Compensation Paid by the Borrower for Origination',
  ],
  B: [
    'Appraisal Fee',
    'Credit Report Fee',
    'Flood Determination Fee',
    'Flood Monitoring Fee',
    'MERS Registration Fee',
    'Tax Monitoring Fee',
    'Tax Status Research Fee',
    'Upfront Mortgage Insurance Premium or Government Funding Fee',
  ],
  C: [
    'Pest Inspection Fee',
    'Survey Fee',
    'Title – Insurance Binder',
    'Title – Lender’s Title Policy',
    'Title – Settlement Agent Fee',
    'Title – Title Search',
    'Title – Courier Fee',
    'Title – Closing Protection Letter and Endorsements 8.1, 9.0 and 22',
  ],
  H: [
    'HOA Capital Contribution',
    'Home Inspection Fee',
    'Home Warranty Fee (optional)',
    'HOA Transfer, Move-in and Document Fee for Unit 12',
    'Title – Owner’s Title Policy (optional)',
  ],
}

type LoanStory =
  | 'purchase'
  | 'refinance'
  | 'adjustable'
  | 'interest-only'
  | 'balloon'
  | 'negative'
  | 'step'
  | 'seasonal'

/** What decides a disclosure; everything else follows. */
export const seed = fc.record({
  story: fc.constantFrom<LoanStory>(
    'purchase',
    'purchase',
    'refinance',
    'adjustable',
    'interest-only',
    'balloon',
    'negative',
    'step',
    'seasonal',
  ),
  price: fc.integer({ min: 90, max: 4900 }).map(thousands => thousands * 1000),
  share: fc.integer({ min: 55, max: 97 }),
  rate: fc.integer({ min: 2000, max: 9500 }).map(thousandths => Math.round(thousandths / 125) * 0.125),
  years: fc.constantFrom(10, 15, 20, 30, 40),
  /** Beyond whole years, as '15 yr. 5 mo.' */
  months: fc.constantFrom(0, 0, 0, 0, 5),
  day: fc.integer({ min: 0, max: 3000 }).map(days => addDays('2018-01-03', days)),
  fees: fc.record({ A: feeList('A', 0), B: feeList('B', 1), C: feeList('C', 1), H: feeList('H', 0) }),
  points: fc.constantFrom(null, 0.25, 0.5, 1, 1.125),
  credits: fc.constantFrom(0, 0, 50_000, 123_400),
  deposit: fc.integer({ min: 0, max: 30 }).map(thousands => thousands * 1000_00),
  people: fc.constantFrom<string>(
    'Michael Jones and Mary Stone',
    'Ana Lopez',
    'Li Wei and Dana Smith',
    'Patrick O’Neil',
    'Maximiliano Fernandez-Villanueva III\nand Christina E. Montgomery',
  ),
  property: fc.constantFrom<string>(
    '456 Somewhere Avenue\nAnytown, ST 12345',
    '12345 N. 67th Street, Unit 8B\nSaint Somewhere, ST 12345-6789',
    'Lot 7, Block 3, Somewhere Acres\nAnytown, ST 12345',
  ),
  lender: fc.constantFrom<string>(
    'Ficus Bank',
    'Alder Home Loans LLC',
    'First Birch Credit Union',
    '1st Cedar Lending 360, LLC',
    'Bank 24, N.A.',
  ),
  loan_id: fc.integer({ min: 100_000_000, max: 999_999_999 }).map(String),
  locked: fc.boolean(),
  /** Taxes and insurance are paid with the loan, or by the buyer alone. */
  escrowed: fc.constantFrom(true, true, true, false),
  /** Lines without a charge are printed as nothing, or as $0. */
  zeros: fc.constantFrom(false, false, true),
  /** A broker stands between buyer and lender. */
  broker: fc.boolean(),
  /** The buyer borrows from a second lender too, and the seller owes one. */
  secondLoan: fc.boolean(),
  taxes: fc.integer({ min: 40, max: 900 }),
  insurance: fc.integer({ min: 30, max: 400 }),
  cents: fc.array(fc.integer({ min: 0, max: 99 }), { minLength: 40, maxLength: 40 }),
  before: fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 40, maxLength: 40 }),
})

export type Seed = typeof seed extends fc.Arbitrary<infer Value> ? Value : never

/** A purchase with mortgage insurance, points, a lock and a credit. */
export const plainSeed: Seed = {
  story: 'purchase',
  price: 320_000,
  share: 90,
  rate: 6.625,
  years: 30,
  months: 0,
  day: '2024-03-05',
  fees: {
    A: [
      { name: 'Application Fee', dollars: 300 },
      { name: 'Underwriting Fee', dollars: 1097 },
    ],
    B: [
      { name: 'Appraisal Fee', dollars: 405 },
      { name: 'Credit Report Fee', dollars: 30 },
    ],
    C: [
      { name: 'Title – Lender’s Title Policy', dollars: 535 },
      { name: 'Title – Title Search', dollars: 1261 },
    ],
    H: [{ name: 'Title – Owner’s Title Policy (optional)', dollars: 1017 }],
  },
  points: 0.25,
  credits: 50_000,
  deposit: 10_000_00,
  people: 'Michael Jones and Mary Stone',
  property: '456 Somewhere Avenue\nAnytown, ST 12345',
  lender: 'Ficus Bank',
  loan_id: '123456789',
  locked: true,
  escrowed: true,
  zeros: false,
  broker: false,
  secondLoan: false,
  taxes: 250,
  insurance: 101,
  cents: Array.from({ length: 40 }, (_, at) => (at * 7) % 100),
  before: Array.from({ length: 40 }, (_, at) => at % 5),
}

function feeList(section: Section, least: number) {
  const names = FEES[section] ?? []
  return fc
    .tuple(
      fc.shuffledSubarray(names, { minLength: least }),
      fc.array(fc.integer({ min: 5, max: 2400 }), { minLength: names.length, maxLength: names.length }),
    )
    .map(([chosen, amounts]) =>
      names.filter(name => chosen.includes(name)).map((name, at) => ({ name, dollars: amounts[at] ?? 1 })),
    )
}
