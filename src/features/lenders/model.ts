import * as z from 'zod/mini'
import { isCalendarDay } from '#domain/calendar-day.ts'
import { LOAN_TYPES } from '#domain/loan-type.ts'
import { atMost, shortText } from '#resources/plain-text.ts'
import { lenderFormWords as words } from './form-words.ts'
import { requestTexts } from './request-words.ts'

/** YYYY-MM-DD. */
const Day = z.iso.date()

const Lender = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  /** `null` until an operator gives one that the lender quoted, with its APR and day. */
  interest_rate: z.nullable(z.number()),
  apr: z.nullable(z.number()),
  rate_day: z.nullable(Day),
  min_loan_amount: z.nullable(z.number()),
  max_loan_amount: z.nullable(z.number()),
  loan_types: z.array(z.enum(LOAN_TYPES)),
  is_active: z.boolean(),
  /** Its own site, where the application goes on; `null` when we know none. */
  website: z.nullable(z.string()),
  /** Where requests are mailed; `null` where they are not. */
  email: z.nullable(z.string()),
  /** The lender does not exist: earlier versions listed some, to try the page with. */
  is_sample: z.boolean(),
})
export type Lender = z.infer<typeof Lender>

/** A lender on a person's list. */
const LenderApplication = z.object({
  lender_id: z.string(),
  lender_name: z.string(),
  status: z.literal('pending'),
  /** When the lender was put on the list: the applicant's own calendar day. It says nothing of an application. */
  applied_on: Day,
  /** When the lender looked at the applicant's credit, as they say themselves. */
  credit_pulled_on: z.nullable(Day),
  /** When the lender was mailed what the applicant had agreed to; `null` when nothing was sent. */
  mailed_on: z.nullable(Day),
  /** When the applicant applied on the lender's own site or at its counter, as they say themselves. */
  self_applied_on: z.nullable(Day),
  /** The lender does not exist: earlier versions let people choose it, to try the page. */
  is_sample: z.boolean(),
})
export type LenderApplication = z.infer<typeof LenderApplication>

/** The mail that a lender with an address would get, word for word. */
const RequestMail = z.object({
  subject: z.string(),
  text: z.string(),
  /** The applicant's own address, where answers go. */
  reply_to: z.string(),
  /** Nothing is sent in the name of an address that nobody has confirmed. */
  is_confirmed: z.boolean(),
})
export type RequestMail = z.infer<typeof RequestMail>

/** The same with what it was made of. */
export interface KnownRequest extends RequestMail {
  paragraphs: string[]
}

export interface LendersState {
  /** Active ones and those the person applied to, by rate. */
  lenders: Lender[]
  applications: LenderApplication[]
  has_completed_application: boolean
  /** `null` where the operator lets nothing go out, and without an application. */
  request_mail: KnownRequest | null
}

const InquiryWindow = z.object({
  started_on: Day,
  /** The last day on which another inquiry counts as the same one with every score. */
  ends_on: Day,
  days_left: z.number(),
  /** The same, for newer scores only. */
  longest_ends_on: Day,
  longest_days_left: z.number(),
})
export type InquiryWindow = z.infer<typeof InquiryWindow>

export const LendersView = z.object({
  lenders: z.array(Lender),
  applied: z.array(z.string()),
  applications: z.array(LenderApplication),
  inquiry_window: z.nullable(InquiryWindow),
  request_mail: z.nullable(RequestMail),
})
export type LendersView = z.infer<typeof LendersView>

/** What anybody may see of them. */
export const OfferedLenders = z.object({ lenders: z.array(Lender) })
export type OfferedLenders = z.infer<typeof OfferedLenders>

export const Apply = z.object({
  lender_ids: z.optional(
    z.array(shortText(words.fromTheList), words.fromTheList).check(z.maxLength(100, words.tooMany)),
  ),
  /** The text that the applicant read and agreed to send; left out, nothing is sent. */
  agreed_text: z.optional(z.string(requestTexts.unreadable).check(atMost(10_000, requestTexts.unreadable))),
})

const SaidDay = z.string().check(
  atMost(10, words.pulledOn),
  z.refine(day => isCalendarDay(day) && day >= '2000-01-01' && day <= '2099-12-31', words.pulledOn),
)

/** That a lender looked at the applicant's credit, today if no day is said, or that it did not after all. */
export const Pulled = z.object({
  lender_id: shortText(words.own),
  pulled: z.boolean(words.pulled),
  on: z.optional(SaidDay),
})

/** That the applicant applied to a lender themselves, today if no day is said, or that they did not after all. */
export const Applied = z.object({
  lender_id: shortText(words.own),
  applied: z.boolean(words.applied),
  on: z.optional(SaidDay),
})
