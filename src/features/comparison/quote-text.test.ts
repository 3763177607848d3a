import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { FEE_KEYS } from '#domain/fee-estimate.ts'
import { slowParts } from '../../../scripts/checks/patterns.ts'
import { isReadable, missingFrom, offerFromQuote, quotedFees } from './quote-offer.ts'
import { readQuote } from './quote-text.ts'

const EMAIL = `Hi Dana,
thanks for calling. Here is what we can do:

30-year fixed at 6.5% (6.699% APR), 0.5 points ($1,800)
Origination fee $1,500, underwriting $795, appraisal: $450.00
Credit report $45; flood cert $25
Lender credit: -$500
PMI $162.50/month

Pat, Harbor Savings
Harbor Savings Bank
`

test('[C37] an email is read as far as it says something', () => {
  const quote = readQuote(EMAIL)
  expect(quote).toEqual({
    name: null,
    interest_rate: 6.5,
    mortgage_type: '30_year_fixed',
    loan_program: null,
    fees: {
      pointsCharge: 1800,
      originationFee: 1500,
      underwritingFee: 795,
      appraisalFee: 450,
      creditReportFee: 45,
      floodDetermination: 25,
    },
    points: null,
    total: null,
    lender_credit: 500,
    mortgage_insurance_monthly: 162.5,
    loan_amount: null,
    unclear: [],
  })
  expect(missingFrom(quote)).toEqual([])
})

test('[C37] a table copied from a page is read, with each figure on the line below its name', () => {
  const quote = readQuote(
    'Prairie Mutual Mortgage\nLoan amount\n$360,000\nInterest rate\n6.625%\nAPR\n6.755%\nProduct\n30 year fixed\nPoints\n0.25\nTotal loan costs\n$4,782\n',
  )
  expect(quote).toMatchObject({
    name: 'Prairie Mutual Mortgage',
    interest_rate: 6.625,
    mortgage_type: '30_year_fixed',
    points: 0.25,
    total: 4782,
    loan_amount: 360_000,
    unclear: [],
  })
  const offer = offerFromQuote(quote, 360_000)
  expect(offer.fees).toMatchObject({ pointsCharge: 900, otherFee: 3882, appraisalFee: null })
})

test.each([
  ['Our rate is 6.375%', 6.375],
  ['interest rate: 6.5 % / APR 6.7 %', 6.5],
  ['Rate/APR: 6.5% / 6.7%', 6.5],
  ['6.25% fixed rate for 30 years', 6.25],
  ['APR 6.7%', null],
  ['20% down, 80% LTV', null],
  ['rate lock fee 0.25%', null],
  ['7.125', null],
  ['rate 65%', null],
])('[C37] of "%s" the rate is %s', (text, rate) => {
  expect(readQuote(text).interest_rate).toBe(rate)
})

test.each([
  ['7/1 ARM at 5.9%', '7_1_arm'],
  ['15 yr fixed', '15_year_fixed'],
  ['7/6 ARM', null],
  ['30 years', null],
  ['30-year fixed or 15-year fixed', null],
])('[C37] of "%s" the kind of loan is %s', (text, type) => {
  expect(readQuote(text).mortgage_type).toBe(type)
})

test('[C37] what stands there twice with different figures is left open and named', () => {
  const quote = readQuote('rate 6.5%, or rate 6.25% with points. Appraisal $450. Appraisal fee $500.')
  expect(quote.interest_rate).toBeNull()
  expect(quote.fees.appraisalFee).toBeUndefined()
  expect(quote.unclear.toSorted()).toEqual(['appraisalFee', 'interest_rate'])
  expect(readQuote('rate 6.5%. As I said: rate 6.5%').interest_rate).toBe(6.5)
})

test('[C37] closing costs with taxes in them are not taken for fees', () => {
  expect(readQuote('Estimated closing costs $12,400. Total closing costs: $14,000')).toMatchObject({
    total: null,
    fees: {},
  })
  expect(readQuote('$795 underwriting fee').fees).toEqual({ underwritingFee: 795 })
  expect(readQuote('$1,500 origination, $795 underwriting').fees).toEqual({
    originationFee: 1500,
    underwritingFee: 795,
  })
})

test('[C37] what was not read stays empty in the offer', () => {
  const offer = offerFromQuote(readQuote('rate 6.5%'), 360_000)
  expect(offer.interest_rate).toBe(6.5)
  expect(offer).not.toHaveProperty('name')
  expect(Object.values(offer.fees)).toEqual(FEE_KEYS.map(() => null))
  expect(missingFrom(readQuote('rate 6.5%'))).toEqual(['mortgage_type', 'total'])
  expect(isReadable(readQuote('Thanks for your call!'))).toBe(false)
})

test('a total below its parts adds nothing', () => {
  expect(quotedFees(readQuote('appraisal $450, total fees $400'), 100_000).otherFee).toBeNull()
})

test('[C37] whatever is pasted, every figure is a number and nothing throws', () => {
  const words = fc.constantFrom(
    'rate',
    'APR',
    'points',
    'fee',
    '$',
    '%',
    '6.5',
    '1,234',
    '-',
    '\n',
    ':',
    'appraisal',
    '30-year fixed',
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(words, { maxLength: 40 }).map(list => list.join(' ')),
      ),
      text => {
        const quote = readQuote(text)
        const figures = [quote.interest_rate, quote.points, quote.total, ...Object.values(quote.fees)]
        for (const figure of figures) expect(figure === null || Number.isFinite(figure)).toBe(true)
      },
    ),
  )
})

test('[X225] every pattern that is put together for a quote takes linear time', () => {
  const built: RegExp[] = []
  class Watched extends RegExp {
    constructor(source: string, flags?: string) {
      super(source, flags)
      built.push(this)
    }
  }
  vi.stubGlobal('RegExp', Watched)
  readQuote(EMAIL)
  readQuote('nothing')
  vi.unstubAllGlobals()
  expect(built.length).toBeGreaterThan(20)
  expect(built.flatMap(({ source, flags }) => slowParts(source, flags).map(why => `${source} ${why}`))).toEqual([])
})
