import { eq } from 'drizzle-orm'
import { users } from '#server/auth/tables.ts'
import type { Orm } from '#server/db/database.ts'
import type { Profile } from '../model.ts'
import { profiles } from './tables.ts'

export async function loadProfile(tx: Orm, user_id: string): Promise<Profile | undefined> {
  const [profile] = await tx.select().from(profiles).where(eq(profiles.user_id, user_id))
  return profile
}

export async function saveProfile(tx: Orm, { id, ...profile }: Profile): Promise<void> {
  await tx.update(profiles).set(profile).where(eq(profiles.id, id))
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
