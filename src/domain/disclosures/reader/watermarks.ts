import type { PositionedText } from '../reading.ts'
import { letterSize } from './letter-size.ts'

/** Letters this many times as large as the others are no title: 'COPY' across the page. */
const HUGE = 3.6
const LEAST_HUGE = 26
/** Pale letters are no heading if they are larger than the rest. */
const LARGE = 1.5

/** Without what is printed behind the form from edge to edge: its letters would stand among the words of names. */
export function withoutWatermarks(texts: readonly PositionedText[]): PositionedText[] {
  const usual = letterSize(texts.map(({ text, height }) => ({ text, size: height })))
  const isWatermark = ({ height, color }: PositionedText) =>
    (height > HUGE * usual && height > LEAST_HUGE) || (height > LARGE * usual && isPale(color))
  return texts.filter(text => !isWatermark(text))
}

function isPale(color: string | null): boolean {
  const parts = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(color ?? '')?.slice(1) ?? []
  const levels = parts.map(part => Number.parseInt(part, 16))
  return levels.length === 3 && Math.min(...levels) > 0x90 && Math.min(...levels) < 0xf0
}
