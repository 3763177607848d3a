/** A place for text on a card, in hundredths of an inch. Text is centred in it, both ways. */
export interface TextBox {
  /** The middle. */
  x: number
  top: number
  width: number
  height: number
  /** The largest letters; longer text gets smaller ones. */
  size: number
  /** Of the letter size, from line to line. */
  lineHeight: number
}

export interface FittedText {
  size: number
  lines: { text: string; baseline: number }[]
}

/** How wide a text is, in units of its letter size. */
export type Measure = (text: string) => number

const SMALLEST = 1
const STEP = 0.96
/** Words stay whole down to this share of the largest size; only then may they be broken. */
const WHOLE_WORDS_DOWN_TO = 0.55
/** From the top of a line to its baseline: room for capitals and accents above, for g and y below. */
const BASELINE = 0.8

/** Wraps and shrinks a text until all of it is inside its box. Nothing is ever cut off. */
export function fitText(text: string, box: TextBox, measure: Measure): FittedText {
  const paragraphs = text.split('\n').map(line => line.trim())
  while (paragraphs.at(-1) === '') paragraphs.pop()
  if (paragraphs.every(line => line === '')) return { size: box.size, lines: [] }
  const whole = shrink(box, box.size * WHOLE_WORDS_DOWN_TO, ems => wrapAll(paragraphs, ems, measure, wordsOf))
  const { size, lines } =
    whole ??
    shrink(box, SMALLEST, ems => wrapAll(paragraphs, ems, measure, graphemesOf)) ??
    lastResort(paragraphs, box, measure)
  const balanced = balance(paragraphs, box, size, lines.length, measure, whole ? wordsOf : graphemesOf) ?? lines
  return { size, lines: placed(balanced, box, size) }
}

type Wrap = (ems: number) => string[] | null

function shrink(box: TextBox, smallest: number, wrap: Wrap): { size: number; lines: string[] } | null {
  for (let size = box.size; size >= smallest; size *= STEP) {
    const lines = wrap(box.width / size)
    if (lines && lines.length * size * box.lineHeight <= box.height) return { size, lines }
  }
  return null
}

/** One character wider than a whole line, or a thousand lines: scaled down to whatever fits. */
function lastResort(paragraphs: string[], box: TextBox, measure: Measure): { size: number; lines: string[] } {
  const widest = Math.max(...paragraphs.map(measure))
  const size = Math.min(box.width / widest, box.height / (paragraphs.length * box.lineHeight))
  return { size, lines: paragraphs }
}

/** Lines of about the same length look meant; the shortest width that needs no further line gives them. */
function balance(paragraphs: string[], box: TextBox, size: number, count: number, measure: Measure, pieces: Pieces) {
  let best: string[] | null = null
  let low = 0
  let high = box.width / size
  for (let step = 0; step < 12; step++) {
    const middle = (low + high) / 2
    const lines = wrapAll(paragraphs, middle, measure, pieces)
    if (lines && lines.length <= count) {
      best = lines
      high = middle
    } else low = middle
  }
  return best
}

/** What may stand on either side of a line's end. */
type Pieces = (paragraph: string) => string[]

function wordsOf(paragraph: string): string[] {
  return paragraph.split(/(?<= )/)
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Characters as people see them: an accent stays on its letter, a family of emoji together. */
function graphemesOf(paragraph: string): string[] {
  return [...segmenter.segment(paragraph)].map(({ segment }) => segment)
}

function wrapAll(paragraphs: string[], ems: number, measure: Measure, pieces: Pieces): string[] | null {
  const lines: string[] = []
  for (const paragraph of paragraphs) {
    let line = ''
    for (const piece of pieces(paragraph)) {
      if (measure((line + piece).trimEnd()) <= ems) {
        line += piece
        continue
      }
      if (measure(piece.trimEnd()) > ems) return null
      lines.push(line.trim())
      line = piece.trimStart()
    }
    lines.push(line.trim())
  }
  return lines
}

function placed(lines: string[], box: TextBox, size: number): FittedText['lines'] {
  const step = size * box.lineHeight
  const top = box.top + (box.height - lines.length * step) / 2
  return lines.map((text, at) => ({ text, baseline: top + at * step + (step - size) / 2 + size * BASELINE }))
}
