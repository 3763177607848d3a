const SIGNATURE_AND_HEADER = 8 + 25
const INCH_IN_METRES = 0.0254

/** Tells printers how large a PNG is meant to be: browsers write none, and a card would fill a poster. */
export function withPrintSize(png: Uint8Array, dpi: number): Uint8Array {
  const perMetre = Math.round(dpi / INCH_IN_METRES)
  const chunk = new Uint8Array(21)
  const view = new DataView(chunk.buffer)
  view.setUint32(0, 9)
  chunk.set([0x70, 0x48, 0x59, 0x73], 4)
  view.setUint32(8, perMetre)
  view.setUint32(12, perMetre)
  chunk[16] = 1
  view.setUint32(17, crc32(chunk.subarray(4, 17)))
  const sized = new Uint8Array(png.length + chunk.length)
  sized.set(png.subarray(0, SIGNATURE_AND_HEADER))
  sized.set(chunk, SIGNATURE_AND_HEADER)
  sized.set(png.subarray(SIGNATURE_AND_HEADER), SIGNATURE_AND_HEADER + chunk.length)
  return sized
}

function crc32(data: Uint8Array): number {
  let crc = ~0
  for (const byte of data) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return ~crc >>> 0
}
