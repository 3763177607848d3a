import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { estimateFees } from '#domain/fee-estimate.ts'
import { quoteJson } from '../../../scripts/figures/quote.ts'
import { isReadable, missingFrom, offerFromQuote, quotedFees } from './quote-offer.ts'
import { readQuote } from './quote-text.ts'
import { guessedLines, quoteLines, quoteNotes } from './quote-words.ts'

type Answer = ReturnType<typeof quoteJson>

const MAILS = new URL('../../../tests/quotes/', import.meta.url)
const mail = (name: string) => readFileSync(new URL(name, MAILS), 'utf8')
const truth = Object.entries(JSON.parse(mail('truth.json')) as Record<string, Answer>)
const FIGURES = [
  'lender',
  'rate',
  'apr',
  'points',
  'points_amount',
  'loan_amount',
  'total_fees',
  'lender_credit',
  'lock_days',
] as const

describe('mails as lenders write them', () => {
  test('each of them has its truth', () => {
    expect(truth.length).toBeGreaterThanOrEqual(60)
    expect(truth.map(([name]) => `${name}.txt`)).toEqual(
      readdirSync(MAILS)
        .filter(name => name.endsWith('.txt'))
        .toSorted(),
    )
  })

  test.each(truth)('[C50] %s: every figure is the lender’s, and what was not understood is named', (name, said) => {
    const read = quoteJson(mail(`${name}.txt`))
    for (const figure of FIGURES) expect({ [figure]: read[figure] }).toEqual({ [figure]: said[figure] })
    expect(read.fees).toEqual(said.fees)
    for (const line of said.unclear) expect(read.unclear).toContain(line)
  })
})

test('[C50] no figure is taken from another line, and a line that is not understood says so', () => {
  const read = quoteJson('Origination $1,250\nProcessing\nUnderwriting fee: $895\nCredit report $65\n')
  expect(read.fees).toEqual({ Origination: 1250, 'Underwriting fee': 895, 'Credit report': 65 })
  expect(read.unclear).toContain('Processing')
})

test('[C51] each figure stands beside the line that it came from', () => {
  const quote = readQuote('Harbor Savings Bank\n30-year fixed at 6.5% (APR 6.7%)\n0.5 points\nAppraisal $450\n')
  const lines = quoteLines(quote, 360_000).map(({ label, value, line }) => [label, value, line])
  expect(lines).toEqual([
    ['Lender', 'Harbor Savings Bank', 'Harbor Savings Bank'],
    ['Interest rate', '6.5%', '30-year fixed at 6.5% (APR 6.7%)'],
    ['APR', '6.7%', '30-year fixed at 6.5% (APR 6.7%)'],
    ['Mortgage type', '30-year fixed', '30-year fixed at 6.5% (APR 6.7%)'],
    ['Points', '0.5: $1,800', '0.5 points'],
    ['Appraisal', '$450', 'Appraisal $450'],
  ])
  expect(guessedLines(quote, 360_000).map(({ label }) => label)).not.toContain('Appraisal')
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
  expect(readQuote(text).interest_rate?.value ?? null).toBe(rate)
})

test.each([
  ['7/1 ARM at 5.9%', '7_1_arm'],
  ['15 yr fixed', '15_year_fixed'],
  ['30 years', null],
  ['30-year fixed or 15-year fixed', null],
])('[C37] of "%s" the kind of loan is %s', (text, type) => {
  expect(readQuote(text).mortgage_type?.value ?? null).toBe(type)
})

test('[C37] what stands there twice with different figures is left open and named', () => {
  const quote = readQuote('rate 6.5%\nrate 6.25%\nAppraisal $450. Appraisal fee $500.')
  expect(quote.interest_rate).toBeNull()
  expect(quote.fees).toEqual([])
  expect(quote.unclear).toEqual([0, 1, 2])
  expect(readQuote('rate 6.5%. As I said: rate 6.5%').interest_rate?.value).toBe(6.5)
})

test('[C37] closing costs with taxes in them are not taken for fees', () => {
  expect(readQuote('Closing costs $12,400. Total closing costs: $14,000')).toMatchObject({ total: null, fees: [] })
})

test('[C37] fees that were not read are our guess in the offer, and called one', () => {
  const offer = offerFromQuote(readQuote('rate 6.5%'), 360_000)
  expect(offer.interest_rate).toBe(6.5)
  expect(offer).not.toHaveProperty('name')
  const guess = estimateFees(360_000)
  expect(offer.fees).toMatchObject({ originationFee: guess.originationFee, pointsCharge: null })
  expect(offer.sources).toMatchObject({ interest_rate: 'read', originationFee: 'guessed' })
  expect(offer.sources.pointsCharge).toBeUndefined()
  expect(missingFrom(readQuote('rate 6.5%'))).toEqual(['mortgage_type', 'fees'])
  expect(isReadable(readQuote('Thanks for your call!'))).toBe(false)
})

test('[C37] a total of all fees leaves nothing to guess; one of the lender’s own leaves the others’', () => {
  const whole = offerFromQuote(readQuote('rate 6.5%, total fees $4,000'), 360_000)
  expect(whole.fees.otherFee).toBe(4000)
  expect(Object.values(whole.sources)).not.toContain('guessed')
  const own = offerFromQuote(readQuote('rate 6.5%, lender fees $1,390, appraisal $650'), 360_000)
  expect(own.fees).toMatchObject({ otherFee: 1390, appraisalFee: 650, titleInsurance: 1800 })
  expect(own.sources).toMatchObject({ otherFee: 'read', appraisalFee: 'read', titleInsurance: 'guessed' })
  expect(own.sources.originationFee).toBeUndefined()
})

test('[C37] the fees of a quote for another loan have to be checked', () => {
  const quote = readQuote('rate 6.5%\nLoan amount $400,000\nUnderwriting $895')
  expect(offerFromQuote(quote, 360_000).sources).toMatchObject({ interest_rate: 'read', underwritingFee: 'unsure' })
  expect(quoteNotes(quote, 360_000)[0]).toContain('for a loan of $400,000; you’re comparing $360,000')
  expect(offerFromQuote(quote, 400_000).sources.underwritingFee).toBe('read')
})

test('a total below its parts adds nothing', () => {
  expect(quotedFees(readQuote('appraisal $450, total fees $400'), 100_000).otherFee).toBeNull()
})

test('[C37] [X225] whatever is pasted, every figure is a number, nothing throws and nothing takes long', () => {
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
    'to',
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(words, { maxLength: 40 }).map(list => list.join(' ')),
      ),
      text => {
        const { fees, ...read } = quoteJson(text)
        const figures = [read.rate, read.points, read.total_fees, read.loan_amount, ...Object.values(fees)]
        for (const figure of figures) expect(figure === null || Number.isFinite(figure)).toBe(true)
      },
    ),
  )
  const started = performance.now()
  for (const piece of [' ', '1', '$', '-', 'from A', 'processing ', '1,', '%', 'a@', '(', '\t1', 'no ', '5/']) {
    readQuote(piece.repeat(20_000 / piece.length))
  }
  expect(performance.now() - started).toBeLessThan(4_000)
})
