import { LOCALE } from '#domain/locale.ts'
import { composeEmail, type Email } from '#server/mail/email.ts'
import { thankYouWords } from '../words.ts'
import type { Payment } from './payment.ts'

export function thankYouEmail(payment: Payment, stopUrl: string | undefined): Email {
  const { amount_cents, currency, frequency, livemode } = payment
  return composeEmail({
    subject: thankYouWords.subject,
    before: [
      thankYouWords.received(inCurrency(amount_cents, currency), frequency),
      thankYouWords.why,
      ...(livemode ? [] : [thankYouWords.test]),
    ],
    ...(stopUrl && { unsubscribe: { label: thankYouWords.stop, url: stopUrl } }),
  })
}

/** Stripe counts in the smallest coin, and some currencies have no cents. */
function inCurrency(amount: number, currency: string): string {
  const format = new Intl.NumberFormat(LOCALE, { style: 'currency', currency: currency.toUpperCase() })
  const { maximumFractionDigits = 2 } = format.resolvedOptions()
  return format.format(amount / 10 ** maximumFractionDigits)
}
