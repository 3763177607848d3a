import { nextWorkingDay } from './business-days.ts'
import { addDays, type CalendarDay } from './calendar-day.ts'

/** The eleven events of a home purchase, in their fixed order. */
export const TIMELINE_EVENT_KEYS = [
  'contract_signed',
  'loan_application',
  'home_inspection',
  'due_diligence_ends',
  'insurance_shopping',
  'appraisal_scheduled',
  'loan_underwriting',
  'insurance_secured',
  'clear_to_close',
  'final_walkthrough',
  'closing_day',
] as const
export type TimelineEventKey = (typeof TIMELINE_EVENT_KEYS)[number]

/** Days from the signed contract on which an event usually falls. */
export const EVENT_OFFSETS: Readonly<Record<TimelineEventKey, number>> = {
  contract_signed: 0,
  loan_application: 3,
  home_inspection: 7,
  due_diligence_ends: 10,
  insurance_shopping: 10,
  appraisal_scheduled: 14,
  loan_underwriting: 21,
  insurance_secured: 21,
  clear_to_close: 35,
  final_walkthrough: 43,
  closing_day: 45,
}

export function isImportantEvent(key: TimelineEventKey): boolean {
  return key !== 'loan_underwriting'
}

/** What banks, recorders, appraisers and agents have to be at work for. */
const ON_WORKING_DAYS: readonly TimelineEventKey[] = ['appraisal_scheduled', 'final_walkthrough', 'closing_day']

export function needsWorkingDay(key: TimelineEventKey): boolean {
  return ON_WORKING_DAYS.includes(key)
}

/** The day that the offset alone gives, whether or not anybody works on it. */
export function countedDate(key: TimelineEventKey, contract_signed: CalendarDay): CalendarDay {
  return addDays(contract_signed, EVENT_OFFSETS[key])
}

/** Dates to start from, each on a day on which it can happen; the buyer may move each. */
export function tentativeDates(contract_signed: CalendarDay): Record<TimelineEventKey, CalendarDay> {
  const dates = TIMELINE_EVENT_KEYS.map(key => {
    const counted = countedDate(key, contract_signed)
    return [key, needsWorkingDay(key) ? nextWorkingDay(counted) : counted]
  })
  return Object.fromEntries(dates) as Record<TimelineEventKey, CalendarDay>
}
