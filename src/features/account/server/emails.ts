import { eq } from 'drizzle-orm'
import type { Language } from '#domain/languages.ts'
import { users } from '#server/auth/tables.ts'
import type { Orm } from '#server/db/database.ts'
import { composeEmail, greeting } from '#server/mail/email.ts'
import type { MailQueue, Post } from '#server/mail/mail-queue.ts'
import type { MailOf, Mails } from '#server/mail/mails.ts'
import * as spanish from '../security-words.es.ts'
import * as english from '../security-words.ts'
import * as spanishWords from '../words.es.ts'
import { emailWords, recoveryCodeUsedWords } from '../words.ts'

export type AccountEmail = keyof typeof emailWords
type QueuedEmail = MailOf<typeof accountMails>

const emails = { en: emailWords, es: spanishWords.emailWords }
const recoveryCodeUsed = { en: recoveryCodeUsedWords, es: spanishWords.recoveryCodeUsedWords }
const newDevice = { en: english.newDeviceWords, es: spanish.newDeviceWords }

/** Whoever reads a mail: their language, and their name once they confirmed that the address is theirs. */
export interface EmailReader {
  language: Language
  first_name?: string
}

/** An address of which nobody has said that it is theirs. */
const STRANGER: EmailReader = { language: 'en' }

interface AccountNews {
  kind: AccountEmail
  /** For emails whose words have a button. */
  url?: string
  first_name?: string
}

interface CodeUse {
  left: number
  url: string
  first_name?: string
}

interface DeviceSeen {
  device: string
  network: string
  /** ISO 8601. */
  at: string
  time_zone: string
  url: string
  first_name?: string
}

const LOCALES = { en: 'en-US', es: 'es-US' }

export const accountMails = {
  'account.news'({ kind, url, first_name }: AccountNews, language) {
    const words = emails[language][kind]
    return composeEmail({
      language,
      subject: words.subject,
      before: [greeting(first_name, language), ...words.before],
      button: 'button' in words && url ? { label: words.button, url } : undefined,
      after: [...words.after],
    })
  },

  'account.recovery-code-used'({ left, url, first_name }: CodeUse, language) {
    const { subject, before, button, after } = recoveryCodeUsed[language]
    return composeEmail({
      language,
      subject,
      before: [greeting(first_name, language), ...before(left)],
      button: { label: button, url },
      after: [...after],
    })
  },

  'account.new-device'({ device, network, at, time_zone, url, first_name }: DeviceSeen, language) {
    const words = newDevice[language]
    const when = new Date(at).toLocaleString(LOCALES[language], {
      timeZone: time_zone,
      dateStyle: 'long',
      timeStyle: 'short',
    })
    return composeEmail({
      language,
      subject: words.subject,
      before: [greeting(first_name, language), ...words.before(device, network, when)],
      button: { label: words.button, url },
      after: [...words.after],
    })
  },
} satisfies Mails

export function accountEmail(kind: AccountEmail, url?: string, { language, first_name } = STRANGER): QueuedEmail {
  return { key: 'account.news', parameters: { kind, url, first_name }, language }
}

export function recoveryCodeUsedEmail(left: number, url: string, { language, first_name }: EmailReader): QueuedEmail {
  return { key: 'account.recovery-code-used', parameters: { left, url, first_name }, language }
}

export function newDeviceEmail(
  seen: Omit<DeviceSeen, 'first_name'>,
  { language, first_name }: EmailReader,
): QueuedEmail {
  return { key: 'account.new-device', parameters: { ...seen, first_name }, language }
}

/** An email to somebody about their own account; their export tells its kind and date. */
export async function accountMail(
  tx: Orm,
  kind: AccountEmail,
  to: { id: string; email: string },
  url?: string,
): Promise<Post> {
  return { kind, email: accountEmail(kind, url, await readerOf(tx, to.id)), recipient: to.email, user_id: to.id }
}

/** Mails somebody about their own account, as `mailOwner` does. */
export async function mailAccount(
  tx: Orm,
  mailQueue: MailQueue,
  user_id: string,
  kind: AccountEmail,
  url?: string,
): Promise<void> {
  await mailOwner(tx, mailQueue, user_id, kind, reader => accountEmail(kind, url, reader))
}

/** To the address that the account has now. One that nobody has confirmed may be a stranger's, and gets no more than strangers do. */
export async function mailOwner(
  tx: Orm,
  mailQueue: MailQueue,
  user_id: string,
  kind: string,
  compose: (reader: EmailReader) => QueuedEmail,
): Promise<void> {
  const owner = await ownerOf(tx, user_id)
  if (!owner) return
  const { email: recipient, isConfirmed } = owner
  const unaddressed = { kind, email: compose(owner), user_id }
  if (isConfirmed) await mailQueue.post(tx, { ...unaddressed, recipient })
  else await mailQueue.postUnsolicited(tx, recipient, () => unaddressed)
}

export async function readerOf(tx: Orm, user_id: string): Promise<EmailReader> {
  return (await ownerOf(tx, user_id)) ?? STRANGER
}

interface Owner extends EmailReader {
  email: string
  isConfirmed: boolean
}

/** How to write to somebody at their own address; without a name while nobody has confirmed that it is theirs. */
export async function ownerOf(tx: Orm, user_id: string): Promise<Owner | undefined> {
  const [owner] = await tx
    .select({
      email: users.email,
      isConfirmed: users.email_verified,
      language: users.language,
      first_name: users.first_name,
    })
    .from(users)
    .where(eq(users.id, user_id))
  return owner?.isConfirmed === false ? { ...owner, first_name: undefined } : owner
}
