import { boxOf, crossings, type Point } from './page-matrix.ts'

/** A letter's shape on a grid of this many fields, as wide and as high as the letter itself. */
const [ACROSS, DOWN] = [24, 32]
/** Smaller than this share of the letter, and it is no hole but a gap in the grid. */
const LEAST_HOLE = 0.012

interface Hole {
  /** Its middle, its top and its bottom, as shares of the letter's height. */
  y: number
  top: number
  bottom: number
}

interface Shape {
  holes: Hole[]
  /** Where the ink lies, from the left, in rows a third and two thirds down. */
  upper: number
  lower: number
  /** How much of the letter's width the ink takes at the top, at the bottom, and where a four has its bar. */
  top: number
  bottom: number
  bar: number
  /** Of the letter, and the widest ink around its middle, as shares of its height. */
  width: number
  waist: number
}

/** How much speaks against what a font calls a letter: another number of holes is proof, another bow may be the font's way. */
export type Doubt = 'none' | 'some' | 'proof'

/**
 * Whether a letter that a font calls a digit, a comma or a point looks like another one. Fonts name their letters in a table
 * that nobody sees, and programs get it wrong. Only what clearly looks like another digit counts: fonts differ.
 */
export function outlineDoubt(letter: string, outlines: readonly Point[][]): Doubt {
  if (letter === ',' || letter === '.') return isOtherMark(letter, outlines) ? 'proof' : 'none'
  const shape = shapeOf(outlines)
  // A dash that lost its name when a file was packed anew.
  if (shape && shape.width > FLAT) return 'proof'
  const own = LOOKS[letter]
  if (!shape || !own || own(shape) || !Object.values(LOOKS).some(looks => looks(shape))) return 'none'
  return HOLES[letter]?.includes(shape.holes.length) ? 'some' : 'proof'
}

/** No digit of any font is this much wider than it is high. */
const FLAT = 1.6

/** One flat stroke, above the line that letters stand on. */
export function isDashOutline(outlines: readonly Point[][]): boolean {
  if (outlines.length !== 1) return false
  const [left, low, right, high] = boxOf(outlines.flat())
  return right - left > FLAT * (high - low) && low > high - low
}

/** A four may be open, a zero crossed out. */
const HOLES: Record<string, number[]> = {
  '0': [1, 2],
  '1': [0],
  '2': [0],
  '3': [0],
  '4': [0, 1],
  '5': [0],
  '6': [1],
  '7': [0],
  '8': [2],
  '9': [1],
}

const TAIL = 0.3
const NO_TAIL = 0.12

/** A part of a comma hangs below the line that letters stand on, a point stands on it. */
function isOtherMark(letter: ',' | '.', outlines: readonly Point[][]): boolean {
  const corners = outlines.flat()
  if (corners.length === 0) return false
  const [, low, , high] = boxOf(corners)
  const hanging = -low / Math.max(1e-6, high - low)
  return letter === ',' ? hanging < NO_TAIL : hanging > TAIL
}

/** Less ink than this, and the grid is too coarse for the letter's strokes. */
const HAIRLINE = 0.15

/** How digits look in any font. What is between two looks counts as either. */
const LOOKS: Record<string, (shape: Shape) => boolean> = {
  '0': ({ holes: [first, second, more], bar }) => {
    if (!first || more) return false
    if (!second) return first.bottom - first.top > 0.5 && Math.abs(first.y - 0.5) < 0.12 && bar < 0.95
    // A zero with a slash has two holes side by side; those of an eight lie one upon the other.
    return second.top < first.bottom
  },
  '1': ({ holes, upper, lower, top, waist, width }) =>
    holes.length === 0 && Math.abs(upper - lower) < 0.3 && (width < 0.5 || (top < 0.8 && waist < 0.28)),
  '2': ({ holes, upper, lower, bottom }) => holes.length === 0 && upper - lower > 0.1 && lower < 0.6 && bottom > 0.6,
  '3': ({ holes, upper, lower, bottom, waist }) =>
    holes.length === 0 && upper > 0.6 && lower > 0.65 && bottom > 0.4 && waist > 0.2,
  '4': ({ holes, bottom, bar, top }) => holes.length < 2 && bar > 0.8 && bottom < 0.75 && top < 0.6,
  '5': ({ holes, upper, lower }) => holes.length === 0 && lower - upper > 0.1 && upper < 0.65,
  '6': ({ holes: [hole, more], bar }) => !more && hole !== undefined && hole.y > 0.53 && bar < 0.95,
  '7': ({ holes, upper, lower, bottom, top }) =>
    holes.length === 0 && upper - lower > 0.03 && lower < 0.7 && bottom < 0.72 && top > 0.7,
  '8': ({ holes: [first, second, more] }) => !!first && !!second && !more && second.top >= first.bottom,
  '9': ({ holes: [hole, more], bar }) => !more && hole !== undefined && hole.y < 0.47 && bar < 0.95,
}

function shapeOf(outlines: readonly Point[][]): Shape | null {
  const corners = outlines.flat()
  if (corners.length === 0) return null
  const [left, top, right, bottom] = boxOf(corners)
  if (!(right > left) || !(bottom > top)) return null
  const ink = Array.from({ length: DOWN }, (_, row) => {
    // Fonts count upwards.
    const y = bottom - ((row + 0.5) / DOWN) * (bottom - top)
    const crossed = crossings(outlines, y)
    return Array.from({ length: ACROSS }, (_, column) => {
      const x = left + ((column + 0.5) / ACROSS) * (right - left)
      return crossed.reduce((turns, crossing) => (crossing.x > x ? turns + crossing.turn : turns), 0) !== 0
    })
  }).flat()
  if (ink.filter(Boolean).length < HAIRLINE * ink.length) return null
  const width = (right - left) / (bottom - top)
  return {
    holes: holesOf(ink),
    upper: middleOf(ink, 0.26, 0.38),
    lower: middleOf(ink, 0.62, 0.74),
    top: widthOf(ink, 0, 0.1),
    bottom: widthOf(ink, 0.9, 1),
    bar: widthOf(ink, 0.55, 0.86),
    width,
    waist: widthOf(ink, 0.42, 0.58) * width,
  }
}

function rows(ink: readonly boolean[], from: number, to: number): boolean[][] {
  return Array.from({ length: DOWN }, (_, row) => ink.slice(row * ACROSS, (row + 1) * ACROSS)).slice(
    Math.floor(from * DOWN),
    Math.ceil(to * DOWN),
  )
}

function middleOf(ink: readonly boolean[], from: number, to: number): number {
  const places = rows(ink, from, to).flatMap(row => row.flatMap((isInk, at) => (isInk ? [(at + 0.5) / ACROSS] : [])))
  return places.length === 0 ? 0.5 : places.reduce((sum, x) => sum + x, 0) / places.length
}

function widthOf(ink: readonly boolean[], from: number, to: number): number {
  return Math.max(...rows(ink, from, to).map(row => row.filter(Boolean).length)) / ACROSS
}

/** White that no way leads out of, from the top down. */
function holesOf(ink: readonly boolean[]): Hole[] {
  const seen = ink.map(Boolean)
  const fill = (start: number) => {
    const open = [start]
    const found: number[] = []
    seen[start] = true
    let isOutside = false
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      found.push(at)
      const [x, y] = [at % ACROSS, Math.floor(at / ACROSS)]
      isOutside ||= x === 0 || y === 0 || x === ACROSS - 1 || y === DOWN - 1
      for (const [nextX, nextY] of [
        [x - 1, y],
        [x + 1, y],
        [x, y - 1],
        [x, y + 1],
      ] as const) {
        const next = nextY * ACROSS + nextX
        if (nextX < 0 || nextX >= ACROSS || nextY < 0 || nextY >= DOWN || seen[next]) continue
        seen[next] = true
        open.push(next)
      }
    }
    return isOutside ? [] : found
  }
  return ink
    .flatMap((_, start) => {
      const found = seen[start] ? [] : fill(start)
      if (found.length < LEAST_HOLE * ACROSS * DOWN) return []
      const down = found.map(at => Math.floor(at / ACROSS) + 0.5)
      const y = down.reduce((sum, value) => sum + value, 0) / down.length / DOWN
      return [{ y, top: (Math.min(...down) - 0.5) / DOWN, bottom: (Math.max(...down) + 0.5) / DOWN }]
    })
    .sort((one, other) => one.y - other.y)
}

const NAMES: Record<string, string> = {
  zero: '0',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  comma: ',',
  period: '.',
}

/** The same by the name that the font's encoding has for a letter, where it does not bring its shapes. */
export function isNamedOther(letter: string, name: string | undefined): boolean {
  const named = NAMES[name ?? '']
  return named !== undefined && named !== letter
}
