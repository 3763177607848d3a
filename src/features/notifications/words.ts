import { formatLongDay } from '#domain/day-words.ts'
import { formatRate } from '#domain/figures.ts'
import { plural } from '#domain/plural.ts'
import type { Problem } from '#resources/problem.ts'

export const preferenceFormWords = {
  'email-required': 'Please enter your email address.',
  'email-invalid': 'Please enter an email address such as name@example.com.',
  'days-invalid': 'Please choose 1, 3, 7 or 14 days.',
  'zone-invalid': 'Please choose a time zone such as America/Chicago.',
  'switch-invalid': 'Please answer yes or no.',
} as const

export const preferenceLabels = {
  email: 'Email address',
  reminder_days: 'Days of advance notice',
} as const

export const noSuchNotification: Problem = {
  status: 404,
  code: 'no-such-notification',
  title: 'Error',
  detail: 'That notification is no longer there.',
}

/** Toasts. Those of the spec's catalogue stand word for word. */
export const notificationToasts = {
  'load-failed': { title: 'Error', description: 'Failed to load notifications.', destructive: true },
  'read-all-failed': { title: 'Error', description: 'Failed to mark notifications as read.', destructive: true },
  'all-read': { title: 'Success', description: 'All notifications marked as read.' },
  'preferences-saved': { title: 'Preferences saved', description: 'We’ll remind you the way you chose.' },
  'preferences-failed': { title: 'Error', description: 'Failed to save preferences.', destructive: true },
  'preferences-cleared': { title: 'Preferences cleared', description: 'Reminders are back to their defaults.' },
  'test-failed': { title: 'Test Failed', description: 'Failed to test reminders.', destructive: true },
} as const

export function systemActivated(emailsSent: number, notificationsCreated: number) {
  const counts = `${counted(emailsSent, 'email')} sent, ${counted(notificationsCreated, 'notification')} created.`
  const nothing = 'Nothing is due right now. We’ll write when a date comes near.'
  return { title: 'System activated', description: emailsSent + notificationsCreated > 0 ? counts : nothing }
}

export const reminderEmailWords = {
  why: (notice: number | null) =>
    notice === null
      ? 'You get this because reminders are on in Keyturn. You can change that on the Timeline Reminders page.'
      : `You get this because reminders are on in Keyturn, ${counted(notice, 'day')} ahead. You can change that on the Timeline Reminders page.`,
} as const

export interface RateMove {
  /** The 30-year fixed rate of the week, in percent, and the one of the week before. */
  rate: number
  previous: number
  /** The day of the survey. */
  week: string
}

export function rateTitle({ rate, previous }: RateMove): string {
  return rate < previous
    ? `The 30-year rate fell to ${formatRate(rate)}`
    : `The 30-year rate rose to ${formatRate(rate)}`
}

export function rateMessage({ rate, previous, week }: RateMove): string {
  return `The average 30-year fixed rate was ${formatRate(rate)} in the survey of ${formatLongDay(week)}, after ${formatRate(previous)} the week before.`
}

export const rateEmailWords = {
  detail:
    'It’s an average over many lenders. What you’re offered depends on your credit, your down payment and the lender.',
  button: 'See the latest rates',
  why: 'You get this because rate alerts are on in Keyturn. You can turn them off in your settings.',
} as const

/** Before reminders go to an address other than the account's own. */
export const reminderAddressWords = {
  email: {
    subject: 'May we send reminders here?',
    before: [
      'Somebody with a Keyturn account, probably you, asked us to send reminders about their home loan to this address.',
    ],
    button: 'Yes, send them here',
    after: [
      'The link works once and for one day.',
      'If you didn’t ask for this, you can ignore this email. Nothing will be sent to you.',
    ],
  },
  title: 'Reminders by email',
  question: 'Send this Keyturn account’s reminders to the address where you got this link?',
  signInFirst:
    'This is the account’s own address. Please sign in to Keyturn in this browser, then open the link again.',
  button: 'Yes, send them here',
  done: 'Done. Reminders now go to this address. Each of them has a link to stop them.',
  dead: 'This link no longer works. Ask for a new one on the Timeline Reminders page.',
  waiting: 'Waiting for confirmation',
  hint(asked: boolean, meanwhile: string | null): string {
    const how = asked ? 'We have sent a link to this address.' : 'Whoever owns this address has to agree first.'
    return meanwhile === null
      ? `${how} Until then, reminders wait for you inside Keyturn.`
      : `${how} Until then, reminders go to ${meanwhile}.`
  },
  again: 'Send the link again',
  sentAgain: { title: 'Link sent', description: 'Open it in that inbox.' },
} as const

export const askedRecently: Problem = {
  status: 429,
  code: 'too-many-attempts',
  title: 'Please check that inbox',
  detail:
    'We wrote to that address less than an hour ago. It may be in your spam folder. You can ask again in an hour.',
}

export const unsubscribeWords = {
  link: 'Stop these emails',
  title: 'Stop these emails?',
  question: {
    reminders: 'We’ll send no more emails about your timeline or rates. Notifications inside Keyturn stay on.',
    rates: 'We’ll send no more alerts when mortgage rates move. Reminders of your dates stay on.',
  },
  button: 'Yes, stop them',
  done: 'Done. You’ll get no more of these emails. You can turn them on again in Keyturn at any time.',
  invalid: 'This link isn’t complete. Please copy the whole address from the email, or change it in your settings.',
} as const

function counted(count: number, noun: string): string {
  return plural(count, { one: `1 ${noun}`, other: `${count} ${noun}s` })
}

export const reminderStatusLabels = {
  'no-date': 'No date',
  overdue: 'Overdue',
  today: 'Today',
  urgent: 'Urgent',
  soon: 'Soon',
  upcoming: 'Upcoming',
} as const
