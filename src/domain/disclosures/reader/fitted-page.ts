import { letterSize, USUAL_SIZE } from './letter-size.ts'
import { liftOf } from './lift.ts'
import type { PageWords, Word } from './words.ts'

/** Smaller letters are made as large as usual ones, so that every distance is measured in the form's own points. */
const SMALL = 6.2
const FEW = 0.1
const MARGIN = 36
const TOP = 40
/** A letter page, width by height. */
const TALL = 792 / 612
/** What lies further out is a stamp or a line of the printer's. */
const EDGE = 0.03

/** How much larger the letters of a page must be made; 1 where they are of a usual size. */
export function smallness({ words }: PageWords): number {
  const printed = words.filter(({ hidden }) => !hidden)
  // Pictures are read at any size; how large their letters are says nothing.
  // A box or a mark that the file does not name says nothing either.
  const isPrint = printed.filter(({ certainty }) => certainty <= 0.5).length < FEW * printed.length
  const size = letterSize(printed)
  return isPrint && size < SMALL && printed.length > 0 ? USUAL_SIZE / size : 1
}

/** A page of small letters, or one that was printed smaller on its sheet, as if it filled a page of its own. */
export function fitted(page: PageWords, by: number = smallness(page)): PageWords {
  const { words } = page
  if (by === 1 || words.length === 0) return page
  const at = (numbers: number[], share: number) => numbers.sort(byNumber)[Math.floor(share * (numbers.length - 1))] ?? 0
  const left = at(
    words.map(({ x }) => x),
    EDGE,
  )
  const right = at(
    words.map(word => word.right),
    1 - EDGE,
  )
  const top = Math.min(...words.map(({ base, size }) => base - size))
  const bottom = Math.max(...words.map(({ base }) => base))
  const width = (right - left) * by + 2 * MARGIN
  const across = left * by - MARGIN
  const down = top * by - TOP
  const larger = words.map(
    (word): Word => ({
      ...word,
      x: word.x * by - across,
      right: word.right * by - across,
      base: word.base * by - down,
      size: word.size * by,
      drop: (word.drop ?? 0) * by + down,
      across: (word.across ?? 0) * by + across,
    }),
  )
  return {
    page: page.page,
    width,
    height: Math.max((bottom - top) * by + 2 * TOP, width * TALL),
    scale: page.scale * by,
    lift: liftOf(larger),
    words: larger,
  }
}

function byNumber(one: number, other: number): number {
  return one - other
}
