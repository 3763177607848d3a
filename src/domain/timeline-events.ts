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

/** Dates to start from; the buyer may move each. */
export function tentativeDates(contract_signed: CalendarDay): Record<TimelineEventKey, CalendarDay> {
  const dates = TIMELINE_EVENT_KEYS.map(key => [key, addDays(contract_signed, EVENT_OFFSETS[key])])
  return Object.fromEntries(dates) as Record<TimelineEventKey, CalendarDay>
}
