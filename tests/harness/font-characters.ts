import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'

const HEADER = 48
/** WOFF2 numbers the tables it knows; these three matter here. */
const CMAP = 0
const GLYF = 10
const LOCA = 11
const NAMED_IN_FULL = 63
const UNTRANSFORMED_GLYPHS = 3

/** Every character that a WOFF2 font can draw: its `cmap` table (W3C WOFF 2.0, OpenType `cmap` formats 4 and 12). */
export function charactersOf(file: string): Set<number> {
  const bytes = readFileSync(file)
  const tables = bytes.readUInt16BE(12)
  let at = HEADER
  let before = 0
  let cmapStart = -1
  for (let table = 0; table < tables; table++) {
    const flags = bytes.readUInt8(at++)
    const [tag, version] = [flags & 0x3f, flags >> 6]
    if (tag === NAMED_IN_FULL) at += 4
    let length = base128()
    const isGlyphs = tag === GLYF || tag === LOCA
    if (isGlyphs ? version !== UNTRANSFORMED_GLYPHS : version !== 0) length = base128()
    if (tag === CMAP) cmapStart = before
    before += length
  }
  const data = brotliDecompressSync(bytes.subarray(at, at + bytes.readUInt32BE(20)))
  if (cmapStart < 0) throw new Error(`${file} has no table of characters`)
  return readCmap(data.subarray(cmapStart))

  function base128(): number {
    let value = 0
    for (;;) {
      const byte = bytes.readUInt8(at++)
      value = value * 128 + (byte & 0x7f)
      if (byte < 128) return value
    }
  }
}

function readCmap(cmap: Buffer): Set<number> {
  const found = new Set<number>()
  for (let record = 0; record < cmap.readUInt16BE(2); record++) {
    const part = cmap.subarray(cmap.readUInt32BE(4 + record * 8 + 4))
    const format = part.readUInt16BE(0)
    if (format === 4) addSegments(part, found)
    else if (format === 12) addGroups(part, found)
  }
  if (found.size === 0) throw new Error('The table of characters has no format that we read')
  return found
}

function addSegments(part: Buffer, found: Set<number>): void {
  const twice = part.readUInt16BE(6)
  for (let at = 0; at < twice; at += 2) {
    const end = part.readUInt16BE(14 + at)
    const start = part.readUInt16BE(16 + twice + at)
    const delta = part.readUInt16BE(16 + twice * 2 + at)
    const offsetAt = 16 + twice * 3 + at
    const offset = part.readUInt16BE(offsetAt)
    for (let code = start; code <= end && code < 0xffff; code++) {
      const glyph = offset === 0 ? (code + delta) & 0xffff : part.readUInt16BE(offsetAt + offset + (code - start) * 2)
      if (glyph !== 0) found.add(code)
    }
  }
}

function addGroups(part: Buffer, found: Set<number>): void {
  for (let group = 0; group < part.readUInt32BE(12); group++) {
    const [start, end] = [part.readUInt32BE(16 + group * 12), part.readUInt32BE(20 + group * 12)]
    for (let code = start; code <= end; code++) found.add(code)
  }
}
