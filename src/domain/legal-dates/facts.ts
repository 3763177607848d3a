import type { BusinessDaySense } from '../business-days.ts'
import { addBusinessDays } from '../business-days.ts'
import type { CalendarDay } from '../calendar-day.ts'

/** How a disclosure came to the buyer: what is not handed over counts as received three days later, or when it was opened. */
export const DELIVERIES = ['hand', 'mail', 'email'] as const
export type Delivery = (typeof DELIVERIES)[number]

export interface SentDisclosure {
  sent_on: CalendarDay
  delivery: Delivery
  /** When the buyer opened it or confirmed it, if that can be shown. */
  opened_on: CalendarDay | null
}

/** What the buyer answered, or their disclosures show. What is not known is `null`, and no date is made of it. */
export interface LegalFacts {
  /** A loan on the buyer's own home that is no purchase may be cancelled within three days. */
  may_cancel: boolean
  lender_open_saturdays: boolean
  applied_on: CalendarDay | null
  estimate: SentDisclosure | null
  /** Printed on page 1 of the Loan Estimate; it wins over any count. */
  costs_expire_on: CalendarDay | null
  intent_on: CalendarDay | null
  locked_on: CalendarDay | null
  /** The revised Loan Estimate that followed the lock or a change. */
  revised_on: CalendarDay | null
  disclosure: SentDisclosure | null
  /** A corrected disclosure that starts the three days anew. */
  new_wait: SentDisclosure | null
  appraisal_on: CalendarDay | null
  closing_on: CalendarDay | null
  /** Days between signing and paying out, as the Closing Disclosure prints the two. */
  paid_out_after: number | null
  /** When the lender learnt of a change after closing. */
  change_known_on: CalendarDay | null
}

export const NO_FACTS: LegalFacts = {
  may_cancel: false,
  lender_open_saturdays: false,
  applied_on: null,
  estimate: null,
  costs_expire_on: null,
  intent_on: null,
  locked_on: null,
  revised_on: null,
  disclosure: null,
  new_wait: null,
  appraisal_on: null,
  closing_on: null,
  paid_out_after: null,
  change_known_on: null,
}

/** The day on which a disclosure counts as received, 12 CFR 1026.19(e)(1)(iv) and (f)(1)(iii). */
export function receivedOn({ sent_on, delivery, opened_on }: SentDisclosure): CalendarDay {
  if (delivery === 'hand') return sent_on
  const presumed = addBusinessDays(sent_on, 3, 'specific')
  return opened_on !== null && opened_on >= sent_on && opened_on < presumed ? opened_on : presumed
}

export function openSense({ lender_open_saturdays }: Pick<LegalFacts, 'lender_open_saturdays'>): BusinessDaySense {
  return lender_open_saturdays ? 'open-saturdays' : 'open'
}
