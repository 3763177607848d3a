import { fitted, smallness } from './fitted-page.ts'
import { findLabel } from './labels.ts'
import { formPages } from './pages.ts'
import type { PageWords, Word } from './words.ts'

/** Pages of the form that a sheet of paper shows, each on its own: two beside one another, or four. */
export function pagesOnSheet(sheet: PageWords): PageWords[] {
  const by = smallness(sheet)
  const halves = by > 1 || sheet.width > sheet.height ? parts(sheet, by, 'across') : null
  return halves ? halves.flatMap(half => parts(half, 1, 'down') ?? [half]) : [fitted(sheet, by)]
}

/** The two parts of a sheet if each of them is a page of the form, and not the same one: a form's columns are no pages. */
function parts(sheet: PageWords, by: number, way: 'across' | 'down'): PageWords[] | null {
  const cut = gutter(sheet, way)
  if (cut === null) return null
  const isFirst = (word: Word) => (way === 'across' ? word.right <= cut : word.base <= cut)
  const [one, other] = [sheet.words.filter(isFirst), sheet.words.filter(word => !isFirst(word))].map(words =>
    fitted({ ...sheet, words }, by === 1 ? 1.0001 : by),
  )
  if (!one || !other) return null
  const [found, more] = [one, other].map(numbersOf)
  if (!found || !more || found.length === 0 || more.length === 0) return null
  const isOther = found.some(number => !more.includes(number)) && more.some(number => !found.includes(number))
  // Page 2 may take two pages, which have its title each.
  return isOther || [one, other].every(page => findLabel(page, 'closingcostdetails') !== null) ? [one, other] : null
}

function numbersOf(page: PageWords): string[] {
  return formPages(page).map(({ kind, number }) => `${kind} ${number}`)
}

/** The widest strip near the middle of a sheet in which nothing stands. */
function gutter({ words, width, height }: PageWords, way: 'across' | 'down'): number | null {
  const length = way === 'across' ? width : height
  const ends = words
    .map(({ x, right, base, size }) => (way === 'across' ? ([x, right] as const) : ([base - size, base] as const)))
    .sort(([one], [other]) => one - other)
  let [reached, widest, at]: [number, number, number | null] = [0, 0, null]
  for (const [from, to] of ends) {
    const middle = (reached + from) / 2
    if (from - reached > widest && middle > 0.35 * length && middle < 0.65 * length)
      [widest, at] = [from - reached, middle]
    reached = Math.max(reached, to)
  }
  return at
}
