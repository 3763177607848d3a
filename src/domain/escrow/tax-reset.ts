import { type CalendarDay, calendarDay, dayParts } from '../calendar-day.ts'

/**
 * What a sale does to the value that is taxed, only for states whose rule was read, on county, assessor and statute pages in
 * November 2026. For all others the answer is to ask the county; nothing is computed from memory.
 */
export interface TaxReset {
  /** `partly`: a cap, credit or exemption of the seller ends, while the value itself goes on. */
  resets: 'yes' | 'partly' | 'no'
  /** `mixed`: the rule was read, but not each of its dates. */
  sure: 'seen' | 'mixed'
  /** The first tax year with the new value begins then, after the sale; `null` where it is not known or nothing begins. */
  counts_from: 'january' | 'july' | null
  /** The last day to ask for the owner's exemption, in the year after the purchase, where a page says so. */
  homestead_by?: { month: number; day: number }
}

const TAX_RESETS: Record<string, TaxReset> = {
  Arizona: { resets: 'no', sure: 'mixed', counts_from: null },
  Arkansas: { resets: 'yes', sure: 'mixed', counts_from: 'january' },
  California: { resets: 'yes', sure: 'seen', counts_from: 'july' },
  'District of Columbia': { resets: 'partly', sure: 'mixed', counts_from: null },
  Florida: { resets: 'yes', sure: 'seen', counts_from: 'january', homestead_by: { month: 3, day: 1 } },
  Georgia: { resets: 'partly', sure: 'mixed', counts_from: 'january' },
  Maryland: { resets: 'partly', sure: 'mixed', counts_from: 'july' },
  Michigan: { resets: 'yes', sure: 'seen', counts_from: 'january' },
  Nevada: { resets: 'partly', sure: 'seen', counts_from: 'july' },
  'New Mexico': { resets: 'yes', sure: 'seen', counts_from: 'january' },
  Ohio: { resets: 'no', sure: 'seen', counts_from: null },
  Oklahoma: { resets: 'yes', sure: 'seen', counts_from: 'january' },
  Oregon: { resets: 'no', sure: 'seen', counts_from: null },
  Pennsylvania: { resets: 'no', sure: 'mixed', counts_from: null },
  'South Carolina': { resets: 'yes', sure: 'seen', counts_from: 'january' },
  Texas: { resets: 'partly', sure: 'seen', counts_from: 'january' },
}

/** `null` where no rule was read: ask the county. */
export function taxReset(state: string | null | undefined): TaxReset | null {
  return (state && Object.hasOwn(TAX_RESETS, state) ? TAX_RESETS[state] : undefined) ?? null
}

/** Bills of the spring belong to the tax year before: a new year's first bill comes in summer at the earliest. */
const FIRST_BILL_MONTH = { january: 6, july: 7 } as const

/** Bills from this day on carry the new value. Where no rule was read it is counted as from January: our guess. */
export function newBillsFrom(bought_on: CalendarDay, reset: TaxReset | null): CalendarDay {
  return calendarDay(dayParts(bought_on).year + 1, FIRST_BILL_MONTH[reset?.counts_from ?? 'january'], 1)
}

/** The last day to file for the exemption of whoever lives there, where it was read. */
export function homesteadDeadline(bought_on: CalendarDay, reset: TaxReset | null): CalendarDay | null {
  if (!reset?.homestead_by) return null
  return calendarDay(dayParts(bought_on).year + 1, reset.homestead_by.month, reset.homestead_by.day)
}
