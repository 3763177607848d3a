import { eq } from 'drizzle-orm'
import { users } from '#server/auth/tables.ts'
import type { Orm } from '#server/db/database.ts'
import type { Store } from '#server/resources.ts'
import type { Preferences } from '../model.ts'
import { loadPreferences } from './preferences.ts'
import { notification_preferences } from './tables.ts'

export const preferencesStore: Store<Preferences> = {
  load: (db, { user_id }) => loadPreferences(db, user_id),
  save: (tx, { user_id }, before, after) => savePreferences(tx, user_id, before, after),
}

export async function savePreferences(tx: Orm, user_id: string, before: Preferences, after: Preferences) {
  const { time_zone, language, email, account_email, account_confirmed: _confirmed, ...switches } = after
  const row = {
    ...switches,
    // An address that is the account's own follows it when it changes.
    email: email === account_email ? null : email,
  }
  await tx
    .insert(notification_preferences)
    .values({ ...row, user_id })
    .onConflictDoUpdate({ target: notification_preferences.user_id, set: row })
  if (time_zone !== before.time_zone || language !== before.language)
    await tx.update(users).set({ time_zone, language }).where(eq(users.id, user_id))
}
