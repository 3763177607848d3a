/** What is said of input that cannot be right, whatever the feature. */
export const inputWords = {
  title: 'Please check what you entered',
  detail: 'Something in the form is missing or not as expected.',
  name: 'Please enter a name: letters, spaces, hyphens and apostrophes.',
  missing: 'Please enter some text.',
  tooLong: (longest: number) => `Please keep this to ${longest} characters.`,
  instant: 'Please send a date with its time, such as 2026-11-18T09:30:00Z.',
  unprintable: 'Please use letters, digits and signs only.',
} as const

/** What only an account can do, and what a guest reads instead. */
export const guestReasons = {
  'save-progress':
    'Your progress is kept only in this browser. A free account keeps it safe and reminds you of every date.',
  'email-reminders': 'Email reminders need an account, so that we know where to send them.',
  preferences: 'Preferences are saved with an account. Creating one is free.',
  'apply-to-lenders': 'Pre-approval applications need an account, so that your list is kept.',
  'request-gift': 'You must be logged in to request a gift.',
  'record-closure': 'Loan closure details are only available for registered users',
  'celebration-cards': 'Celebration cards are made for registered users.',
  notifications: 'Notifications arrive for registered users.',
  'calendar-subscription': 'A calendar subscription needs an account, so that it can follow your dates.',
} as const

/** What a loan is called until its owner names it. */
export const loanWords = {
  purchase: (month: string) => `Home loan, ${month}`,
  refinance: (month: string) => `Refinance, ${month}`,
  ofLoan: (loan: string, sentence: string) => `${loan}: ${sentence}`,
} as const

/** Somebody saved something else meanwhile: in another tab, or on another device. */
export const changedElsewhere = {
  status: 412,
  code: 'changed-elsewhere',
  title: 'Changed meanwhile',
  detail: 'This was saved elsewhere since you opened it here. Which version should stay?',
} as const
