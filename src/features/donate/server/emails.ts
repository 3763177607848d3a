import type { Language } from '#domain/languages.ts'
import { composeEmail, type Email, greeting } from '#server/mail/email.ts'
import * as spanish from '../words.es.ts'
import { thankYouWords } from '../words.ts'
import type { Payment } from './payment.ts'

const catalogs = { en: thankYouWords, es: spanish.thankYouWords }

interface Donor {
  language: Language
  first_name: string | undefined
}

export function thankYouEmail(payment: Payment, stopUrl: string | undefined, donor: Donor): Email {
  const { language, first_name } = donor
  const { amount_cents, currency, frequency, livemode } = payment
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
    ...(stopUrl && { unsubscribe: { label: words.stop, url: stopUrl } }),
  })
}

/** Stripe counts in the smallest coin, and some currencies have no cents. Money is written the American way in every language. */
function inCurrency(amount: number, currency: string): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: currency.toUpperCase() })
  const { maximumFractionDigits = 2 } = format.resolvedOptions()
  return format.format(amount / 10 ** maximumFractionDigits)
}
