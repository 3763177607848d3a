import { durationWords } from './duration-words.ts'
import type { Translated } from './translated.ts'

/** How figures are written. Nobody ever sees NaN: what is no number is a dash. */
const NO_FIGURE = '—'
/** Figures outside of these are written with an exponent by the language. */
const [SMALLEST, BEYOND_COUNTING] = [1e-6, 1e15]

/** `$450,000`. */
export function formatMoney(amount: number | null | undefined): string {
  return written(amount, { places: 0, before: '$' })
}

/** `$1,896.20`, where cents matter. */
export function formatCents(amount: number | null | undefined): string {
  return written(amount, { places: 2, before: '$' })
}

/** `6.5%`, `6.875%`: as many places as the rate has, at most three. */
export function formatRate(rate: number | null | undefined): string {
  return written(rate, { places: 3, after: '%', shortest: true })
}

/** `6.742%`, always three places: for APRs that are compared digit by digit. */
export function formatApr(apr: number | null | undefined): string {
  return written(apr, { places: 3, after: '%' })
}

/** `20%`. */
export function formatPercent(percent: number | null | undefined): string {
  return written(percent, { places: 0, after: '%' })
}

/** A difference with its sign, however it is written: `+$613`, `−$613`, `$0`. */
export function signed(amount: number, format: (size: number) => string): string {
  const text = format(Math.abs(amount))
  if (!/[1-9]/.test(text)) return text
  return `${amount > 0 ? '+' : '−'}${text}`
}

/** `23 years 1 month`; `11 months`; `30 years`. */
export function formatMonths(months: number, words: DurationWords = durationWords): string {
  const { years, months: rest } = yearsAndMonths(months)
  const inYears = words.years(years, grouped(String(years)))
  const inMonths = words.months(rest, String(rest))
  if (years === 0) return inMonths
  return rest === 0 ? inYears : words.both(inYears, inMonths)
}

type DurationWords = Translated<typeof durationWords>

export function yearsAndMonths(months: number): { years: number; months: number } {
  const all = Number.isFinite(months) ? Math.max(0, Math.round(months)) : 0
  return { years: Math.floor(all / 12), months: all % 12 }
}

interface Manner {
  places: number
  before?: string
  after?: string
  /** Without the zeros at the end. */
  shortest?: boolean
}

/**
 * As the platform's own formats write it (figures.test.ts compares them). Making the first of those takes a slow phone a tenth
 * of a second, in the middle of the first render.
 */
function written(
  value: number | null | undefined,
  { places, before = '', after = '', shortest = false }: Manner,
): string {
  const size = Math.abs(value ?? Number.NaN)
  if (!(size < BEYOND_COUNTING)) return NO_FIGURE
  // As it is read and not as it is stored: 9.545 is a half, though the computer holds a little less.
  const units = size < SMALLEST ? 0 : Math.round(Number(`${size}e${places}`))
  const digits = String(units).padStart(places + 1, '0')
  const whole = digits.slice(0, digits.length - places)
  const all = digits.slice(digits.length - places)
  const fraction = shortest ? all.replace(/(?<!0)0+$/, '') : all
  // -0.3 rounds to $0, without a sign.
  const sign = units > 0 && (value ?? 0) < 0 ? '-' : ''
  return `${sign}${before}${grouped(whole)}${fraction && `.${fraction}`}${after}`
}

/** `450000` with its commas. */
function grouped(digits: string): string {
  const groups: string[] = []
  for (let end = digits.length; end > 0; end -= 3) groups.unshift(digits.slice(Math.max(0, end - 3), end))
  return groups.join(',')
}
