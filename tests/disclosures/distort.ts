import fc from 'fast-check'
import type { PositionedText } from '#domain/disclosures/reading.ts'
import { PLAIN, type Style, textWidth } from './canvas.ts'

export const style: fc.Arbitrary<Style> = fc.record({
  dx: fc.integer({ min: -25, max: 25 }),
  dy: fc.integer({ min: -20, max: 15 }),
  letterWidth: fc.constantFrom(0.9, 0.95, 1, 1.03),
  letterSize: fc.constantFrom(0.92, 1, 1, 1.04),
  valueDrop: fc.constantFrom(0, 0, 1.5, 3, 4, 5),
  minus: fc.constantFrom('– ', '-', '–', '- ', '−', '('),
  none: fc.constantFrom('—', '-', '–'),
  percent: fc.constantFrom('%' as const, ' %' as const),
  quote: fc.constantFrom('’' as const, "'" as const),
  dash: fc.constantFrom('–' as const, '-' as const),
  box: fc.constantFrom('x', 'X', '╳'),
  capitals: fc.boolean(),
  padded: fc.boolean(),
  indent: fc.constantFrom(0, 6),
  amountLast: fc.boolean(),
  blank: fc.constantFrom('' as const, '' as const, 'N/A' as const, 'NONE' as const, '—' as const),
  split: fc.constantFrom(false, false, true),
  preprinted: fc.boolean(),
  width: fc.constant(PLAIN.width),
  height: fc.constant(PLAIN.height),
})

/** What else a file does to a disclosure. */
export interface Faults {
  fakeBold: boolean
  pieces: boolean
  shuffled: boolean
  leftovers: boolean
  stamps: boolean
  cover: boolean
  pageOrder: 'forward' | 'backward' | 'first-last'
  a4: boolean
  /** Words come one by one, as many programs write them. */
  wordByWord: boolean
  chance: number
}

export const faults: fc.Arbitrary<Faults> = fc.record({
  fakeBold: fc.boolean(),
  pieces: fc.boolean(),
  shuffled: fc.boolean(),
  leftovers: fc.boolean(),
  stamps: fc.boolean(),
  cover: fc.boolean(),
  pageOrder: fc.constantFrom('forward' as const, 'forward' as const, 'backward' as const, 'first-last' as const),
  a4: fc.boolean(),
  wordByWord: fc.boolean(),
  chance: fc.integer({ min: 1, max: 2 ** 31 - 1 }),
})

export interface RenderedFile {
  texts: PositionedText[]
  sizes: { page: number; width: number; height: number }[]
}

export function distort(texts: readonly PositionedText[], pages: number, by: Faults): RenderedFile {
  const random = chance(by.chance)
  let all = [...texts]
  if (by.wordByWord) all = all.flatMap(words)
  if (by.pieces) all = all.flatMap(text => (random() < 0.25 ? halves(text, random) : [text]))
  if (by.fakeBold) all = all.flatMap(text => (random() < 0.5 ? copies(text) : [text]))
  if (by.leftovers) all.push(...leftovers(texts, random))
  if (by.stamps) all.push(...stamps(pages))
  const order = pageOrder(pages, by)
  const first = by.cover ? 2 : 1
  all = all.map(text => ({ ...text, page: order.indexOf(text.page) + first }))
  if (by.cover) all.push(...cover())
  if (by.shuffled)
    all = all
      .map(text => ({ text, key: random() }))
      .sort((one, other) => one.key - other.key)
      .map(({ text }) => text)
  const size = by.a4 ? { width: 595, height: 842 } : { width: 612, height: 792 }
  return { texts: all, sizes: Array.from({ length: pages + first - 1 }, (_, at) => ({ page: at + 1, ...size })) }
}

function pageOrder(pages: number, { pageOrder }: Faults): number[] {
  const order = Array.from({ length: pages }, (_, at) => at + 1)
  if (pageOrder === 'backward') return order.reverse()
  return pageOrder === 'first-last' ? [...order.slice(1), 1] : order
}

function words(text: PositionedText): PositionedText[] {
  return slices(
    text,
    [...text.text.matchAll(/\S+/g)].map(match => [match.index, match.index + match[0].length]),
  )
}

function halves(text: PositionedText, random: () => number): PositionedText[] {
  if (text.text.length < 4) return [text]
  const cut = 1 + Math.floor(random() * (text.text.length - 2))
  // No program ends a piece with a blank and begins the next with another.
  return slices(text, [
    [0, cut],
    [cut, text.text.length],
  ]).filter(piece => piece.text.trim() !== '')
}

function slices(text: PositionedText, ranges: (readonly [number, number])[]): PositionedText[] {
  const whole = textWidth(text.text)
  return ranges.map(([from, to]) => ({
    ...text,
    text: text.text.slice(from, to),
    x: text.x + (textWidth(text.text.slice(0, from)) / whole) * text.width,
    width: (textWidth(text.text.slice(from, to)) / whole) * text.width,
  }))
}

function copies(text: PositionedText): PositionedText[] {
  return [0, 0.3, 0.6, 0.9].map(shift => ({ ...text, x: text.x + shift * 0.4, y: text.y + (shift > 0.5 ? 0.2 : 0) }))
}

/** White figures and words of another disclosure, beside what people see. */
function leftovers(texts: readonly PositionedText[], random: () => number): PositionedText[] {
  return texts
    .filter(({ text }) => /[\d$]/.test(text) && random() < 0.15)
    .map(text => ({
      ...text,
      text: `${Math.floor(random() * 9000) + 1000}`,
      x: text.x + text.width + 1,
      width: 18,
      color: '#ffffff',
    }))
}

function stamps(pages: number): PositionedText[] {
  const at = (page: number, y: number, text: string): PositionedText => ({
    text,
    page,
    x: 30,
    y,
    width: text.length * 3.4,
    height: 7,
    color: '#1a3c8c',
    certainty: 1,
  })
  return Array.from({ length: pages }, (_, index) => [
    at(index + 1, 8, 'Envelope ID: 3F2504E0-4F89-41D3-9A0C-0305E82C3301'),
    at(index + 1, 781, 'Signed electronically on 03/01/2024 at 10:42 AM'),
  ]).flat()
}

function cover(): PositionedText[] {
  const line = (y: number, text: string): PositionedText => ({
    text,
    page: 1,
    x: 72,
    y,
    width: text.length * 5,
    height: 11,
    color: '#000000',
    certainty: 1,
  })
  return [
    line(90, 'Your documents are ready'),
    line(130, 'Enclosed you find your Loan Estimate or Closing Disclosure of 1/2/2024.'),
    line(150, 'Loan Amount $999,999 and other figures are on the following pages.'),
  ]
}

/** A seeded random generator: the same number gives the same faults. */
function chance(start: number): () => number {
  let state = start
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
