import type { BusinessDaySense } from '#domain/business-days.ts'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { daysAway, formatDate, formatDay, formatLongDay } from '#domain/day-words.ts'
import type { LegalDate, LegalDateKey } from '#domain/legal-dates/legal-dates.ts'
import { noWireWords } from '#domain/working-day-words.ts'
import type { OldDisclosure } from '#features/disclosures/disclosure-days.ts'
import type { LegalDateEntry } from './legal-dates.ts'

interface LegalDateWords {
  title: string
  /** What it means for me. */
  meaning: string
  /** Who must act, and how. */
  acts: string
}

/** The dates that come from the law. */
export const legalDateWords: Record<LegalDateKey, LegalDateWords> = {
  'estimate-due': {
    title: 'Loan Estimate sent by',
    meaning: 'The lender must hand you the Loan Estimate or put it in the mail by this day.',
    acts: 'The lender acts. If nothing has come a few days later, ask when it was sent.',
  },
  'fee-ban': {
    title: 'No fees before you say yes',
    meaning:
      'First you get the Loan Estimate and say that you want to go ahead. Until then a lender may charge you only for the credit report. It may not take a card number for other fees.',
    acts: 'The lender waits. Silence isn’t a yes.',
  },
  'costs-expire': {
    title: 'Offered costs hold until',
    meaning: 'Tell the lender by this day that you want to go ahead. After it, the lender may give you other costs.',
    acts: 'You act: say it in writing, and keep a copy.',
  },
  'revised-after-lock': {
    title: 'Revised Loan Estimate after your lock',
    meaning: 'Your rate was locked, so the lender must send you the figures that changed by this day.',
    acts: 'The lender acts. Compare it with the first one.',
  },
  'earliest-closing': {
    title: 'Earliest closing after the Loan Estimate',
    meaning: 'The law asks for seven business days between sending the estimate and closing.',
    acts: 'The lender waits. Only a real personal emergency, in your own words, can shorten it.',
  },
  'last-revised-estimate': {
    title: 'Last revised Loan Estimate',
    meaning: 'A revised estimate must reach you by this day. Later changes come with the Closing Disclosure.',
    acts: 'The lender acts.',
  },
  'appraisal-copy': {
    title: 'Your copy of the appraisal',
    meaning:
      'The report is yours, and the copy costs nothing extra. It’s due by this day unless you agreed to get it at closing.',
    acts: 'The lender acts. If it hasn’t come, ask for it.',
  },
  'disclosure-in-hand': {
    title: 'Closing Disclosure in hand',
    meaning: 'It must reach you by this day, or your closing has to wait.',
    acts: 'The lender acts. Open it the day it comes and compare it with your Loan Estimate.',
  },
  'closing-after-disclosure': {
    title: 'Earliest closing after the Closing Disclosure',
    meaning: 'Three business days after it counts as received, the loan may close.',
    acts: 'The lender waits. Use the days to read it.',
  },
  'closing-after-new-wait': {
    title: 'Earliest closing after the correction',
    meaning: 'The corrected disclosure changed so much that your three business days started over.',
    acts: 'The lender waits.',
  },
  'see-corrected': {
    title: 'See the final figures',
    meaning: 'On the business day before closing you may look at the disclosure as it stands, with every correction.',
    acts: 'You act: ask for it.',
  },
  'right-to-cancel': {
    title: 'Right to cancel ends',
    meaning:
      'Until midnight you can cancel this loan in writing, without giving a reason. With the same lender and no new money there may be no such right: ask. It runs from the last of signing, the notice and the disclosures.',
    acts: 'You act, only if you want out.',
  },
  'money-after-cancel': {
    title: 'Money may move',
    meaning: 'The lender may pay out, and pay off your old loan, only once your right to cancel has ended.',
    acts: 'The lender waits.',
  },
  'corrected-papers': {
    title: 'Corrected papers due',
    meaning: 'Something changed after closing, so the lender must send you a corrected disclosure by this day.',
    acts: 'The lender acts.',
  },
  'refund-by': {
    title: 'Refund due by',
    meaning: 'If a fee rose past its limit, the lender has until this day to pay it back, with a corrected disclosure.',
    acts: 'The lender acts. Compare your last Loan Estimate with the Closing Disclosure before then.',
  },
}

export const senseWords: Record<LegalDate['sense'], string> = {
  open: 'Business days here are the days your lender is open: Monday to Friday without federal holidays.',
  'open-saturdays': 'Business days here are the days your lender is open: Monday to Saturday without federal holidays.',
  specific: 'Business days here are all days but Sundays and federal holidays. Saturdays count.',
  servicer: 'Days here are all days but Saturdays, Sundays and federal holidays.',
  calendar: 'Calendar days: every day counts.',
  printed: 'Printed on your Loan Estimate. What is printed wins over any count.',
} satisfies Record<BusinessDaySense | 'calendar' | 'printed', string>

export function oldDisclosureWords({ kind, day }: OldDisclosure): string {
  const disclosure = kind === 'loan-estimate' ? 'Loan Estimate' : 'Closing Disclosure'
  return `Your ${disclosure} of ${formatDate(day)} is more than a year older than this loan, so its dates don’t count here.`
}

/** With what a Saturday means for a wire. */
export function firstLegalDayWords(day: CalendarDay): string {
  const sentence = `The first day the law allows is ${formatDay(day)}.`
  const wire = noWireWords(day)
  return wire ? `${sentence} ${wire}` : sentence
}

/** `null` where there is nothing to say yet. */
export function statusWords({ status, kind, who }: LegalDateEntry): string | null {
  switch (status) {
    case 'met':
      return kind === 'earliest' ? 'Your closing day fits' : 'Kept'
    case 'missed':
      if (kind === 'earliest') return 'Your closing day is too early'
      return who === 'lender' ? 'Missed by the lender' : 'Passed before you said yes'
    case 'from':
      return 'From now on'
    case 'passed':
      return 'Passed'
    case 'open':
      return null
  }
}

/** What a reminder of a legal date says. */
export function legalDateReminderWords({ key, day }: { key: LegalDateKey; day: CalendarDay }, days: number) {
  const { title, meaning, acts } = legalDateWords[key]
  return {
    title: `${title}: ${daysAway(days)}`,
    message: `${formatLongDay(day)}. ${meaning}`,
    details: [acts],
    button: 'Open my timeline',
  }
}
