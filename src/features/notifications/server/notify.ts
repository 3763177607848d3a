import type { Orm } from '#server/db/database.ts'
import { publish } from '#server/realtime/publish.ts'
import type { Notification } from '../notification.ts'
import { notifications } from './tables.ts'

export type NewNotification = Pick<Notification, 'type' | 'title' | 'message' | 'action_url'>

/** Puts it under the bell and tells open pages. The caller holds the person's row, which keeps revisions in order. */
export async function notify(tx: Orm, user_id: string, notification: NewNotification): Promise<void> {
  const [row] = await tx
    .insert(notifications)
    .values({ ...notification, user_id })
    .returning()
  if (row) await announce(tx, row)
}

type Row = typeof notifications.$inferSelect

/** What can change of a notification is that it was read: one that is unread is new. */
export async function announce(tx: Orm, row: Row): Promise<void> {
  await publish(tx, row.user_id, liveEvent(row))
}

export function liveEvent(row: Row) {
  const { user_id: _owner, revision, ...notification } = row
  return { type: row.read ? 'update' : 'notification', id: String(revision), data: notification }
}
