import * as z from 'zod/mini'
import { isCalendarDay } from '#domain/calendar-day.ts'
import { LOAN_PROGRAMS } from '#domain/mortgage-insurance.ts'
import { atMost, Instant, singleLine } from '#resources/plain-text.ts'
import { diaryFormWords as words } from './form-words.ts'

/** More homes than one person insures at a time, with those that were sold. */
export const MOST_DIARIES = 6
export const LONGEST_NAME = 80
export const MOST_MONEY = 1_000_000_000
export const HIGHEST_RATE = 30
/** Terms that are offered in the form; a disclosure may print another. */
export const USUAL_TERMS = [120, 180, 240, 300, 360, 480] as const
const SHORTEST_TERM = 12
const LONGEST_TERM = 600
/** The law is of 1999, and no loan of today is planned further ahead. */
export const EARLIEST_PAYMENT = '1999-01-01'
export const LATEST_PAYMENT = '2099-12-31'

const money = (missing: string, least: number) =>
  z.number(missing).check(z.minimum(least, missing), z.maximum(MOST_MONEY, words.tooMuch))

export const DiaryId = z.uuid(words.unknown).check(z.toLowerCase())

/** What the days of an insurance follow from. */
export const DiaryLoan = z.strictObject({
  name: singleLine(LONGEST_NAME, words.name).check(z.minLength(1, words.name)),
  loan_program: z.enum(LOAN_PROGRAMS, words.program),
  /** The law speaks of the home its owner lives in. */
  lives_there: z.boolean(words.livesThere),
  /** The lower of price and appraisal. */
  original_value: money(words.value, 1),
  loan_amount: money(words.loan, 1),
  interest_rate: z.number(words.rate).check(z.minimum(0, words.rate), z.maximum(HIGHEST_RATE, words.rate)),
  rate_can_change: z.boolean(words.rateChanges),
  months: z.int(words.term).check(z.minimum(SHORTEST_TERM, words.term), z.maximum(LONGEST_TERM, words.term)),
  first_payment_on: z.string(words.firstPayment).check(
    atMost(10, words.firstPayment),
    z.refine(day => isCalendarDay(day) && day >= EARLIEST_PAYMENT && day <= LATEST_PAYMENT, words.firstPayment),
  ),
  monthly_premium: money(words.premium, 0),
  extra_monthly: money(words.extra, 0),
})
export type DiaryLoan = z.infer<typeof DiaryLoan>

export const Diary = z.extend(DiaryLoan, {
  id: DiaryId,
  /** Whether its days are announced; reminders themselves need an account. */
  reminder_enabled: z.boolean(words.reminders),
  added_at: Instant,
})
export type Diary = z.infer<typeof Diary>

export const DiariesState = z.strictObject({ diaries: z.array(Diary).check(z.maxLength(MOST_DIARIES)) })
export type DiariesState = z.infer<typeof DiariesState>
