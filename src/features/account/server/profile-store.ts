import { eq, getTableColumns, sql } from 'drizzle-orm'
import { users } from '#server/auth/tables.ts'
import type { Orm } from '#server/db/database.ts'
import { prepared, preparedSelect } from '#server/db/prepared.ts'
import type { Store } from '#server/resources.ts'
import { profileResource } from '../actions.ts'
import type { Profile } from '../model.ts'
import { profiles } from './tables.ts'

const own = eq(profiles.user_id, sql.placeholder('user_id'))
const profileOf = preparedSelect('profile_of', getTableColumns(profiles), rows => rows.from(profiles).where(own))
const updateProfile = prepared('update_profile', db =>
  db
    .update(profiles)
    .set({
      first_name: sql`${sql.placeholder('first_name')}`,
      last_name: sql`${sql.placeholder('last_name')}`,
      phone: sql`${sql.placeholder('phone')}`,
      updated_at: sql`${sql.placeholder('updated_at')}`,
    })
    .where(own),
)

export const profileStore: Store<Profile> = {
  async load(tx, { user_id }) {
    const [profile] = await profileOf(tx).execute({ user_id })
    if (profile) return profile
    // Lost, or of an account older than profiles: the next sign-in would make it, but the page is open now.
    await syncProfile(tx, user_id)
    const [made] = await profileOf(tx).execute({ user_id })
    return made ?? profileResource.empty()
  },
  async save(tx, { user_id }, _before, { first_name, last_name, phone, updated_at }) {
    await updateProfile(tx).execute({ user_id, first_name, last_name, phone, updated_at })
  },
}

/** A profile exists for every account and carries its address. Names that a person has edited stay theirs. */
export async function syncProfile(tx: Orm, user_id: string): Promise<void> {
  const account = tx
    .select({ user_id: users.id, email: users.email, first_name: users.first_name, last_name: users.last_name })
    .from(users)
    .where(eq(users.id, user_id))
  const [user] = await account
  if (!user) return
  await tx
    .insert(profiles)
    .values(user)
    .onConflictDoUpdate({ target: profiles.user_id, set: { email: user.email } })
}
