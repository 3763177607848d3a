import * as z from 'zod/mini'
import type { CalendarDay } from '#domain/calendar-day.ts'
import type { LoanType } from '#domain/loan-type.ts'
import { requestTexts } from './request-words.ts'

export interface Lender {
  id: string
  name: string
  description: string
  /** `null` until an operator gives one that the lender quoted, with its APR and day. A made-up lender has a made-up one. */
  interest_rate: number | null
  apr: number | null
  rate_day: CalendarDay | null
  min_loan_amount: number | null
  max_loan_amount: number | null
  loan_types: LoanType[]
  is_active: boolean
  /** Its own site, where the application goes on; `null` when we know none. */
  website: string | null
  /** Where requests are mailed; `null` where they are not. */
  email: string | null
  /** The lender does not exist: it is there to try the page with. */
  is_sample: boolean
}

/** That a person asked a lender for pre-approval. */
export interface LenderApplication {
  lender_id: string
  lender_name: string
  status: 'pending'
  /** The applicant's own calendar day. */
  applied_on: CalendarDay
  /** When the lender looked at the applicant's credit, as they say themselves. */
  credit_pulled_on: CalendarDay | null
  /** When the lender was mailed what the applicant had agreed to; `null` when nothing was sent. */
  mailed_on: CalendarDay | null
}

/** The mail that a lender with an address would get, word for word. */
export interface RequestMail {
  subject: string
  text: string
  /** The applicant's own address, where answers go. */
  reply_to: string
  /** Nothing is sent in the name of an address that nobody has confirmed. */
  is_confirmed: boolean
}

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

export interface InquiryWindow {
  started_on: CalendarDay
  /** The last day on which another inquiry counts as the same one with every score. */
  ends_on: CalendarDay
  days_left: number
  /** The same, for newer scores only. */
  longest_ends_on: CalendarDay
  longest_days_left: number
}

export interface LendersView {
  lenders: Lender[]
  applied: string[]
  applications: LenderApplication[]
  inquiry_window: InquiryWindow | null
  request_mail: RequestMail | null
}

export const Apply = z.object({
  lender_ids: z.optional(
    z
      .array(z.string('Please choose lenders from the list.'), 'Please choose lenders from the list.')
      .check(z.maxLength(100, 'Please choose at most 100 lenders at once.')),
  ),
  /** The text that the applicant read and agreed to send; left out, nothing is sent. */
  agreed_text: z.optional(z.string(requestTexts.unreadable).check(z.maxLength(10_000, requestTexts.unreadable))),
})

/** That a lender looked at the applicant's credit today, or that it did not after all. */
export const Pulled = z.object({
  lender_id: z.string('Please choose one of your lenders.'),
  pulled: z.boolean('Please say whether the lender looked at your credit.'),
})
