import { isCalendarDay } from '#domain/calendar-day.ts'
import { formatDay, monthName } from '#domain/day-words.ts'
import { formatCents, formatRate } from '#domain/figures.ts'
import { stateLabel } from '#domain/state-words.ts'
import { differencesOf, type VersionDifference } from '#resources/differences.ts'
import type { YearTwoDraft } from './model.ts'
import { yearTwoWords as words } from './year-two-words.ts'

const labels: Record<keyof YearTwoDraft, string> = {
  property_state: words.state,
  closing_on: words.closing,
  price: words.price,
  loan_part: words.loanPart,
  yearly_tax: words.yearlyTax,
  yearly_insurance: words.yearlyInsurance,
  tax_months: words.taxDue,
  insurance_rise: words.rise9,
  is_new_build: words.newBuild,
  county_value: words.value,
  county_rate: words.rate,
  flat_charges: words.flat,
  exemption: words.exemption,
  looked_on: words.lookedOn,
  source: words.source,
  seller_value: words.sellerValue,
  new_bill_on: words.newBillOn,
  homestead_by: words.homestead,
  reminder_enabled: words.remind,
}

export function planDifferences(here: YearTwoDraft, saved: YearTwoDraft): VersionDifference[] {
  return differencesOf(labels, [here, saved], fieldWords)
}

function fieldWords(plan: YearTwoDraft, key: keyof YearTwoDraft): string {
  const value = plan[key]
  if (value === null || value === '') return '—'
  if (key === 'property_state') return stateLabel(String(value))
  if (key === 'tax_months') return plan.tax_months.map(monthName).join(', ')
  if (key === 'insurance_rise' || key === 'county_rate') return formatRate(Number(value))
  if (typeof value === 'boolean') return value ? words.on : words.off
  if (typeof value === 'number') return formatCents(value)
  return isCalendarDay(String(value)) ? formatDay(String(value)) : String(value)
}
