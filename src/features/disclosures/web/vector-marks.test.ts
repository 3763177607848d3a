// @vitest-environment node
import { expect, test } from 'vitest'
import type { Matrix } from './page-matrix.ts'
import { markedBoxes, smallShapes } from './vector-marks.ts'

const [MOVE, LINE, CURVE, CLOSE] = [0, 1, 2, 4]
const ASIS: Matrix = [1, 0, 0, 1, 0, 0]

/** A path as pdf.js writes it, through these corners. */
function path(corners: [number, number][], isClosed = true): number[] {
  return [...corners.flatMap(([x, y], at) => [at === 0 ? MOVE : LINE, x, y]), ...(isClosed ? [CLOSE] : [])]
}

function square(left: number, top: number, side: number): number[] {
  return path([
    [left, top],
    [left + side, top],
    [left + side, top + side],
    [left, top + side],
  ])
}

const FRAME = smallShapes(square(100, 100, 7), ASIS, false)
const TICK = path(
  [
    [101, 103.5],
    [103, 106],
    [107.5, 99],
  ],
  false,
)
const DOT = [
  MOVE,
  101.5,
  103.5,
  CURVE,
  101.5,
  100.8,
  105.5,
  100.8,
  105.5,
  103.5,
  CURVE,
  105.5,
  106.2,
  101.5,
  106.2,
  101.5,
  103.5,
  CLOSE,
]

test.each([
  ['a tick', smallShapes(TICK, ASIS, false)],
  ['a dot', smallShapes(DOT, ASIS, true)],
  ['all of it filled', smallShapes(square(101, 101, 5), ASIS, true)],
])('[RP149] a box with %s in it is marked', (_name, mark) => {
  expect(markedBoxes([...FRAME, ...mark], [], 1)).toMatchObject([{ text: '☒', x: 100, y: 100, width: 7 }])
})

test('[RP149] an empty box, a frame within a frame and a mark beside it are none', () => {
  const beside = smallShapes(square(110, 101, 5), ASIS, true)
  const within = smallShapes(square(101, 101, 5), ASIS, false)
  expect(markedBoxes([...FRAME, ...beside, ...within], [], 1)).toEqual([])
  const hollow = smallShapes([...square(100, 100, 7), ...square(101, 101, 5)], ASIS, true)
  expect(hollow).toMatchObject([{ isFrame: true }])
})

test('[RP149] a box that is marked with a letter or a cross is marked once', () => {
  const [mark] = markedBoxes([...FRAME, ...smallShapes(TICK, ASIS, false)], [], 1)
  expect(mark).toBeDefined()
  expect(markedBoxes([...FRAME, ...smallShapes(TICK, ASIS, false)], mark ? [mark] : [], 1)).toEqual([])
})
