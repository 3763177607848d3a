import { type CalendarDay, dayParts } from '../../calendar-day.ts'
import { formatCents, formatMoney } from '../../figures.ts'
import type { DisclosureKind } from '../fields.ts'
import type { FieldPath } from '../reading.ts'
import type { Pair } from './pair.ts'
import { ANSWERS } from './phrase-pairs.ts'

/** `heading` names a part of the form, `total` a section with its sum, `sentence` says it all in its words. */
export type LineRole = 'title' | 'heading' | 'total' | 'line' | 'sentence'

/** One line of a buyer's disclosure in both languages, at its place on the Spanish form. */
export interface SpanishLine extends Pair {
  role: LineRole
  /** A heading's: 1 for the bars of the form, 2 and 3 below them. */
  level?: number
  /** Of the Spanish form: its Closing Disclosure has six pages. */
  page: number
  /** As the Spanish form prints it, and as the English one does. `null` where there is none to print. */
  value: string | null
  enValue: string | null
  /** Which of several columns the value stands in, where it is not the first. */
  column?: Pair
  /** The figure of the disclosure that this line tells. */
  path?: FieldPath
}

/** Lines of one page. What the disclosure does not say gives no line. */
export function linesOnPage(page: number) {
  const plain = (role: LineRole, pair: Pair, path?: FieldPath): SpanishLine[] => [
    { ...pair, role, page, value: null, enValue: null, ...(path && { path }) },
  ]
  const printed = (
    pair: Pair,
    value: Pair | string | null,
    path?: FieldPath,
    role: LineRole = 'line',
  ): SpanishLine[] => {
    if (value === null || value === '') return []
    const both = typeof value === 'string' ? { en: value, es: value, official: true } : value
    const isOfficial = pair.official && both.official
    return [{ ...pair, official: isOfficial, role, page, value: both.es, enValue: both.en, ...(path && { path }) }]
  }
  return {
    title: (pair: Pair) => plain('title', pair),
    heading: (pair: Pair, level: 1 | 2 | 3 = 1) => plain('heading', pair).map(line => ({ ...line, level })),
    sentence: (pair: Pair, path?: FieldPath) => plain('sentence', pair, path),
    line: printed,
    total: (pair: Pair, value: string | null, path?: FieldPath) => printed(pair, value, path, 'total'),
    blank: (pair: Pair, path?: FieldPath) => plain('line', pair, path),
    answer: (pair: Pair, value: string | null, path?: FieldPath) =>
      printed(pair, value === 'yes' || value === 'no' ? ANSWERS[value] : null, path),
  }
}

/** Headings that nothing follows say nothing. */
export function withoutEmptyParts(lines: readonly SpanishLine[]): SpanishLine[] {
  const filled: SpanishLine[] = []
  for (const line of [...lines].reverse()) {
    const next = filled.at(-1)
    const isEmpty = !next || next.page !== line.page || (next.level ?? 9) <= (line.level ?? 0)
    if (line.role !== 'heading' || !isEmpty) filled.push(line)
  }
  return filled.reverse()
}

/** '2/15/2013', as both forms print days. */
export function dayText(day: CalendarDay | null): string | null {
  if (day === null) return null
  const { year, month, day: date } = dayParts(day)
  return `${month}/${date}/${year}`
}

/** An estimate prints whole dollars where it can, a Closing Disclosure cents but for nothing at all. */
export function moneyText(cents: number | null, kind: DisclosureKind): string | null {
  if (cents === null) return null
  const size = Math.abs(cents) / 100
  const isWhole = cents % 100 === 0 && (kind === 'loan-estimate' || cents === 0)
  return `${cents < 0 ? '– ' : ''}${isWhole ? formatMoney(size) : formatCents(size)}`
}

/** Round amounts that a Closing Disclosure prints without cents as well: price and loan. */
export function roundMoneyText(cents: number | null): string | null {
  return moneyText(cents, 'loan-estimate')
}

/** '82' under a sum, '—' for nothing. */
export function addendText(cents: number | null, kind: DisclosureKind): string | null {
  return cents === 0 ? '—' : (moneyText(cents, kind)?.replace('$', '') ?? null)
}

export function percentText(percent: number | null): string | null {
  return percent === null ? null : `${percent}%`
}
