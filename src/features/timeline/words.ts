import type { TimelineEventKey } from '#domain/timeline-events.ts'
import { ADVICE, TENTATIVE_NOTE } from './notes-words.ts'

/** What `TENTATIVE_NOTE` says to the reader. */
export const tentativeNote = TENTATIVE_NOTE

export interface EventWords {
  title: string
  description: string
  /** What the notes that an event starts with say. */
  advice: string
}

export const eventWords: Record<TimelineEventKey, EventWords> = {
  contract_signed: {
    title: 'Contract Signed',
    description: 'You and the seller have both signed the purchase contract.',
    advice: ADVICE.contract_signed,
  },
  loan_application: {
    title: 'Loan Application',
    description: 'Your full application is with the lender, with every document they asked for.',
    advice: ADVICE.loan_application,
  },
  home_inspection: {
    title: 'Home Inspection',
    description: 'An inspector looks at the house from roof to basement, and you come along.',
    advice: ADVICE.home_inspection,
  },
  due_diligence_ends: {
    title: 'Due Diligence Ends',
    description: 'The last day to ask for repairs, renegotiate or walk away under your contract.',
    advice: ADVICE.due_diligence_ends,
  },
  insurance_shopping: {
    title: 'Insurance Shopping',
    description: 'Compare offers for homeowners insurance.',
    advice: ADVICE.insurance_shopping,
  },
  appraisal_scheduled: {
    title: 'Appraisal Scheduled',
    description: 'An appraiser tells the lender what the home is worth.',
    advice: ADVICE.appraisal_scheduled,
  },
  loan_underwriting: {
    title: 'Loan Underwriting',
    description: 'The lender checks your income, savings, credit and the home.',
    advice: ADVICE.loan_underwriting,
  },
  insurance_secured: {
    title: 'Insurance Secured',
    description: 'Your homeowners policy is chosen and starts on closing day.',
    advice: ADVICE.insurance_secured,
  },
  clear_to_close: {
    title: 'Clear to Close',
    description: 'The lender has approved everything and prepares the closing papers.',
    advice: ADVICE.clear_to_close,
  },
  final_walkthrough: {
    title: 'Final Walkthrough',
    description: 'A last look: the home is empty, repaired and as agreed.',
    advice: ADVICE.final_walkthrough,
  },
  closing_day: {
    title: 'Closing Day',
    description: 'You sign, the lender funds the loan, and you get the keys.',
    advice: ADVICE.closing_day,
  },
}

export const formWords = {
  'event-unknown': 'Please choose one of the eleven events.',
  'date-invalid': 'Please choose a day between 2000 and 2099.',
  'switch-invalid': 'Please answer yes or no.',
} as const

/** Toasts. Those of the spec's catalogue stand word for word. */
export const timelineToasts = {
  updated: { title: 'Timeline Updated', description: 'Your event was saved.' },
  filled: { title: 'Timeline Updated', description: 'Tentative dates were filled in from your contract date.' },
  'filled-refinance': {
    title: 'Timeline Updated',
    description: 'Tentative dates were filled in from the day you start.',
  },
  completed: { title: 'Event Completed' },
  reopened: { title: 'Event Reopened' },
  'reminder-on': { title: 'Reminder on' },
  'reminder-off': { title: 'Reminder off' },
  'date-first': {
    title: 'Set Date First',
    description: 'Please set a date for this event before enabling reminders.',
    destructive: true,
  },
  'load-failed': {
    title: 'Error',
    description: 'Failed to load timeline data. Please try again.',
    destructive: true,
  },
  'save-failed': {
    title: 'Error',
    description: 'Failed to save timeline event. Please try again.',
    destructive: true,
  },
  'reminder-failed': { title: 'Error', description: 'Failed to update reminder. Please try again.', destructive: true },
  'status-failed': {
    title: 'Error',
    description: 'Failed to update event status. Please try again.',
    destructive: true,
  },
} as const
