import { isCalendarDay } from '#domain/calendar-day.ts'
import { formatDay } from '#domain/day-words.ts'
import { formatCents, formatMoney, formatRate } from '#domain/figures.ts'
import { parseMoney, parsePercent } from '#domain/money.ts'
import { answerOptionWords } from './answer-words.ts'
import type { FigureUnit, FigureValue } from './figure-path.ts'

/** A figure as a person reads it; `null` when there is none. */
export function figureText(value: FigureValue, unit: FigureUnit): string | null {
  if (value === null || value === '') return null
  if (typeof value === 'boolean') return value ? answerOptionWords.yes : answerOptionWords.no
  if (unit === 'cents' && typeof value === 'number') return dollars(value)
  if (unit === 'percent' && typeof value === 'number') return formatRate(value)
  if (unit === 'day' && typeof value === 'string') return isCalendarDay(value) ? formatDay(value) : null
  if (unit === 'answer') return value === 'yes' || value === 'no' ? answerOptionWords[value] : String(value)
  return String(value)
}

/** Cents only where the disclosure has them. */
export function dollars(cents: number): string {
  return cents % 100 === 0 ? formatMoney(cents / 100) : formatCents(cents / 100)
}

/** For a sentence, where cents only distract. */
export function wholeDollars(cents: number): string {
  return formatMoney(Math.round(cents / 100))
}

/** A charge's name without the small print that disclosures put into it: months, days, rates, deed and mortgage. */
export function shownLabel(label: string): string {
  const short = label
    .replace(/\([^()]*\)/g, aside => (/^\(\s*(?:[\d$]|mo(?:nths)?\.?\s*\)$)/i.test(aside) ? '' : aside))
    .replace(/\s+/g, ' ')
    .replace(/ \$[\d.,]+ per (?:month|day).*/i, '')
    .replace(/ Deed:.*/i, '')
    .trim()
  return short === '' ? label : short
}

/** What somebody typed as a correction; `undefined` when it cannot be such a figure, `null` for "not on the disclosure". */
export function readFigure(text: string, unit: FigureUnit): FigureValue | undefined {
  const plain = text.trim()
  if (plain === '') return null
  switch (unit) {
    case 'cents': {
      const amount = parseMoney(plain)
      return amount === null ? undefined : Math.round(amount * 100)
    }
    case 'percent':
      return parsePercent(plain) ?? undefined
    case 'count':
      return /^\d{1,4}$/.test(plain) ? Number(plain) : undefined
    case 'day':
      return readDay(plain)
    case 'answer':
      // Yes, and sí.
      return /^[ys]/i.test(plain) ? 'yes' : /^n/i.test(plain) ? 'no' : undefined
    default:
      return plain.slice(0, 500)
  }
}

/** `2/15/2013` as the forms print it, or `2013-02-15`. */
function readDay(text: string): string | undefined {
  if (isCalendarDay(text)) return text
  const [, month = '', day = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{2}|\d{4})$/.exec(text) ?? []
  const whole = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isCalendarDay(whole) ? whole : undefined
}
