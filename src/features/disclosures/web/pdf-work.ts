import {
  entry,
  type PdfObjects,
  type PdfStream,
  packedObjects,
  rawEntry,
  referencesIn,
  scanPdf,
} from './pdf-objects.ts'
import { pictureSize } from './picture-size.ts'
import { fromLetters, unpack } from './unpacked-size.ts'

/** What one stream of a disclosure may unpack to; a printed page needs a hundredth of it. */
const MOST_UNPACKED = 48 * 1024 * 1024
const MOST_UNPACKED_TOGETHER = 192 * 1024 * 1024
/** Bytes of drawing operations that all pages together may come to, forms counted each time they are drawn. */
const MOST_WORK = MOST_UNPACKED_TOGETHER
/** To begin and end a form costs about as much as so many bytes of operations. */
const COST_OF_FORM = 2_000
const DEEPEST_FORMS = 30
/** A scan of a letter page at 600 dots per inch. */
export const MOST_PIXELS = 36_000_000

const FILTERS: Record<string, string> = {
  FlateDecode: 'flate',
  Fl: 'flate',
  LZWDecode: 'lzw',
  LZW: 'lzw',
  RunLengthDecode: 'run-length',
  RL: 'run-length',
  ASCIIHexDecode: 'ascii-hex',
  AHx: 'ascii-hex',
  ASCII85Decode: 'ascii-85',
  A85: 'ascii-85',
  DCTDecode: 'picture',
  DCT: 'picture',
  JPXDecode: 'picture',
  CCITTFaxDecode: 'picture',
  CCF: 'picture',
  JBIG2Decode: 'picture',
}
const PACKED = ['flate', 'lzw', 'run-length']

/** A content stream, and how often it invokes each form XObject, by name. */
interface ContentStream {
  size: number
  forms: Map<string, number>
  dictionary: string
}

/**
 * Whether to open the file would take far more memory or time than a disclosure does. Nothing of it is held in memory to find
 * out.
 */
export async function isTooMuch(data: Uint8Array): Promise<boolean> {
  const objects = scanPdf(data)
  if (!objects) return true
  const streams = new Map<number, ContentStream>()
  // Objects that lie packed in others may say how the others are packed.
  const isList = ({ dictionary }: PdfStream) => /\/ObjStm\b/.test(dictionary)
  const inOrder = [...objects.streams.filter(isList), ...objects.streams.filter(stream => !isList(stream))]
  let together = 0
  for (const stream of inOrder) {
    const size = await sizeOf(stream, objects, isList(stream), streams)
    together += size
    if (size > MOST_UNPACKED || together > MOST_UNPACKED_TOGETHER) return true
  }
  return workOf(objects, streams) > MOST_WORK
}

async function sizeOf(
  stream: PdfStream,
  objects: PdfObjects,
  isList: boolean,
  streams: Map<number, ContentStream>,
): Promise<number> {
  const { dictionary, number } = stream
  const filters = filtersOf(dictionary, objects)
  const isPicture = entry(objects.texts, dictionary, 'Subtype') === '/Image'
  // Packed twice over, a few bytes can hide a bomb; no program that prints papers does it. Nor does any pack words as a picture.
  if (filters.filter(each => PACKED.includes(each)).length > 1) return Number.POSITIVE_INFINITY
  if (filters.includes('picture') && !isPicture) return Number.POSITIVE_INFINITY
  let { bytes } = stream
  let rest = filters
  for (let [first] = rest; first === 'ascii-hex' || first === 'ascii-85'; [first] = rest) {
    bytes = fromLetters(bytes, first)
    rest = rest.slice(1)
  }
  const forms = new Map<string, number>()
  const list: string[] = []
  const decoder = new TextDecoder('latin1')
  let tail = ''
  const { size, head } = await unpack(bytes, rest[0] ?? '', MOST_UNPACKED, piece => {
    if (isPicture) return
    const text = decoder.decode(piece)
    if (isList) list.push(text)
    tail = countForms(tail + text, forms)
  })
  countForms(`${tail} `, forms)
  if (isList)
    for (const [each, text] of packedObjects(list.join(''), Number(entry(objects.texts, dictionary, 'First')) || 0))
      objects.texts.set(each, text)
  if (!isPicture) streams.set(number, { size, forms, dictionary })
  const pixels = filters.includes('picture') ? pictureSize(head) : null
  return pixels && pixels.width * pixels.height > MOST_PIXELS ? Number.POSITIVE_INFINITY : size
}

function filtersOf(dictionary: string, { texts }: PdfObjects): string[] {
  const value = entry(texts, dictionary, 'Filter') ?? ''
  const referred = referencesIn(value).map(number => texts.get(number) ?? '')
  const names = [value, ...referred].join(' ').matchAll(/\/([^\s/<>[\]()]+)/g)
  return [...names].flatMap(([, name = '']) => FILTERS[unescaped(name)] ?? [])
}

/** A name has at most so many letters, and a little room after it. */
const LONGEST_NAME = 230

/** Counts `/Name Do`, and gives back what the next piece may go on from. */
function countForms(text: string, forms: Map<string, number>): string {
  const unfinished = /[A-Za-z]{0,2}$/.exec(text)?.[0].length ?? 0
  const whole = text.slice(0, text.length - unfinished)
  for (const { index } of whole.matchAll(/\bDo\b/g)) {
    const before = whole.slice(Math.max(0, index - LONGEST_NAME), index)
    const name = unescaped(/\/([^\s/<>[\]()]{1,200})\s{0,20}$/.exec(before)?.[1] ?? '')
    forms.set(name, (forms.get(name) ?? 0) + 1)
  }
  // Without those that were counted.
  return whole.slice(-LONGEST_NAME).replace(/\bDo\b/g, '  ') + text.slice(whole.length)
}

/** Names may write any letter by its number. */
function unescaped(name: string): string {
  return name.replace(/#([0-9a-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
}

/** What all pages, and each form by itself, would come to. */
function workOf({ texts }: PdfObjects, streams: ReadonlyMap<number, ContentStream>): number {
  const known = new Map<number, number>()
  const byName = formsByName(texts)

  function costOf(number: number, above: readonly number[]): number {
    const content = streams.get(number)
    if (!content) return 0
    // One that invokes itself would never end.
    if (above.includes(number) || above.length > DEEPEST_FORMS) return Number.POSITIVE_INFINITY
    const cost = known.get(number) ?? costOfContent(content, content.dictionary, [...above, number])
    known.set(number, cost)
    return cost
  }

  function costOfContent({ size, forms }: ContentStream, owner: string, above: readonly number[]): number {
    const own = entry(texts, entry(texts, owner, 'Resources') ?? '', 'XObject')
    let cost = size
    for (const [name, times] of forms) {
      // Without a list of its own a form uses its caller's, which may be any. A name that is written otherwise
      // in the list may be any of it.
      const targets =
        own === undefined
          ? (byName.get(name) ?? []).filter(each => !above.includes(each))
          : referencesIn(rawEntry(own, name) ?? own)
      const dearest = Math.max(0, ...targets.map(target => costOf(target, above)))
      cost += times * (targets.length > 0 ? COST_OF_FORM + dearest : 0)
    }
    return cost
  }

  let pages = 0
  for (const [number, text] of texts) {
    if (streams.has(number)) {
      if (/\/Form\b/.test(text)) pages = Math.max(pages, costOf(number, []))
    } else if (/\/Type\s*\/Page\b/.test(text)) {
      const contents = rawEntry(text, 'Contents') ?? ''
      const [only = 0] = referencesIn(contents)
      const parts = streams.has(only) ? referencesIn(contents) : referencesIn(entry(texts, text, 'Contents') ?? '')
      for (const part of parts) {
        const content = streams.get(part)
        if (content) pages += costOfContent(content, text, [part])
      }
    }
    if (pages > MOST_WORK) return pages
  }
  return pages
}

function formsByName(texts: PdfObjects['texts']): Map<string, number[]> {
  const found = new Map<string, number[]>()
  for (const text of texts.values()) {
    const list = text.includes('/XObject')
      ? (entry(texts, entry(texts, text, 'Resources') ?? text, 'XObject') ?? '')
      : ''
    for (const [, name = '', number] of list.matchAll(
      /\/([^\s/<>[\]()]+)\s{0,20}(\d{1,10})\s{1,20}\d{1,5}\s{1,20}R\b/g,
    )) {
      found.set(unescaped(name), [...(found.get(unescaped(name)) ?? []), Number(number)])
    }
  }
  return found
}
