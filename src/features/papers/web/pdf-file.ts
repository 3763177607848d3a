import { LARGEST_FILE_MB, type PdfProblem } from '../pdf-problem.ts'

/** What one stream of a paper may unpack to; a printed page needs a hundredth of it. */
const MOST_UNPACKED = 48 * 1024 * 1024
const MOST_UNPACKED_TOGETHER = 192 * 1024 * 1024
/** A stream that unpacks to less than this however well it was packed needs no trying: deflate gains 1032 times at most. */
const SMALLEST_BOMB = 16 * 1024
const PIECE = 1024

/** What can be told from the bytes alone: no parser sees a file that this refuses. */
export async function fileProblem(data: Uint8Array): Promise<PdfProblem | null> {
  if (data.length === 0) return 'empty-file'
  if (data.length > LARGEST_FILE_MB * 1024 * 1024) return 'too-large'
  const start = latin1(data.subarray(0, 1024))
  // Programs may write a few lines before the header; the standard lets them.
  if (!start.includes('%PDF-')) {
    if (start.startsWith('PK\u0003\u0004')) return 'word-document'
    return /^(\u0089PNG|\u00ff\u00d8\u00ff|GIF8|RIFF....WEBP|II\*|MM\0\*|....ftyp)/s.test(start)
      ? 'image-file'
      : 'not-a-pdf'
  }
  return (await unpacksTooFar(data)) ? 'too-much-inside' : null
}

async function unpacksTooFar(data: Uint8Array): Promise<boolean> {
  let together = 0
  for (const { dictionary, bytes } of packedStreams(data)) {
    const rounds = (dictionary.match(/\/(FlateDecode|Fl)\b/g) ?? []).length
    // Packed twice over, a few bytes can hide a bomb; no program that prints papers does it.
    if (rounds > 1) return true
    if (rounds === 0 || bytes.length < SMALLEST_BOMB) continue
    const size = await unpackedSize(bytes, MOST_UNPACKED)
    together += size
    if (size > MOST_UNPACKED || together > MOST_UNPACKED_TOGETHER) return true
  }
  return false
}

function* packedStreams(data: Uint8Array): Generator<{ dictionary: string; bytes: Uint8Array }> {
  let at = 0
  for (;;) {
    const begin = indexOf(data, 'stream', at)
    if (begin < 0) return
    const end = indexOf(data, 'endstream', begin + 6)
    const dictionary = latin1(data.subarray(Math.max(0, begin - 600), begin))
    let from = begin + 6
    if (data[from] === 13) from++
    if (data[from] === 10) from++
    yield {
      dictionary: dictionary.slice(dictionary.lastIndexOf(' obj') + 1),
      bytes: data.subarray(from, end < 0 ? data.length : end),
    }
    if (end < 0) return
    at = end + 9
  }
}

/** Counts without keeping, and stops when it is too much. What does not unpack is the parser's matter. */
async function unpackedSize(bytes: Uint8Array, most: number): Promise<number> {
  const unpacked = inPieces(bytes).pipeThrough(new DecompressionStream('deflate'))
  const reader = unpacked.getReader()
  let size = 0
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return size
      size += value.length
      if (size > most) {
        await reader.cancel()
        return size
      }
    }
  } catch {
    return size
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

function indexOf(data: Uint8Array, word: string, from: number): number {
  const first = word.charCodeAt(0)
  for (let at = data.indexOf(first, from); at >= 0; at = data.indexOf(first, at + 1)) {
    let matched = 1
    while (matched < word.length && data[at + matched] === word.charCodeAt(matched)) matched++
    if (matched === word.length) return at
  }
  return -1
}

function latin1(bytes: Uint8Array): string {
  return Array.from(bytes, byte => String.fromCharCode(byte)).join('')
}
