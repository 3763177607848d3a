import { type PositionedText, READ_ONCE } from '#domain/disclosures/reading.ts'

interface Line {
  left: number
  bottom: number
  slope: number
  offset: number
  size: number
  width: number
  words: { text: string; left: number; right: number }[]
}

/**
 * Words with their places from hOCR, the page format of readers of pictures. A scan lies askew, so every word is put back
 * on the straight line that it would stand on.
 */
export function pictureWords(hocr: string, page: number): PositionedText[] {
  const lines = linesOf(hocr)
  const skew = skewOf(lines)
  return lines.flatMap(({ left, bottom, slope, offset, size, words }) =>
    words.map(word => {
      const base = bottom + offset + slope * (word.left - left)
      return {
        text: word.text,
        page,
        x: word.left + skew * base,
        y: base - skew * word.left - size,
        width: word.right - word.left,
        height: size,
        color: null,
        // How sure the reader of pictures says that it is decides nothing.
        certainty: READ_ONCE,
      }
    }),
  )
}

function linesOf(hocr: string): Line[] {
  return hocr.split(/(?=<span class='ocr_(?:line|header|textfloat|caption)')/).flatMap(part => {
    const box = /bbox (\d+) (\d+) (\d+) (\d+)/.exec(part)
    const baseline = /baseline (-?[\d.]+) (-?[\d.]+)/.exec(part)
    if (!box || !part.startsWith('<span')) return []
    const [left = 0, top = 0, right = 0, bottom = 0] = box.slice(1).map(Number)
    return [
      {
        left,
        bottom,
        slope: Number(baseline?.[1] ?? 0),
        offset: Number(baseline?.[2] ?? 0),
        size: Number(/x_size ([\d.]+)/.exec(part)?.[1] ?? bottom - top),
        width: right - left,
        words: wordsOf(part),
      },
    ]
  })
}

function wordsOf(line: string): Line['words'] {
  const found = line.matchAll(
    /<span class='ocrx_word'[^>]*title='bbox (\d+) \d+ (\d+) \d+; x_wconf \d+'[^>]*>([\s\S]*?)<\/span>/g,
  )
  return [...found].flatMap(([, left, right, inner = '']) => {
    const text = printed(plain(inner))
    return text === '' ? [] : [{ text, left: Number(left), right: Number(right) }]
  })
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

function plain(inner: string): string {
  const text = inner.replace(/<[^<>]*>/g, '')
  return text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name] ?? '').trim()
}

/** What a reader of pictures makes of a marked box. */
const MARKED = /^(®|\[[xX]\]|\([xX]\))$/
/** The edge of a bar or of a table beside a word, or alone. */
const EDGE = /^[[\]|"'«»“”_~=:;.,*\\/{}‘’`]+(?=\p{L}|$)/u

/** One dash that was seen as two, and the letter of a section that was seen as a digit. No form prints braces. */
const DASHES = /^[-–—]{2,}$/
const SECTION_I = /(?<=\bD ?\+ ?)[1l|](?=\)?$)/

/** A word without what are lines and boxes on the disclosure. */
function printed(text: string): string {
  if (MARKED.test(text)) return '☒'
  const word = text.replace(EDGE, '').replaceAll('{', '(').replaceAll('}', ')')
  return word.replace(DASHES, '–').replace(SECTION_I, 'I')
}

/** How far the page lies askew: the slope of its long lines, the middle one of them. */
function skewOf(lines: readonly Line[]): number {
  const long = lines.filter(({ width, size }) => width > 8 * size).map(({ slope }) => slope)
  return long.sort((one, other) => one - other)[Math.floor(long.length / 2)] ?? 0
}
