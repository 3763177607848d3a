import type { PositionedText } from '#domain/disclosures/reading.ts'

/** A line of text with columns at places: figures end where they are put. */
type Line = [x: number, text: string][]

const MONTHS = ['Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec', 'Jan']
const money = (cents: number) => (cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })

/** Tax in November, insurance in December. */
function accountYear(start: number, payment: number) {
  let balance = start
  return MONTHS.map((month, at) => {
    const out = month === 'Nov' ? 5370_00 : month === 'Dec' ? 2160_00 : 0
    balance += payment - out
    return { month, isNext: at === 11, out, item: month === 'Nov' ? 'COUNTY TAX' : 'HAZARD INS', balance }
  })
}

const wanted = accountYear(3137_50 - 627_50, 627_50)

/** A servicer that holds three months of bills in reserve: what it foresees, what it wants, and the year that ended. */
const juniper: Line[] = [
  [[40, 'ANNUAL ESCROW ACCOUNT DISCLOSURE STATEMENT']],
  [
    [40, 'Loan Number: 0042-1187'],
    [320, 'Date: 01/14/2028'],
  ],
  [
    [40, 'Principal & Interest'],
    [300, '$2,275.44'],
    [400, '$2,275.44'],
  ],
  [
    [40, 'Escrow Payment'],
    [300, '$502.50'],
    [400, '$627.50'],
  ],
  [
    [40, 'Shortage Spread'],
    [300, '$0.00'],
    [400, '$208.54'],
  ],
  [
    [40, 'Total Payment'],
    [300, '$2,777.94'],
    [400, '$3,111.48'],
  ],
  [
    [40, 'Your escrow shortage is'],
    [300, '$2,502.50'],
    [310, 'collected over 12 months'],
  ],
  [[40, 'Projected activity for the coming year']],
  ...accountYear(7_50, 627_50).map(
    ({ month, isNext, out, item, balance }, at): Line => [
      [40, `${month} ${isNext ? 2029 : 2028}`],
      [160, '627.50'],
      ...(out > 0
        ? ([
            [240, money(out)],
            [250, item],
          ] as Line)
        : []),
      [420, money(balance)],
      [520, money(wanted[at]?.balance ?? 0)],
    ],
  ),
  [[40, 'Account history: actual activity']],
  ...accountYear(1507_50, 502_50).map(
    ({ month, isNext, out, item, balance }): Line => [
      [40, `${month} ${isNext ? 2028 : 2027}`],
      [160, '502.50'],
      ...(out > 0
        ? ([
            [240, money(out)],
            [250, item],
          ] as Line)
        : []),
      [420, money(balance)],
    ],
  ),
]

export const STATEMENT_SIZE = { page: 1, width: 612, height: 792 }

/** The statement as words on a page. */
export function renderedEscrowStatement(): PositionedText[] {
  return juniper.flatMap((line, at) =>
    line.map(([x, text]) => {
      const width = text.length * 5
      const isFigure = /^[-$\d][\d,]*\.\d{2}$/.test(text)
      return {
        page: 1,
        x: isFigure ? x - width : x,
        y: 40 + at * 14,
        width,
        height: 9,
        text,
        color: null,
        certainty: 1,
      }
    }),
  )
}
