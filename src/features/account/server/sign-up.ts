import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Language } from '#domain/languages.ts'
import { credentials, users } from '#server/auth/tables.ts'
import type { Orm } from '#server/db/database.ts'
import { fullName } from '../rules.ts'
import { type PersonShown, shownUser } from './answers.ts'
import {
  CONFIRM_SECONDS,
  confirmUrl,
  createConfirmation,
  createSilentConfirmation,
  isHeld,
} from './email-confirmation.ts'
import { accountEmail, accountMail } from './emails.ts'
import type { AccountParts } from './parts.ts'
import { syncProfile } from './profile-store.ts'

interface NewPerson {
  email: string
  password_hash: string
  first_name: string
  last_name: string
  language: Language
}

/**
 * The answer is made before anything is looked up: it cannot tell whether the address is new, taken, or held for its former
 * owner. Whoever reads the address learns that from a mail.
 */
export async function signUp(
  tx: Orm,
  parts: AccountParts,
  { password_hash, ...form }: NewPerson,
): Promise<PersonShown> {
  const id = randomUUID()
  const created_at = new Date()
  const person = { ...form, id, name: fullName(form.first_name, form.last_name), created_at }
  if (await isHeld(tx, form.email)) await notifyHeldAddress(tx, parts, form)
  else if (await create(tx, person, password_hash)) await welcome(tx, parts, person)
  else await notifyOwner(tx, parts, form.email)
  return shownUser({ ...person, email_verified: false })
}

/** False when the address is taken; of two in the same moment the second waits for the first, and then finds it so. */
async function create(tx: Orm, person: typeof users.$inferInsert & { id: string }, password: string): Promise<boolean> {
  const { id } = person
  const made = await tx
    .insert(users)
    .values(person)
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id })
  if (made.length === 0) return false
  await tx.insert(credentials).values({ user_id: id, provider_id: 'credential', account_id: id, password })
  await syncProfile(tx, id)
  return true
}

async function welcome(
  tx: Orm,
  { mailQueue, baseUrl }: AccountParts,
  person: { id: string; email: string },
): Promise<void> {
  const { id, email } = person
  const isMailed = await mailQueue.postUnsolicited(tx, email, async () => {
    const token = await createConfirmation(tx, id, email, CONFIRM_SECONDS.own)
    return await accountMail(tx, 'welcome', person, confirmUrl(baseUrl, token))
  })
  if (!isMailed) await createSilentConfirmation(tx, id, email, CONFIRM_SECONDS.own)
}

async function notifyOwner(tx: Orm, { mailQueue, baseUrl }: AccountParts, email: string): Promise<void> {
  const [owner] = await tx.select({ id: users.id, email: users.email }).from(users).where(eq(users.email, email))
  // Deleted in this very moment: nobody is left to mail.
  if (!owner) return
  await mailQueue.postUnsolicited(tx, email, () => accountMail(tx, 'already-registered', owner, `${baseUrl}/auth`))
}

async function notifyHeldAddress(
  tx: Orm,
  { mailQueue }: AccountParts,
  { email, language }: { email: string; language: Language },
) {
  await mailQueue.postUnsolicited(tx, email, () => ({ email: accountEmail('address-held', undefined, { language }) }))
}
