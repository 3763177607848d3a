import { addMonths, type CalendarDay, wholeMonths } from '#domain/calendar-day.ts'
import { insuranceDiary } from '#domain/legal-dates/insurance-diary.ts'
import { fhaPremiumMonths } from '#domain/mortgage-insurance.ts'
import type { DiaryLoan } from './model.ts'

/** Whose rule says when the insurance ends. */
export type DiaryRule = 'private' | 'other-home' | 'not-needed' | 'fha' | 'va' | 'usda'

export const DIARY_DAYS = [
  'value-two-years',
  'value-five-years',
  'may-ask',
  'must-end',
  'ends-at-latest',
  'fha-ends',
] as const
export type DiaryDayKey = (typeof DIARY_DAYS)[number]

export interface DiaryDay {
  key: DiaryDayKey
  day: CalendarDay
}

export interface DiaryAnswer {
  rule: DiaryRule
  /** In the order of the calendar; none where no rule gives one. */
  days: DiaryDay[]
  /** The day on which it ends without anybody asking. */
  ends: CalendarDay | null
  may_ask: CalendarDay | null
  /** Months by which the extra payments bring the day to ask nearer. */
  sooner_months: number
  /** Months between asking as soon as one may and waiting for the end, and what they cost. */
  waiting_months: number
  waiting_cost: number
}

export function diaryOf(loan: DiaryLoan): DiaryAnswer {
  if (loan.loan_program === 'fha') return fhaDiary(loan)
  if (loan.loan_program !== 'conventional') return withoutDays(loan.loan_program)
  if (!loan.lives_there) return withoutDays('other-home')
  const terms = {
    principal: loan.loan_amount,
    annual_rate: loan.interest_rate,
    months: loan.months,
    original_value: loan.original_value,
    first_payment_on: loan.first_payment_on,
  }
  const found = insuranceDiary({ ...terms, extra_monthly: loan.extra_monthly })
  if (!found) return withoutDays('not-needed')
  const scheduled = insuranceDiary(terms)?.may_ask ?? found.may_ask
  const waiting_months = Math.max(0, wholeMonths(found.may_ask, found.ends))
  const days: DiaryDay[] = [
    // Whoever may ask by the balance need not show what the home is worth today.
    ...[
      { key: 'value-two-years' as const, day: found.by_value.after_two_years },
      { key: 'value-five-years' as const, day: found.by_value.after_five_years },
    ].filter(({ day }) => day < found.may_ask),
    { key: 'may-ask', day: found.may_ask },
    { key: 'must-end', day: found.must_end },
    { key: 'ends-at-latest', day: found.ends_at_latest },
  ]
  return {
    rule: 'private',
    days: days.toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0)),
    ends: found.ends,
    may_ask: found.may_ask,
    sooner_months: wholeMonths(found.may_ask, scheduled),
    waiting_months,
    waiting_cost: waiting_months * loan.monthly_premium,
  }
}

/** The days worth a reminder: those that ask something of the owner or end the premium. */
export function remindedDays(loan: DiaryLoan): DiaryDay[] {
  const { days, ends } = diaryOf(loan)
  return days.filter(({ key, day }) => (key === 'must-end' || key === 'ends-at-latest' ? day === ends : true))
}

/** Days ahead on which a reminder is sent: a letter wants a month, what ends by itself is announced on its day. */
export function noticesOf(key: DiaryDayKey): readonly number[] {
  return key === 'may-ask' ? [30, 0] : [0]
}

/** Where a person stands between the days. */
export type DiaryStage = 'ahead' | 'may-ask' | 'ended' | 'no-day'

export function stageOf({ may_ask, ends }: DiaryAnswer, today: CalendarDay): DiaryStage {
  if (ends === null) return 'no-day'
  if (today >= ends) return 'ended'
  return may_ask !== null && today >= may_ask ? 'may-ask' : 'ahead'
}

function fhaDiary({ loan_amount, original_value, months, first_payment_on }: DiaryLoan): DiaryAnswer {
  const paid = fhaPremiumMonths(loan_amount, original_value, months)
  if (paid >= months) return withoutDays('fha')
  const ends = addMonths(first_payment_on, paid)
  return { ...withoutDays('fha'), ends, days: [{ key: 'fha-ends', day: ends }] }
}

function withoutDays(rule: DiaryRule): DiaryAnswer {
  return { rule, days: [], ends: null, may_ask: null, sooner_months: 0, waiting_months: 0, waiting_cost: 0 }
}
