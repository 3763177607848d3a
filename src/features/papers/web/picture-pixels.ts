/** Darker than this on average, and a place is a bar with light letters on it. */
const DARK = 120
/** Half a line of text: what is as far apart differs most. */
const NEIGHBOUR = 12
const CLEARLY = 1.3
/** Rows that are looked at in one go: all of a page in colour would take fifteen megabytes. */
const STRIP = 128

/**
 * A picture as the plainest file there is, a header and grey pixels, with the light letters of dark bars turned dark on
 * light: readers miss them otherwise. `rowsFrom` gives rows in colour.
 */
export function readableFile(
  width: number,
  height: number,
  rowsFrom: (top: number, rows: number) => Uint8ClampedArray,
): Uint8Array<ArrayBuffer> {
  const grey = new Uint8Array(width * height)
  for (let top = 0; top < height; top += STRIP) {
    const rgba = rowsFrom(top, Math.min(STRIP, height - top))
    const row = grey.subarray(top * width)
    for (let from = 0, at = 0; from < rgba.length; from += 4, at++) {
      row[at] = ((rgba[from] ?? 0) * 77 + (rgba[from + 1] ?? 0) * 151 + (rgba[from + 2] ?? 0) * 28) >> 8
    }
  }
  const header = new TextEncoder().encode(`P5 ${width} ${height} 255\n`)
  const file = new Uint8Array(header.length + grey.length)
  file.set(header)
  turnBars(grey, width, height, file.subarray(header.length))
  return file
}

/**
 * Whether the lines of a page run from top to bottom: rows of letters and the white between them make what is summed across
 * the lines go up and down, and what is summed along them even. `file` is one of ours, a header and grey pixels.
 */
export function isLying(file: Uint8Array): boolean {
  const begin = file.indexOf(10) + 1
  const [, width = 0, height = 0] = new TextDecoder().decode(file.subarray(0, begin)).split(' ').map(Number)
  const rows = new Float64Array(height)
  const columns = new Float64Array(width)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const ink = 255 - (file[begin + y * width + x] ?? 255)
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

/** The mean around each pixel decides; sums go along with it, so that each costs four looks and nothing is kept. */
function turnBars(grey: Uint8Array, width: number, height: number, turned: Uint8Array): void {
  // Half a line of text around each pixel; the picture is as wide as a page.
  const reach = Math.max(4, Math.round(width / 130))
  const columns = new Uint32Array(width)
  const addRow = (y: number, sign: 1 | -1) => {
    for (let x = 0; x < width; x++) columns[x] = (columns[x] ?? 0) + sign * (grey[y * width + x] ?? 0)
  }
  let top = 0
  let bottom = 0
  for (let y = 0; y < height; y++) {
    while (bottom < Math.min(height, y + reach + 1)) addRow(bottom++, 1)
    while (top < y - reach) addRow(top++, -1)
    let sum = 0
    let left = 0
    let right = 0
    for (let x = 0; x < width; x++) {
      while (right < Math.min(width, x + 3 * reach + 1)) sum += columns[right++] ?? 0
      while (left < x - 3 * reach) sum -= columns[left++] ?? 0
      const value = grey[y * width + x] ?? 255
      turned[y * width + x] = sum / ((bottom - top) * (right - left)) < DARK ? 255 - value : value
    }
  }
}
