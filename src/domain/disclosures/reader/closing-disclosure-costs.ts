import { AMOUNT_COLUMNS, type AmountColumn, type Section } from '../disclosure.ts'
import { addLine, type LabelRow, labelRows, pairRows, setAmount } from './cost-lines.ts'
import { type CostRow, NEARER, withDoubts } from './cost-rows.ts'
import { labelText, pageShift } from './estimate-costs.ts'
import { centsIn, dayIn, isNothing, parseCents } from './figures.ts'
import { findLabel, findLabels, type Label, visible, wordsIn } from './labels.ts'
import { type Amount, amountsIn, cellAmount, note, percentsIn, type Sheet, setValue } from './sheet.ts'
import { type PageWords, rowsOf, type Word } from './words.ts'

/** Headings in the order of the page. Subtotals are rows of their own, with an amount for each column. */
const HEADINGS: { section: Section; labels: string[]; subtotal?: true }[] = [
  { section: 'A', labels: ['aoriginationcharges', 'originationcharges'] },
  { section: 'B', labels: ['bservicesborrowerdidnotshopfor', 'servicesborrowerdidnotshopfor'] },
  { section: 'C', labels: ['cservicesborrowerdidshopfor', 'servicesborrowerdidshopfor'] },
  { section: 'D', labels: ['dtotalloancosts', 'totalloancosts'] },
  { section: 'D', labels: ['loancostssubtotals'], subtotal: true },
  { section: 'E', labels: ['etaxesandothergovernmentfees', 'taxesandothergovernmentfees'] },
  { section: 'F', labels: ['fprepaids', 'prepaids'] },
  { section: 'G', labels: ['ginitialescrowpaymentatclosing', 'initialescrowpaymentatclosing'] },
  { section: 'H', labels: ['hother'] },
  { section: 'I', labels: ['itotalothercosts', 'totalothercosts'] },
  { section: 'I', labels: ['othercostssubtotals'], subtotal: true },
  { section: 'J', labels: ['jtotalclosingcosts', 'totalclosingcosts'] },
  { section: 'J', labels: ['closingcostssubtotals'], subtotal: true },
  { section: 'J', labels: ['lendercredits'], subtotal: true },
]

/** Before a payee; some programs print all of a disclosure in capitals. */
const TO = /^\(?(?:to|TO)$/

interface Columns {
  left: number
  edges: number[]
  names: readonly AmountColumn[]
  /** The headings of the columns were found. */
  sure: boolean
}

/** Page 2 of a Closing Disclosure, whole or one of its two halves. */
export function readClosingDisclosureCosts(sheet: Sheet, page: PageWords): void {
  const columns = findColumns(page)
  const stop = findLabel(page, 'calculatingcashtoclose')?.base ?? page.height * 0.972
  const found = HEADINGS.flatMap(heading => {
    const label = findLabel(page, heading.labels, { bottom: stop - 4, right: columns.left })
    return label ? [{ ...heading, label }] : []
  }).sort((one, other) => one.label.base - other.label.base)
  const lowest = Math.max(0, ...found.map(({ label }) => label.base))
  const footer = findLabels(page, 'closingdisclosure', { top: lowest + 4 })[0]?.base ?? page.height
  const shift = pageShift(page, [{ left: 0, right: page.width, amounts: columns.left }])
  found.forEach((heading, at) => {
    const next = found[at + 1]?.label
    const bottom = Math.min(next ? next.base - next.size * 0.6 : heading.label.base + 200, stop - 6, footer - 6)
    if (heading.subtotal) readSubtotal(sheet, page, heading.section, heading.label, columns, bottom, shift)
    else readSection(sheet, page, heading.section, heading.label, columns, bottom, shift)
  })
  linkFields(sheet)
}

function findColumns(page: PageWords): Columns {
  const headers = ['atclosing', 'beforeclosing'].flatMap(label =>
    findLabels(page, label, { bottom: page.height * 0.35 }),
  )
  const others = findLabel(page, ['paidbyothers', 'paidby'], { bottom: page.height * 0.35 })
  const all = [...headers, ...(others ? [others] : [])]
    .filter(({ x }) => x > page.width * 0.35)
    .sort((one, other) => one.x - other.x)
  const [first] = all
  const edges = all.slice(0, -1).map((header, at) => (header.right + (all[at + 1]?.x ?? 0)) / 2)
  if (first && all.length === 5) return { left: first.x - 14, edges, names: AMOUNT_COLUMNS, sure: true }
  const heads = { bottom: page.height * 0.35, left: page.width * 0.35 }
  const hasSeller = findLabel(page, 'sellerpaid', heads) !== null
  // Without a seller there are no columns of the seller's.
  if (first && all.length === 3 && !hasSeller) {
    return { left: first.x - 14, edges, names: ['amount', 'paid_before', 'paid_by_others'], sure: true }
  }
  // The seller's own Closing Disclosure has the seller's columns alone.
  if (first && all.length === 2 && hasSeller && findLabel(page, 'borrowerpaid', heads) === null) {
    return { left: first.x - 14, edges, names: ['seller_paid', 'seller_paid_before'], sure: true }
  }
  // Without its heading, the form's own places, which are a guess.
  const unit = page.width / 612
  if (findLabel(page, 'totalpayoffsandpayments')) {
    const names: AmountColumn[] = ['amount', 'paid_before', 'paid_by_others']
    return { left: 385 * unit, edges: [448 * unit, 520 * unit], names, sure: false }
  }
  return { left: 312 * unit, edges: [358, 418, 465.5, 527].map(x => x * unit), names: AMOUNT_COLUMNS, sure: false }
}

function columnOf(columns: Columns, { words }: Amount): AmountColumn {
  const left = Math.min(...words.map(({ x }) => x))
  const right = Math.max(...words.map(word => word.right))
  const middle = (left + right) / 2
  const at = columns.edges.findIndex(edge => middle < edge)
  return columns.names[at < 0 ? columns.names.length - 1 : at] ?? 'amount'
}

function rowAmounts(words: readonly Word[], columns: Columns): (Amount & { base: number })[] {
  const cells = words.filter(
    word => (word.x + word.right) / 2 > columns.left || (word.text === '$' && word.right > columns.left),
  )
  return rowsOf(cells).flatMap(row => {
    const read = row.map(plain)
    return amountsIn(read).map(({ cents, words }) => ({
      cents,
      words: isInSentence(read, words) ? words.map(word => ({ ...word, certainty: 0 })) : words,
      base: words.at(-1)?.base ?? 0,
    }))
  })
}

/** 'was $125': an amount in somebody's words may be no figure of the form. */
function isInSentence(row: readonly Word[], [first]: readonly Word[]): boolean {
  if (!first) return false
  const before = row[row.indexOf(first) - 1]
  return before !== undefined && /\p{L}{2}/u.test(before.text) && first.x - before.right < 0.75 * first.size
}

/** '(L)$250.00': the lender pays. The mark is no part of the figure. */
function plain(word: Word): Word {
  return /^\(L\)\S/.test(word.text) ? { ...word, text: word.text.slice(3) } : word
}

function readSection(
  sheet: Sheet,
  page: PageWords,
  section: Section,
  heading: Label,
  columns: Columns,
  bottom: number,
  shift: number,
): void {
  const words = visible(wordsIn(page.words, { top: heading.base - 5, bottom }))
  const head = words.filter(
    word => Math.abs(word.base - heading.base - shift) < 4 && (word.x + word.right) / 2 > columns.left,
  )
  const total = cellAmount(rowsOf(head).flat())
  setValue(sheet, `section_${section}` as 'section_A', total.cents, total.words, total.confidence)
  if (section === 'D' || section === 'I' || section === 'J') return
  const below = words.filter(
    word => word.base > heading.base + 4 && !total.words.includes(word) && !heading.words.includes(word),
  )
  const amounts = rowAmounts(below, columns)
  const labels = labelRows(below.filter(word => (word.x + word.right) / 2 <= columns.left))
  const rows = joinNumbered(labels)
  const payees = payeeColumn(page, columns.left)
  const pairs = pairRows(rows, amounts, shift)
  const blanks = below.filter(({ text }) => isNothing(text))
  const isBlank = ({ base }: LabelRow) => blanks.some(word => Math.abs(word.base - base - shift) < 4)
  const doubts = isNumbered(rows)
    ? new Set()
    : withDoubts(rows, row => pairs.some(pair => pair.row === row) || isBlank(row))
  for (const [at, row] of rows.entries()) {
    const own = pairs.filter(pair => pair.row === row)
    const { number, label, to } = splitLabel(row, payees)
    if (label === '' && own.length === 0) continue
    const added = addLine(sheet, section, label, row.words, {
      number,
      to,
      sure: label !== '' && !hasSwallowed(row, rows[at + 1]) && !doubts.has(row) && !row.unclear,
    })
    for (const { value, sure } of own) setAmount(sheet, added, columnOf(columns, value), value, sure && columns.sure)
    const marks = below.filter(word => Math.abs(word.base - row.base) < 6 && /^\(L\)/.test(word.text))
    added.line.paid_by_lender = marks.length > 0
  }
  for (const { value } of pairs.filter(pair => pair.row === null)) {
    setAmount(sheet, addLine(sheet, section, '', value.words, { sure: false }), columnOf(columns, value), value, false)
  }
}

function isNumbered(rows: readonly LabelRow[]): boolean {
  return rows.some(({ words: [first, more] }) => first && more && /^\d{2}$/.test(first.text))
}

/**
 * Rows begin with their number; a row without one goes on from the row above. Disclosures without numbers keep their rows. A
 * row that is nearer to the number below it may begin that label: some programs print numbers beside the middle or the end of
 * theirs.
 */
function joinNumbered(rows: readonly LabelRow[]): CostRow[] {
  // The number of an empty line says nothing about the others.
  const numbers = rows.flatMap(({ words: [first, more] }) =>
    first && more && /^\d{2}$/.test(first.text) ? [first] : [],
  )
  if (numbers.length === 0) return [...rows]
  // A label that goes on below may begin with a number too, further right.
  const edge = Math.min(...numbers.map(({ x }) => x)) + 5
  const isNumbered = ({ words: [first] }: LabelRow) =>
    first !== undefined && /^\d{2}$/.test(first.text) && first.x < edge
  const joined: CostRow[] = []
  let isBefore = false
  for (const [at, row] of rows.entries()) {
    const last = joined.at(-1)
    const [above, below] = [rows[at - 1], rows[at + 1]]
    const begins = isNumbered(row)
    if (begins || !last) joined.push({ ...row, unclear: isBefore || !begins })
    // A payee begins beside its label: one that begins a row below may be of the next.
    isBefore = !begins && (isNearer(row, above, below) || (below !== undefined && TO.test(row.words[0]?.text ?? '')))
    if (!begins && last)
      joined[joined.length - 1] = {
        ...last,
        words: [...last.words, ...row.words],
        unclear: last.unclear || isBefore,
      }
  }
  return joined
}

function isNearer({ base }: LabelRow, above: LabelRow | undefined, below: LabelRow | undefined): boolean {
  return below !== undefined && (above === undefined || below.base - base < base - above.base - NEARER)
}

/** A number is missing after a row that goes on below: what goes on may be the line whose number was not read. Numbers of blank rows say nothing. */
function hasSwallowed(row: LabelRow, next: LabelRow | undefined): boolean {
  const [one, other] = [row, next].map(each => Number(/^\d{2}$/.exec(each?.words[0]?.text ?? '')?.[0]))
  return (
    next !== undefined && next.words.length > 1 && Number(other) - Number(one) > 1 && rowsOf(row.words, 0.45).length > 1
  )
}

/** Where the payees of a page begin, each with its 'to' or without; `null` where they follow their label as in a sentence. */
function payeeColumn(page: PageWords, right: number): Payees | null {
  const words = visible(page.words)
  const places = words.flatMap(({ text, x }) => (TO.test(text) ? [x] : []))
  const signed = mostCommon(places, 2)
  if (signed !== null) return { x: signed, isSigned: true }
  const bare = places.length > 1 ? null : mostCommon(columnStarts(words, right), 3)
  return bare === null ? null : { x: bare, isSigned: false }
}

interface Payees {
  x: number
  /** Each payee comes with its 'to'. */
  isSigned: boolean
}

/** Words with a capital that begin anew after a gap, left of the amounts. */
function columnStarts(words: readonly Word[], right: number): number[] {
  return rowsOf(words).flatMap(row =>
    row.flatMap((word, at) => {
      const before = row[at - 1]
      const isFirst = before && /\p{L}/u.test(before.text) && word.x - before.right > word.size
      return isFirst && word.right < right && /^\p{Lu}|^\d+\p{L}/u.test(word.text) ? [word.x] : []
    }),
  )
}

function mostCommon(places: readonly number[], least: number): number | null {
  const beside = (x: number) => places.filter(other => Math.abs(other - x) < 2).length
  const [most] = [...places].sort((one, other) => beside(other) - beside(one))
  return most !== undefined && beside(most) >= least ? most : null
}

function splitLabel(
  { words }: LabelRow,
  payees: Payees | null,
): { number: string | null; label: string; to: string | null } {
  const first = words[0]
  const number = first && /^\d{2}$/.test(first.text) ? first.text : null
  const rest = number ? words.slice(1) : [...words]
  let depth = 0
  const at = rest.findIndex(({ text, x }, index) => {
    if (text.includes('(')) depth++
    // '( 12' and 'mo.)' may stand below one another, with the payee beside them; 'from 4/15 to 5/1' has days.
    const isInColumn =
      payees?.isSigned === true && Math.abs(x - payees.x) < 1 && !/^\d/.test(rest[index + 1]?.text ?? '')
    // '(to Acme Title)' is a payee, '(to 4/30/24)' is none.
    const isBracket = text.startsWith('(') && depth === 1 && dayIn(rest[index + 1]?.text ?? '') === null
    const isTo = TO.test(text) && (depth === 0 || isInColumn || isBracket) && index > 0
    if (text.includes(')')) depth--
    return isTo
  })
  const sign = rest[at]
  if (!sign) return { number, ...withoutSign(rest, payees) }
  // Below, a label goes on under the label and a payee under the payee, unless both are one sentence.
  const isColumn = payees !== null && Math.abs(sign.x - payees.x) < 3
  const goesOn = (word: Word) => isColumn && word.base > sign.base + 4 && word.x < sign.x - 2
  const after = rest.slice(at + 1)
  const to = labelText(after.filter(word => !goesOn(word)))
  const isBracketed = sign.text.startsWith('(') && to.endsWith(')')
  const payee = isBracketed ? to.slice(0, -1) : to
  // A bracket that the payee does not close is the label's, which goes on below: '(' touches the 'to' beside it.
  const bracket = sign.text.startsWith('(') && !isBracketed ? [{ ...sign, text: '(' }] : []
  const label = labelText([...rest.slice(0, at), ...bracket, ...after.filter(goesOn)])
  return { number, label, to: payee === '' ? null : payee }
}

/** Without a 'to', a payee is what begins in the column of payees, after a gap. */
function withoutSign(words: readonly Word[], payees: Payees | null): { label: string; to: string | null } {
  const isPayee = ({ x }: Word) => payees !== null && !payees.isSigned && x > payees.x - 2
  const begins = rowsOf(words, 0.45).some(row =>
    row.some((word, at) => {
      const before = row[at - 1]
      return isPayee(word) && before && !isPayee(before) && word.x - before.right > word.size
    }),
  )
  if (!begins) return { label: labelText(words), to: null }
  return { label: labelText(words.filter(word => !isPayee(word))), to: labelText(words.filter(isPayee)) }
}

function readSubtotal(
  sheet: Sheet,
  page: PageWords,
  section: Section,
  label: Label,
  columns: Columns,
  bottom: number,
  shift: number,
): void {
  const near = visible(wordsIn(page.words, { top: label.base - 4, bottom: Math.max(bottom, label.base + 9) }))
  const beside = near.filter(word => (word.x + word.right) / 2 <= columns.left)
  // Close rows: the next heading is not part of this one.
  const whole = goesOn(
    beside.filter(word => word.base < bottom || Math.abs(word.base - label.base) < 2),
    label,
  )
  const added = addLine(sheet, section, labelText(whole), whole)
  const amounts = rowAmounts(near, columns)
  const besideRow = (row: number) => amounts.filter(({ base }) => Math.abs(base - row - shift) < 4)
  // Beside the first row of its label, or the last.
  const first = besideRow(label.base)
  const own = first.length > 0 ? first : besideRow(Math.max(label.base, ...whole.map(({ base }) => base)))
  for (const amount of own) setAmount(sheet, added, columnOf(columns, amount), amount, columns.sure)
  // Figures beside it of which none is an amount: it is not blank.
  const unread = near.filter(
    word => !beside.includes(word) && /\d/.test(word.text) && Math.abs(word.base - label.base) < 6,
  )
  if (own.length === 0 && unread.length > 0) note(sheet, `lines.${added.index}.amount`, unread, 'unsure')
  if (/lender credits/i.test(added.line.label)) {
    const above = /above legal limit/i.test(added.line.label) ? (centsIn(added.line.label)[0] ?? null) : null
    setValue(sheet, 'credit_above_limit', above, whole)
  }
}

/** The row of a label, and the rows below that go on with it: the sentence about the legal limit takes two. */
function goesOn(words: readonly Word[], label: Label): Word[] {
  let base = label.base
  const rows = rowsOf(words).filter(row => {
    const first = row[0]
    const isHeading = row.map(({ key }) => key).join('') === 'othercosts'
    if (!first || isHeading || first.base < label.base - 3 || first.base > base + 13 || first.x > label.x + 14)
      return false
    base = first.base
    return true
  })
  return rows.flat()
}

function linkFields(sheet: Sheet): void {
  const { lines, values } = sheet.disclosure
  const credits = lines.findIndex(line => line.section === 'J' && /lender credits/i.test(line.label))
  const credit = lines[credits]
  if (credit) {
    values.lender_credits = credit.amount
    const reading = sheet.readings[`lines.${credits}.amount`] ?? sheet.readings[`lines.${credits}.label`]
    if (reading) sheet.readings.lender_credits = reading
  }
  const points = lines.findIndex(line => line.section === 'A' && /\(points\)/i.test(line.label))
  const words = (lines[points]?.label ?? '').split(' ').map(text => ({ text }) as Word)
  const [percent] = percentsIn(words)
  const reading = sheet.readings[`lines.${points}.label`]
  if (percent && reading) {
    values.points_percent = percent.percent
    sheet.readings.points_percent = reading
  }
  for (const line of lines.filter(({ section }) => section === 'F')) {
    const days = /per day from (\S+) to (\S+)/i.exec(line.label)
    if (days) line.each ??= parseCents(/\$[\d,.]+/.exec(line.label)?.[0] ?? '')
  }
}
