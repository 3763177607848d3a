/** Darker than this on average, and a place is a bar with light letters on it. */
const DARK = 120

/** Grey pixels of a picture, with the light letters of dark bars turned dark on light: readers miss them otherwise. */
export function readablePixels(rgba: Uint8ClampedArray, width: number, height: number): Uint8Array {
  const grey = new Uint8Array(width * height)
  for (let at = 0; at < grey.length; at++) {
    const from = at * 4
    grey[at] = ((rgba[from] ?? 0) * 77 + (rgba[from + 1] ?? 0) * 151 + (rgba[from + 2] ?? 0) * 28) >> 8
  }
  return turnedBars(grey, width, height)
}

function turnedBars(grey: Uint8Array, width: number, height: number): Uint8Array {
  // Half a line of text around each pixel; the picture is as wide as a page.
  const reach = Math.max(4, Math.round(width / 130))
  const sums = summedArea(grey, width, height)
  const turned = new Uint8Array(grey.length)
  for (let y = 0; y < height; y++) {
    const top = Math.max(0, y - reach)
    const bottom = Math.min(height, y + reach + 1)
    for (let x = 0; x < width; x++) {
      const left = Math.max(0, x - 3 * reach)
      const right = Math.min(width, x + 3 * reach + 1)
      const row = width + 1
      const sum =
        (sums[bottom * row + right] ?? 0) -
        (sums[top * row + right] ?? 0) -
        (sums[bottom * row + left] ?? 0) +
        (sums[top * row + left] ?? 0)
      const value = grey[y * width + x] ?? 255
      turned[y * width + x] = sum / ((bottom - top) * (right - left)) < DARK ? 255 - value : value
    }
  }
  return turned
}

/** Sums of everything above and to the left, so that the mean of any rectangle takes four looks. */
function summedArea(grey: Uint8Array, width: number, height: number): Uint32Array {
  // A page at this width has under ten million pixels: their sum fits.
  const sums = new Uint32Array((width + 1) * (height + 1))
  for (let y = 0; y < height; y++) {
    let row = 0
    for (let x = 0; x < width; x++) {
      row += grey[y * width + x] ?? 0
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] ?? 0) + row
    }
  }
  return sums
}

/** The plainest picture file: a header and the grey pixels. */
export function greyFile(grey: Uint8Array, width: number, height: number): Uint8Array<ArrayBuffer> {
  const header = new TextEncoder().encode(`P5 ${width} ${height} 255\n`)
  const file = new Uint8Array(header.length + grey.length)
  file.set(header)
  file.set(grey, header.length)
  return file
}
