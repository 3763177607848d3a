import { daysAway, formatDate, formatDay, formatPlainDay } from '#domain/day-words.ts'
import { listed } from '#domain/listed.ts'
import { plural } from '#domain/plural.ts'

export const eventItemsWords = {
  oneMoment: 'One moment.',
  completeTitle: (title: string | number) => `Complete ${title}`,
  complete: 'Complete',
  day: (day: string, days: number, isGuess: boolean) =>
    isGuess ? `Probably ${formatDay(day)}, ${daysAway(days)}` : `${formatDay(day)}, ${daysAway(days)}`,
} as const

export const preferencesCardWords = {
  emailMissing: 'Enter your email address first.',
  notificationPreferences: 'Notification Preferences',
  preferencesHint: 'Where and how early we remind you.',
  daysAhead: (days: number) => plural(days, { one: '1 day', other: `${days} days` }),
  emailsOn: 'Reminders also come by email.',
  emailsOff: 'Reminders don’t come by email.',
  changeInSettings: 'Change it in Settings',
  inAppHint: 'You’ll get notifications inside Keyturn either way.',
  emailAddress: 'Email address',
  advanceNotice: 'Advance notice',
  noticeHint: 'How long before each date.',
  savePreferences: 'Save Preferences',
  clear: 'Clear',
  testReminder: 'Test reminder',
} as const

export const remindersPageWords = {
  timelineReminders: 'Timeline Reminders',
  pageHint: 'What is late, what comes next, and how we remind you.',
  guestHint: 'Your dates, and what we would remind you of. We send reminders once you have an account.',
  backDashboard: 'Back to Dashboard',
  manageTimeline: 'Manage Timeline',
  registrationRequired: 'Registration Required',
  createFreeAccount: 'Create Free Account',
  viewTimelineGuestMode: 'View Timeline (Guest Mode)',
  guestComesAlong: 'The dates you have set as a guest come along.',
  overdue: 'Overdue',
  urgent: 'Urgent',
  withinDays: 'within 3 days',
  upcoming: 'Upcoming',
  laterThan: 'later than that',
  completed: 'Completed',
  ofLength: (length: string | number) => `of ${length}`,
  allCaughtUp: 'You’re all caught up',
  allCaughtUpHint: 'Nothing is overdue and nothing is due within three days.',
  overdueItems: 'Overdue Items',
  guessedItems: 'Done already?',
  guessedItemsNote: 'We’d guessed these days, so nobody is late. Check off what’s done, or choose your own day.',
  upcomingDeadlines: 'Upcoming Deadlines',
  noDatesOfRefinance: 'Set the day you start on the timeline, and your deadlines show up here.',
  noDates: 'Set your contract date on the timeline, and your deadlines show up here.',
  noneLeft: 'None left.',
  moreCompleted: (more: number) => `...and ${more} more completed items`,
} as const

export const plannedWords = {
  title: 'Also reminded of',
  guestTitle: 'Also worth a reminder',
  description:
    'Dates from the law, your rate lock, the loan you pay, your escrow account and mortgage insurance. Each has its own switch.',
  guestDescription:
    'Dates from the law, your rate lock, the loan you pay, your escrow account and mortgage insurance. With an account we remind you of each.',
  none: 'Nothing yet. Dates show up with a first date on your timeline, a loan paper, a rate lock, a loan you pay or an insurance diary.',
  law: 'From the law',
  lock: 'From your rate lock',
  servicing: 'From the loan you pay',
  escrow: 'From your escrow account',
  homestead: 'File for your homestead',
  insurance: 'From your insurance diary',
  lockEnds: 'Your rate lock ends',
  ofLoan: (title: string, loan: string) => `${title} (${loan})`,
  probably: (day: string) => `Probably ${formatDate(day)}`,
  onceFixed: 'We remind you once the day is fixed.',
  off: 'No reminder.',
  noticeDays: (days: readonly string[], today: string) =>
    days.every(day => day === today)
      ? 'We remind you today.'
      : `We remind you on ${listed(days.map(day => shortDay(day, today)))}.`,
  reminderOf: (title: string) => `Reminder for ${title}`,
} as const

function shortDay(day: string, today: string): string {
  return day.slice(0, 4) === today.slice(0, 4) ? formatPlainDay(day) : formatDate(day)
}
