import { eq } from 'drizzle-orm'
import type { Language } from '#domain/languages.ts'
import { users } from '#server/auth/tables.ts'
import type { Orm } from '#server/db/database.ts'
import type { NoticeWords } from '#server/notice-words.ts'
import { publish } from '#server/realtime/publish.ts'
import type { Notification } from '../notification.ts'
import { type StoredNotice, sayStoredNotice } from './stored-notice.ts'
import { notifications } from './tables.ts'

type NewNotification = Pick<Notification, 'type' | 'action_url'> & StoredNotice

/** Puts it under the bell and tells open pages. The caller holds the person's row, which keeps revisions in order. */
export async function notify(
  tx: Orm,
  words: NoticeWords,
  user_id: string,
  notification: NewNotification,
): Promise<void> {
  const rows = await tx
    .insert(notifications)
    .values({ ...notification, user_id })
    .returning()
  await announce(tx, words, user_id, rows)
}

type Row = typeof notifications.$inferSelect

/** What can change of a notification is that it was read: one that is unread is new. */
export async function announce(tx: Orm, words: NoticeWords, user_id: string, rows: readonly Row[]): Promise<void> {
  const language = await languageOf(tx, user_id)
  for (const row of rows) await publish(tx, user_id, liveEvent(words, row, language))
}

export async function languageOf(db: Orm, user_id: string): Promise<Language> {
  const [person] = await db.select({ language: users.language }).from(users).where(eq(users.id, user_id))
  return person?.language ?? 'en'
}

export function liveEvent(words: NoticeWords, row: Row, language: Language) {
  const { user_id: _owner, revision, ...notification } = row
  const data = inWords(words, notification, language)
  return { type: row.read ? 'update' : 'notification', id: String(revision), data }
}

/** A notification as its reader sees it. */
export function inWords(
  words: NoticeWords,
  { key, parameters, ...notification }: Omit<Row, 'user_id' | 'revision'>,
  language: Language,
): Notification {
  const said = key !== null && parameters !== null ? sayStoredNotice(words, { key, parameters }, language) : null
  return said ? { ...notification, title: said.title, message: said.message } : notification
}
