/** Darker than this on average, and a place is a bar with light letters on it. */
const DARK = 120
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
