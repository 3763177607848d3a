import { composeEmail, greeting } from '#server/mail/email.ts'
import type { Mails } from '#server/mail/mails.ts'
import * as spanish from '../words.es.ts'
import { thankYouWords } from '../words.ts'
import type { Payment } from './payment.ts'

const catalogs = { en: thankYouWords, es: spanish.thankYouWords }

interface Thanks extends Pick<Payment, 'amount_cents' | 'currency' | 'frequency' | 'livemode'> {
  /** Where a monthly donation is stopped. */
  stop_url?: string
  first_name?: string
}

export const donationMails = {
  'donate.thank-you'({ amount_cents, currency, frequency, livemode, stop_url, first_name }: Thanks, language) {
    const words = catalogs[language]
    return composeEmail({
      language,
      subject: words.subject,
      before: [
        greeting(first_name, language),
        words.received(inCurrency(amount_cents, currency), frequency),
        words.why,
        ...(livemode ? [] : [words.test]),
      ],
      ...(stop_url && { unsubscribe: { label: words.stop, url: stop_url } }),
    })
  },
} satisfies Mails

/** Stripe counts in the smallest coin, and some currencies have no cents. Money is written the American way in every language. */
function inCurrency(amount: number, currency: string): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: currency.toUpperCase() })
  const { maximumFractionDigits = 2 } = format.resolvedOptions()
  return format.format(amount / 10 ** maximumFractionDigits)
}
