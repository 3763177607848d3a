import { NOTIFICATIONS_SHOWN, type Notification, type NotificationsView } from '../notification.ts'

/** One that was read elsewhere and is not in the list: how many are unread now, only the server knows. */
export function isOutsideList({ notifications }: NotificationsView, updated: Notification): boolean {
  return updated.read && !notifications.some(each => each.id === updated.id)
}

/** The list after the server has sent one notification. What is new goes on top; what is known is replaced. */
export function withUpdate(view: NotificationsView, updated: Notification): NotificationsView {
  if (isOutsideList(view, updated)) return view
  const known = view.notifications.find(each => each.id === updated.id)
  const wasUnread = known ? !known.read : false
  const unread = view.unread - Number(wasUnread) + Number(!updated.read)
  if (known) {
    return { notifications: view.notifications.map(each => (each.id === updated.id ? updated : each)), unread }
  }
  const notifications = [updated, ...view.notifications].sort((one, other) =>
    one.created_at < other.created_at ? 1 : -1,
  )
  return { notifications: notifications.slice(0, NOTIFICATIONS_SHOWN), unread }
}
