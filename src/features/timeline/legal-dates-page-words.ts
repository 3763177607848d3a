import { formatDate, formatDay, formatLongDay, formatPlainDay, formatShortDay } from '#domain/day-words.ts'
import { plural } from '#domain/plural.ts'

export const laneWords = {
  title: 'Rights and limits',
  summary: (count: number) => plural(count, { one: '1 date from the law.', other: `${count} dates from the law.` }),
  next: (title: string, day: string) =>
    `Next: ${title}${/\b(by|until)$/.test(title) ? '' : ','} ${formatShortDay(day)}`,
  noneOfRefinance:
    'The law gives you dates, too: when papers must come, when you may close, until when you can cancel. They show up once you have a Loan Estimate or a day to start.',
  none: 'The law gives you dates, too: when papers must come, when you may close, until when you can get money back. They show up once you have a Loan Estimate or a contract date.',
  noneLeft: 'All of them have passed.',
  addPaper: 'Add a loan paper',
  tellUs: 'Tell us what you know',
  source: 'What these are counted from',
  open: 'Show all',
  close: 'Fold',
  probably: (day: string, withYear: boolean) => `Probably by ${withYear ? formatDate(day) : formatPlainDay(day)}`,
  failed: 'We couldn’t load what you told us about your papers. The dates below are counted without it.',
} as const

export const legalDateRowWords = {
  who: { lender: 'Lender', buyer: 'You' },
  how: 'How was this counted?',
  counts: (number: number) => `Business day ${number}`,
  not: (name: string) => `${name}, not counted`,
  from: (day: string) => `Counted from ${formatLongDay(day)}.`,
  until: (day: string) => `Counted up to your closing on ${formatLongDay(day)}.`,
  closing: 'closing',
  start: 'This day',
  days: (count: number) => plural(count, { one: 'The day after.', other: `${count} calendar days later.` }),
  same: 'It counts as received on the day it was handed over or opened.',
  law: (cite: string) => `The rule: ${cite}.`,
  reminder: 'Reminder',
  reminderOf: (title: string) => `Reminder for ${title}`,
  reminderProbably: 'We remind you once the day is fixed.',
  reminderMet: 'Nothing left to remind you of.',
} as const

export const questionWords = {
  closing: (day: string) => `Is ${formatLongDay(day)} your closing day?`,
  closingWhy: 'We filled it in. Until it’s fixed, what we count from it is only probable.',
  closingYes: 'Yes, it’s fixed',
  closed: (day: string) => `Did you close on ${formatLongDay(day)}?`,
  closedWhy: 'That’s our guess. Once you say so, what we count from it is sure.',
  closedYes: 'Yes, I did',
  closingNo: 'Another day',
  delivery: {
    estimate: 'How did your Loan Estimate come?',
    disclosure: 'How did your Closing Disclosure come?',
    corrected: 'How did the corrected disclosure come?',
  },
  deliveryWhy: 'What isn’t handed over counts as received three business days later, or on the day you opened it.',
  deliveries: { hand: 'Handed over', mail: 'By mail', email: 'By email' },
  saturdays: 'Is your lender open on Saturdays?',
  saturdaysWhy: 'Some deadlines count the days on which your lender does business.',
  yes: 'Yes',
  no: 'No',
} as const

export const factsDialogWords = {
  title: 'What these dates are counted from',
  description: 'Leave blank what you don’t know. We’ll use what your papers say.',
  cancel: 'Cancel',
  save: 'Save',
  printed: (day: string) => `Your paper says ${formatDay(day)}.`,
  fromTimeline: (day: string) => `Your timeline says ${formatDay(day)}.`,
  fromLock: (day: string) => `From your rate lock: ${formatDay(day)}`,
  notSure: 'Not sure',
  groups: {
    lender: 'Lender and application',
    estimate: 'Loan Estimate',
    lock: 'Rate lock and changes',
    disclosure: 'Closing Disclosure',
    corrected: 'Corrected disclosure with a new wait',
    late: 'Appraisal, and after closing',
  },
  fields: {
    lender_open_saturdays: 'Is your lender open on Saturdays?',
    applied_on: 'You applied on',
    estimate_sent_on: 'Sent or handed over on',
    estimate_delivery: 'It came',
    estimate_opened_on: 'You opened it on',
    intent_on: 'You said you want to go ahead on',
    locked_on: 'Your rate was locked on',
    revised_on: 'A revised estimate was sent on',
    disclosure_sent_on: 'Sent or handed over on',
    disclosure_delivery: 'It came',
    disclosure_opened_on: 'You opened it on',
    corrected_sent_on: 'Sent or handed over on',
    corrected_delivery: 'It came',
    corrected_opened_on: 'You opened it on',
    appraisal_on: 'You got your copy of the appraisal on',
    change_known_on: 'After closing, the lender learned of a change on',
  },
} as const

export const legalDatesToasts = {
  failed: { title: 'Error', description: 'Failed to save. Please try again.', destructive: true },
} as const
