import { formatDay, unbroken } from '#domain/day-words.ts'
import { formatMoney, formatRate } from '#domain/figures.ts'
import { plural } from '#domain/plural.ts'
import type { Closed } from './closed.ts'

export const celebrationWords = {
  title: ({ is_refinance }: Closed) => (is_refinance ? 'Your new loan is in place' : 'The keys are yours'),
  picture: 'An open front door with a key',
  how: 'How you did it',
  loan: 'Loan',
  lender: 'Lender',
  next: 'What comes next',
  toHome: 'Back to your application',
} as const

/** What comes next. A loan without mortgage insurance has none to end. */
export function keysLinks({ may_be_insured }: Pick<Closed, 'may_be_insured'>): { to: string; label: string }[] {
  return [
    ...(may_be_insured ? [{ to: '/dashboard/insurance-diary', label: 'When your mortgage insurance can end' }] : []),
    { to: '/dashboard/closure', label: 'Your loan as it closed' },
    { to: '/dashboard/papers', label: 'Check your Closing Disclosure once more' },
  ]
}

export type KeysFact = { kind: 'compared' | 'saved' | 'days'; title: string; detail: string }

/** What went well, as far as it is known. */
export function keysFacts({ offers, saved, years, days, closed_on }: Closed): KeysFact[] {
  const facts: KeysFact[] = []
  if (offers > 1)
    facts.push({
      kind: 'compared',
      title: `You compared ${offers} lenders`,
      detail: 'By what they really cost, not by rate alone.',
    })
  if (saved)
    facts.push({
      kind: 'saved',
      title: `${formatMoney(saved.dollars)} less than ${saved.dearest}`,
      detail: `In interest and fees over ${plural(years, { one: 'a year', other: `${years} years` })}, by the offers you compared.`,
    })
  if (days)
    facts.push({
      kind: 'days',
      title: `${days.count} ${plural(days.count, { one: 'day', other: 'days' })}, contract to keys`,
      detail: `From ${unbroken(formatDay(days.from))} to ${unbroken(formatDay(closed_on))}.`,
    })
  return facts
}

export function closedLoanWords({ loan_amount, rate }: Closed): string {
  return rate === null ? formatMoney(loan_amount) : `${formatMoney(loan_amount)} at ${formatRate(rate)}`
}
