import type { Section } from '../disclosure.ts'
import { addLine, commonShift, labelRows, marksBehind, pairRows, setAmount } from './cost-lines.ts'
import { type CostRow, costRows, withDoubts } from './cost-rows.ts'
import { isDash, isNothing } from './figures.ts'
import { type Area, findLabel, findLabels, type Label, visible, wordsIn } from './labels.ts'
import { type Amount, amountsIn, cellAmount, percentsIn, type Sheet, setValue } from './sheet.ts'
import { type PageWords, rowsOf, type Word } from './words.ts'

const HEADINGS: [Section, string[]][] = [
  ['A', ['aoriginationcharges', 'originationcharges']],
  ['B', ['bservicesyoucannotshopfor', 'servicesyoucannotshopfor']],
  ['C', ['cservicesyoucanshopfor', 'servicesyoucanshopfor']],
  ['D', ['dtotalloancosts', 'totalloancosts']],
  ['E', ['etaxesandothergovernmentfees', 'taxesandothergovernmentfees']],
  ['F', ['fprepaids', 'prepaids']],
  ['G', ['ginitialescrowpaymentatclosing', 'initialescrowpaymentatclosing']],
  ['H', ['hother']],
  ['I', ['itotalothercosts', 'totalothercosts']],
  ['J', ['jtotalclosingcosts', 'totalclosingcosts']],
]
/** How far from the right edge of its column an amount may end. */
const AT_EDGE = 14
const LEFT: Section[] = ['A', 'B', 'C', 'D']

/** Page 2 of a Loan Estimate: loan costs on the left, other costs on the right. */
export function readEstimateCosts(sheet: Sheet, page: PageWords): void {
  const calculating = findLabel(page, 'calculatingcashtoclose')
  const other = findLabel(page, ['taxesandothergovernmentfees', 'prepaids', 'totalothercosts'])
  // An addendum has one column as wide as the page.
  const middle = other || calculating ? Math.max(page.width * 0.42, (other?.x ?? page.width / 2) - 18) : page.width
  const rightBottom = calculating ? calculating.base - 6 : page.height * 0.95
  const shift = pageShift(page, [
    { left: 0, right: middle, amounts: middle * 0.6 },
    { left: middle, right: page.width, amounts: middle + (page.width - middle) * 0.6 },
  ])
  for (const isLeft of [true, false]) {
    const area: Area = isLeft ? { right: middle, bottom: page.height * 0.965 } : { left: middle, bottom: rightBottom }
    const found = HEADINGS.filter(([section]) => LEFT.includes(section) === isLeft)
      .flatMap(([section, labels]) => {
        const label = findLabel(page, labels, area)
        return label ? [{ section, label }] : []
      })
      .sort((one, other) => one.label.base - other.label.base)
    found.forEach(({ section, label }, at) => {
      const next = found[at + 1]?.label
      const bottom = next
        ? next.base - next.size * 0.6
        : section === 'D'
          ? label.base + 10
          : (area.bottom ?? page.height)
      readSection(sheet, page, section, label, { ...area, top: label.base - 5, bottom }, shift)
    })
  }
  const points = sheet.disclosure.lines.find(line => line.section === 'A' && /\(points\)/i.test(line.label))
  if (points) {
    const words = points.label.split(' ').map(text => ({ text }) as Word)
    const [percent] = percentsIn(words)
    if (percent) setValue(sheet, 'points_percent', percent.percent, [])
    const path = `lines.${sheet.disclosure.lines.indexOf(points)}.label` as const
    const reading = sheet.readings[path]
    if (percent && reading) sheet.readings.points_percent = reading
  }
  const credits = sheet.disclosure.lines.findIndex(line => line.section === 'J' && /lender credits/i.test(line.label))
  const line = sheet.disclosure.lines[credits]
  if (line) {
    sheet.disclosure.values.lender_credits = line.amount
    const reading = sheet.readings[`lines.${credits}.amount`] ?? sheet.readings[`lines.${credits}.label`]
    if (reading) sheet.readings.lender_credits = reading
  }
}

function readSection(sheet: Sheet, page: PageWords, section: Section, heading: Label, area: Area, shift: number): void {
  const words = visible(wordsIn(page.words, area)).filter(word => !isFooter(page, word))
  const head = words.filter(word => Math.abs(word.base - heading.base - shift) < 4 && word.x > heading.right)
  const total = cellAmount(
    rowsOf(head)
      .flat()
      .filter(word => !/^\(?[A-I]\)?$|^\+$/.test(word.text)),
  )
  setValue(sheet, `section_${section}` as 'section_A', total.cents, total.words, total.confidence)
  if (section === 'D' || section === 'I') return
  const below = words.filter(
    word => word.base > heading.base + 3 && !heading.words.includes(word) && !total.words.includes(word),
  )
  const usual = (area.right ?? page.width - 40) - 40
  const edge =
    total.words.length > 0 ? Math.max(usual, ...total.words.map(({ right }) => right)) : (amountEdge(below) ?? usual)
  const amounts = lineAmounts(below, edge)
  const paidFor = new Set(amounts.flatMap(amount => amount.words))
  // A dash in place of an amount is none of its label.
  const nothing = below.filter(
    word =>
      (isNothing(word.text) || (isDash(word.text) && !paidFor.has(word))) && Math.abs(word.right - edge) < AT_EDGE,
  )
  const marks = marksBehind(below, amounts)
  const marked = new Set(marks.values())
  const used = new Set([...amounts.flatMap(amount => amount.words), ...nothing, ...marks.keys()])
  const columnLeft = area.left ?? heading.x
  // A row that ends further left was not broken: there was room for more.
  const fullFrom = columnLeft + (edge - columnLeft) * 0.55
  const labels = labelRows(below.filter(word => !used.has(word)))
  const paired = new Set(pairRows(labels, amounts, shift).map(pair => pair.row))
  const rows: CostRow[] = section === 'J' ? labels : costRows(labels, paired, fullFrom)
  const pairs = pairRows(rows, amounts, shift)
  const isBlank = ({ base }: CostRow) => nothing.some(word => Math.abs(word.base - base - shift) < 4)
  const doubts =
    section === 'J' ? new Set() : withDoubts(rows, row => pairs.some(pair => pair.row === row) || isBlank(row))
  for (const row of rows) {
    const own = pairs.filter(pair => pair.row === row)
    // Money at the end of a row that found no place may be its amount, and is no part of its words.
    const missed = own.length === 0 && amountsIn(row.words.slice(-1)).length > 0
    const added = addLine(sheet, section, labelText(row.words), row.words, {
      sure: !missed && !row.unclear && !doubts.has(row) && !own.some(({ value }) => marked.has(value)),
    })
    for (const { value, sure } of own) setAmount(sheet, added, 'amount', value, sure && own.length === 1)
    if (own.length === 0)
      sheet.readings[`lines.${added.index}.amount`] = { confidence: missed ? 'unsure' : 'sure', place: null }
  }
  for (const { value } of pairs.filter(pair => pair.row === null)) {
    setAmount(sheet, addLine(sheet, section, '', value.words, { sure: false }), 'amount', value, false)
  }
}

/** Money at the right of a column against words at its left: how much lower this page prints its values. */
export function pageShift(
  page: PageWords,
  columns: readonly { left: number; right: number; amounts: number }[],
): number {
  const words = visible(page.words)
  const pairs = columns.flatMap(({ left, right, amounts: from }) => {
    const own = words.filter(word => word.x >= left && word.right <= right)
    const labels = own.filter(word => word.x < left + (right - left) * 0.35 && /\p{L}{2}/u.test(word.text))
    const amounts = own.filter(word => word.x > from && /^\$[\d,.]+$/.test(word.text))
    return amounts.flatMap(amount => labels.map(label => ({ amount, label })))
  })
  const near = pairs.map(({ amount, label }) => amount.base - label.base)
  return commonShift(
    [{ base: 0 }],
    near.map(base => ({ base })),
    page.lift,
  )
}

function isFooter(page: PageWords, word: Word): boolean {
  if (word.base < page.height * 0.94) return false
  return findLabels(page, 'loanestimate', { top: page.height * 0.94 }).some(
    label => Math.abs(label.base - word.base) < 8,
  )
}

/** Where the amounts of a section without a total end: money that closes its row. */
function amountEdge(words: readonly Word[]): number | null {
  const edges = rowsOf(words).flatMap(row =>
    amountsIn(row.slice(-1)).flatMap(amount => amount.words.map(({ right }) => right)),
  )
  return edges.length > 0 ? Math.max(...edges) : null
}

/** Amounts at the right edge of the column; those within a label ('$100.83 per month') are not. */
function lineAmounts(words: readonly Word[], edge: number): (Amount & { base: number })[] {
  return rowsOf(words).flatMap(row =>
    amountsIn(row)
      .filter(amount => Math.abs((amount.words.at(-1)?.right ?? 0) - edge) < AT_EDGE)
      .map(amount => ({ ...amount, base: amount.words.at(-1)?.base ?? 0 })),
  )
}

/** Dots that lead from a name to its amount. */
const LEADERS = / \.(?: ?\.){3,}|\.{4,}/g

export function labelText(words: readonly Word[]): string {
  return (
    rowsOf(words, 0.45)
      .flatMap(row =>
        withoutRules(
          row
            .map(({ text }) => text)
            .join(' ')
            .replace(LEADERS, '')
            .trim()
            .split(/\s+/),
        ),
      )
      .join(' ')
      .trim()
      // In the place of an amount.
      .replace(/ [—–-]$/, '')
  )
}

/** Without lines drawn with signs, the one between two columns or that of an empty amount. */
function withoutRules(words: readonly string[]): string[] {
  const isWord = (word: string) => !/^[|_]+$/.test(word)
  return words.slice(words.findIndex(isWord), words.findLastIndex(isWord) + 1)
}
