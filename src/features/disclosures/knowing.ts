import type { CalendarDay } from '#domain/calendar-day.ts'
import { formatDay } from '#domain/day-words.ts'
import type { Disclosure } from '#domain/disclosures/disclosure.ts'
import { knowing } from './disclosure-words.ts'

/** What stands on the disclosure and is easily overlooked: what can hurt first, days last. */
export function worthKnowing({ kind, values }: Disclosure, today: CalendarDay): string[] {
  const product = values.product ?? ''
  const sentences: string[] = []
  if (values.prepayment_penalty === 'yes') {
    const words = values.prepayment_penalty_words
    sentences.push(words === null ? knowing.penaltyPlain : knowing.penalty(words.replace(/^A/, 'a')))
  }
  if (values.balloon_payment === 'yes' || /balloon/i.test(product)) sentences.push(knowing.balloon)
  if (/interest only/i.test(product) || /^yes/i.test(values.interest_only_payments ?? ''))
    sentences.push(knowing.interestOnly)
  const grows = values.negative_amortization === 'scheduled' || values.negative_amortization === 'possible'
  if (values.loan_amount_can_increase === 'yes' || grows || /negative/i.test(product)) sentences.push(knowing.grows)
  if (values.interest_rate_can_increase === 'yes') sentences.push(knowing.canRise)
  else if (values.principal_and_interest_can_increase === 'yes') sentences.push(knowing.paymentRises)
  if (kind === 'loan-estimate') {
    if (values.rate_lock === 'no') sentences.push(knowing.noLock)
    const until = values.rate_lock_until
    if (until !== null) sentences.push((until < today ? knowing.lockEnded : knowing.lock)(formatDay(until)))
    const expire = values.closing_costs_expire
    if (expire !== null) sentences.push((expire < today ? knowing.expired : knowing.expires)(formatDay(expire)))
  }
  return sentences
}
