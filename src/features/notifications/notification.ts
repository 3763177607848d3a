/** Apart from the model, so that public pages can show notifications without the schemas. */
export const NOTIFICATION_TYPES = ['info', 'warning', 'error', 'success'] as const

export interface Notification {
  id: string
  type: (typeof NOTIFICATION_TYPES)[number]
  title: string
  message: string
  read: boolean
  /** A path of this site. */
  action_url: string | null
  created_at: string
}

/** The newest, and every older one that is still unread; newest first. */
export interface NotificationsState {
  notifications: Notification[]
}

export interface NotificationsView {
  notifications: Notification[]
  unread: number
}

export const NOTIFICATIONS_SHOWN = 20
