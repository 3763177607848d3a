import type { PositionedText } from '#domain/papers/reading.ts'
import type { Point } from './page-matrix.ts'

/** A straight stroke on the page, from the left end to the right one. */
export type Stroke = readonly [Point, Point]

/** pdf.js writes a path as numbers: what to draw, then where. */
const MOVE = 0
const LINE = 1
const COORDINATES = [2, 2, 6, 4, 0]

/** The straight slanted strokes of a path that are as small as the mark in a box. */
export function slantedStrokes(path: ArrayLike<number>, place: (x: number, y: number) => Point): Stroke[] {
  const strokes: Stroke[] = []
  let at: Point = [0, 0]
  for (let index = 0; index < path.length; ) {
    const randomText = path[index] ?? MOVE
    const count = COORDINATES[randomText] ?? 0
    const end: Point = count > 0 ? place(path[index + count - 1] ?? 0, path[index + count] ?? 0) : at
    if (randomText === LINE && isSlanted(at, end)) strokes.push(at[0] <= end[0] ? [at, end] : [end, at])
    at = end
    index += count + 1
  }
  return strokes
}

function isSlanted(from: Point, to: Point): boolean {
  const [wide, high] = [Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1])]
  return wide >= 2.5 && high >= 2.5 && wide <= 14 && high <= 14 && wide < 2.2 * high && high < 2.2 * wide
}

/** Some programs mark a box with two crossing lines instead of a letter: read as an x at that place. */
export function crosses(strokes: readonly Stroke[], page: number): PositionedText[] {
  const rising = strokes.filter(([left, right]) => right[1] < left[1])
  const falling = strokes.filter(([left, right]) => right[1] > left[1])
  return falling.flatMap(stroke => {
    const cross = rising.some(
      other => near(middle(stroke), middle(other)) && near(stroke[0], [other[0][0], other[1][1]]),
    )
    const [left, right] = stroke
    const box = { x: left[0], y: left[1], width: right[0] - left[0], height: right[1] - left[1] }
    return cross ? [{ text: '╳', page, ...box, color: '#000000', certainty: 1 }] : []
  })
}

function middle([left, right]: Stroke): Point {
  return [(left[0] + right[0]) / 2, (left[1] + right[1]) / 2]
}

function near(one: Point, other: Point): boolean {
  return Math.abs(one[0] - other[0]) < 1.5 && Math.abs(one[1] - other[1]) < 1.5
}
