import { NOTIFICATIONS_SHOWN, type Notification, type NotificationsView } from '../notification.ts'

/** One that was read elsewhere and is not in the list: how many are unread now, only the server knows. */
export function isBeyond({ notifications }: NotificationsView, heard: Notification): boolean {
  return heard.read && !notifications.some(each => each.id === heard.id)
}

/** The list after something was heard about one notification. What is new goes on top; what is known is replaced. */
export function afterHearing(view: NotificationsView, heard: Notification): NotificationsView {
  if (isBeyond(view, heard)) return view
  const known = view.notifications.find(each => each.id === heard.id)
  const wasUnread = known ? !known.read : false
  const unread = view.unread - Number(wasUnread) + Number(!heard.read)
  if (known) {
    return { notifications: view.notifications.map(each => (each.id === heard.id ? heard : each)), unread }
  }
  const notifications = [heard, ...view.notifications].sort((one, other) =>
    one.created_at < other.created_at ? 1 : -1,
  )
  return { notifications: notifications.slice(0, NOTIFICATIONS_SHOWN), unread }
}
