export const announceWords = {
  newNotificationsLength: (length: string | number) => `${length} new notifications`,
  moreUnderBell: (value: string | number) => `${value}, and more under the bell.`,
} as const

export const bellViewWords = {
  notificationsUnreadUnread: (unread: string | number) => `Notifications, ${unread} unread`,
  notifications: 'Notifications',
  markAllRead: 'Mark all read',
  nothingYetRemindersDates: 'Nothing yet. Reminders of your dates will show up here.',
  unread: 'Unread: ',
} as const

export const eventItemsWords = {
  oneMoment: 'One moment.',
  completeTitle: (title: string | number) => `Complete ${title}`,
  complete: 'Complete',
} as const

export const preferencesCardWords = {
  enterYourEmailAddress: 'Enter your email address first.',
  notificationPreferences: 'Notification Preferences',
  whereHowEarlyRemind: 'Where and how early we remind you.',
  day: '1 day',
  daysDays: (days: string | number) => `${days} days`,
  emailReminders: 'Email reminders',
  notificationsInsideKeyturnCome: 'You’ll get notifications inside Keyturn either way.',
  emailAddress: 'Email address',
  advanceNotice: 'Advance notice',
  howLongBeforeEach: 'How long before each date.',
  savePreferences: 'Save Preferences',
  clear: 'Clear',
  testReminder: 'Test reminder',
} as const

export const remindersPageWords = {
  timelineReminders: 'Timeline Reminders',
  whatLateWhatComes: 'What is late, what comes next, and how we remind you.',
  backDashboard: 'Back to Dashboard',
  manageTimeline: 'Manage Timeline',
  registrationRequired: 'Registration Required',
  createFreeAccount: 'Create Free Account',
  viewTimelineGuestMode: 'View Timeline (Guest Mode)',
  datesHaveSetGuest: ' The dates you have set as a guest come along.',
  overdue: 'Overdue',
  urgent: 'Urgent',
  withinDays: 'within 3 days',
  upcoming: 'Upcoming',
  laterThan: 'later than that',
  completed: 'Completed',
  ofLength: (length: string | number) => `of ${length}`,
  allCaughtUp: 'You’re all caught up',
  nothingOverdueNothingDue: 'Nothing is overdue and nothing is due within three days.',
  overdueItems: 'Overdue Items',
  upcomingDeadlines: 'Upcoming Deadlines',
  setContractDateTimeline: 'Set your contract date on the timeline, and your deadlines show up here.',
  noneLeft: 'None left.',
  lawToo: 'We remind you of dates set by law, too. Each has its own switch under ',
  rightsAndLimits: 'Rights and limits',
  and: '...and ',
  moreCompletedItems: ' more completed items',
} as const
