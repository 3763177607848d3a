import { describe, expect, test } from 'vitest'
import { Canvas, PLAIN } from '../../../../tests/disclosures/canvas.ts'
import type { RenderedFile } from '../../../../tests/disclosures/distort.ts'
import { judge } from '../../../../tests/disclosures/judge.ts'
import { renderSellerDisclosure } from '../../../../tests/disclosures/render-seller-disclosure.ts'
import {
  onlyDisclosure,
  plainDisclosure,
  readRendered,
  renderFile,
} from '../../../../tests/disclosures/rendered-file.ts'
import { checkDisclosure } from '../checks.ts'
import { blankDisclosure, type Disclosure } from '../disclosure.ts'

/** Pages as they come in one file with a form. Each is rendered on a page of its own, after the form. */
function withPage({ texts, sizes }: RenderedFile, render: (canvas: Canvas) => void): RenderedFile {
  const canvas = new Canvas(PLAIN)
  canvas.page = sizes.length + 1
  render(canvas)
  return {
    texts: [...texts, ...canvas.texts],
    sizes: [...sizes, { page: canvas.page, width: PLAIN.width, height: PLAIN.height }],
  }
}

function expectAllRead(disclosure: Disclosure, file: RenderedFile): void {
  const { wrong, open } = judge(disclosure, onlyDisclosure(file))
  expect({ wrong, open }).toEqual({ wrong: [], open: [] })
}

describe('[LP170] the two pages that only the seller gets', () => {
  const disclosure = plainDisclosure('closing-disclosure', { secondLoan: true, before: Array(40).fill(3) })

  test.each([
    ['below', false],
    ['below', true],
    ['beside', false],
    ['beside', true],
  ] as const)('are read, one side %s the other, all lines of the form printed: %s', (sides, preprinted) => {
    const { texts } = renderSellerDisclosure(disclosure, { ...PLAIN, preprinted, valueDrop: 2 }, sides)
    const sizes = [1, 2].map(page => ({ page, width: PLAIN.width, height: PLAIN.height }))
    const reading = onlyDisclosure({ texts, sizes })
    const { applicants, seller, property, closing_date, section_M, section_N, cash_from_or_to_seller } =
      disclosure.values
    expect(reading.disclosure.values).toEqual({
      ...blankDisclosure('closing-disclosure').values,
      date_issued: disclosure.values.date_issued,
      closing_date,
      disbursement_date: disclosure.values.disbursement_date,
      settlement_agent: disclosure.values.settlement_agent,
      file_number: disclosure.values.file_number,
      property,
      sale_price: disclosure.values.sale_price,
      price_is: 'sale',
      applicants,
      seller,
      section_M,
      section_N,
      cash_from_or_to_seller,
      seller_cash_direction: 'to',
    })
    const sellers = (lines: Disclosure['lines']) =>
      lines.flatMap(({ section, label, to, amount, seller_paid, seller_paid_before }) => {
        if (section === 'M' || section === 'N') return [[label, amount]]
        const isPaid = section !== 'J' && (seller_paid !== null || seller_paid_before !== null)
        return isPaid ? [[label, to, seller_paid, seller_paid_before]] : []
      })
    expect(sellers(reading.disclosure.lines)).toEqual(sellers(disclosure.lines))
    expect(checkDisclosure(reading.disclosure).map(({ name, ok }) => [name, ok])).toEqual([
      ['subtotals_closing', true],
      ['section_M', true],
      ['section_N', true],
      ['seller_cash', true],
    ])
  })
})

describe('[LP171] what comes in one file with a form and speaks of its parts is no paper and adds nothing:', () => {
  test('an addendum that repeats the top of page 1', () => {
    const disclosure = plainDisclosure('closing-disclosure')
    const file = withPage(renderFile(disclosure), canvas => {
      canvas.text(36, 40, 'Addendum to Closing Disclosure', { size: 14 })
      canvas.text(36, 91, 'Closing Information')
      canvas.text(228, 91, 'Transaction Information')
      canvas.text(432, 91, 'Loan Information')
      canvas.text(36, 105, 'Closing Date')
      canvas.text(125, 105, '3/11/2024')
      canvas.text(36, 140, 'Seller')
      canvas.text(125, 140, 'Zed Young')
    })
    expectAllRead(disclosure, file)
  })

  test.each(['Written List of Service Providers', 'Itemization of Amount Financed', 'Initial Fees Worksheet'])(
    '%s',
    title => {
      const disclosure = plainDisclosure('loan-estimate')
      const other = (canvas: Canvas) => {
        canvas.text(36, 63, title, { size: 18 })
        canvas.text(36, 90, 'A. Origination Charges')
        canvas.text(500, 90, '$2,100')
        canvas.text(36, 110, 'C. Services You Can Shop For')
        canvas.text(36, 125, 'Title – Title Search')
        canvas.text(500, 125, '$1,300')
        canvas.text(36, 150, 'Total Loan Costs')
        canvas.text(500, 150, '$3,400')
      }
      expectAllRead(disclosure, withPage(renderFile(disclosure), other))
      expect(readRendered(withPage({ texts: [], sizes: [] }, other)).kind).toBe('unknown')
    },
  )
})

test('[LP172] lines that did not fit on page 2 of a disclosure are read from its addendum', () => {
  const disclosure = plainDisclosure('closing-disclosure', {
    fees: {
      A: [],
      B: [{ name: 'Appraisal Fee', dollars: 405 }],
      C: [{ name: 'Title – Title Search', dollars: 1261 }],
      H: [
        { name: 'Home Inspection Fee', dollars: 400 },
        { name: 'HOA Letter Fee', dollars: 45 },
      ],
    },
    before: Array(40).fill(0),
  })
  const file = renderFile(disclosure)
  const moved = file.texts.find(({ text }) => text === 'HOA Letter Fee')
  const row = file.texts.filter(({ page, y }) => page === moved?.page && Math.abs(y - (moved?.y ?? 0)) < 2)
  const heads = file.texts.filter(({ page, y }) => page === 2 && y < 64)
  const addendum = withPage({ ...file, texts: file.texts.filter(text => !row.includes(text)) }, canvas => {
    canvas.text(36, 90, 'H. Other', { size: 8 })
    for (const text of [...row.map(text => ({ ...text, y: 96 })), ...heads])
      canvas.texts.push({ ...text, page: canvas.page })
  })
  expectAllRead(disclosure, addendum)
})

test.each([
  { dx: 25, dy: 0 },
  { dx: -25, dy: 15 },
  { dx: 0, dy: -20 },
])('[LP178] pages that a printer moved on their sheet are read whole (%o)', moved => {
  for (const kind of ['loan-estimate', 'closing-disclosure'] as const)
    for (const story of ['interest-only', 'step'] as const) {
      const disclosure = plainDisclosure(kind, { story })
      expectAllRead(disclosure, renderFile(disclosure, moved, { a4: true }))
    }
})

test('[LP179] a label that ran into its amount, and the rest of the amount, are left open', () => {
  const disclosure = plainDisclosure('closing-disclosure', { secondLoan: true })
  const { texts, sizes } = renderFile(disclosure)
  const label = texts.find(({ text }) => text.startsWith('Payoff of Second Loan'))
  const torn = texts.flatMap(text => {
    if (text.text !== '$20,000.00' || text.page !== label?.page) return [text]
    const end = (label?.x ?? 0) + (label?.width ?? 0)
    return [
      { ...text, text: '$20,', x: end - 9, width: 12 },
      { ...text, text: '000.00', x: end + 9, width: text.x + text.width - end - 9 },
    ]
  })
  expect(torn.length).toBe(texts.length + 1)
  const { wrong, open } = judge(disclosure, onlyDisclosure({ texts: torn, sizes }))
  expect(wrong).toEqual([])
  expect(open.length).toBeGreaterThan(0)
})

test('[LP173] a line over every page that names the loan and its lock is no part of the form', () => {
  const disclosure = plainDisclosure('loan-estimate')
  const file = renderFile(disclosure)
  const canvas = new Canvas(PLAIN)
  for (const page of [1, 2, 3]) {
    canvas.page = page
    canvas.text(36, 14, 'Loan Estimate for Michael Jones, Loan ID # 123456789', { size: 7 })
    canvas.text(400, 22, 'Rate Lock: NO  Product: Fixed', { size: 7 })
  }
  expectAllRead(disclosure, { ...file, texts: [...file.texts, ...canvas.texts] })
})

test('[EP13] a disclosure of six pages is one paper: people on the last, as on the Spanish form', () => {
  const disclosure = plainDisclosure('closing-disclosure')
  const canvas = new Canvas(PLAIN)
  canvas.page = 5
  canvas.text(40, 660, 'Confirm Receipt', { white: true, size: 10 })
  const { sizes, ...file } = renderFile(disclosure)
  const texts = [...file.texts, ...canvas.texts]
  const isLast = ({ page, y }: { page: number; y: number }) => page === 5 && y > 420
  const moved = texts.map(text => (isLast(text) ? { ...text, page: 6, y: text.y - 380 } : text))
  expectAllRead(disclosure, { texts: moved, sizes: [...sizes, { page: 6, width: PLAIN.width, height: PLAIN.height }] })
})
