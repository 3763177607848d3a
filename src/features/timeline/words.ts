import type { TimelineEventKey } from '#domain/timeline-events.ts'

/** Appended to the notes of an event whose date was filled in from the contract's. */
export const TENTATIVE_NOTE =
  'Tentative date auto-generated from contract signing date. You can adjust this date as needed.'

export interface EventWords {
  title: string
  description: string
  /** The notes an event starts with. */
  advice: string
}

export const eventWords: Record<TimelineEventKey, EventWords> = {
  contract_signed: {
    title: 'Contract Signed',
    description: 'You and the seller have both signed the purchase contract.',
    advice: 'Keep a full copy. Write down every deadline it names: they count from this day.',
  },
  loan_application: {
    title: 'Loan Application',
    description: 'Your full application is with the lender, with every document they asked for.',
    advice: 'Apply within a few days. The lender then has 3 business days to send you a Loan Estimate.',
  },
  home_inspection: {
    title: 'Home Inspection',
    description: 'An inspector looks at the house from roof to basement, and you come along.',
    advice: 'Book early, inspectors fill up fast. Ask what needs fixing now and what can wait.',
  },
  due_diligence_ends: {
    title: 'Due Diligence Ends',
    description: 'The last day to ask for repairs, renegotiate or walk away under your contract.',
    advice: 'Your contract names the exact day. After it you may lose your deposit if you back out.',
  },
  insurance_shopping: {
    title: 'Insurance Shopping',
    description: 'Compare offers for homeowners insurance.',
    advice: 'Ask at least three insurers for the same coverage. Your lender needs proof before closing.',
  },
  appraisal_scheduled: {
    title: 'Appraisal Scheduled',
    description: 'An appraiser tells the lender what the home is worth.',
    advice: 'The lender orders it, you usually pay for it. You have a right to a copy of the report.',
  },
  loan_underwriting: {
    title: 'Loan Underwriting',
    description: 'The lender checks your income, savings, credit and the home.',
    advice: 'Answer questions the same day. Don’t take on new debt or change jobs until you’ve closed.',
  },
  insurance_secured: {
    title: 'Insurance Secured',
    description: 'Your homeowners policy is chosen and starts on closing day.',
    advice: 'Send the declarations page to your lender. The policy has to be active on closing day.',
  },
  clear_to_close: {
    title: 'Clear to Close',
    description: 'The lender has approved everything and prepares the closing papers.',
    advice:
      'You must hold the Closing Disclosure at least 3 business days before closing. Compare it with your Loan Estimate.',
  },
  final_walkthrough: {
    title: 'Final Walkthrough',
    description: 'A last look: the home is empty, repaired and as agreed.',
    advice: 'Try the faucets, lights, heat and every key. Take photos, and speak up before you sign.',
  },
  closing_day: {
    title: 'Closing Day',
    description: 'You sign, the lender funds the loan, and you get the keys.',
    advice: 'Bring your ID. Confirm wire instructions by calling a number you already know, never one from an email.',
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
