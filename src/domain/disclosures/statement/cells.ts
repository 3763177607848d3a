import { parseCents, parseDay, parsePercent } from '../reader/figures.ts'
import { type PageWords, rowsOf, type Word } from '../reader/words.ts'

/** What a cell holds where it is no label. */
export type CellValue =
  | { type: 'cents'; cents: number }
  | { type: 'percent'; percent: number }
  | { type: 'day'; day: string }

/** Words that stand together: a label, or a value. */
export interface Cell {
  words: Word[]
  x: number
  right: number
  base: number
  size: number
  /** Letters and figures of its words, as labels are compared. */
  key: string
  value: CellValue | null
}

/** A label with the values that belong to it. */
export interface LabelledValues {
  label: Cell
  /** The label together with the row above it, where it takes two rows. */
  long_key: string
  values: Cell[]
}

/** Words of one cell are closer than this, in their letters' heights; columns are further apart. */
const CELL_GAP = 1.1

/** The rows of a page, each as cells from left to right. */
export function cellRows(page: PageWords): Cell[][] {
  return rowsOf(page.words, 0.45).map(row => {
    const groups: Word[][] = []
    for (const word of row) {
      const group = groups.at(-1)
      const before = group?.at(-1)
      if (group && before && word.x - before.right < CELL_GAP * word.size) group.push(word)
      else groups.push([word])
    }
    return groups.flatMap(labelAndValues)
  })
}

/** `Amount Due: $2,079.71` is a label and a value, also where nothing lies between them. */
function labelAndValues(words: readonly Word[]): Cell[] {
  const values: Cell[] = []
  let end = words.length
  while (end > 0) {
    const found = lastValue(words.slice(0, end))
    if (!found) break
    values.unshift(cellOf(found.words, found.value))
    end -= found.words.length
  }
  return end > 0 ? [cellOf(words.slice(0, end), null), ...values] : values
}

/** A value at the end of some words. A day may be three of them: `April 1, 2027`. */
function lastValue(words: readonly Word[]): { words: Word[]; value: CellValue } | null {
  for (const count of [1, 2, 3]) {
    const last = words.slice(-count)
    if (last.length < count) break
    const value = last.some(({ hidden }) => hidden) ? null : cellValue(last.map(({ text }) => text).join(' '))
    if (value) return { words: last, value }
  }
  return null
}

function cellValue(text: string): CellValue | null {
  const plain = text.replace(/[:;]$/, '')
  const percent = parsePercent(plain)
  if (percent !== null) return { type: 'percent', percent }
  const day = parseDay(plain)
  if (day !== null) return { type: 'day', day }
  // A whole number without a dollar sign may count anything.
  const cents = /\$|\.\d{2}\)?$/.test(plain) ? parseCents(plain) : null
  return cents === null ? null : { type: 'cents', cents }
}

function cellOf(words: readonly Word[], value: CellValue | null): Cell {
  const first = words[0] as Word
  return {
    words: [...words],
    x: first.x,
    right: (words.at(-1) as Word).right,
    base: first.base,
    size: first.size,
    key: words.map(({ key }) => key).join(''),
    value,
  }
}

/** How far below its label a value may stand, in letters' heights. */
const BELOW = 3.2

/** Each label with the values at its right, or else with the one below it; and values that no label claims. */
export function labelledValues(page: PageWords): { labelled: LabelledValues[]; orphans: Cell[] } {
  const rows = cellRows(page)
  const found: Omit<LabelledValues, 'long_key'>[] = []
  const orphans: Cell[] = []
  const labels = rows.flat().filter(({ value }) => value === null)
  for (const row of rows) {
    let label: Cell | null = null
    let values: Cell[] = []
    const close = () => {
      if (label && values.length > 0) found.push({ label, values })
      values = []
    }
    for (const cell of row) {
      if (cell.value === null) {
        close()
        label = cell
      } else if (label) values.push(cell)
      else {
        const above = labelAbove(cell, labels)
        if (above) found.push({ label: above, values: [cell] })
        else orphans.push(cell)
      }
    }
    close()
  }
  // A row that has values of its own is no first half of a label.
  const open = labels.filter(label => !found.some(other => other.label === label))
  return { labelled: found.map(each => ({ ...each, long_key: longKey(each.label, open) })), orphans }
}

/** A value that begins its row, or stands under a label of its own, belongs to the label over it. */
function labelAbove(value: Cell, labels: readonly Cell[]): Cell | null {
  const over = labels.filter(
    label =>
      label.base < value.base - 0.5 * value.size &&
      value.base - label.base < BELOW * value.size &&
      label.x < value.right &&
      label.right > value.x,
  )
  return over.reduce<Cell | null>((best, next) => (best && best.base >= next.base ? best : next), null)
}

function longKey(label: Cell, open: readonly Cell[]): string {
  const above = open.find(
    other =>
      Math.abs(other.x - label.x) < 12 &&
      label.base - other.base > 0.5 * label.size &&
      label.base - other.base < 1.7 * label.size,
  )
  return above ? above.key + label.key : label.key
}
