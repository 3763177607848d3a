import type { PositionedText } from '#domain/disclosures/reading.ts'
import { type Box, boxOf, common, isWithin, type Point, windings } from './page-matrix.ts'

/** An area of a page that something was painted on, in the order of painting. */
export interface Painted {
  order: number
  kind: 'fill' | 'picture'
  outlines: readonly Point[][]
  /** Where outlines of one area cross or lie within one another, it is painted by turns. */
  byTurns: boolean
  box: Box
  /** Only this part of it shows. */
  clip: Box
  /** `#rrggbb`; `null` where nobody knows, as with a picture. */
  color: string | null
}

/** A word, and its letters that may be others than their font says. */
export interface WalkedText extends PositionedText {
  suspects?: string[]
}

/** A word with what decides whether people see it. */
export interface PlacedWord {
  word: WalkedText
  order: number
  clip: Box
}

export interface SeenWords {
  words: WalkedText[]
  /** Words that lie under a picture: only a look at the page tells what it says there. */
  underPictures: PositionedText[]
}

/** Thinner than this, and it is a line, which hides no letter. */
const THINNEST_COVER = 1.2
/** Heights of the letters, from the line that they stand on, at which each is looked at. */
const LOOKED_AT = [0.6, 0.36, 0.12]
const MOST_COVERS = 3000
const DOUBTFUL = 0.5
const WHITE = '#ffffff'
const BLACK = '#000000'
/** A ground that differs so much from white letters, of 255, shows them to everybody. */
const DARK = 0x80
/** White words on a dark ground are headings, which are never a value; amounts there are totals. */
const MONEY = /\$ ?\d/
/** Nobody can read letters this small, in points of a letter page, or so much smaller than the others. */
const SMALLEST = 2
const SMALL = 4
const SMALLEST_SHARE = 0.35
const LETTER_WIDTH = 612

/** How much colours must differ, of 255, to be seen, and to be seen clearly. */
const SEEN = 0x18
const CLEARLY_SEEN = 0x30

/** What people see of a page's words: not what lies off the page, under a cover, in the colour of its ground or too small. */
export function seenWords(placed: readonly PlacedWord[], painted: readonly Painted[], view: Box): SeenWords {
  const covers = painted.filter(({ box }) => box[2] - box[0] >= THINNEST_COVER && box[3] - box[1] >= THINNEST_COVER)
  const areas = covers.slice(0, MOST_COVERS)
  const least = smallest(placed, view)
  const words: WalkedText[] = []
  const gone: WalkedText[] = []
  const underPictures: PositionedText[] = []
  for (const { word, order, clip } of placed) {
    if (word.height < least) continue
    const near = areas.filter(({ box }) => meets(box, word))
    const above = near.filter(each => each.order > order)
    const hidden = hiddenShare(word, above, common(clip, view))
    if (hidden.byPicture) underPictures.push(word)
    if (hidden.share > 0.8) {
      if (hidden.isCutOff) gone.push(word)
      continue
    }
    const ground = near.filter(each => each.order <= order && isGround(each, word)).at(-1)
    const contrast = ground?.color === null ? 255 : difference(word.color ?? '#000000', ground?.color ?? WHITE)
    const isFaint = contrast < CLEARLY_SEEN && !isWhite(word.color)
    const isLight = isWhite(word.color) && ground !== undefined && ground.color !== null && contrast > DARK
    const color = contrast < SEEN ? WHITE : isLight && MONEY.test(word.text) ? BLACK : word.color
    const isPart = hidden.letters || hidden.share > 0.3 || endsAtEdge(word, clip, view)
    const shown = { ...word, color }
    words.push(isPart || isFaint ? doubtful(shown) : shown)
  }
  return { words: words.map(word => (gone.some(next => goesOn(word, next)) ? doubtful(word) : word)), underPictures }
}

/** A little more than words of one text stand apart, in heights of their letters: the blank of a typewriter is 0.6. */
const ONE_TEXT = 0.75

/** A text of which the rest lies off the page, or beyond the field that it was typed into. */
function goesOn(word: PositionedText, next: PositionedText): boolean {
  const gap = next.x - word.x - word.width
  return Math.abs(next.y - word.y) < 0.3 * word.height && Math.abs(gap) < ONE_TEXT * word.height
}

/** A browser leaves out what lies beyond a field: a name that ends with the field may have gone on. */
function endsAtEdge({ text, x, width, height }: PositionedText, clip: Box, view: Box): boolean {
  const isField = clip[2] < view[2] - height && clip[2] - clip[0] < MOST_OF_PAGE * (view[2] - view[0])
  return isField && /\p{L}[.,’'…]*$/u.test(text) && x + width > clip[2] - ONE_BLANK * height
}

const MOST_OF_PAGE = 0.7
const ONE_BLANK = 0.3

function doubtful(word: WalkedText): WalkedText {
  return { ...word, certainty: Math.min(DOUBTFUL, word.certainty) }
}

function smallest(placed: readonly PlacedWord[], view: Box): number {
  const letter = (view[2] - view[0]) / LETTER_WIDTH
  const heights = placed.map(({ word }) => word.height).sort((one, other) => one - other)
  const usual = heights[Math.floor(heights.length / 2)] ?? 0
  return Math.max(SMALLEST * letter, Math.min(SMALL * letter, SMALLEST_SHARE * usual))
}

interface Hidden {
  share: number
  /** Whether a letter as a whole is not seen. */
  letters: boolean
  byPicture: boolean
  /** Whether it lies off the page, or beyond what it was clipped to. */
  isCutOff: boolean
}

const ALL_SEEN: Hidden = { share: 0, letters: false, byPicture: false, isCutOff: false }

function hiddenShare(word: PositionedText, above: readonly Painted[], view: Box): Hidden {
  const { x: left, y: top, width, height } = word
  const isIn = isWithin(view, [left, top]) && isWithin(view, [left + width, top + height])
  // Nearly every word of nearly every disclosure.
  if (isIn && above.length === 0) return ALL_SEEN
  const count = Math.max(3, 3 * word.text.length)
  let [hidden, byPicture, cutOff, run, longest] = [0, 0, 0, 0, 0]
  for (let at = 0; at < count; at++) {
    const x = word.x + ((at + 0.5) / count) * word.width
    const cover = LOOKED_AT.map(height => {
      const point: Point = [x, word.y + word.height * (1 - height)]
      if (!isWithin(view, point)) return 'edge'
      return above.find(each => isOn(each, point))?.kind ?? null
    })
    const gone = cover.filter(kind => kind !== null).length
    hidden += gone
    byPicture += cover.filter(kind => kind === 'picture').length
    cutOff += cover.filter(kind => kind === 'edge').length
    // Of a letter that is hidden, most of every look at it is.
    run = gone >= 2 ? run + 1 : 0
    longest = Math.max(longest, run)
  }
  const all = count * LOOKED_AT.length
  return { share: hidden / all, letters: longest >= 2, byPicture: byPicture > 0.2 * all, isCutOff: cutOff > 0.5 * all }
}

function meets([left, top, right, bottom]: Box, { x, y, width, height }: PositionedText): boolean {
  return left < x + width && right > x && top < y + height && bottom > y
}

function isGround(area: Painted, { x, y, width, height }: PositionedText): boolean {
  return isOn(area, [x + width / 2, y + height * 0.6]) && isOn(area, [x + width * 0.1, y + height * 0.6])
}

function isOn({ outlines, byTurns, box, clip }: Painted, point: Point): boolean {
  if (!isWithin(box, point) || !isWithin(clip, point)) return false
  const turns = windings(outlines, point)
  return byTurns ? turns % 2 !== 0 : turns !== 0
}

/** How much of a page is pictures, from 0 to 1. */
export function pictureShare(painted: readonly Painted[], view: Box): number {
  const sizes = painted
    .filter(({ kind }) => kind === 'picture')
    .map(({ box }) => {
      const [x, y, right, bottom] = common(box, view)
      return Math.max(0, right - x) * Math.max(0, bottom - y)
    })
  const all = (view[2] - view[0]) * (view[3] - view[1])
  return Math.min(1, sizes.reduce((sum, size) => sum + size, 0) / Math.max(1, all))
}

/** Nothing where nothing of it shows. */
export function paintedArea(area: Omit<Painted, 'box'>): Painted[] {
  const corners = area.outlines.flat()
  if (corners.length === 0) return []
  const box = common(boxOf(corners), area.clip)
  return box[2] > box[0] && box[3] > box[1] ? [{ ...area, box }] : []
}

function difference(one: string, other: string): number {
  const [first, second] = [channels(one), channels(other)]
  return Math.max(...first.map((value, at) => Math.abs(value - (second[at] ?? 0))))
}

function channels(color: string): number[] {
  return [1, 3, 5].map(at => Number.parseInt(color.slice(at, at + 2), 16) || 0)
}

function isWhite(color: string | null): boolean {
  return channels(color ?? '#000000').every(value => value >= 0xf0)
}
