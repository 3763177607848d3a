import { isCalendarDay } from '#domain/calendar-day.ts'
import { formatDay } from '#domain/day-words.ts'
import { formatCents, formatRate } from '#domain/figures.ts'
import { differencesOf, type VersionDifference } from '#resources/differences.ts'
import type { LoanDraft } from './loan-draft.ts'
import { loanFormLabels, loanFormWords as words } from './loan-words.ts'

export function loanDifferences(here: LoanDraft, saved: LoanDraft): VersionDifference[] {
  return differencesOf(loanFormLabels, [here, saved], loanFieldWords)
}

export function loanFieldWords(loan: LoanDraft, key: keyof LoanDraft): string {
  const value = loan[key]
  if (value === null || value === '') return words.none
  if (key === 'rate' || key === 'late_fee_percent') return formatRate(Number(value))
  if (key === 'grace_days') return words.days(Number(value))
  if (typeof value === 'number') return formatCents(value)
  return isCalendarDay(value) ? formatDay(value) : value
}
