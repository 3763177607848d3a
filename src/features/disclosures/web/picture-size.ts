export interface PictureSize {
  width: number
  height: number
}

/** How large a picture would be unpacked, from its first bytes; nothing where they do not say. */
export function pictureSize(bytes: Uint8Array): PictureSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const text = (at: number, length: number) => String.fromCharCode(...bytes.subarray(at, at + length))
  const isLittle = text(0, 2) === 'II'
  try {
    if (text(1, 3) === 'PNG') return { width: view.getUint32(16), height: view.getUint32(20) }
    if (text(0, 3) === 'GIF') return { width: view.getUint16(6, true), height: view.getUint16(8, true) }
    if (text(0, 4) === 'RIFF') return webpSize(view, text(12, 4))
    if (view.getUint16(0) === 0xffd8) return jpegSize(view)
    if (isLittle || text(0, 2) === 'MM') return tiffSize(view, isLittle)
    return boxedSize(bytes, view)
  } catch {
    // It ends before it says so.
    return null
  }
}

/** The frame is announced in one of the segments; the others are passed over by their length. */
function jpegSize(view: DataView): PictureSize | null {
  for (let at = 2; at < view.byteLength; ) {
    const marker = view.getUint8(at + 1)
    if (view.getUint8(at) !== 0xff) return null
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    // A byte that only fills, or a mark without a length.
    if (marker === 0xff) at += 1
    else at += marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8) ? 2 : 2 + view.getUint16(at + 2)
  }
  return null
}

function webpSize(view: DataView, kind: string): PictureSize | null {
  const three = (at: number) => view.getUint8(at) | (view.getUint8(at + 1) << 8) | (view.getUint8(at + 2) << 16)
  if (kind === 'VP8X') return { width: three(24) + 1, height: three(27) + 1 }
  if (kind === 'VP8 ') return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
  const bits = view.getUint32(21, true)
  return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
}

function tiffSize(view: DataView, isLittle: boolean): PictureSize | null {
  const [WIDTH, HEIGHT, SHORT] = [256, 257, 3]
  const directory = view.getUint32(4, isLittle)
  const found = new Map<number, number>()
  for (let entry = 0; entry < view.getUint16(directory, isLittle); entry++) {
    const at = directory + 2 + entry * 12
    const isShort = view.getUint16(at + 2, isLittle) === SHORT
    found.set(
      view.getUint16(at, isLittle),
      isShort ? view.getUint16(at + 8, isLittle) : view.getUint32(at + 8, isLittle),
    )
  }
  const [width, height] = [found.get(WIDTH), found.get(HEIGHT)]
  return width && height ? { width, height } : null
}

/** AVIF and HEIC: the largest of the pictures in it. JPEG 2000: where its code begins. */
function boxedSize(bytes: Uint8Array, view: DataView): PictureSize | null {
  let largest: PictureSize | null = null
  const note = (width: number, height: number) => {
    if (width * height > (largest ? largest.width * largest.height : 0)) largest = { width, height }
  }
  for (let at = bytes.indexOf(0x69); at >= 0; at = bytes.indexOf(0x69, at + 1)) {
    const isExtent = bytes[at + 1] === 0x73 && bytes[at + 2] === 0x70 && bytes[at + 3] === 0x65
    if (isExtent) note(view.getUint32(at + 8), view.getUint32(at + 12))
  }
  for (let at = bytes.indexOf(0xff); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const isCode = bytes[at + 1] === 0x4f && bytes[at + 2] === 0xff && bytes[at + 3] === 0x51
    if (isCode) note(view.getUint32(at + 8), view.getUint32(at + 12))
  }
  return largest
}
