/** What stands at the beginning of what was unpacked, and how much it would be in all. */
export interface Unpacked {
  size: number
  head: Uint8Array
}

/** Called with each piece, which is not held. */
type OnPiece = (piece: Uint8Array) => void

const PIECE = 1024
const HEAD = 64 * 1024

/** The unpacked size of a stream, without holding it; stops soon after `most`. Whether it unpacks is for the parser to say. */
export async function unpack(bytes: Uint8Array, filter: string, most: number, onPiece: OnPiece): Promise<Unpacked> {
  let size = 0
  let head = new Uint8Array(0)
  const take = (piece: Uint8Array): boolean => {
    size += piece.length
    if (head.length < HEAD) head = joined(head, piece.subarray(0, HEAD - head.length))
    onPiece(piece)
    return size <= most
  }
  if (filter === 'flate') await inflate(bytes, take)
  else if (filter === 'run-length') runLength(bytes, take)
  else if (filter === 'lzw') size = lzwSize(bytes, most)
  else take(bytes)
  return { size, head }
}

async function inflate(bytes: Uint8Array, take: (piece: Uint8Array) => boolean): Promise<void> {
  const reader = inPieces(bytes).pipeThrough(new DecompressionStream('deflate')).getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      if (!take(value)) return await reader.cancel()
    }
  } catch {
    // Bytes after the packed ones are an error at the end; what came before is counted.
  }
}

/**
 * A line break after the packed bytes is an error at their end, and a browser that got them all at once then forgets what
 * it had unpacked: a bomb would count as nothing. Of small pieces only the last is lost.
 */
function inPieces(bytes: Uint8Array): ReadableStream<Uint8Array<ArrayBuffer>> {
  let at = 0
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) controller.close()
      else controller.enqueue(bytes.slice(at, at + PIECE))
      at += PIECE
    },
  })
}

function runLength(bytes: Uint8Array, take: (piece: Uint8Array) => boolean): void {
  const gathered = new Uint8Array(HEAD + 128)
  let held = 0
  for (let at = 0; at < bytes.length; ) {
    const length = bytes[at] ?? 128
    if (length === 128) break
    const isRun = length > 128
    if (isRun) gathered.fill(bytes[at + 1] ?? 0, held, held + 257 - length)
    else gathered.set(bytes.subarray(at + 1, at + 2 + length), held)
    held += isRun ? 257 - length : length + 1
    at += isRun ? 2 : length + 2
    if (held < HEAD) continue
    if (!take(gathered.slice(0, held))) return
    held = 0
  }
  take(gathered.slice(0, held))
}

const [CLEAR, END, FIRST, WIDEST] = [256, 257, 258, 12]

/** Only lengths: each code stands for the one before and a letter more. */
function lzwSize(bytes: Uint8Array, most: number): number {
  let [size, held, bits, width, before] = [0, 0, 0, 9, 0]
  let lengths: number[] = []
  for (const byte of bytes) {
    held = (held << 8) | byte
    bits += 8
    if (bits < width) continue
    bits -= width
    const code = (held >> bits) & ((1 << width) - 1)
    held &= (1 << bits) - 1
    if (code === END || size > most) return size
    if (code === CLEAR) [lengths, width, before] = [[], 9, 0]
    else {
      const length = code < FIRST ? 1 : (lengths[code - FIRST] ?? before + 1)
      if (before > 0 && lengths.length + FIRST < 1 << WIDEST) lengths.push(before + 1)
      size += length
      before = length
      // One code early, as most programs write it; the few others count as about the same.
      if (lengths.length + FIRST + 1 >= 1 << width && width < WIDEST) width++
    }
  }
  return size
}

/** Letters for bytes: they grow by little, so they are simply undone. */
export function fromLetters(bytes: Uint8Array, filter: 'ascii-hex' | 'ascii-85'): Uint8Array {
  const [text = ''] = new TextDecoder('latin1').decode(bytes).split(filter === 'ascii-hex' ? '>' : '~>')
  if (filter === 'ascii-hex') {
    const digits = text.replace(/[^0-9a-f]/gi, '')
    return Uint8Array.from({ length: Math.ceil(digits.length / 2) }, (_, at) =>
      Number.parseInt(digits.slice(at * 2, at * 2 + 2).padEnd(2, '0'), 16),
    )
  }
  const letters = text.replace(/[^!-uz]/g, '').replaceAll('z', '!!!!!')
  const padded = letters.padEnd(Math.ceil(letters.length / 5) * 5, 'u')
  const undone = new Uint8Array((padded.length / 5) * 4)
  const view = new DataView(undone.buffer)
  for (let at = 0; at < padded.length; at += 5) {
    let word = 0
    for (let digit = 0; digit < 5; digit++) word = word * 85 + padded.charCodeAt(at + digit) - 33
    view.setUint32((at / 5) * 4, word >>> 0)
  }
  return undone.subarray(0, undone.length - (padded.length - letters.length))
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(one.length + other.length)
  both.set(one)
  both.set(other, one.length)
  return both
}
