import type { Disclosure } from '#domain/disclosures/disclosure.ts'
import type { FieldPath, Place, PositionedText, Readings } from '#domain/disclosures/reading.ts'

/** In points of the disclosure: as much of a row as fills a phone and can still be read. */
export const CROP_WIDTH = 256
/** Around what is shown, where the lines above and below leave it. */
const ROOM = 6
const LEAST_ROOM = 2.5
/** Between a figure and what stands at its right. */
const AFTER = 8

/** Where a figure stands, with its name: a row of the disclosure, in two pieces where name and figure are far apart. */
export interface Crop {
  figure: Place
  /** From where to where the row is shown, from left to right. */
  pieces: { x: number; width: number }[]
  y: number
  height: number
}

export type Crops = Partial<Record<FieldPath, Crop>>

interface WordsOfPage {
  page: number
  width: number
  words: readonly PositionedText[]
}

/** What is shown of the disclosure beside each figure. */
export function cropsOf(disclosure: Disclosure, readings: Readings, pages: readonly WordsOfPage[]): Crops {
  const crops: Crops = {}
  for (const [path, reading] of Object.entries(readings) as [FieldPath, Readings[FieldPath]][]) {
    const figure = reading?.place
    const page = pages.find(each => each.page === figure?.page)
    if (figure && page) crops[path] = cropOf(figure, page, columnOf(disclosure, path, figure, page))
  }
  return crops
}

/** Where the row of a figure begins at the earliest: some pages of the forms have two columns. */
function columnOf({ kind, lines }: Disclosure, path: FieldPath, { x, width }: Place, page: WordsOfPage): number {
  const middle = page.width / 2
  if (x + width / 2 < middle) return 0
  const section = path.startsWith('lines.') ? lines[Number(path.split('.')[1])]?.section : path.split('_').at(-1)
  const isSummary = /^[KLMN]$/.test(section ?? '')
  const isEstimateCost =
    kind === 'loan-estimate' && (path.startsWith('cash.') || path === 'lender_credits' || /^[A-J]$/.test(section ?? ''))
  return isSummary || isEstimateCost ? middle - ROOM : 0
}

function cropOf(figure: Place, { words, width }: WordsOfPage, column: number): Crop {
  const right = Math.min(width, figure.x + figure.width + AFTER)
  const before = words.filter(word => isBeside(word, figure) && word.x >= column && endOf(word) <= figure.x + 1)
  const start = Math.min(...before.filter(({ text }) => /\p{L}/u.test(text)).map(({ x }) => x))
  // A figure below its name has nothing at its left.
  const left = Number.isFinite(start) ? start - ROOM : right - CROP_WIDTH
  const pieces = piecesOf(Math.max(0, left), right, figure, before)
  const isShown = (word: PositionedText) =>
    pieces.some(piece => endOf(word) > piece.x && word.x < piece.x + piece.width)
  const shown = words.filter(isShown)
  const middle = figure.y + figure.height / 2
  const above = shown.filter(word => word.y + word.height / 2 < middle - figure.height / 2)
  const below = shown.filter(word => word.y + word.height / 2 > middle + figure.height / 2)
  const over = room(figure.y - Math.max(...above.map(({ y, height }) => y + height)))
  const under = room(Math.min(...below.map(({ y }) => y)) - figure.y - figure.height)
  return { figure, pieces, y: figure.y - over, height: figure.height + over + under }
}

/** The name and the figure; what lies between them is left out where it would make both too small. */
function piecesOf(left: number, right: number, figure: Place, before: readonly PositionedText[]): Crop['pieces'] {
  if (right - left <= CROP_WIDTH) return [{ x: left, width: right - left }]
  const x = figure.x - AFTER
  const end = left + CROP_WIDTH - (right - x)
  // No word is cut in two, unless it is the first.
  const cut = before.filter(word => word.x > left + ROOM && word.x < end && endOf(word) > end).map(word => word.x - 2)
  return [
    { x: left, width: Math.min(end, ...cut) - left },
    { x, width: right - x },
  ]
}

function isBeside(word: PositionedText, { y, height }: Place): boolean {
  return Math.abs(word.y + word.height / 2 - y - height / 2) < Math.max(height, word.height) / 2
}

function endOf({ x, width }: PositionedText): number {
  return x + width
}

function room(free: number): number {
  return Math.min(ROOM, Math.max(LEAST_ROOM, free - 0.5))
}
