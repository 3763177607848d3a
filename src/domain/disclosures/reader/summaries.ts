import type { Section } from '../disclosure.ts'
import { addLine, CURE, commonShift, type LabelRow, labelRows, marksBehind, pairRows, setAmount } from './cost-lines.ts'
import { labelText } from './estimate-costs.ts'
import { type Area, findLabel, findLabels, findRowLabel, type Label, visible, wordsIn } from './labels.ts'
import { readDirection } from './payments.ts'
import { amountsIn, cellAmount, type Sheet, setValue } from './sheet.ts'
import { type PageWords, rowsOf, type Word } from './words.ts'

const HEADINGS: [Section, string[]][] = [
  ['K', ['kduefromborroweratclosing', 'duefromborroweratclosing']],
  // The longest of them may run into its amount.
  ['L', ['lpaidalreadybyoronbehalfofborroweratclosing', 'paidalreadybyoronbehalfofborrower']],
  ['M', ['mduetoselleratclosing', 'duetoselleratclosing']],
  ['N', ['nduefromselleratclosing', 'duefromselleratclosing']],
]

/** What begins further right than this is another column. */
const COLUMN = 100

/** Page 3 of a Closing Disclosure: the borrower's side on the left, the seller's on the right. */
export function readSummaries(sheet: Sheet, page: PageWords): void {
  const sellerX =
    findLabel(page, ['sellerstransaction', 'mduetoselleratclosing', 'duetoselleratclosing'])?.x ?? page.width * 0.53
  // One side may be shorter than the other.
  const endOf = (side: Area) => findLabels(page, 'calculation', side).at(-1)?.base ?? page.height * 0.9
  const end = endOf({})
  const found = HEADINGS.flatMap(([section, labels]) => {
    const label = findLabel(page, labels, { bottom: end - 4 })
    return label ? [{ section, label }] : []
  })
  if (found.length === 0) {
    readPayoffs(sheet, page)
    return
  }
  // On the seller's own Closing Disclosure, people's addresses stand beside the lines, or one section beside the other.
  const contacts = findLabels(page, 'contactinformation', { left: sellerX + COLUMN })
  const begins = [...found.map(({ label }) => label), ...contacts].map(({ x }) => x)
  for (const { section, label } of found) {
    const isSeller = section === 'M' || section === 'N'
    const beside = Math.min(...begins.filter(x => x > label.x + COLUMN), ...(isSeller ? [] : [sellerX]))
    const side = {
      ...(isSeller && { left: label.x > sellerX + COLUMN ? label.x - 20 : sellerX - 8 }),
      ...(beside < page.width && { right: beside - 8 }),
    }
    const next = found.find(other => other.label.base > label.base + 20 && Math.abs(other.label.x - label.x) < COLUMN)
    const bottom = (next ? next.label.base : endOf(side)) - 5
    readSide(sheet, page, section, label, { ...side, top: label.base - 5, bottom })
  }
  readCash(sheet, page, endOf, sellerX)
}

function readSide(
  sheet: Sheet,
  page: PageWords,
  section: Section,
  heading: Label,
  area: { left?: number; right?: number; top: number; bottom: number },
): void {
  const words = visible(wordsIn(page.words, area))
  const head = words.filter(
    word => Math.abs(word.base - heading.base) < 6.5 && (word.x + word.right) / 2 > heading.right,
  )
  const total = cellAmount(rowsOf(head).flat())
  setValue(sheet, `section_${section}` as 'section_K', total.cents, total.words, total.confidence)
  const below = words.filter(
    word => word.base > heading.base + 4 && !total.words.includes(word) && !heading.words.includes(word),
  )
  readNumbered(
    sheet,
    section,
    below,
    Math.max(0, ...total.words.map(({ right }) => right)) || (area.right ?? page.width - 36) - 8,
    page.lift,
  )
}

function readNumbered(sheet: Sheet, section: Section, words: readonly Word[], edge: number, lift: number): void {
  const amounts = rowsOf(words).flatMap(row =>
    amountsIn(row)
      .filter(amount => Math.abs((amount.words.at(-1)?.right ?? 0) - edge) < 16)
      .map(amount => ({ ...amount, base: amount.words.at(-1)?.base ?? 0 })),
  )
  const marks = marksBehind(words, amounts)
  const marked = new Set(marks.values())
  const used = new Set([...amounts.flatMap(amount => amount.words), ...marks.keys()])
  const printed = labelRows(words.filter(word => !used.has(word)))
  const paid = new Set(pairRows(printed, amounts, commonShift(printed, amounts, lift)).map(pair => pair.row))
  const rows = joinGoingOn(printed, paid)
  const pairs = pairRows(rows, amounts, commonShift(rows, amounts, lift))
  // A heading among the lines was not known for one: from there on they belong to another section.
  const missed = rows.some(({ words: [first] }) => first !== undefined && /^[K-N]\.$/.test(first.text))
  for (const row of rows) {
    const own = pairs.filter(pair => pair.row === row)
    const first = row.words[0]
    const number = first && /^\d{2}$/.test(first.text) ? first.text : null
    const label = labelText(number ? row.words.slice(1) : row.words)
    // Empty lines, and headings between the lines, hold no money; what the lender pays outside of closing names it in its words.
    if (own.length === 0 && !CURE.test(label)) continue
    const added = addLine(sheet, section, label, row.words, {
      number,
      sure:
        label !== '' && !missed && !own.some(({ value }) => marked.has(value)) && (own.length > 0 || /\$/.test(label)),
    })
    for (const { value, sure } of own) setAmount(sheet, added, 'amount', value, sure && !missed)
  }
}

/** Rows that go on with the label above them: in small letters, within its brackets, or with what the lender pays outside of closing. */
function joinGoingOn(rows: readonly LabelRow[], paid: ReadonlySet<LabelRow | null>): LabelRow[] {
  const joined: LabelRow[] = []
  for (const row of rows) {
    const last = joined.at(-1)
    const [first] = row.words
    const above = labelText(last?.words ?? [])
    const isNext = first && last && row.base - (last.words.at(-1)?.base ?? 0) < 1.8 * first.size
    const isOpen = above.split('(').length > above.split(')').length
    const isCure = CURE.test(above) && !/\$/.test(above) && (!isNumbered(row) || hasLaterNumber(last, row, paid))
    const goesOn = isNext && (isCure || (!paid.has(row) && (isOpen || /^\p{Ll}/u.test(first.text))))
    if (last && goesOn) {
      // The amount may stand beside either row.
      const base = paid.has(row) && !paid.has(last) ? row.base : last.base
      // Its number comes first, wherever it stands.
      const words = isNumbered(row) ? [first, ...last.words, ...row.words.slice(1)] : [...last.words, ...row.words]
      joined[joined.length - 1] = { words, base }
    } else joined.push(row)
  }
  return joined
}

function isNumbered({ words: [first] }: LabelRow): boolean {
  return /^\d{2}$/.test(first?.text ?? '')
}

/** A number beside the middle or the end of its label stands in a row below the first. */
function hasLaterNumber(last: LabelRow | undefined, row: LabelRow, paid: ReadonlySet<LabelRow | null>): boolean {
  if (!last || isNumbered(last) || paid.has(last)) return false
  return !paid.has(row) || labelText(row.words).includes('$')
}

function readCash(sheet: Sheet, page: PageWords, endOf: (side: Area) => number, sellerX: number): void {
  const sides = [
    { key: 'cash_from_or_to_borrower', direction: 'borrower_cash_direction', right: sellerX - 8 },
    { key: 'cash_from_or_to_seller', direction: 'seller_cash_direction', left: sellerX - 8 },
  ] as const
  for (const { key, direction, ...side } of sides) {
    const labels = ['cashtoclose', 'cash'].flatMap(label => findLabels(page, label, { ...side, top: endOf(side) + 4 }))
    const label = labels.at(0)
    if (!label) continue
    const rowAt = (drop: number) =>
      visible(wordsIn(page.words, { ...side, top: label.base - 5 + drop, bottom: label.base + 7 + drop }))
    // The Spanish form prints its boxes and the amount below.
    const beside = rowAt(0)
    const row = beside.some(({ text }) => /\d/.test(text)) ? beside : rowAt(label.size)
    const { cents, words, confidence } = cellAmount(
      rowsOf(row)
        .flat()
        .filter(({ text }) => /\d/.test(text)),
    )
    setValue(sheet, key, cents, words, confidence)
    readDirection(sheet, direction, row, page)
  }
}

/** 'Payoffs and Payments': the K of a loan without a seller. */
function readPayoffs(sheet: Sheet, page: PageWords): void {
  const heading = findRowLabel(page, ['payoffsandpayments'])
  if (!heading) return
  const total = findLabel(page, ['ktotalpayoffsandpayments', 'totalpayoffsandpayments'], { top: heading.base })
  if (!total) return
  readPayoffTotal(sheet, page, total)
  const words = visible(wordsIn(page.words, { top: heading.base + 4, bottom: total.base - 5 }))
  const titles = words.filter(word => ['to', 'amount'].includes(word.key) && word.base < heading.base + 20)
  const edge = Math.max(0, ...words.filter(word => amountsIn([word]).length > 0).map(({ right }) => right))
  readNumbered(
    sheet,
    'K',
    words.filter(word => !titles.includes(word)),
    edge,
    page.lift,
  )
}

function readPayoffTotal(sheet: Sheet, page: PageWords, label: Label): void {
  const row = visible(wordsIn(page.words, { left: label.right, top: label.base - 5, bottom: label.base + 7 }))
  const { cents, words, confidence } = cellAmount(
    rowsOf(row)
      .flat()
      .filter(({ text }) => /\d/.test(text)),
  )
  setValue(sheet, 'section_K', cents, words, confidence)
}
