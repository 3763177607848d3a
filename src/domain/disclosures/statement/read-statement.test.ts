import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PLAIN_STATEMENT, renderStatement, type StatementStyle } from '../../../../tests/servicing/render-statement.ts'
import { seeds, writeStatements } from '../../../../tests/servicing/ten-years.ts'
import { STATEMENT_FIGURES, type Statement } from '../../servicing/statement.ts'
import { readDisclosures } from '../reader/read.ts'
import type { StatementReading } from '../reading.ts'
import { STATEMENT_FIELDS, type StatementDisclosure, type StatementField } from './statement-disclosure.ts'

/** The sample statement H-30(A) of Regulation Z. */
const sample: Statement = {
  due_on: '2012-04-01',
  statement_on: '2012-03-20',
  late_after: '2012-04-15',
  rate_percent: 4.75,
  figures: {
    principal_due: 38_646,
    interest_due: 104_807,
    escrow_due: 23_518,
    regular_payment: 166_971,
    fees_due: 41_000,
    amount_due: 207_971,
    principal_paid: 38_493,
    interest_paid: 104_960,
    escrow_paid: 23_518,
    total_paid: 166_971,
    principal_ytd: 115_025,
    interest_ytd: 315_334,
    escrow_ytd: 70_554,
    total_ytd: 500_913,
    principal_balance: 26_477_643,
    late_fee: 16_000,
  },
  fees: [
    { cents: 16_000, kind: 'late', charged_on: '2012-03-16', reason: 'Late' },
    { cents: 25_000, kind: 'other', charged_on: '2012-03-19', reason: 'Property inspection' },
  ],
}

function read(statement: Statement, style: Partial<StatementStyle> = {}): StatementReading {
  const { texts, sizes } = renderStatement(statement, { ...PLAIN_STATEMENT, ...style })
  const reading = readDisclosures(texts, sizes)
  if (reading.kind !== 'unknown' || !reading.statement) throw new Error(`read as ${reading.kind}`)
  return reading.statement
}

const printed = (statement: Statement, field: StatementField): number | string | null =>
  (field === 'due_on' || field === 'statement_on' || field === 'late_after' || field === 'rate_percent'
    ? statement[field]
    : statement.figures[field]) ?? null

const readValue = (disclosure: StatementDisclosure, field: StatementField): number | string | null =>
  field === 'due_on' || field === 'statement_on' || field === 'late_after' || field === 'rate_percent'
    ? disclosure[field]
    : disclosure.figures[field]

function unsure({ readings }: StatementReading): StatementField[] {
  return STATEMENT_FIELDS.filter(field => readings[field]?.confidence === 'unsure')
}

function wrongAndSure({ disclosure, readings }: StatementReading, statement: Statement): string[] {
  return STATEMENT_FIELDS.filter(
    field => readings[field]?.confidence === 'sure' && readValue(disclosure, field) !== printed(statement, field),
  ).map(field => `${field} ${readValue(disclosure, field)} instead of ${printed(statement, field)}`)
}

const styles: fc.Arbitrary<StatementStyle> = fc.record({
  layout: fc.constantFrom('sample', 'stacked'),
  words: fc.constantFrom('sample', 'other', 'large'),
  day: fc.constantFrom('slashes', 'words'),
  dollars: fc.constantFrom('$', '$ ', ''),
  stackedTop: fc.boolean(),
  wrapped: fc.boolean(),
  white: fc.boolean(),
  coupon: fc.boolean(),
  yearFirst: fc.boolean(),
  print: fc.record({
    dx: fc.integer({ min: -12, max: 12 }),
    dy: fc.integer({ min: -12, max: 12 }),
    letterWidth: fc.double({ min: 0.9, max: 1.08, noNaN: true }),
    letterSize: fc.double({ min: 0.9, max: 1.05, noNaN: true }),
    valueDrop: fc.constantFrom(0, 0, 1, 2),
  }),
})
const months = fc.tuple(seeds, fc.integer({ min: 1, max: 120 })).map(([seed, month]) => {
  const statement = writeStatements(seed).statements[month]
  if (!statement) throw new RangeError('no such month')
  return statement
})

describe('a monthly statement on paper', () => {
  test('[ST18] the official sample is read whole, every figure with its place and nothing to check', () => {
    const reading = read(sample)
    for (const field of STATEMENT_FIELDS)
      expect([field, readValue(reading.disclosure, field)]).toEqual([field, printed(sample, field)])
    expect(unsure(reading)).toEqual([])
    expect(reading.readings.interest_due?.place).toMatchObject({ page: 1 })
    expect(reading.disclosure.movements).toEqual([
      { on: '2012-03-16', words: 'Late fee charged', cents: 16_000 },
      { on: '2012-03-19', words: 'Property inspection fee charged', cents: 25_000 },
    ])
  })

  test('[ST19] in the words and boxes of any servicer, figures are found and none is wrong and sure', () => {
    let [sure, all] = [0, 0]
    fc.assert(
      fc.property(months, styles, (statement, style) => {
        const reading = read(statement, style)
        expect(wrongAndSure(reading, statement)).toEqual([])
        for (const figure of STATEMENT_FIGURES) {
          if (statement.figures[figure] === undefined) continue
          all++
          if (reading.readings[figure]?.confidence === 'sure') sure++
        }
      }),
      { numRuns: 150 },
    )
    expect(sure / all).toBeGreaterThan(0.98)
  })

  test('[ST19] with words or figures lost, or moved by up to five points, none is wrong and sure', () => {
    const losses = fc.array(fc.tuple(fc.nat(), fc.integer({ min: -30, max: 30 }), fc.integer({ min: -5, max: 5 })), {
      minLength: 1,
      maxLength: 6,
    })
    fc.assert(
      fc.property(months, styles, losses, fc.boolean(), (statement, style, lost, isMoved) => {
        const { texts, sizes } = renderStatement(statement, style)
        const at = new Map(lost.map(([where, dx, dy]) => [where % texts.length, { dx, dy }]))
        const damaged = texts.flatMap((text, index) => {
          const move = at.get(index)
          if (!move) return [text]
          return isMoved ? [{ ...text, x: text.x + move.dx, y: text.y + move.dy }] : []
        })
        const reading = readDisclosures(damaged, sizes)
        if (reading.kind === 'unknown' && reading.statement) {
          expect(wrongAndSure(reading.statement, statement)).toEqual([])
        }
      }),
      { numRuns: 300 },
    )
  })

  test('[ST20] what one misprint breaks is a question: sums and interest are the second witness', () => {
    const off = (figures: Statement['figures']) => read({ ...sample, figures: { ...sample.figures, ...figures } })
    expect(unsure(off({ escrow_due: 23_618 }))).toEqual(expect.arrayContaining(['escrow_due', 'regular_payment']))
    expect(unsure(off({ total_ytd: 510_913 }))).toEqual(expect.arrayContaining(['total_ytd', 'interest_ytd']))
    // What is due and what was paid have one sum; only the interest tells them apart.
    const swapped = off({
      principal_due: 38_493,
      interest_due: 104_960,
      principal_paid: 38_646,
      interest_paid: 104_807,
    })
    expect(unsure(swapped)).toEqual(
      expect.arrayContaining(['principal_due', 'interest_due', 'principal_paid', 'interest_paid', 'principal_balance']),
    )
    expect(unsure(off({ late_fee: 90_000 }))).toContain('late_fee')
  })

  test('[ST20] of a picture only what a sum proves is sure', () => {
    const { texts, sizes } = renderStatement(sample)
    const pictured = (certainty: number, isPicture: boolean) => {
      const reading = readDisclosures(
        texts.map(text => ({ ...text, certainty })),
        sizes.map(size => ({ ...size, isPicture })),
      )
      if (reading.kind !== 'unknown' || !reading.statement) throw new Error('no statement')
      return unsure(reading.statement)
    }
    expect(pictured(0.7, true)).toEqual([
      'due_on',
      'statement_on',
      'rate_percent',
      'late_after',
      'principal_balance',
      'late_fee',
    ])
    // In a text, a letter that may be another is a question.
    expect(pictured(0.7, false)).toContain('principal_due')
  })

  test('[ST20] a figure that stands there twice differently is left open', () => {
    const { texts, sizes } = renderStatement(sample)
    const changed = texts.map((text, at) =>
      text.text === '$2,079.71' && texts.findLastIndex(other => other.text === '$2,079.71') === at
        ? { ...text, text: '$2,070.71' }
        : text,
    )
    const reading = readDisclosures(changed, sizes)
    expect(reading.kind === 'unknown' && reading.statement?.disclosure.figures.amount_due).toBeNull()
    expect(reading.kind === 'unknown' && reading.statement?.readings.amount_due?.confidence).toBe('unsure')
  })

  test('[ST21] an escrow statement, a payoff letter, a bank statement and a schedule are no monthly statement', () => {
    const others: [title: string, ...rows: [string, string][]][] = [
      [
        'Annual Escrow Account Disclosure Statement',
        ['Payment Due Date', '4/1/2027'],
        ['Amount Due', '$100.00'],
        ['Principal', '$1.00'],
        ['Interest', '$2.00'],
      ],
      [
        'Payoff Statement',
        ['Payment Due Date', '4/1/2027'],
        ['Total Amount Due', '$299,704.91'],
        ['Unpaid Principal Balance', '$298,765.43'],
        ['Interest Rate', '6.5%'],
      ],
      [
        'Account Statement',
        ['Statement Date', '4/1/2027'],
        ['Beginning Balance', '$10.00'],
        ['Ending Balance', '$20.00'],
        ['Interest Rate', '0.5%'],
      ],
      [
        'Amortization Schedule',
        ['Payment Date', '4/1/2027'],
        ['Principal', '$1.00'],
        ['Interest', '$2.00'],
        ['Principal Balance', '$9.00'],
      ],
    ]
    for (const [title, ...rows] of others) {
      const text = (words: string, x: number, y: number) => ({
        text: words,
        page: 1,
        x,
        y,
        width: words.length * 5,
        height: 10,
        color: null,
        certainty: 1,
      })
      const texts = [
        text(title, 54, 40),
        ...rows.flatMap(([label, value], at) => [text(label, 54, 80 + at * 16), text(value, 300, 80 + at * 16)]),
      ]
      const reading = readDisclosures(texts, [{ page: 1, width: 612, height: 792 }])
      expect([title, reading.kind === 'unknown' && reading.statement]).toEqual([title, undefined])
    }
  })
})
