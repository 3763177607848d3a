import { and, eq } from 'drizzle-orm'
import { LOCALE } from '#domain/locale.ts'
import { users } from '#server/auth/tables.ts'
import type { Orm } from '#server/db/database.ts'
import { composeEmail, type Email, greeting } from '#server/mail/email.ts'
import type { Post } from '#server/mail/mail-queue.ts'
import { newDeviceWords } from '../security-words.ts'
import { emailWords, recoveryCodeUsedWords } from '../words.ts'

export type AccountEmail = keyof typeof emailWords

/** The link is for emails whose words have a button. */
export function accountEmail(kind: AccountEmail, url?: string, first_name?: string): Email {
  const words = emailWords[kind]
  return composeEmail({
    subject: words.subject,
    before: [greeting(first_name), ...words.before],
    button: 'button' in words && url ? { label: words.button, url } : undefined,
    after: [...words.after],
  })
}

/** An email to somebody about their own account; their export tells its kind and date. */
export async function accountMail(tx: Orm, kind: AccountEmail, to: Reader, url?: string): Promise<Post> {
  return { kind, email: accountEmail(kind, url, await nameOfReader(tx, to.id)), recipient: to.email, user_id: to.id }
}

interface Reader {
  id: string
  email: string
}

/** How to greet somebody at their own address; without a name while nobody has confirmed that it is theirs. */
export async function nameOfReader(tx: Orm, user_id: string): Promise<string | undefined> {
  const [reader] = await tx
    .select({ first_name: users.first_name })
    .from(users)
    .where(and(eq(users.id, user_id), eq(users.email_verified, true)))
  return reader?.first_name
}

export function recoveryCodeUsedEmail(left: number, url: string, first_name?: string): Email {
  const { subject, before, button, after } = recoveryCodeUsedWords
  return composeEmail({
    subject,
    before: [greeting(first_name), ...before(left)],
    button: { label: button, url },
    after: [...after],
  })
}

export function newDeviceEmail(
  { device, network }: { device: string; network: string },
  moment: Date,
  timeZone: string,
  url: string,
  first_name?: string,
): Email {
  const when = moment.toLocaleString(LOCALE, { timeZone, dateStyle: 'long', timeStyle: 'short' })
  return composeEmail({
    subject: newDeviceWords.subject,
    before: [greeting(first_name), ...newDeviceWords.before(device, network, when)],
    button: { label: newDeviceWords.button, url },
    after: [...newDeviceWords.after],
  })
}
