import { eq } from 'drizzle-orm'
import { users } from '#server/auth/tables.ts'
import type { Orm } from '#server/db/database.ts'
import type { Store } from '#server/drawers.ts'
import { ProblemError } from '#server/http/problem.ts'
import type { Preferences } from '../model.ts'
import { askedRecently } from '../words.ts'
import { loadPreferences } from './preferences.ts'
import { type AskParts, askForAddress } from './reminder-address.ts'
import type { Plan } from './reminder-plan.ts'
import { notification_preferences } from './tables.ts'

const HOUR_SECONDS = 3600

export interface PreferencesParts extends AskParts {
  /** Reminders follow what is chosen here, in the same transaction. */
  plan: Plan
}

export function createPreferencesStore(parts: PreferencesParts): Store<Preferences> {
  return {
    load: loadPreferences,
    async save(tx, user_id, before, after) {
      await savePreferences(tx, user_id, before, after)
      await parts.plan(tx, user_id)
      const { email, email_confirmed, email_asked_at } = after
      const wantsAsking = !email_confirmed && email_asked_at !== before.email_asked_at
      if (!wantsAsking || (await askForAddress(tx, parts, user_id, email))) return
      if (email === before.email) throw new ProblemError(askedRecently, { 'retry-after': String(HOUR_SECONDS) })
      // The choice is kept all the same, and can be asked about later.
      await tx
        .update(notification_preferences)
        .set({ email_asked_at: null })
        .where(eq(notification_preferences.user_id, user_id))
      return { ...after, email_asked_at: null }
    },
  }
}

export async function savePreferences(tx: Orm, user_id: string, before: Preferences, after: Preferences) {
  const { time_zone, email, account_email, account_confirmed: _kept, email_asked_at, ...switches } = after
  const row = {
    ...switches,
    // An address that is the account's own follows it when it changes.
    email: email === account_email ? null : email,
    email_asked_at: email_asked_at === null ? null : new Date(email_asked_at),
  }
  await tx
    .insert(notification_preferences)
    .values({ ...row, user_id })
    .onConflictDoUpdate({ target: notification_preferences.user_id, set: row })
  if (time_zone !== before.time_zone) await tx.update(users).set({ time_zone }).where(eq(users.id, user_id))
}
