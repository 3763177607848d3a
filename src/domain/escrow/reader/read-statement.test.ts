import { describe, expect, test } from 'vitest'
import { renderedEscrowStatement } from '../../../../tests/disclosures/escrow-statement.ts'
import type { PositionedText } from '../../disclosures/reading.ts'
import { readEscrowStatement } from './read-statement.ts'

/** Lines of text with columns at places: `[10, 'Feb 2028'], [200, '627.50']`. Figures end at their place. */
type Line = [x: number, text: string][]

function disclosure(lines: readonly Line[]): PositionedText[] {
  return lines.flatMap((line, at) =>
    line.map(([x, text]) => {
      const width = text.length * 5
      const isFigure = /^[-($\d]/.test(text) && /\d\.\d{2}/.test(text)
      return {
        page: 1,
        x: isFigure ? x - width : x,
        y: 40 + at * 14,
        width,
        height: 10,
        text,
        color: null,
        certainty: 1,
      }
    }),
  )
}

const MONTHS = ['Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec', 'Jan']
const money = (cents: number) => (cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })

/** A year of an account: tax in November, insurance in December. */
function year(start: number, payment: number, tax: number, insurance: number) {
  let balance = start
  return MONTHS.map((month, at) => {
    const out = month === 'Nov' ? tax : month === 'Dec' ? insurance : 0
    balance += payment - out
    return {
      month,
      year: at < 11 ? 2028 : 2029,
      out,
      item: month === 'Nov' ? 'COUNTY TAX' : month === 'Dec' ? 'HAZARD INS' : '',
      balance,
    }
  })
}

const wanted = year(2510_00, 627_50, 5370_00, 2160_00)

/** Tax and insurance in columns of their own, months as numbers, dollar signs apart. */
const narrow: Line[] = [
  [[40, 'Escrow Analysis']],
  [
    [40, 'Minimum balance'],
    [300, '1,882.50'],
  ],
  [
    [40, 'Starting balance'],
    [300, '7.50'],
  ],
  [[40, 'Anticipated payments next 12 months']],
  ...wanted.map(
    ({ year, month, balance }, at): Line => [
      [40, `${String(((at + 1) % 12) + 1).padStart(2, '0')}/${String(year).slice(2)}`],
      [150, '$'],
      [190, '627.50'],
      [270, month === 'Nov' ? '5,370.00' : '0.00'],
      [350, month === 'Dec' ? '2,160.00' : '0.00'],
      [450, money(balance)],
    ],
  ),
]

describe('an escrow statement is read by its sums', () => {
  test('[ES17] tables are known by balances that follow from what comes in and goes out', () => {
    const read = readEscrowStatement(renderedEscrowStatement())
    expect(read?.projection).toMatchObject({
      first: { month: 2, year: 2028 },
      months: 12,
      usual_payment: 627_50,
      paid_out: 7530_00,
      bills: [
        { item: 'COUNTY TAX', month: 11, cents: 5370_00 },
        { item: 'HAZARD INS', month: 12, cents: 2160_00 },
      ],
    })
    expect(Math.max(read?.projection?.lowest ?? 0, ...(read?.projection?.other_lowest ?? []))).toBe(1882_50)
    expect(read?.history).toMatchObject({ opening: 1507_50, paid_in: 6030_00, paid_out: 7530_00, closing: 7_50 })
    expect(read).toMatchObject({
      loan_part: 2275_44,
      old_total: 2777_94,
      new_total: 3111_48,
      shortage: 2502_50,
      spread_months: 12,
      dated_on: '2028-01-14',
      loan_number: '0042-1187',
    })
  })

  test('[ES17] another layout gives the same account', () => {
    const read = readEscrowStatement(disclosure(narrow))
    expect(read?.projection).toMatchObject({
      first: { month: 2, year: 2028 },
      usual_payment: 627_50,
      paid_out: 7530_00,
    })
    expect(read?.projection?.bills.map(({ month, cents }) => [month, cents])).toEqual([
      [11, 5370_00],
      [12, 2160_00],
    ])
    expect(read).toMatchObject({ lowest: 1882_50, starting: 7_50, history: null })
  })

  test('[ES17] a table whose sums do not hold is no account, and another paper is none of ours', () => {
    const broken = narrow.map((line): Line => line.map(([x, text]) => [x, x === 450 ? '1,111.11' : text]))
    expect(readEscrowStatement(disclosure(broken))?.projection ?? null).toBeNull()
    expect(
      readEscrowStatement(
        disclosure([
          [[40, 'Bank statement']],
          [
            [40, 'Feb 2028'],
            [200, '10.00'],
          ],
        ]),
      ),
    ).toBeNull()
    expect(readEscrowStatement([])).toBeNull()
  })
})
