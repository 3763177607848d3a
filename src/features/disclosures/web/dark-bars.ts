import { blankGrey, type GreyPicture } from './grey-picture.ts'

/** Darker than this on average, and a place is a bar with light letters on it. */
const DARK = 120
/** Every so many dots a place is looked at. */
const GRID = 4
/** A bar is higher than a line of small letters, and lower than two of large ones. */
const LOWEST = 14
const NARROWEST = 30
/** The edge of a bar is softer than its middle, within it and around it. */
const EDGE = 2
const AROUND = 3
/** Darker than this, and a dot is ink. */
const INK = 170

interface Bar {
  left: number
  top: number
  right: number
  bottom: number
}

/** The page with the light letters of dark bars turned dark on light, edges and all: readers miss or misread them otherwise. */
export function withoutBars(picture: GreyPicture): GreyPicture {
  const { width, height } = picture
  const { dots } = blankGrey(width, height)
  dots.set(picture.dots)
  for (const bar of barsOf(picture)) turnBar(picture, bar, dots)
  return { width, height, dots }
}

function turnBar({ width, height, dots }: GreyPicture, { left, top, right, bottom }: Bar, turned: Uint8Array): void {
  const corners: number[] = []
  for (let y = Math.max(0, top - AROUND); y < Math.min(height, bottom + AROUND); y++) {
    for (let x = Math.max(0, left - AROUND); x < Math.min(width, right + AROUND); x++) {
      const inside = Math.min(x - left, right - 1 - x, y - top, bottom - 1 - y)
      turned[y * width + x] = inside < EDGE ? 255 : 255 - (dots[y * width + x] ?? 255)
      if (inside === EDGE) corners.push(y * width + x)
    }
  }
  // What was light at the edge lies outside of round corners: no letter touches the edge of its bar.
  for (let at = corners.pop(); at !== undefined; at = corners.pop()) {
    if ((turned[at] ?? 255) >= INK) continue
    turned[at] = 255
    corners.push(at - 1, at + 1, at - width, at + width)
  }
}

function barsOf(picture: GreyPicture): Bar[] {
  const { width, height } = picture
  const means = darkPlaces(picture)
  const [across, down] = [Math.ceil(width / GRID), Math.ceil(height / GRID)]
  const seen = new Uint8Array(across * down)
  const bars: Bar[] = []
  for (let start = 0; start < means.length; start++) {
    if (!means[start] || seen[start]) continue
    const bar = grown(picture, around(start, means, seen, across))
    if (bar.right - bar.left >= NARROWEST && bar.bottom - bar.top >= LOWEST) bars.push(bar)
  }
  return bars
}

/** Places that are dark on average, over about a line's height and three times its width. */
function darkPlaces({ width, height, dots }: GreyPicture): Uint8Array {
  const reach = Math.max(4, Math.round(width / 130))
  const [across, down] = [Math.ceil(width / GRID), Math.ceil(height / GRID)]
  const dark = new Uint8Array(across * down)
  const columns = new Uint32Array(width)
  const addRow = (y: number, sign: 1 | -1) => {
    for (let x = 0; x < width; x++) columns[x] = (columns[x] ?? 0) + sign * (dots[y * width + x] ?? 0)
  }
  let [top, bottom] = [0, 0]
  for (let row = 0; row < down; row++) {
    const y = row * GRID
    while (bottom < Math.min(height, y + reach + 1)) addRow(bottom++, 1)
    while (top < y - reach) addRow(top++, -1)
    let [sum, left, right] = [0, 0, 0]
    for (let column = 0; column < across; column++) {
      const x = column * GRID
      while (right < Math.min(width, x + 3 * reach + 1)) sum += columns[right++] ?? 0
      while (left < x - 3 * reach) sum -= columns[left++] ?? 0
      if (sum / ((bottom - top) * (right - left)) < DARK) dark[row * across + column] = 1
    }
  }
  return dark
}

/** All dark places that touch one another, as a box. */
function around(start: number, dark: Uint8Array, seen: Uint8Array, across: number): Bar {
  const bar = { left: Number.MAX_SAFE_INTEGER, top: Number.MAX_SAFE_INTEGER, right: 0, bottom: 0 }
  const open = [start]
  seen[start] = 1
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const [x, y] = [(at % across) * GRID, Math.floor(at / across) * GRID]
    bar.left = Math.min(bar.left, x)
    bar.top = Math.min(bar.top, y)
    bar.right = Math.max(bar.right, x + 1)
    bar.bottom = Math.max(bar.bottom, y + 1)
    for (const next of [at - 1, at + 1, at - across, at + across]) {
      if (!dark[next] || seen[next]) continue
      seen[next] = 1
      open.push(next)
    }
  }
  return bar
}

/** The mean is lighter near an edge than the bar is, so the box grows as long as what it takes in is mostly dark. */
function grown({ width, height, dots }: GreyPicture, bar: Bar): Bar {
  const isDark = (left: number, top: number, right: number, bottom: number) => {
    let [sum, count] = [0, 0]
    for (let y = top; y < bottom; y++) for (let x = left; x < right; x++, count++) sum += dots[y * width + x] ?? 255
    return count > 0 && sum / count < DARK
  }
  let { left, top, right, bottom } = bar
  while (top > 0 && isDark(left, top - 1, right, top)) top--
  while (bottom < height && isDark(left, bottom, right, bottom + 1)) bottom++
  while (left > 0 && isDark(left - 1, top, left, bottom)) left--
  while (right < width && isDark(right, top, right + 1, bottom)) right++
  return { left, top, right, bottom }
}
