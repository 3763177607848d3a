import { LOCALE } from './locale.ts'
import { once } from './once.ts'

/** How figures are written. Nobody ever sees NaN: what is no number is a dash. */
const dollars = number({ style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
const cents = number({ style: 'currency', currency: 'USD' })
const upToThree = number({ maximumFractionDigits: 3 })
const three = number({ minimumFractionDigits: 3, maximumFractionDigits: 3 })
const whole = number({ maximumFractionDigits: 0 })

const NO_FIGURE = '—'

/** `$450,000`. */
export function formatMoney(amount: number | null | undefined): string {
  return write(dollars, amount)
}

/** `$1,896.20`, where cents matter. */
export function formatCents(amount: number | null | undefined): string {
  return write(cents, amount)
}

/** `6.5%`, `6.875%`: as many places as the rate has, at most three. */
export function formatRate(rate: number | null | undefined): string {
  return write(upToThree, rate, '%')
}

/** `6.742%`, always three places: for APRs that are compared digit by digit. */
export function formatApr(apr: number | null | undefined): string {
  return write(three, apr, '%')
}

/** `20%`. */
export function formatPercent(percent: number | null | undefined): string {
  return write(whole, percent, '%')
}

/** `23 years 1 month`; `11 months`; `30 years`. */
export function formatMonths(months: number): string {
  const { years, months: rest } = yearsAndMonths(months)
  const parts = [years > 0 ? plural(years, 'year') : '', rest > 0 || years === 0 ? plural(rest, 'month') : '']
  return parts.filter(Boolean).join(' ')
}

export function yearsAndMonths(months: number): { years: number; months: number } {
  const all = Number.isFinite(months) ? Math.max(0, Math.round(months)) : 0
  return { years: Math.floor(all / 12), months: all % 12 }
}

function number(options: Intl.NumberFormatOptions): () => Intl.NumberFormat {
  return once(() => new Intl.NumberFormat(LOCALE, options))
}

function write(format: () => Intl.NumberFormat, value: number | null | undefined, unit = ''): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return NO_FIGURE
  const text = format().format(value)
  // -0.3 rounds to -$0.
  return `${/[1-9]/.test(text) ? text : text.replace('-', '')}${unit}`
}

function plural(count: number, noun: string): string {
  return `${whole().format(count)} ${noun}${count === 1 ? '' : 's'}`
}
