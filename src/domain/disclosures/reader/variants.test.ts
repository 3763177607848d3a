import { describe, expect, test } from 'vitest'
import { judge } from '../../../../tests/disclosures/judge.ts'
import {
  onlyDisclosure,
  plainDisclosure,
  readRendered,
  renderFile,
} from '../../../../tests/disclosures/rendered-file.ts'
import { checkDisclosure } from '../checks.ts'
import { blankDisclosure, CASH_ROWS, type Disclosure } from '../disclosure.ts'
import type { PositionedText } from '../reading.ts'
import { readDisclosures } from './read.ts'
import { readablePages } from './words.ts'

const KINDS = ['loan-estimate', 'closing-disclosure'] as const

function expectAllRead(disclosure: Disclosure, file: ReturnType<typeof renderFile>): void {
  const { wrong, open } = judge(disclosure, onlyDisclosure(file))
  expect({ wrong, open }).toEqual({ wrong: [], open: [] })
}

describe.each(KINDS)('a %s', kind => {
  test.each(['standard', 'alternative'] as const)(
    '[RP40] that nobody filled in, with the %s table, is known for what it is and has no figure',
    cash_table => {
      const { disclosure } = onlyDisclosure(renderFile({ ...blankDisclosure(kind), cash_table }))
      expect(disclosure.kind).toBe(kind)
      expect(Object.entries(disclosure.values).filter(([, value]) => value !== null)).toEqual([])
      expect(disclosure.payments).toEqual([])
      expect(disclosure.lines.filter(line => line.amount !== null)).toEqual([])
      expect(CASH_ROWS.filter(row => disclosure.cash[row].amount !== null)).toEqual([])
      expect(checkDisclosure(disclosure)).toEqual([])
    },
  )

  test.each(['negative', 'step', 'seasonal'] as const)('[RP41] of a loan with %s payments is read whole', story => {
    const disclosure = plainDisclosure(kind, { story })
    expectAllRead(disclosure, renderFile(disclosure, { valueDrop: 3 }, { shuffled: true, wordByWord: true }))
  })

  test.each(['\ufffd ', '\ue02d'])('[LP150] is not sure of a figure whose sign the file does not name (%j)', minus => {
    const disclosure = plainDisclosure(kind, { story: 'refinance' })
    const { wrong, open } = judge(disclosure, onlyDisclosure(renderFile(disclosure, { minus })))
    expect(wrong).toEqual([])
    expect(open.length).toBeGreaterThan(0)
  })

  test('[LP151] is read where figures run into the words beside them', () => {
    const disclosure = plainDisclosure(kind)
    const { texts, sizes } = renderFile(disclosure)
    const wide = texts.map(text => {
      const next = texts.filter(
        ({ page, x, y, text: said }) =>
          page === text.page && x > text.x && Math.abs(y - text.y) < 5 && /^\p{L}{2}/u.test(said),
      )
      // Where columns of words follow figures.
      if (text.page !== 3) return text
      const room = Math.min(...next.map(({ x }) => x)) - text.x
      return /^\D?\$[\d,.]+$/.test(text.text) && room < text.width + 34 ? { ...text, width: room + 0.6 } : text
    })
    expect(wide).not.toEqual(texts)
    expectAllRead(disclosure, { texts: wide, sizes })
  })

  test('[LP152] is read where the questions of its terms begin over the amounts', () => {
    const disclosure = plainDisclosure(kind)
    const { texts, sizes } = renderFile(disclosure)
    const amount = texts.find(({ text }) => text === '$288,000')
    const moved = texts.map(text =>
      /^(Can this amount|Does the loan)/.test(text.text) ? { ...text, x: amount?.x ?? 0, y: text.y - 6 } : text,
    )
    expect(moved).not.toEqual(texts)
    expectAllRead(disclosure, { texts: moved, sizes })
  })

  test.each(['☒', '[X]', '✓'])('[RP42] is read where %s touches the word of its box', box => {
    const disclosure = plainDisclosure(kind)
    const file = renderFile(disclosure, { box })
    const glued = file.texts.map(text => {
      const mark = file.texts.find(
        ({ text: sign, page, x, y }) =>
          sign === box && page === text.page && Math.abs(y - text.y) < 4 && text.x > x && text.x - x < 14,
      )
      return mark && text.text !== box
        ? { ...text, text: box + text.text, x: mark.x, width: text.x + text.width - mark.x }
        : text
    })
    expectAllRead(disclosure, { ...file, texts: glued.filter(({ text }) => text !== box) })
  })
})

const LONG_FEES = {
  A: [{ name: 'Mortgage Broker Compensation Paid by the Borrower for Origination', dollars: 2400 }],
  B: [
    { name: 'Appraisal Fee', dollars: 405 },
    { name: 'Upfront Mortgage Insurance Premium or Government Funding Fee', dollars: 1751 },
  ],
  C: [
    { name: 'Title – Closing Protection Letter and Endorsements 8.1, 9.0 and 22', dollars: 75 },
    { name: 'Title – Title Search', dollars: 1261 },
  ],
  H: [{ name: 'HOA Transfer, Move-in and Document Fee for Unit 12', dollars: 200 }],
}

describe.each(KINDS)('as lenders fill in a %s:', kind => {
  const disclosure = plainDisclosure(kind, {
    fees: LONG_FEES,
    price: 4_300_000,
    people: 'Ann Li-Smith\nand Maximiliano Fernandez III',
  })

  test.each([
    { indent: 0, amountLast: false },
    { indent: 6, amountLast: false },
    { indent: 0, amountLast: true },
    { indent: 6, amountLast: true },
  ])('[LP160] the name of a fee goes on in a second row, with its amount beside either (%o)', look => {
    expectAllRead(disclosure, renderFile(disclosure, { ...look, padded: true }))
  })

  test.each(['N/A', 'NONE'] as const)('[LP161] %s is no figure and nobody’s name', blank => {
    const read = plainDisclosure(kind, { points: null, months: 5 })
    expectAllRead(read, renderFile(read, { blank }))
  })

  test('[LP161] lines of no dollars are lines of no dollars', () => {
    const zeros = plainDisclosure(kind, { points: null, credits: 0, zeros: true, broker: true })
    expect(zeros.lines.filter(({ amount }) => amount === 0).length).toBeGreaterThan(3)
    expectAllRead(zeros, renderFile(zeros))
  })

  test.each([true, false])(
    '[LP162] a loan without an escrow account is read whole (with a fee for that: %s)',
    locked => {
      const alone = plainDisclosure(kind, { escrowed: false, locked })
      expectAllRead(alone, renderFile(alone))
    },
  )
})

test('[LP160] a row that may end one label or begin the next leaves both open', () => {
  const disclosure = plainDisclosure('loan-estimate', {
    fees: {
      ...LONG_FEES,
      B: [
        { name: 'Appraisal Review and Second Appraisal', dollars: 405 },
        { name: 'Flood Certification of the Whole Site', dollars: 30 },
        { name: 'Zone Letter', dollars: 12 },
      ],
    },
  })
  const { texts, sizes } = renderFile(disclosure)
  const between = texts.filter(({ text, x }) => text !== '$30' || x < 200)
  expect(between.length).toBe(texts.length - 1)
  const { wrong, open } = judge(disclosure, onlyDisclosure({ texts: between, sizes }))
  expect(wrong).toEqual([])
  expect(open.length).toBeGreaterThan(0)
})

test('[LP163] loan costs and other costs on a page each are one paper', () => {
  const disclosure = plainDisclosure('closing-disclosure')
  const file = renderFile(disclosure, { split: true }, { pageOrder: 'backward' })
  expect(file.sizes.length).toBe(6)
  expectAllRead(disclosure, file)
})

test.each([279, 545])('[RP43] lines of an addendum belong to their section, with amounts at %d points', x => {
  const disclosure = plainDisclosure('loan-estimate')
  const file = renderFile(disclosure)
  const line = (y: number, text: string, left = 46): PositionedText => ({
    text,
    page: 4,
    x: left,
    y,
    width: text.length * 4.6,
    height: 9,
    color: '#000000',
    certainty: 1,
  })
  const addendum = [
    line(50, 'Closing Cost Details'),
    line(70, 'Addendum'),
    line(92, 'C. Services You Can Shop For'),
    line(105, 'Title – Wire Fee'),
    line(105, '$25', x),
  ]
  const reading = onlyDisclosure({
    texts: [...file.texts, ...addendum],
    sizes: [...file.sizes, { page: 4, width: 612, height: 792 }],
  })
  expect(reading.pages).toEqual([1, 2, 4, 3])
  expect(
    reading.disclosure.lines.filter(({ section }) => section === 'C').map(({ label, amount }) => [label, amount]),
  ).toContainEqual(['Title – Wire Fee', 2500])
  expect(reading.disclosure.values.section_C).toBe(disclosure.values.section_C)
})

test('[LP71] what the seller pays is read from the disclosure that only the seller gets, and nothing is taken for the buyer’s', () => {
  const disclosure = plainDisclosure('closing-disclosure')
  const { texts, sizes } = renderFile(disclosure)
  const seller = texts.find(({ text, page }) => page === 2 && text === 'Seller-Paid')
  const others = texts.find(({ text, page }) => page === 2 && text === 'Paid by')
  const own = texts.filter(
    ({ page, x, text }) =>
      page !== 2 || x < 290 || text.startsWith('to ') || (x > (seller?.x ?? 0) - 14 && x < (others?.x ?? 0) - 8),
  )
  const { disclosure: read } = onlyDisclosure({ texts: own, sizes })
  const paid = (lines: Disclosure['lines']) =>
    lines.flatMap(({ section, seller_paid, seller_paid_before }) =>
      'ABCEFGH'.includes(section) ? [seller_paid, seller_paid_before].filter(amount => amount !== null) : [],
    )
  expect(paid(read.lines)).toEqual(paid(disclosure.lines))
  expect(paid(read.lines).length).toBeGreaterThan(0)
  expect(read.lines.filter(({ section, amount }) => 'ABCEFGH'.includes(section) && amount !== null)).toEqual([])
})

test('[LP72] letters that nobody can tell are a picture, which can be read as one', () => {
  const texts = Array.from({ length: 80 }, (_, at) => ({
    text: '\ue021\ue034\ue035',
    page: 1,
    x: 50 + (at % 4) * 100,
    y: 40 + at * 8,
    width: 30,
    height: 9,
    color: '#000000',
    certainty: 1,
  }))
  expect(readDisclosures(texts, [{ page: 1, width: 612, height: 792 }])).toMatchObject({
    kind: 'unknown',
    why: 'picture',
  })
})

test('[RP44] a paper in Spanish is told by its words, whatever its title', () => {
  const words = [
    'Declaración final',
    'Términos del préstamo',
    'Tasa de interés 3.875%',
    'Costos de cierre',
    'Pagos proyectados',
  ]
  const texts = words.map((text, at) => ({
    text,
    page: 1,
    x: 50,
    y: 50 + at * 20,
    width: text.length * 5,
    height: 10,
    color: '#000000',
    certainty: 1,
  }))
  expect(readDisclosures(texts, [{ page: 1, width: 612, height: 792 }])).toMatchObject({
    kind: 'unknown',
    why: 'spanish',
  })
})

test('[RP45] an excerpt is not held against pages that are not there', () => {
  const { texts, sizes } = renderFile(plainDisclosure('closing-disclosure', { story: 'refinance' }))
  const from = texts.find(({ text }) => text.startsWith('Other Costs Subtotals'))?.y ?? 0
  const last = texts.filter(
    ({ text, page, y }) =>
      page === 3 || (page === 2 && (y > from - 14 || /^(At|Before) Closing$|^Others$|^Paid by$/.test(text))),
  )
  const [reading] = readRendered({ texts: last, sizes }).disclosures
  expect(reading?.disclosure.values.section_J).not.toBeNull()
  expect(checkDisclosure(reading?.disclosure ?? blankDisclosure('closing-disclosure')).filter(({ ok }) => !ok)).toEqual(
    [],
  )
})

test('[LP156] a disclosure in narrow columns is read: a heading in two lines, a name that begins with an X', () => {
  const disclosure = plainDisclosure('closing-disclosure')
  const { texts, sizes } = renderFile(disclosure)
  const narrow = texts.flatMap(text => {
    if (text.page !== 3 || text.text !== 'Loan Estimate') return [text]
    const right = text.x + text.width
    return [
      { ...text, text: 'Loan', x: right - 20, width: 20 },
      { ...text, text: 'Estimate', x: right - 36, width: 36, y: text.y + 9.5 },
    ]
  })
  expect(narrow.length).toBe(texts.length + 1)
  expectAllRead(disclosure, { texts: narrow, sizes })
  const line = (text: string, x: number, width: number) => ({
    text,
    page: 1,
    x,
    y: 50,
    width,
    height: 9,
    color: '#000000',
    certainty: 1,
  })
  const pieces = [line('X', 50, 6), line('YZ', 56.1, 11), line('X', 100, 6), line('FHA', 108, 18)]
  const [page] = readablePages(pieces, [{ page: 1, width: 612, height: 792 }])
  expect(page?.words.map(({ text }) => text)).toEqual(['XYZ', 'X', 'FHA'])
})

test('[LP156] a minus sign that stands in the line above its amount leaves the amount open', () => {
  const disclosure = plainDisclosure('closing-disclosure')
  const { texts, sizes } = renderFile(disclosure, { minus: '– ' })
  const parted = texts.flatMap(text => {
    const [, amount] = /^– (\$[\d,.]+)$/.exec(text.text) ?? []
    if (text.page !== 3 || !amount || text.y > 230) return [text]
    const right = text.x + text.width
    return [
      { ...text, text: '–', x: right - 4, width: 4, y: text.y - 1 },
      { ...text, text: amount, y: text.y + 7, x: right - 34, width: 34 },
    ]
  })
  expect(parted.length).toBeGreaterThan(texts.length)
  const reading = onlyDisclosure({ texts: parted, sizes })
  expect(judge(disclosure, reading).wrong).toEqual([])
  expect(reading.readings['cash.deposit.amount']?.confidence).toBe('unsure')
})
