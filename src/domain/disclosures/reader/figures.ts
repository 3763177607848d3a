import { type CalendarDay, calendarDay, isCalendarDay } from '../../calendar-day.ts'

const MINUS = /^[-–—−‒]$/
const AMOUNT = /^([-–—−‒]?)(\(?)([-–—−‒]?)\$?([-–—−‒]?)(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{2}))?(\)?)$/

/** `—` or `-` where a figure could stand: none. */
export function isDash(text: string): boolean {
  return MINUS.test(text)
}

/** What some programs print where a form stays blank. */
export function isNothing(text: string): boolean {
  return /^(n\/?a|none|not applicable)\.?$/i.test(text)
}

/** Letters that the file does not name; people see what they are, a reader cannot. */
export function isNameless(text: string): boolean {
  return /^[\p{Cc}\p{Co}\ufffd]+$/u.test(text)
}

/** `$1,802`, `– $500.00`, `-0.01`, `($500)` in cents; `null` for anything that is not written as money. */
export function parseCents(text: string): number | null {
  const match = AMOUNT.exec(text.replace(/\s+/g, '').replace(/(?<![*†‡])[*†‡]+$/, ''))
  if (!match) return null
  const [, before, open, inside, after, whole = '', cents = '00', close] = match
  if (Boolean(open) !== Boolean(close)) return null
  const amount = Number(whole.replaceAll(',', '')) * 100 + Number(cents)
  if (!Number.isSafeInteger(amount)) return null
  return before || open || inside || after ? 0 - amount : amount
}

/** `3.875%`, `6.625 %`, `.25%`. */
export function parsePercent(text: string): number | null {
  const match = /^([-–—−‒]?)(\d{1,3}(?:\.\d{1,4})?|\.\d{1,4})%$/.exec(text.replace(/\s+/g, ''))
  if (!match) return null
  return (match[1] ? -1 : 1) * Number(match[2])
}

/** Money, a percentage, a day or a plain number. */
export function isFigure(text: string): boolean {
  return parseCents(text) !== null || parsePercent(text) !== null || parseDay(text) !== null
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** `2/15/2013`, `02/15/13`, `2013-02-15`, `February 15, 2013`, `15-Feb-2013`. */
export function parseDay(text: string): CalendarDay | null {
  const plain = text.trim()
  const figures = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/.exec(plain)
  if (figures) return existing(Number(figures[3]), Number(figures[1]), Number(figures[2]))
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(plain)
  if (iso) return existing(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const named = /^(\d{1,2})[- ]([a-z]{3,9})[- ](\d{4})$/i.exec(plain)
  if (named) return existing(Number(named[3]), monthNamed(named[2]), Number(named[1]))
  const words = /^([a-z]{3,9})\.? (\d{1,2}),? (\d{4})$/i.exec(plain)
  return words ? existing(Number(words[3]), monthNamed(words[1]), Number(words[2])) : null
}

/** 0 for what is no month. */
function monthNamed(name = ''): number {
  return MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1
}

function existing(year: number, month: number, day: number): CalendarDay | null {
  const text = calendarDay(year < 100 ? 2000 + year : year, month, day)
  return isCalendarDay(text) ? text : null
}

/** The first day in a text that says more. */
export function dayIn(text: string): CalendarDay | null {
  const found =
    /\d{4}-\d{2}-\d{2}|\d{1,2}[/.-]\d{1,2}[/.-](?:\d{4}|\d{2})\b|\d{1,2}[- ][A-Z][a-z]{2,8}[- ]\d{4}|[A-Z][a-z]{2,8}\.? \d{1,2}, \d{4}/.exec(
      text,
    )
  return found ? parseDay(found[0]) : null
}

/** '30 years', '15 yr. 5 mo.', '16 mo.', '360 months' in months. */
export function parseTerm(text: string): number | null {
  const match = /^(?:(\d{1,3})\s*(?:years?|yrs?\.?))?,?\s*(?:(\d{1,4})\s*(?:months?|mos?\.?))?$/i.exec(text.trim())
  if (!match || (match[1] === undefined && match[2] === undefined)) return null
  return Number(match[1] ?? 0) * 12 + Number(match[2] ?? 0)
}

/** Money amounts in a text, with the minus sign that stands before them. */
export function centsIn(text: string): number[] {
  const found = text.matchAll(/(?<![\w.,$])([-–—−‒] ?)?\$ ?(\d{1,3}(?:,\d{3})+|\d+)(\.\d{2})?(?![\d%]|,\d|\.\d)/g)
  return [...found].flatMap(match => parseCents(match[0]) ?? [])
}
