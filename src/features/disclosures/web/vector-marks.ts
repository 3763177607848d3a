import type { PositionedText } from '#domain/disclosures/reading.ts'
import { type Box, boxOf, isWithin, type Matrix, outlines, type Point } from './page-matrix.ts'

/** A straight stroke on the page, from the left end to the right one. */
export type Stroke = readonly [Point, Point]

/** pdf.js writes a path as numbers: an operator, then its coordinates. */
const MOVE = 0
const LINE = 1
const COORDINATES = [2, 2, 6, 4, 0]

/** The straight slanted strokes of a path that are as small as the mark in a box. */
export function slantedStrokes(path: ArrayLike<number>, place: (x: number, y: number) => Point): Stroke[] {
  const strokes: Stroke[] = []
  let at: Point = [0, 0]
  for (let index = 0; index < path.length; ) {
    const operator = path[index] ?? MOVE
    const count = COORDINATES[operator] ?? 0
    const end: Point = count > 0 ? place(path[index + count - 1] ?? 0, path[index + count] ?? 0) : at
    if (operator === LINE && isSlanted(at, end)) strokes.push(at[0] <= end[0] ? [at, end] : [end, at])
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

/** A shape that is as small as a box on a form, or as the mark in one. */
export interface SmallShape {
  box: Box
  /** A rectangle that is drawn around something. */
  isFrame: boolean
}

const [SMALLEST, LARGEST] = [1.5, 14]
/** How far the corners of a frame may stand from its edges, and how long its sides must at least be. */
const AT_EDGE = 0.3
const SMALLEST_FRAME = 3.5

export function smallShapes(path: ArrayLike<number>, place: Matrix, isFilled: boolean): SmallShape[] {
  const shapes = outlines(path, place)
  if (shapes.length === 0) return []
  const corners = shapes.flat()
  const box = boxOf(corners)
  const [left, top, right, bottom] = box
  const sides = [right - left, bottom - top]
  if (sides.some(side => side < SMALLEST || side > LARGEST)) return []
  const isNear = (one: number, other: number) => Math.abs(one - other) < AT_EDGE
  const isCorner = ([x, y]: Point) => (isNear(x, left) || isNear(x, right)) && (isNear(y, top) || isNear(y, bottom))
  // One that is filled around a hole has a second outline within.
  const isAround = isFilled ? shapes.length === 2 && shapes[0]?.every(isCorner) : corners.every(isCorner)
  return [{ box, isFrame: isAround === true && sides.every(side => side >= SMALLEST_FRAME) }]
}

/** How large a mark is beside its box, side by side: a dot in its middle, or a tick that reaches beyond. */
const [LEAST_MARK, MOST_MARK] = [0.25, 1.7]

/** Boxes with a shape in them that is no letter and no cross: a tick, a dot, or all of it filled. */
export function markedBoxes(
  shapes: readonly SmallShape[],
  marks: readonly PositionedText[],
  page: number,
): PositionedText[] {
  const within = shapes.filter(({ isFrame }) => !isFrame)
  return shapes.flatMap(({ box, isFrame }) => {
    const [x, y, right, bottom] = box
    const [width, height] = [right - x, bottom - y]
    const isMark = ({ box: [left, top, end, low] }: SmallShape) =>
      isWithin(box, [(left + end) / 2, (top + low) / 2]) &&
      Math.min((end - left) / width, (low - top) / height) > LEAST_MARK &&
      Math.max((end - left) / width, (low - top) / height) < MOST_MARK
    const isKnown = marks.some(mark => isWithin(box, [mark.x + mark.width / 2, mark.y + mark.height / 2]))
    if (!isFrame || isKnown || !within.some(isMark)) return []
    return [{ text: '☒', page, x, y, width, height, color: '#000000', certainty: 1 }]
  })
}
