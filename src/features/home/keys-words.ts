import { formatMoney } from '#domain/figures.ts'
import type { Closed } from './closed.ts'

export const celebrationWords = {
  title: 'The keys are yours',
  card: 'Make a celebration card',
  gift: 'Claim your gift',
  next: 'What comes next',
  links: [
    { to: '/dashboard/insurance-diary', label: 'When your mortgage insurance can end' },
    { to: '/dashboard/closure', label: 'Your loan as it closed' },
    { to: '/dashboard/papers', label: 'Check your Closing Disclosure once more' },
  ],
} as const

/** What went well, as far as it is known. */
export function keysFacts({
  offers,
  saved,
  years,
}: Closed): { kind: 'compared' | 'saved'; title: string; detail: string }[] {
  const facts = []
  if (offers > 1)
    facts.push({
      kind: 'compared' as const,
      title: `You compared ${offers} lenders`,
      detail: 'By true cost, not by rate alone.',
    })
  if (saved)
    facts.push({
      kind: 'saved' as const,
      title: `${formatMoney(saved.dollars)} less than ${saved.dearest}`,
      detail: `In interest and fees over ${years} years, by the offers you compared.`,
    })
  return facts
}
