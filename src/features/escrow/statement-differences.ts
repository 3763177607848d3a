import { isCalendarDay } from '#domain/calendar-day.ts'
import { formatDay, monthName } from '#domain/day-words.ts'
import { formatCents } from '#domain/figures.ts'
import { differencesOf, type VersionDifference } from '#resources/differences.ts'
import type { EscrowDraft } from './model.ts'
import { statementWords as words } from './statement-words.ts'
import { yearTwoWords } from './year-two-words.ts'

const labels: Record<keyof EscrowDraft, string> = {
  servicer: words.servicer,
  loan_number: words.loanNumber,
  dated_on: words.datedOn,
  year_from: words.yearFrom,
  months: words.months,
  opening: words.opening,
  paid_in: words.paidIn,
  paid_out: words.paidOut,
  closing: words.closing,
  bills: words.bills,
  starting: words.starting,
  lowest_projected: words.lowest,
  base_payment: words.basePayment,
  old_payment: words.oldPayment,
  shortage: words.shortage,
  surplus: words.surplus,
  old_total: words.oldTotal,
  new_total: words.newTotal,
  loan_part: words.loanPart,
  demand: words.demand,
  spread_months: words.spreadMonths,
  surplus_way: words.surplusWay,
  is_current: words.isCurrent,
}

export function statementDifferences(here: EscrowDraft, saved: EscrowDraft): VersionDifference[] {
  return differencesOf(labels, [here, saved], fieldWords)
}

function fieldWords(statement: EscrowDraft, key: keyof EscrowDraft): string {
  const value = statement[key]
  if (value === null || value === '') return '—'
  if (key === 'bills') {
    const named = statement.bills.map(
      ({ item, month, amount }) => `${item} ${monthName(month)} ${amount === null ? '—' : formatCents(amount)}`,
    )
    return named.join(', ') || '—'
  }
  if (key === 'demand' && statement.demand) return words.demands[statement.demand]
  if (key === 'surplus_way' && statement.surplus_way) return words.surplusWays[statement.surplus_way]
  if (key === 'months' || key === 'spread_months') return String(value)
  if (typeof value === 'boolean') return value ? yearTwoWords.on : yearTwoWords.off
  if (typeof value === 'number') return formatCents(value)
  return isCalendarDay(String(value)) ? formatDay(String(value)) : String(value)
}
