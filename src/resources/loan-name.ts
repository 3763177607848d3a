import { formatMonth } from '#domain/day-words.ts'
import type { LoanPurpose } from '#domain/loan-purpose.ts'
import { loanWords } from './words.ts'

interface Named {
  name: string | null
  purpose: LoanPurpose | null
  opened_at: string
}

/** What a loan is called: as its owner says, else by what it is for and when it began. */
export function loanName({ name, purpose, opened_at }: Named): string {
  if (name) return name
  const month = formatMonth(opened_at.slice(0, 10))
  return purpose === null || purpose === 'purchase' ? loanWords.purchase(month) : loanWords.refinance(month)
}
