export const announceWords = {
  newNotificationsLength: (length: string | number) => `${length} new notifications`,
  more: (value: string | number) => `${value}, and more under the bell.`,
} as const

export const bellViewWords = {
  unreadLabel: (unread: string | number) => `Notifications, ${unread} unread`,
  notifications: 'Notifications',
  markAllRead: 'Mark all read',
  empty: 'Nothing yet. Reminders of your dates will show up here.',
  unread: (title: string) => `Unread: ${title}`,
  justNow: 'Just now',
  minutesAgo: (minutes: number) => `${minutes}m ago`,
  hoursAgo: (hours: number) => `${hours}h ago`,
  daysAgo: (days: number) => `${days}d ago`,
} as const
