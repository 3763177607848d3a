import { possessive } from '#domain/possessive.ts'
import type { QuotableOffer } from './known-offer.ts'

export const chooseWords = {
  title: (lender: string) => `Go with ${lender}`,
  description: 'You tell the lender yourself; nothing is sent from here.',
  lender: 'Your choice',
  say: 'What to say',
  copy: 'Copy what to say',
  copied: 'Copied',
  confirm: 'I’ve told them yes',
  undo: 'It’s not them after all',
  isChosen: (lender: string) => `You told ${lender} yes. Home goes on with the next steps.`,
  guessed: (lender: string) =>
    `Some of ${possessive(lender)} figures are still our guess. Type in its fees first; then the words with your figures stand here.`,
  byWhen:
    'Say it by the day printed on the Loan Estimate, usually 10 business days after it. Silence isn’t a yes, and until you say so a lender may charge you only for your credit report (12 CFR 1026.19(e)(2)(i)).',
  afterwards: 'Then',
  steps: [
    { to: '/dashboard/rate-lock', label: 'Lock your rate' },
    { to: '/dashboard/documents', label: 'Gather your documents' },
    { to: '/dashboard/timeline', label: 'Follow the dates to closing' },
  ],
} as const

/** What the yes means, where the reader's language is not the lender's. */
export function yesMeaning(_offer: QuotableOffer): string | null {
  return null
}
