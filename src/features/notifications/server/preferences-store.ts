import { eq } from 'drizzle-orm'
import { users } from '#server/auth/tables.ts'
import type { Orm } from '#server/db/database.ts'
import type { Store } from '#server/drawers.ts'
import type { Preferences } from '../model.ts'
import { loadPreferences } from './preferences.ts'
import { planReminders } from './reminder-plan.ts'
import { notification_preferences } from './tables.ts'

export const preferencesStore: Store<Preferences> = { load: loadPreferences, save }

async function save(tx: Orm, user_id: string, before: Preferences, after: Preferences): Promise<void> {
  const { time_zone, email, ...switches } = after
  const [account] = await tx.select({ email: users.email }).from(users).where(eq(users.id, user_id))
  // An address that is the account's own follows it when it changes.
  const row = { ...switches, email: email === account?.email ? null : email }
  await tx
    .insert(notification_preferences)
    .values({ ...row, user_id })
    .onConflictDoUpdate({ target: notification_preferences.user_id, set: row })
  if (time_zone !== before.time_zone) await tx.update(users).set({ time_zone }).where(eq(users.id, user_id))
  await planReminders(tx, user_id)
}
