import { isBusinessDay } from '#domain/business-days.ts'
import { addDays, type CalendarDay } from '#domain/calendar-day.ts'
import { closingDisclosureDue } from '#domain/disclosure-deadlines.ts'
import { type DayWarning, dayWarning } from './closed-days.ts'

export interface WaitDay {
  day: CalendarDay
  /** `counts` up to 3; the closing may be on the third. Days that do not count say why. */
  counts: number | null
  warning: DayWarning | undefined
}

export interface DisclosureWait {
  /** Last day on which the Closing Disclosure may reach the buyer. */
  due: CalendarDay
  closing: CalendarDay
  /** Every day after `due` up to the closing. */
  days: WaitDay[]
}

/** The wait of three business days before closing day (12 CFR 1026.19(f)(1)(ii)), day by day. */
export function disclosureWait(closing: CalendarDay): DisclosureWait {
  const due = closingDisclosureDue(closing)
  const days: WaitDay[] = []
  let counted = 0
  for (let day = addDays(due, 1); day <= closing; day = addDays(day, 1)) {
    if (isBusinessDay(day, 'specific')) days.push({ day, counts: ++counted, warning: undefined })
    else days.push({ day, counts: null, warning: dayWarning(day) })
  }
  return { due, closing, days }
}
