import { eq } from 'drizzle-orm'
import { users } from '#server/auth/tables.ts'
import type { Orm } from '#server/db/database.ts'
import type { Store } from '#server/drawers.ts'
import { profileDrawer } from '../actions.ts'
import type { Profile } from '../model.ts'
import { profiles } from './tables.ts'

export const profileStore: Store<Profile> = {
  async load(tx, user_id) {
    const [profile] = await tx.select().from(profiles).where(eq(profiles.user_id, user_id))
    if (profile) return profile
    // Lost, or of an account older than profiles: the next sign-in would make it, but the page is open now.
    await keepProfileInStep(tx, user_id)
    const [made] = await tx.select().from(profiles).where(eq(profiles.user_id, user_id))
    return made ?? profileDrawer.empty()
  },
  async save(tx, user_id, _before, { first_name, last_name, phone }) {
    await tx.update(profiles).set({ first_name, last_name, phone }).where(eq(profiles.user_id, user_id))
  },
}

/** A profile exists for every account and carries its address. Names that a person has edited stay theirs. */
export async function keepProfileInStep(tx: Orm, user_id: string): Promise<void> {
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
