import type { Problem } from '#resources/problem.ts'

export const requestProblems = {
  'request-changed': {
    status: 409,
    code: 'request-changed',
    title: 'Please read it once more',
    detail: 'What would be sent has changed since you read it. Nothing was sent.',
  },
  'email-not-confirmed': {
    status: 409,
    code: 'email-not-confirmed',
    title: 'Confirm your email first',
    detail: 'Lenders answer to your email address, so we send requests once you have confirmed it. Nothing was sent.',
  },
} satisfies Record<string, Problem>

export const requestLimit = {
  status: 429,
  code: 'too-many-requests-by-mail',
  title: 'Enough requests for now',
  detail:
    'Too many requests went out by mail today. Nothing was sent. Keep the lenders on your list and go to their sites.',
} satisfies Problem

export const requestTexts = { unreadable: 'Please send the text that you agreed to.' } as const

/** The dialog in which somebody reads and agrees. */
export const requestDialogWords = {
  title: 'Read what is sent',
  description: 'This and nothing else goes to these lenders by email. Their answers come to you, not to us.',
  to: 'To',
  replyTo: 'Answers go to',
  subject: 'Subject',
  text: 'The whole text',
  /** What the text says, for a page in another language than the text's. */
  meaning: null as string | null,
  others: (names: string) => `${names}: nothing is sent. Visit their sites.`,
  wrong: 'Something isn’t right? Close this and change your application or profile first.',
  unconfirmed: (email: string) => `Please confirm ${email} first: Settings has the link. Until then nothing is sent.`,
  settings: 'Open Settings',
  agree: 'Agree and send',
  keepOnly: 'Keep my list, send nothing',
  sending: 'Sending...',
} as const

export const requestToasts = {
  sent: (names: string) => ({
    title: 'Success',
    description: `Sent to ${names}. If you hear nothing within two business days, go to the lender’s site.`,
  }),
} as const

export const requestWords = {
  byMail: 'Takes requests by email',
  before:
    'You read and agree to every word before anything is sent, and only to lenders that take requests by email. Other letters come from the lender’s own site.',
  mailedOn: (day: string) => `Sent by email on ${day}`,
} as const
