import { formatDate } from '#domain/english-day.ts'
import { formatCents } from '#domain/figures.ts'
import type { Forecast } from './forecast.ts'
import type { YearTwoPlan } from './model.ts'

/** What is sent is English, whatever the language of the page. */
export const ASK_SUBJECT = 'Property tax in my escrow account'

/** What to ask the lender for before signing, by name. It states only what the buyer looked up. */
export function askLetter(
  plan: YearTwoPlan,
  found: Forecast,
  { today, lender }: { today: string; lender: string | null },
): string {
  const { yearly_tax, exemption, looked_on, source } = plan
  const now = formatCents(yearly_tax ?? 0)
  const next = found.next_tax === null ? '____________' : formatCents(found.next_tax)
  const looked = looked_on ? ` on ${formatDate(looked_on)}` : ''
  const where = source ? ` (${source})` : ''
  return [
    formatDate(today),
    `To: ${lender ?? '____________'}\nLoan number: ____________\nProperty: ____________`,
    'Hello,',
    `My papers count ${now} a year for property tax. By the numbers I looked up at the county${looked}${where}, the tax after the sale is about ${next} a year${exemption ? ', with the exemption I mean to file for' : ''}.`,
    [
      'Please tell me in writing:',
      '1. Which value the property tax on my Loan Estimate rests on, and whether it is the taxable value after closing (12 CFR 1026.37(c)(5)(i)).',
      ...(plan.is_new_build
        ? ['2. For a new house: which finished homes like it you compared with (12 CFR 1024.17(c)(7)).']
        : ['2. Which bill the escrow account is planned with (12 CFR 1024.17(c)(7)).']),
      `3. Whether you will plan my escrow account with ${next} a year from the first payment, and what I then bring to closing.`,
      '4. If you can’t: the Consumer Disclosure for Voluntary Escrow Account Payments, which the rule encourages where a large rise after year one is foreseen (12 CFR 1024.17(a)), or a one-year agreement to pay more (12 CFR 1024.17(f)(2)(iii)).',
    ].join('\n'),
    'Thank you.\n\n____________',
  ].join('\n\n')
}
