/** As much of a PDF's structure as is needed to see what a parser would have to do, without doing it. */
export interface PdfStream {
  /** The number of its object; 0 where none can be made out. */
  number: number
  dictionary: string
  /** Still packed. As long as any parser may take it to be. */
  bytes: Uint8Array
}

export interface PdfObjects {
  streams: PdfStream[]
  /** Every object that is no stream, and the dictionaries of those that are, by number. */
  texts: Map<number, string>
}

/** A dictionary of a real disclosure has a hundred letters, one with many fonts a few thousand. */
const LONGEST_DICTIONARY = 64 * 1024
/** Two hundred pages with fonts and pictures have a thousand. */
const MOST_STREAMS = 10_000
const REFERENCE = /^\s*(\d{1,10})\s{1,20}\d{1,5}\s{1,20}R\b/

/** The objects as they stand in the file, wherever its table of contents says they are. Nothing for a file that no program writes. */
export function scanPdf(data: Uint8Array): PdfObjects | null {
  const text = new TextDecoder('latin1').decode(data)
  const texts = new Map<number, string>()
  const found: { number: number; dictionary: string; from: number }[] = []
  let begin = beginAfter(text, 0)
  while (begin >= 0) {
    const next = beginAfter(text, begin)
    const end = next < 0 ? text.length : next
    const word = text.indexOf('stream', begin)
    const isStream = word >= 0 && word < end && !text.startsWith('end', word - 3)
    const number = numberBefore(text, begin)
    const dictionary = text.slice(begin, isStream ? word : Math.min(end, begin + LONGEST_DICTIONARY))
    texts.set(number, dictionary)
    if (isStream) {
      if (dictionary.length > LONGEST_DICTIONARY || found.length >= MOST_STREAMS) return null
      found.push({ number, dictionary, from: word + 'stream'.length })
    }
    begin = next
  }
  const streams = found.map(({ from, ...stream }) => ({
    ...stream,
    bytes: bytesFrom(data, text, from, Number(entry(texts, stream.dictionary, 'Length') ?? 0) || 0),
  }))
  return { streams, texts }
}

/** Where the next object's text begins: after the word, which stands at the end of `endobj`, too. */
function beginAfter(text: string, from: number): number {
  let at = text.indexOf('obj', from)
  while (at >= 0 && text.startsWith('end', at - 3)) at = text.indexOf('obj', at + 3)
  return at < 0 ? -1 : at + 3
}

function numberBefore(text: string, begin: number): number {
  const [, number = '0'] =
    /(\d{1,10})\s{1,20}\d{1,5}\s{1,20}obj$/.exec(text.slice(Math.max(0, begin - 60), begin)) ?? []
  return Number(number)
}

function bytesFrom(data: Uint8Array, text: string, word: number, length: number): Uint8Array {
  let from = word
  if (data[from] === 13) from++
  if (data[from] === 10) from++
  const end = text.indexOf('endstream', from)
  // A parser believes either the word or the length: the longer of both is looked at.
  const until = Math.max(end < 0 ? data.length : end, Math.min(data.length, from + length))
  return data.subarray(from, until)
}

/** What an entry of a dictionary says, also when it says so by reference to another object. */
export function entry(texts: PdfObjects['texts'], dictionary: string, name: string): string | undefined {
  let value = rawEntry(dictionary, name)
  for (let times = 0; times < 5; times++) {
    const number = REFERENCE.exec(value ?? '')?.[1]
    if (number === undefined) return value?.trim()
    value = texts.get(Number(number))?.split('endobj', 1)[0]
  }
  return undefined
}

/** The value as it stands there, a reference as such; of an entry further in where the dictionary itself has none. */
export function rawEntry(dictionary: string, name: string): string | undefined {
  const mark = `/${name}`
  for (let at = dictionary.indexOf(mark); at >= 0; at = dictionary.indexOf(mark, at + 1)) {
    const rest = dictionary.slice(at + mark.length)
    if (/^[^\s/<>[\]()]/.test(rest)) continue
    const value = rest.trimStart()
    if (value.startsWith('[')) return value.slice(0, value.indexOf(']') + 1 || undefined)
    if (value.startsWith('<<')) return nested(value)
    return REFERENCE.exec(value)?.[0] ?? /^\/?[^\s/<>[\]()]*/.exec(value)?.[0]
  }
  return undefined
}

function nested(text: string): string {
  let depth = 0
  for (const { 0: mark, index } of text.matchAll(/<<|>>/g)) {
    depth += mark === '<<' ? 1 : -1
    if (depth === 0) return text.slice(0, index + 2)
  }
  return text
}

/** The objects that a value names: one, or those of an array. */
export function referencesIn(value: string): number[] {
  return [...value.matchAll(/(\d{1,10})\s{1,20}\d{1,5}\s{1,20}R\b/g)].map(([, number]) => Number(number))
}

/** The objects that lie packed in a stream: a list of numbers and places, then their texts. */
export function packedObjects(text: string, first: number): Map<number, string> {
  const header = text.slice(0, first).trim().split(/\s+/).map(Number)
  const found = new Map<number, string>()
  for (let at = 0; at + 1 < header.length; at += 2) {
    const [number = 0, from = 0, next] = [header[at], header[at + 1], header[at + 3]]
    found.set(number, text.slice(first + from, next === undefined ? undefined : first + next))
  }
  return found
}
