import { CASH_ROWS, type CashRowKey } from '../disclosure.ts'
import { isDash, isNameless } from './figures.ts'
import { type Area, bands, findLabel, findLabels, findRowLabel, type Label, visible, wordsIn } from './labels.ts'
import { readDirection } from './payments.ts'
import { type Amount, amountsIn, cellAmount, note, type Sheet } from './sheet.ts'
import { type PageWords, rowsOf, textOf, type Word } from './words.ts'

const LABELS: Record<CashRowKey, string[]> = {
  loan_amount: ['loanamount'],
  total_closing_costs: ['totalclosingcosts'],
  paid_before_closing: ['closingcostspaidbeforeclosing'],
  payoffs: ['estimatedtotalpayoffsandpayments', 'totalpayoffsandpayments'],
  closing_costs_financed: ['estimatedclosingcostsfinanced', 'closingcostsfinanced'],
  down_payment: ['downpaymentfundsfromborrower', 'downpayment'],
  deposit: ['deposit'],
  funds_for_borrower: ['fundsforborrower'],
  seller_credits: ['sellercredits', 'sellercredit'],
  adjustments: ['adjustmentsandothercredits', 'adjustmentsothercredits'],
  cash_to_close: ['estimatedcashtoclose', 'cashtoclose'],
}

type Rows = Partial<Record<CashRowKey, { label: Label; top: number; bottom: number }>>

function cashRows(page: PageWords, area: Area): Rows {
  const found = Object.fromEntries(CASH_ROWS.map(key => [key, findRowLabel(page, LABELS[key], area)]))
  // 'Closing Costs Financed (Paid from your Loan Amount)' may break before its last words.
  if (found.down_payment && !found.payoffs) found.loan_amount = null
  return bands(page, found as Record<CashRowKey, Label | null>, area.bottom ?? page.height)
}

/** The table at the foot of page 2 of an estimate. */
export function readEstimateCash(sheet: Sheet, page: PageWords): void {
  const heading = findLabel(page, 'calculatingcashtoclose')
  if (!heading) return
  const tables = findLabels(page, 'adjustablepaymentaptable').concat(findLabels(page, 'adjustableinterestrateairtable'))
  const foot = findLabel(page, 'loanestimate', { top: heading.base + 20 })?.base ?? page.height
  const bottom = Math.min(foot, ...tables.map(({ base }) => base), heading.base + 170) - 8
  const area = { left: heading.x - 12, top: heading.base + 4, bottom }
  const rows = cashRows(page, area)
  setTable(sheet, rows, heading.words)
  for (const [name, band] of Object.entries(rows)) {
    const key = name as CashRowKey
    const right = visible(wordsIn(page.words, { left: heading.x - 12, top: band.top, bottom: band.bottom }))
    const cell = rowsOf(right)
      .flat()
      .filter(word => !band.label.words.includes(word))
    const { cents, words, confidence } = cellAmount(cell.filter(isFigure))
    sheet.disclosure.cash[key].amount = cents
    note(sheet, `cash.${key}.amount`, words, confidence)
    if (key === 'cash_to_close') readDirection(sheet, 'cash_direction', right, page)
  }
}

function isFigure({ text }: Word): boolean {
  return (/[\d$–—−-]/.test(text) && !/[A-Za-z]/.test(text)) || isNameless(text)
}

function setTable(sheet: Sheet, rows: Rows, words: readonly Word[]): void {
  const alternative = rows.payoffs !== undefined && rows.down_payment === undefined
  sheet.disclosure.cash_table = alternative ? 'alternative' : 'standard'
  note(sheet, 'cash_table', words, Boolean(rows.payoffs) === Boolean(rows.down_payment) ? 'unsure' : 'sure')
}

/** Page 3 of a Closing Disclosure: what the last estimate said, what is final, and whether that changed. */
export function readClosingDisclosureCash(sheet: Sheet, page: PageWords): void {
  const heading = findLabel(page, 'calculatingcashtoclose')
  if (!heading) return
  const change = findLabel(page, 'didthischange', { top: heading.base })
  // Rows of the table name payoffs, too; its last stands far below them.
  const ends = [
    findRowLabel(page, ['summariesoftransactions', 'borrowerstransaction'], { top: heading.base + 40 }),
    findLabel(page, 'payoffsandpayments', { top: heading.base + 120 }),
  ].filter(label => label !== null)
  const [end] = ends.sort((one, other) => one.base - other.base)
  const heads = { top: heading.base + 4, bottom: (change?.base ?? heading.base) + 8 }
  const final = findLabel(page, 'final', heads)
  // In a narrow column its two words stand below one another.
  const narrow = { ...heads, bottom: heads.bottom + 8, right: final?.x }
  const estimate = findLabel(page, 'loanestimate', heads) ?? findLabel(page, 'estimate', narrow)
  if (!estimate || !final || !change) {
    note(sheet, 'cash_table', heading.words, 'unsure')
    return
  }
  const estimateLeft = estimate.x - 26
  const changeLeft = change.x - 4
  const bottom = end ? end.base - 1.2 * end.size : heading.base + 178
  const rows = cashRows(page, { left: 0, right: estimateLeft + 60, top: heading.base + 10, bottom })
  delete rows.closing_costs_financed
  const financed = findLabel(page, 'closingcostsfinanced', { top: heading.base + 10, bottom })
  const financedLeft = financed && financed.x < estimateLeft
  const all = financedLeft ? cashRows(page, { right: estimateLeft + 60, top: heading.base + 10, bottom }) : rows
  setTable(sheet, all, heading.words)
  const cellsOf = (area: Area) => figures(page, { ...area, left: estimateLeft - 30, right: changeLeft })
  const between = betweenColumns(cellsOf({ top: change.base + 2, bottom })) ?? (estimate.right + final.x) / 2
  for (const [name, band] of Object.entries(all)) {
    const key = name as CashRowKey
    const row = sheet.disclosure.cash[key]
    const area = { top: band.top, bottom: band.bottom }
    const printed = cellsOf(area)
    const amounts = rowsOf(printed).flatMap(amountsIn)
    // In a narrow column a minus sign may stand in the line above its amount: it is the sign of one or of none.
    const used = amounts.flatMap(({ words }) => words)
    const lone = printed.filter(word => isDash(word.text) && !used.includes(word)).map(word => ({ words: [word] }))
    // A minus sign reaches into the column before its own, so the figures decide.
    const figures = printed
      .filter(word => /\d/.test(word.text) && !used.includes(word))
      .map(word => ({ words: [word] }))
    const isFinal = ({ words }: Pick<Amount, 'words'>) =>
      ((words.at(-1)?.x ?? 0) + (words.at(-1)?.right ?? 0)) / 2 >= between
    const cells = { estimate: amounts.filter(amount => !isFinal(amount)), amount: amounts.filter(isFinal) }
    for (const column of ['estimate', 'amount'] as const) {
      const [first, ...more] = cells[column]
      const signed = lone.some(dash => isFinal(dash) === (column === 'amount'))
      const agree = first !== undefined && !signed && more.every(({ cents }) => cents === first.cents)
      // What has figures and is no amount was not read; only a cell without any is blank.
      const unread = figures.filter(each => isFinal(each) === (column === 'amount')).flatMap(({ words }) => words)
      const isBlank = first === undefined && unread.length === 0
      row[column] = agree ? first.cents : null
      note(sheet, `cash.${key}.${column}`, first?.words ?? unread, agree || isBlank ? 'sure' : 'unsure')
    }
    const right = visible(wordsIn(page.words, { ...area, left: changeLeft }))
    const answers = right.filter(word => (word.key === 'yes' || word.key === 'no') && word.x < changeLeft + 30)
    const [answer] = answers
    row.changed = answer && answers.length === 1 ? (answer.key as 'yes' | 'no') : null
    note(sheet, `cash.${key}.changed`, answers, answers.length > 1 ? 'unsure' : 'sure')
    const words = right.filter(word => !answers.includes(word))
    if (key !== 'cash_to_close') row.words = textOf(words).replace(/• */g, '').trim() || null
    if (key === 'cash_to_close') {
      const boxes = visible(
        wordsIn(page.words, { ...area, left: between, right: changeLeft, bottom: band.bottom + 16 }),
      )
      readDirection(sheet, 'cash_direction', boxes, page)
    }
  }
  if (financed && !financedLeft) {
    // Without a seller, what is financed stands in a cell of its own.
    const right = visible(
      wordsIn(page.words, { left: financed.right - 1, top: financed.base - 4, bottom: financed.base + 14 }),
    )
    const { cents, words, confidence } = cellAmount(rowsOf(right).flat().filter(isFigure))
    sheet.disclosure.cash.closing_costs_financed.amount = cents
    note(sheet, 'cash.closing_costs_financed.amount', words, confidence)
  }
}

/** Where the second column of figures begins, by the rows that have one in each: their headings may stand anywhere over them. */
function betweenColumns(words: readonly Word[]): number | null {
  const pairs = rowsOf(words)
    .map(row => amountsIn(row).flatMap(amount => amount.words.at(-1) ?? []))
    .filter(({ length }) => length === 2)
  const end = Math.max(...pairs.map(([first]) => first?.right ?? 0))
  const begin = Math.min(...pairs.map(([, second]) => second?.x ?? 0))
  return pairs.length > 0 && end < begin ? (end + begin) / 2 : null
}

function figures(page: PageWords, area: Area): Word[] {
  return rowsOf(visible(wordsIn(page.words, area)))
    .flat()
    .filter(isFigure)
}
