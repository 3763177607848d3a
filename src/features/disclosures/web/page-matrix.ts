export type Matrix = readonly [number, number, number, number, number, number]
export type Point = readonly [number, number]

/** Left, top, right, bottom. */
export type Box = readonly [number, number, number, number]

export function matrix(args: unknown): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = Array.from((args ?? []) as ArrayLike<number>, Number)
  return [a, b, c, d, e, f]
}

export function times(m: Matrix, n: Matrix): Matrix {
  return [
    m[0] * n[0] + m[2] * n[1],
    m[1] * n[0] + m[3] * n[1],
    m[0] * n[2] + m[2] * n[3],
    m[1] * n[2] + m[3] * n[3],
    m[0] * n[4] + m[2] * n[5] + m[4],
    m[1] * n[4] + m[3] * n[5] + m[5],
  ]
}

export function apply(m: Matrix, x: number, y: number): Point {
  return [m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]]
}

const STEEPEST = 0.12

/** Further from level than a sheet lies in a scanner. */
export function isAslant([a, b]: Matrix): boolean {
  return Math.abs(b) > STEEPEST * Math.abs(a)
}

export function boxOf(points: readonly Point[]): Box {
  const across = points.map(([x]) => x)
  const down = points.map(([, y]) => y)
  return [Math.min(...across), Math.min(...down), Math.max(...across), Math.max(...down)]
}

/** The box around a rectangle that a matrix moves or turns. */
export function movedBox(m: Matrix, [left, top, right, bottom]: Box): Box {
  return boxOf([apply(m, left, top), apply(m, right, top), apply(m, right, bottom), apply(m, left, bottom)])
}

export function common(one: Box, other: Box): Box {
  return [
    Math.max(one[0], other[0]),
    Math.max(one[1], other[1]),
    Math.min(one[2], other[2]),
    Math.min(one[3], other[3]),
  ]
}

export function isWithin([left, top, right, bottom]: Box, [x, y]: Point): boolean {
  return x >= left && x <= right && y >= top && y <= bottom
}

/** pdf.js writes a path as numbers: an operator, then its coordinates. */
const COORDINATES = [2, 2, 6, 4, 0]
const MOVE = 0
const MOST_CORNERS = 8000
/** Straight pieces that stand for a curve. */
const PIECES = 4

/** The outlines of a path, curves as straight pieces. */
export function outlines(path: ArrayLike<number>, place: Matrix): Point[][] {
  const found: Point[][] = []
  let corners = 0
  for (let at = 0; at < path.length && corners < MOST_CORNERS; ) {
    const operator = path[at] ?? MOVE
    const count = COORDINATES[operator] ?? 0
    if (operator === MOVE) found.push([])
    const outline = found.at(-1)
    const points: Point[] = []
    for (let each = 1; each < count; each += 2)
      points.push(apply(place, path[at + each] ?? 0, path[at + each + 1] ?? 0))
    const begun = outline?.at(-1)
    const added = points.length > 1 && begun ? curve([begun, ...points]) : points
    outline?.push(...added)
    corners += added.length
    at += count + 1
  }
  return found.filter(({ length }) => length > 2)
}

/** A curve through its first and last point, drawn towards those between. */
function curve(points: readonly Point[]): Point[] {
  return Array.from({ length: PIECES }, (_, at) => {
    const share = (at + 1) / PIECES
    let rest = [...points]
    while (rest.length > 1) {
      rest = rest.slice(1).map(([x, y], index) => {
        const [fromX, fromY] = rest[index] ?? [x, y]
        return [fromX + (x - fromX) * share, fromY + (y - fromY) * share] as const
      })
    }
    return rest[0] ?? [0, 0]
  })
}

/** Where outlines cross a line from left to right, and whether upwards or downwards. */
export function crossings(outlines: readonly Point[][], y: number): { x: number; turn: 1 | -1 }[] {
  const found: { x: number; turn: 1 | -1 }[] = []
  for (const outline of outlines) {
    let [fromX, fromY] = outline.at(-1) ?? [0, 0]
    for (const [toX, toY] of outline) {
      if (toY > y !== fromY > y)
        found.push({ x: ((fromX - toX) * (y - toY)) / (fromY - toY) + toX, turn: toY > fromY ? 1 : -1 })
      ;[fromX, fromY] = [toX, toY]
    }
  }
  return found
}

/** How often outlines run around a point: what they cross at its right, upwards or downwards. */
export function windings(outlines: readonly Point[][], [x, y]: Point): number {
  return crossings(outlines, y).reduce((turns, crossing) => (crossing.x > x ? turns + crossing.turn : turns), 0)
}
