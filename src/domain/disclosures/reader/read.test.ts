import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { judge } from '../../../../tests/disclosures/judge.ts'
import {
  onlyDisclosure,
  plainDisclosure,
  randomCase,
  readRendered,
  renderFile,
} from '../../../../tests/disclosures/rendered-file.ts'
import type { Disclosure } from '../disclosure.ts'
import type { PositionedText } from '../reading.ts'
import { readDisclosures } from './read.ts'

const KINDS = ['loan-estimate', 'closing-disclosure'] as const

/** Everything printed is read, nothing is left open. */
function expectAllRead(disclosure: Disclosure, file: ReturnType<typeof renderFile>): void {
  const { wrong, open } = judge(disclosure, onlyDisclosure(file))
  expect({ wrong, open }).toEqual({ wrong: [], open: [] })
}

describe.each(KINDS)('a %s', kind => {
  test('[RP2] is read whole, from the first day to the last contact', () => {
    expectAllRead(plainDisclosure(kind), renderFile(plainDisclosure(kind)))
  })

  test.each([1.5, 3, 5])('[RP2] is read when its values stand %d points lower than their labels', valueDrop => {
    expectAllRead(plainDisclosure(kind), renderFile(plainDisclosure(kind), { valueDrop }))
  })

  test.each([
    ['in any order', { shuffled: true }],
    ['in fake bold, the same text four times', { fakeBold: true }],
    ['with labels and values in pieces', { pieces: true, chance: 7 }],
    ['word by word', { wordByWord: true }],
    ['behind a cover page that names other figures', { cover: true }],
    ['with the stamps of a signature above and below', { stamps: true }],
    ['with its pages in the wrong order', { pageOrder: 'backward' as const }],
    ['on A4', { a4: true }],
  ])('[RP2] is read %s', (_, faults) => {
    expectAllRead(plainDisclosure(kind), renderFile(plainDisclosure(kind), {}, faults))
  })

  test.each([
    ['a minus as – $', { minus: '– ' }],
    ['a minus as -$', { minus: '-' }],
    ['a minus as brackets', { minus: '(' }],
    ['a minus as a soft hyphen', { minus: '\u00ad' }],
    ['6.625 % with a blank', { percent: ' %' as const }],
    ['straight quotes', { quote: "'" as const }],
    ['short dashes and - for none', { dash: '-' as const, none: '-' }],
    ['a capital X in its boxes', { box: 'X' }],
    ['crosses drawn as ☒', { box: '☒' }],
  ])('[RP4] is read with %s', (_, style) => {
    expectAllRead(plainDisclosure(kind), renderFile(plainDisclosure(kind), style))
  })

  test('[RP3] white text that nobody sees is never a value', () => {
    expectAllRead(plainDisclosure(kind), renderFile(plainDisclosure(kind), {}, { leftovers: true, chance: 3 }))
  })

  test.each(['adjustable', 'interest-only', 'balloon'] as const)(
    '[RP5] is read for an %s loan, ranges and all columns',
    story => {
      const disclosure = plainDisclosure(kind, { story })
      expectAllRead(disclosure, renderFile(disclosure))
      expect(disclosure.payments.length).toBe(story === 'balloon' ? 2 : 4)
    },
  )

  test('[RP6] of a refinance has its own tables', () => {
    const disclosure = plainDisclosure(kind, { story: 'refinance' })
    expectAllRead(disclosure, renderFile(disclosure))
    expect(onlyDisclosure(renderFile(disclosure)).disclosure.cash_table).toBe('alternative')
  })

  test('[RP8] from a picture is never sure', () => {
    const { texts, sizes } = renderFile(plainDisclosure(kind))
    const guessed = texts.map(text => ({ ...text, certainty: 0.7 }))
    const [reading] = readDisclosures(guessed, sizes).disclosures
    expect(reading?.readings.loan_amount?.confidence).toBe('unsure')
    expect(reading?.readings.apr?.confidence).toBe('unsure')
  })

  test('[RP8] without a page leaves the fields of that page out', () => {
    const { texts, sizes } = renderFile(plainDisclosure(kind))
    const [reading] = readDisclosures(
      texts.filter(({ page }) => page !== 2),
      sizes,
    ).disclosures
    expect(reading?.missing_pages).toEqual([2])
    expect(reading?.disclosure.values.section_A).toBeNull()
    expect(reading?.readings.section_A?.confidence).toBe('missing')
  })

  test('[RP2] tells the place of each figure, on the page of the file', () => {
    const file = renderFile(plainDisclosure(kind), {}, { cover: true })
    const printed = file.texts.find(({ text }) => text === '$288,000')
    const place = onlyDisclosure(file).readings.loan_amount?.place
    expect(place).toMatchObject({ page: 2, x: printed?.x })
    expect(place?.y).toBeCloseTo(printed?.y ?? 0, 3)
  })
})

test('[RP7] two papers in one file are two, also when their pages are mixed', () => {
  const first = renderFile(plainDisclosure('loan-estimate'))
  const second = renderFile(plainDisclosure('closing-disclosure'))
  const texts = [
    ...first.texts.map(text => ({ ...text, page: text.page * 2 })),
    ...second.texts.map(text => ({ ...text, page: text.page * 2 - 1 })),
  ]
  const sizes = Array.from({ length: 9 }, (_, at) => ({ page: at + 1, width: 612, height: 792 }))
  const kinds = readDisclosures(texts, sizes).disclosures.map(({ disclosure, pages }) => [disclosure.kind, pages])
  expect(kinds).toContainEqual(['loan-estimate', [2, 4, 6]])
  expect(kinds).toContainEqual(['closing-disclosure', [1, 3, 5, 7, 9]])
})

test('[RP7] an estimate and its revision in one file are two', () => {
  const first = renderFile(plainDisclosure('loan-estimate'))
  const second = renderFile(plainDisclosure('loan-estimate', { day: '2024-03-20' }))
  const texts = [...first.texts, ...second.texts.map(text => ({ ...text, page: text.page + 3 }))]
  const sizes = Array.from({ length: 6 }, (_, at) => ({ page: at + 1, width: 612, height: 792 }))
  const days = readDisclosures(texts, sizes).disclosures.map(({ disclosure }) => disclosure.values.date_issued)
  expect(days).toEqual(['2024-03-05', '2024-03-20'])
})

test('[RP8] a figure that stands there twice differently is left open', () => {
  const file = renderFile(plainDisclosure('loan-estimate'))
  const amount = file.texts.find(({ text }) => text === '$288,000') as PositionedText
  const twice = { ...file, texts: [...file.texts, { ...amount, text: '$1,000', x: amount.x + 60, width: 30 }] }
  const reading = onlyDisclosure(twice)
  expect(reading.disclosure.values.loan_amount).toBeNull()
  expect(reading.readings.loan_amount?.confidence).toBe('unsure')
})

test('[RP8] figures that are not written as money are not made into money', () => {
  const file = renderFile(plainDisclosure('loan-estimate'))
  const broken = file.texts.map(text => (text.text === '$288,000' ? { ...text, text: '$28B,000' } : text))
  const reading = onlyDisclosure({ ...file, texts: broken })
  expect([reading.disclosure.values.loan_amount, reading.readings.loan_amount?.confidence]).toEqual([null, 'unsure'])
})

describe('what is no paper that we read', () => {
  const page = (...lines: string[]) => {
    const texts = lines.map((text, at) => ({
      text,
      page: 1,
      x: 50,
      y: 50 + at * 20,
      width: text.length * 5,
      height: 10,
      color: '#000000',
      certainty: 1,
    }))
    return readDisclosures(texts, [{ page: 1, width: 612, height: 792 }])
  }

  test.each([
    ['application-1003', 'Uniform Residential Loan Application', 'Fannie Mae Form 1003'],
    ['bank-statement', 'Statement Period March 1 to March 31', 'Beginning balance $100.00 Ending balance $90.00'],
    ['fees-worksheet', 'FEES WORKSHEET', 'Your actual rate, payment, and costs could be higher.'],
    ['spanish', 'Estimación de préstamo', 'Guarde esta estimación'],
    ['good-faith-estimate', 'Good Faith Estimate (GFE)', 'Name of Originator and Borrower'],
    ['settlement-statement', 'ALTA Settlement Statement Combined', 'File No. and Escrow No.'],
    ['home-equity-line', 'Home Equity Line of Credit', 'Important terms of our plan are these'],
    ['reverse', 'Reverse Mortgage Loan Cost Disclosure', 'Total annual loan cost rate'],
    ['other', 'A recipe for apple pie', 'Take six apples and two cups of flour.'],
  ])('[RP1] %s is told apart', (why, ...lines) => {
    expect(page(...lines)).toMatchObject({ kind: 'unknown', why })
  })

  test('[RP1] a page without text is a picture', () => {
    expect(page()).toMatchObject({ kind: 'unknown', why: 'picture' })
    expect(readDisclosures([], [])).toMatchObject({ kind: 'unknown', why: 'empty' })
  })

  test('[RP1] the paper of a construction loan is declined', () => {
    const disclosure = plainDisclosure('loan-estimate')
    disclosure.values.purpose = 'Construction'
    expect(readRendered(renderFile(disclosure))).toMatchObject({ kind: 'unknown', why: 'construction' })
  })
})

test('[RP13] papers with faults drawn at random: no field is wrong and shown as sure', () => {
  fc.assert(
    fc.property(randomCase, ({ paper: disclosure, style, faults }) => {
      const [reading] = readRendered(renderFile(disclosure, style, faults)).disclosures
      expect(reading?.disclosure.kind).toBe(disclosure.kind)
      expect(reading ? judge(disclosure, reading).wrong : []).toEqual([])
    }),
    { numRuns: 60, seed: 20_261_115 },
  )
})
