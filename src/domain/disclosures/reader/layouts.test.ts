import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { RenderedFile } from '../../../../tests/disclosures/distort.ts'
import { judge } from '../../../../tests/disclosures/judge.ts'
import * as layouts from '../../../../tests/disclosures/odd-layouts.ts'
import { ODD_PRINTS } from '../../../../tests/disclosures/odd-prints.ts'
import {
  onlyDisclosure,
  plainDisclosure,
  randomCase,
  readRendered,
  renderFile,
} from '../../../../tests/disclosures/rendered-file.ts'
import { plainSeed } from '../../../../tests/disclosures/seed.ts'
import { blankLine } from '../disclosure.ts'
import { givenBack } from '../given-back.ts'
import { judgedReadings } from '../judged-readings.ts'
import type { PositionedText } from '../reading.ts'
import { betterReading } from './two-readings.ts'

describe.each(['loan-estimate', 'closing-disclosure'] as const)('a %s', kind => {
  const disclosure = plainDisclosure(kind)
  const file = renderFile(disclosure)
  const verdict = (changed: typeof file) => {
    const { wrong, open } = judge(disclosure, onlyDisclosure(changed))
    return { wrong, open }
  }
  const whole = { wrong: [], open: [] }

  test.each([2, 4] as const)('[RP60] is read with %i pages on a sheet', count => {
    expect(verdict(layouts.pagesPerSheet(count)(file, 0))).toEqual(whole)
  })

  test.each([0, 0.3, 0.55, 1])('[RP60] is read when it was printed smaller on its sheet (%f)', strength => {
    expect(verdict(ODD_PRINTS['the page made smaller'](file, strength))).toEqual(whole)
  })

  test('[RP60] on a sheet of two, a figure is shown where it stands', () => {
    const { texts, sizes } = layouts.pagesPerSheet(2)(file, 0)
    const { readings } = onlyDisclosure({ texts, sizes })
    const printed = texts.filter(({ text }) => text === 'Conventional')[0]
    const place = readings.loan_type?.place
    expect(place?.page).toBe(1)
    expect(Math.abs((place?.y ?? 0) - (printed?.y ?? 99))).toBeLessThan(6)
    expect(Math.abs((place?.x ?? 0) + (place?.width ?? 0) / 2 - (printed?.x ?? 999))).toBeLessThan(90)
  })

  test('[RP61] is read with every box behind its word', () => {
    const reading = onlyDisclosure(layouts.boxesBehind(file, 1))
    expect(reading.disclosure.values).toMatchObject({ loan_type: 'conventional', assumption: 'no' })
    expect(judge(disclosure, reading).wrong).toEqual([])
  })

  test('[RP61] is never read as its neighbour says where only the marks behind their words are seen', () => {
    for (const locked of [true, false]) {
      const unlocked = plainDisclosure(kind, { locked })
      expect(judge(unlocked, onlyDisclosure(layouts.boxesBehind(renderFile(unlocked), 0))).wrong).toEqual([])
    }
  })

  test('[RP62] is read with a watermark behind it', () => {
    expect(verdict(layouts.watermark(file, 0.4))).toEqual(whole)
  })

  test('[RP66] of which a column runs into the next has no text that is cut and sure', () => {
    const { wrong } = judge(disclosure, onlyDisclosure(layouts.closeColumns(file, 0.8)))
    expect(wrong).toEqual([])
  })
})

test('[RP67] a payee without its to is known by its column', () => {
  const disclosure = plainDisclosure('closing-disclosure')
  expect(judge(disclosure, onlyDisclosure(layouts.payeesWithoutTo(renderFile(disclosure), 0)))).toMatchObject({
    wrong: [],
    open: [],
  })
})

test('[RP60] the two columns of one page are no two pages', () => {
  const disclosure = plainDisclosure('loan-estimate')
  const { texts } = renderFile(disclosure)
  const lying = { texts, sizes: [1, 2, 3].map(page => ({ page, width: 792, height: 700 })) }
  expect(readRendered(lying).disclosures[0]?.pages).toEqual([1, 2, 3])
})

test('[RP72] a principal reduction in two rows is one line, with its amount', () => {
  const disclosure = plainDisclosure('closing-disclosure')
  const label = 'Principal Reduction for exceeding legal limits P.O.C. Lender $155.00'
  const last = disclosure.lines.findLastIndex(({ section }) => section === 'K')
  disclosure.lines.splice(last + 1, 0, { ...blankLine('K', label), number: '12' })
  const file = renderFile(disclosure)
  const printed = file.texts.find(({ text }) => text === label)
  const texts = file.texts.flatMap(text => {
    // The number of the next line, which is empty.
    if (text.text === '17' && text.x < 100) return []
    if (text !== printed) return [text]
    const rows = ['Principal Reduction for exceeding legal limits', 'P.O.C. Lender $155.00']
    return rows.map((row, at) => ({ ...text, text: row, y: text.y + at * 10, width: row.length * 4 }))
  })
  const { disclosure: read } = onlyDisclosure({ ...file, texts })
  expect(read.lines.find(line => /principal/i.test(line.label))?.label).toBe(label)
  expect(givenBack(read).principal_cents).toBe(155_00)
})

test('[RP72] the number of a principal reduction may stand beside its second row; without an amount it is open', () => {
  const disclosure = plainDisclosure('closing-disclosure', { credits: 0 })
  const label = 'Principal Reduction for exceeding legal limits P.O.C. Lender $155.00'
  const last = disclosure.lines.findLastIndex(({ section }) => section === 'K')
  disclosure.lines.splice(last + 1, 0, { ...blankLine('K', label), number: '12' })
  const file = renderFile(disclosure)
  const printed = file.texts.find(({ text }) => text === label)
  const read = (rows: string[]) => {
    const texts = file.texts.flatMap(text => {
      if (text.text === '17' && text.x < 100) return []
      if (text.text === '12' && text.y === printed?.y && text.page === printed.page && text.x < 100)
        return [{ ...text, y: text.y + 10 }]
      return text === printed
        ? rows.map((row, at) => ({ ...text, text: row, y: text.y + at * 10, width: row.length * 4 }))
        : [text]
    })
    return givenBack(onlyDisclosure({ ...file, texts }).disclosure)
  }
  const [first, second] = ['Principal Reduction for exceeding legal', 'limits P.O.C. Lender $155.00'] as const
  expect(read([first, second])).toMatchObject({ principal_cents: 155_00, isOpen: false })
  expect(read([first, 'P.O.C. Lender'])).toMatchObject({ principal_cents: 0, isOpen: true })
})

test('[RP70] of two ways to read a paper the better counts; what they read differently is sure only if one is clearly worse', () => {
  const reading = onlyDisclosure(renderFile(plainDisclosure('closing-disclosure')))
  const other = {
    ...reading,
    disclosure: { ...reading.disclosure, values: { ...reading.disclosure.values, lender: 'Alder Home Loans' } },
  }
  const close = betterReading(reading, other)
  expect(close.disclosure.values.lender).toBe(reading.disclosure.values.lender)
  expect(close.readings.lender?.confidence).toBe('unsure')
  expect(close.readings.apr?.confidence).toBe('sure')
  const blank = {
    ...other,
    disclosure: {
      ...other.disclosure,
      values: { ...other.disclosure.values, apr: null, tip: null, loan_amount: null },
    },
  }
  for (const better of [betterReading(reading, blank), betterReading(blank, reading)]) {
    expect(better.disclosure.values.lender).toBe(reading.disclosure.values.lender)
    expect(better.readings.lender?.confidence).toBe('sure')
  }
})

test('[RP70] values halfway between two labels are never those of the wrong one and sure', () => {
  const disclosure = plainDisclosure('closing-disclosure')
  const file = layouts.closeRows(renderFile(disclosure), 0.1)
  for (const strength of [0.5, 0.75, 1]) {
    const reading = readRendered(ODD_PRINTS['values above their labels'](file, strength)).disclosures[0]
    expect(reading && judge(disclosure, reading).wrong).toEqual([])
  }
})

test.each(['loan-estimate', 'closing-disclosure'] as const)('[RP73] days of a %s are read as 31-Jul-2026', kind => {
  const disclosure = plainDisclosure(kind)
  expect(judge(disclosure, onlyDisclosure(layouts.monthsByName(renderFile(disclosure), 0)))).toMatchObject({
    wrong: [],
    open: [],
  })
})

const LIKE = /^[-–(]? ?\$[\d,.]+\)?$/

/** The file with some of its texts changed. */
function changed(file: RenderedFile, change: (text: PositionedText) => Partial<PositionedText>): RenderedFile {
  return { ...file, texts: file.texts.map(text => ({ ...text, ...change(text) })) }
}

test.each([
  ['a point', (text: string) => text.replaceAll(',', '.')],
  ['a blank', (text: string) => text.replaceAll(',', ' ')],
  ['letters', (text: string) => text.replace('0', 'O').replace('1', 'l')],
])('[RP111] amounts with %s in them are read as what they seem to say, and are not sure', (_, odd) => {
  const disclosure = plainDisclosure('loan-estimate')
  const file = changed(renderFile(disclosure), ({ text }) => (LIKE.test(text) ? { text: odd(text) } : {}))
  const reading = onlyDisclosure(file)
  const { sale_price, loan_amount, section_D, closing_costs } = disclosure.values
  expect(reading.disclosure.values).toMatchObject({ sale_price, loan_amount, section_D, closing_costs })
  expect(judgedReadings(reading).sale_price?.confidence).toBe('unsure')
  expect(judge(disclosure, reading).wrong).toEqual([])
})

test.each(['loan-estimate', 'closing-disclosure'] as const)(
  '[RP112] what stands behind the amounts of a %s is in no name',
  kind => {
    const disclosure = plainDisclosure(kind)
    for (const strength of [0, 0.5, 1]) {
      const reading = onlyDisclosure(layouts.marksBehind(renderFile(disclosure), strength))
      expect(judge(disclosure, reading).wrong).toEqual([])
      expect(
        reading.disclosure.lines.filter(
          ({ label, section }) => 'KLMN'.includes(section) && /POC|\([BLS]\)/.test(label),
        ),
      ).toEqual([])
    }
  },
)

test('[RP114] labels beside the end of their cells make no text of the contacts wrong and sure', () => {
  const disclosure = plainDisclosure('closing-disclosure')
  const isLabel = ({ x, page, y }: PositionedText) => page === 5 && x < 100 && y > 455
  for (const down of [4, 9, 12])
    expect(
      judge(
        disclosure,
        onlyDisclosure(changed(renderFile(disclosure), text => (isLabel(text) ? { y: text.y + down } : {}))),
      ).wrong,
    ).toEqual([])
})

test('[RP114] labels beside the end of their cells make no sentence of the loan terms wrong and sure', () => {
  const disclosure = plainDisclosure('loan-estimate', { story: 'negative' })
  const isLabel = ({ x, page, y }: PositionedText) => page === 1 && x < 250 && y > 225 && y < 400
  for (const down of [6, 11, 20])
    expect(
      judge(
        disclosure,
        onlyDisclosure(changed(renderFile(disclosure), text => (isLabel(text) ? { y: text.y + down } : {}))),
      ).wrong,
    ).toEqual([])
})

test('[RP114] numbers and amounts beside the middle of a long name leave no half of it sure', () => {
  const name = 'Upfront Mortgage Insurance Premium or Government Funding Fee'
  const fees = { ...plainSeed.fees, B: [{ name, dollars: 812 }, ...plainSeed.fees.B] }
  const disclosure = plainDisclosure('closing-disclosure', { fees })
  const file = renderFile(disclosure)
  const first = file.texts.find(({ text }) => text.startsWith('Upfront Mortgage'))
  const isBeside = (text: PositionedText) =>
    text !== first && text.page === first?.page && Math.abs(text.y - first.y) < 2
  for (const down of [4.5, 9])
    expect(
      judge(disclosure, onlyDisclosure(changed(file, text => (isBeside(text) ? { y: text.y + down } : {})))).wrong,
    ).toEqual([])
})

test('[RP115] the cash table of a disclosure is read with its headings at the left of their columns', () => {
  const disclosure = plainDisclosure('closing-disclosure')
  const heads: Record<string, number> = { 'Loan Estimate': -25, Final: -20 }
  const file = changed(renderFile(disclosure), ({ text, x, page }) =>
    page === 3 && heads[text] ? { x: x + heads[text] } : {},
  )
  expect(judge(disclosure, onlyDisclosure(file))).toMatchObject({ wrong: [], open: [] })
})

test('[RP4] the minus sign of an amount that touches the one before it is its own', () => {
  const disclosure = plainDisclosure('closing-disclosure', { story: 'refinance' })
  const file = renderFile(disclosure)
  const touching = file.texts.map(text => {
    const next = file.texts.find(
      other => other !== text && other.page === text.page && other.y === text.y && /^– \$.*\.\d\d$/.test(other.text),
    )
    return next && /^– \$[\d,]+$/.test(text.text) ? { ...text, x: next.x - text.width } : text
  })
  expect(touching).not.toEqual(file.texts)
  expect(judge(disclosure, onlyDisclosure({ ...file, texts: touching }))).toMatchObject({ wrong: [], open: [] })
})

test('[RP115] a foot right below the tables is no part of them', () => {
  const disclosure = plainDisclosure('loan-estimate')
  const file = changed(renderFile(disclosure), ({ y, page }) => (page === 2 && y > 700 ? { y: y - 95 } : {}))
  expect(judge(disclosure, onlyDisclosure(file))).toMatchObject({ wrong: [], open: [] })
})

test('[RP115] where columns overlap and heads are lost, no amount is sure to be the buyer’s', () => {
  const cases = fc.sample(fc.tuple(randomCase, fc.double({ min: 0, max: 1, noNaN: true })), { numRuns: 16, seed: 315 })
  const [{ paper: disclosure, style }, strength] = cases[15] as (typeof cases)[number]
  const { wrong } = judge(disclosure, onlyDisclosure(layouts.closeColumns(renderFile(disclosure, style), strength)))
  expect(wrong).toEqual([])
})

test('[RP112] an amount in somebody’s words is no sure amount of the column that it stands in', () => {
  const disclosure = plainDisclosure('closing-disclosure')
  const file = renderFile(disclosure)
  const rows = [/^HOA Processing Fee|^Home/, /^Closing Costs Subtotals/].map(label =>
    file.texts.find(({ text, page }) => page === 2 && label.test(text)),
  )
  // Both notes say the same: what looks like a line and its subtotal holds as a sum.
  const notes = rows.flatMap(row => (row ? [{ ...row, text: 'was $125', x: 480, width: 34 }] : []))
  expect(notes).toHaveLength(2)
  const reading = onlyDisclosure({ ...file, texts: [...file.texts, ...notes] })
  const wrong = judge(disclosure, reading).wrong.filter(({ read }) => typeof read === 'number')
  expect(wrong).toEqual([])
})

test('[RP117] an empty numbered line among lines without numbers joins none of them', () => {
  const disclosure = plainDisclosure('closing-disclosure')
  const { wrong, open } = judge(disclosure, onlyDisclosure(layouts.linesWithoutNumbers(renderFile(disclosure), 0)))
  expect(wrong).toEqual([])
  expect(open.filter(path => path.endsWith('.amount'))).toEqual([])
})

test('[RP118] a mark is not moved to its neighbour by wide letters', () => {
  const disclosure = plainDisclosure('closing-disclosure')
  disclosure.values.loan_type = 'fha'
  for (const strength of [0, 0.3, 0.6, 1])
    expect(
      judge(disclosure, onlyDisclosure(ODD_PRINTS['letters apart'](renderFile(disclosure), strength))).wrong,
    ).toEqual([])
})
