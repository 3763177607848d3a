import { eq, sql } from 'drizzle-orm'
import { users } from '#server/auth/tables.ts'
import type { Orm } from '#server/db/database.ts'
import { preparedSelect } from '#server/db/prepared.ts'
import { defaultPreferences, type Preferences } from '../model.ts'
import { notification_preferences } from './tables.ts'

const preferencesOf = preparedSelect(
  'preferences_of',
  {
    account: {
      email: users.email,
      confirmed: users.email_verified,
      time_zone: users.time_zone,
      language: users.language,
    },
    chosen: notification_preferences,
  },
  rows =>
    rows
      .from(users)
      .leftJoin(notification_preferences, eq(notification_preferences.user_id, users.id))
      .where(eq(users.id, sql.placeholder('user_id'))),
)

/** What a person has chosen, and the defaults for what they have not. */
export async function loadPreferences(db: Orm, user_id: string): Promise<Preferences> {
  const [row] = await preferencesOf(db).execute({ user_id })
  if (!row) return defaultPreferences
  const { email: account_email, confirmed: account_confirmed, time_zone, language } = row.account
  const account = { account_email, account_confirmed, time_zone, language }
  if (!row.chosen) {
    return { ...defaultPreferences, ...account, email: account_email, email_confirmed: account_confirmed }
  }
  const { user_id: _owner, email, email_confirmed, ...chosen } = row.chosen
  return {
    ...chosen,
    email: email ?? account_email,
    email_confirmed: email === null || email === account_email ? account_confirmed : email_confirmed,
    ...account,
  }
}
