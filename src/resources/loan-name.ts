import { formatMonth } from '#domain/day-words.ts'
import type { LoanPurpose } from '#domain/loan-purpose.ts'
import type { Translated } from '#domain/translated.ts'
import { loanWords } from './words.ts'

/** What names a loan, in whatever language. */
export interface NamedLoan {
  name: string | null
  purpose: LoanPurpose | null
  opened_at: string
}

/** The words of such names, in one language. */
export type LoanNameWords = Translated<Pick<typeof loanWords, 'purchase' | 'refinance'>>

/** What a loan is called: as its owner says, else by what it is for and when it began. */
export function loanName(
  { name, purpose, opened_at }: NamedLoan,
  said: LoanNameWords = loanWords,
  inMonth: typeof formatMonth = formatMonth,
): string {
  if (name) return name
  const month = inMonth(opened_at.slice(0, 10))
  return purpose === null || purpose === 'purchase' ? said.purchase(month) : said.refinance(month)
}
