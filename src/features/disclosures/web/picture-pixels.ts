import { blankGrey, type GreyPicture } from './grey-picture.ts'

/** Half a line of text: what is as far apart differs most. */
const NEIGHBOUR = 12
const CLEARLY = 1.3
/** Rows that are looked at in one go: all of a page in colour would take fifteen megabytes. */
const STRIP = 128

/** A picture as the plainest file there is, a header and grey pixels. `rowsFrom` gives rows in colour. */
export function greyFileOf(
  width: number,
  height: number,
  rowsFrom: (top: number, rows: number) => Uint8ClampedArray,
): Uint8Array<ArrayBuffer> {
  const { file, dots } = blankGrey(width, height)
  for (let top = 0; top < height; top += STRIP) {
    const rgba = rowsFrom(top, Math.min(STRIP, height - top))
    const row = dots.subarray(top * width)
    for (let from = 0, at = 0; from < rgba.length; from += 4, at++) {
      row[at] = ((rgba[from] ?? 0) * 77 + (rgba[from + 1] ?? 0) * 151 + (rgba[from + 2] ?? 0) * 28) >> 8
    }
  }
  return file
}

/**
 * Whether the lines of a page run from top to bottom: rows of letters and the white between them make what is summed across
 * the lines go up and down, and what is summed along them even.
 */
export function isLying({ width, height, dots }: GreyPicture): boolean {
  const rows = new Float64Array(height)
  const columns = new Float64Array(width)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const ink = 255 - (dots[y * width + x] ?? 255)
      rows[y] = (rows[y] ?? 0) + ink / width
      columns[x] = (columns[x] ?? 0) + ink / height
    }
  }
  return unevenness(columns) > CLEARLY * unevenness(rows)
}

/** How much neighbours differ, not how the page is filled: a wide margin says nothing. */
function unevenness(sums: Float64Array): number {
  let all = 0
  for (let at = NEIGHBOUR; at < sums.length; at++) all += ((sums[at] ?? 0) - (sums[at - NEIGHBOUR] ?? 0)) ** 2
  return all / Math.max(1, sums.length - NEIGHBOUR)
}

const STEEPEST = 0.05
const STEP = 0.001
const FEWEST_DOTS = 2000
/** Rows of a page that lies askew by less than this run through their letters all the same. */
const LEVEL = 0.0025

/** The same page with its lines level: of all slopes, the one at which ink and white fall into rows most clearly. */
export function levelled(picture: GreyPicture): GreyPicture {
  const slope = slopeOf(picture)
  if (Math.abs(slope) < LEVEL) return picture
  const { width, height, dots } = picture
  const { dots: level } = blankGrey(width, height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [fromX, fromY] = [x - slope * y, y + slope * x]
      const [left, top] = [Math.floor(fromX), Math.floor(fromY)]
      if (left < 0 || top < 0 || left + 1 >= width || top + 1 >= height) {
        level[y * width + x] = 255
        continue
      }
      const at = top * width + left
      const [right, down] = [fromX - left, fromY - top]
      const upper = (dots[at] ?? 255) * (1 - right) + (dots[at + 1] ?? 255) * right
      const lower = (dots[at + width] ?? 255) * (1 - right) + (dots[at + width + 1] ?? 255) * right
      level[y * width + x] = upper * (1 - down) + lower * down
    }
  }
  return { width, height, dots: level }
}

const DARK_DOT = 110

function slopeOf({ width, height, dots }: GreyPicture): number {
  const [across, down]: [number[], number[]] = [[], []]
  for (let y = 0; y < height; y += 2) {
    for (let x = y % 4; x < width; x += 4) {
      // Only where ink ends: dark areas and thick lines say nothing about rows of letters.
      if ((dots[y * width + x] ?? 255) >= DARK_DOT || (dots[(y + 1) * width + x] ?? 0) < DARK_DOT) continue
      across.push(x)
      down.push(y)
    }
  }
  if (across.length < FEWEST_DOTS) return 0
  const clearness = (slope: number) => {
    const rows = new Uint32Array(height + 2 * Math.ceil(STEEPEST * width) + 2)
    const middle = Math.ceil(STEEPEST * width)
    for (let at = 0; at < across.length; at++) {
      const row = Math.round((down[at] ?? 0) - slope * (across[at] ?? 0)) + middle
      rows[row] = (rows[row] ?? 0) + 1
    }
    return rows.reduce((sum, count) => sum + count * count, 0)
  }
  let [best, most] = [0, clearness(0) * 1.05]
  for (let slope = -STEEPEST; slope <= STEEPEST; slope += STEP) {
    const score = clearness(slope)
    if (score > most) [best, most] = [slope, score]
  }
  return best
}
