import type { CalendarDay } from '#domain/calendar-day.ts'
import { formatLongDate } from '#domain/english-day.ts'
import { formatCents, formatRate } from '#domain/figures.ts'
import { plural } from '#domain/plural.ts'
import type { ChangeRow } from './change-review.ts'
import type { InsuranceReview, InsuranceRow } from './insurance-review.ts'
import type { LetterSubject } from './model.ts'
import type { PayoffReview, PayoffRow } from './payoff-review.ts'
import type { RateReview, RateRow } from './rate-review.ts'

/** What is sent is English, whatever the language of the page. */
export const changeLetterWords = {
  about: {
    transfer: 'It is about the change of servicer of my loan.',
    payoff: 'It is about your payoff statement.',
    rate: 'It is about your notice of a new rate.',
    insurance: 'It is about insurance that you bought for my home.',
  } satisfies Record<LetterSubject, string>,
  to: (servicer: string) =>
    `To: ${servicer || '____________'}, address for errors and requests\nLoan number: ____________\nProperty: ____________\nBorrower: ____________`,
  carried: (label: string, old: string, fresh: string) =>
    `${label} was ${old} at the old servicer and is ${fresh} with you.`,
  correct:
    'Please correct this and write to me when it is done. If you find no error, please tell me why and send me the documents you relied on.',
  refund:
    'My home was insured on these days; the proof is enclosed. Please cancel your policy and give back what you charged.',
  explain: 'Please explain this and send me the entries of the account that show it.',
  thanks: 'Thank you.\n\n____________',
} as const

type Words<Row extends string, Review> = Record<Row, (row: ChangeRow<Row>, review: Review) => string>

const money = (value: number | CalendarDay | null) => (typeof value === 'number' ? formatCents(value / 100) : '')
const percent = (value: number | CalendarDay | null) => (typeof value === 'number' ? formatRate(value) : '')
const day = (value: number | CalendarDay | null) => (typeof value === 'string' ? formatLongDate(value) : '')

/** One point of a letter about a payoff: what is printed, and what was expected or is asked. */
export const payoffPoints: Words<PayoffRow, PayoffReview> = {
  balance: ({ printed, expected }) =>
    `Your letter names ${money(printed)} of principal. By my records it is ${money(expected)}. Which payments have you counted?`,
  per_diem: ({ printed, expected }) =>
    expected === null
      ? `Your letter names ${money(printed)} of interest a day. Which principal and which rate is it counted from?`
      : `Your letter names ${money(printed)} of interest a day. From your principal and my rate I get ${money(expected)}.`,
  interest: ({ printed, expected }, review) =>
    expected === null
      ? `Your letter names ${money(printed)} of interest. Which principal, rate and days is it counted from?`
      : `Your letter names ${money(printed)} of interest. From your principal, my rate and ${daysOf(review)} I get ${money(expected)}.`,
  fees: ({ printed }) => `Your letter names ${money(printed)} of fees. What is each of them for?`,
  payoff: ({ printed, expected }) =>
    expected === null
      ? `Your letter names ${money(printed)} as the payoff. Which principal, interest and fees is it made of?`
      : `Your letter names ${money(printed)} as the payoff. Its principal, interest and fees come to ${money(expected)}.`,
}

function daysOf({ expected }: PayoffReview): string {
  const days = expected?.days ?? 0
  return plural(days, { one: 'one day', other: `${days} days` })
}

export const ratePoints: Words<RateRow, RateReview> = {
  rate: ({ printed, expected }) =>
    expected === null
      ? `Your notice names a new rate of ${percent(printed)}. Which index, margin, rounding and limits is it made from?`
      : `Your notice names a new rate of ${percent(printed)}. Index, margin, rounding and limits come to ${percent(expected)}. Which index of which day have you taken?`,
  payment: ({ printed, expected }, { owed, months_left }) =>
    expected === null
      ? `Your notice names a new payment of ${money(printed)}. Which balance, rate and number of months is it made from?`
      : `Your notice names a new payment of ${money(printed)}. Your balance of ${money(owed)} over ${months_left} months at your rate comes to ${money(expected)}.`,
  sent_on: ({ printed }, { window }) =>
    `Your notice is dated ${day(printed)}. It is to be sent between ${day(window?.from ?? null)} and ${day(window?.to ?? null)}. When was it sent?`,
}

export const insurancePoints: Words<InsuranceRow, InsuranceReview> = {
  second_notice_on: ({ printed, expected }) =>
    `You sent the second notice on ${day(printed)}. The first one allows it from ${day(expected)} on.`,
  charged_on: ({ printed, expected }) =>
    expected === null
      ? `You charged me on ${day(printed)}. On which days did you send the two notices?`
      : `You charged me on ${day(printed)}. By your notices nothing may be charged before ${day(expected)}.`,
  charge: ({ printed, expected }) =>
    expected === null
      ? `You charged ${money(printed)}. Which days is it for?`
      : `You charged ${money(printed)}. For days on which my home was insured nothing is owed.`,
}
