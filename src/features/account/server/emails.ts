import { LOCALE } from '#domain/locale.ts'
import { composeEmail, type Email } from '#server/mail/email.ts'
import type { Post } from '#server/mail/mail-queue.ts'
import { newDeviceWords } from '../security-words.ts'
import { emailWords, recoveryCodeUsedWords } from '../words.ts'

export type AccountEmail = keyof typeof emailWords

/** The link is for emails whose words have a button. */
export function accountEmail(kind: AccountEmail, url?: string): Email {
  const words = emailWords[kind]
  return composeEmail({
    subject: words.subject,
    before: ['Hello,', ...words.before],
    button: 'button' in words && url ? { label: words.button, url } : undefined,
    after: [...words.after],
  })
}

/** An email to somebody about their own account; their export tells its kind and date. */
export function accountMail(kind: AccountEmail, to: { id: string; email: string }, url?: string): Post {
  return { kind, email: accountEmail(kind, url), recipient: to.email, user_id: to.id }
}

export function recoveryCodeUsedEmail(left: number, url: string): Email {
  const { subject, before, button, after } = recoveryCodeUsedWords
  return composeEmail({
    subject,
    before: ['Hello,', ...before(left)],
    button: { label: button, url },
    after: [...after],
  })
}

export function newDeviceEmail(
  { device, network }: { device: string; network: string },
  moment: Date,
  timeZone: string,
  url: string,
): Email {
  const when = moment.toLocaleString(LOCALE, { timeZone, dateStyle: 'long', timeStyle: 'short' })
  return composeEmail({
    subject: newDeviceWords.subject,
    before: ['Hello,', ...newDeviceWords.before(device, network, when)],
    button: { label: newDeviceWords.button, url },
    after: [...newDeviceWords.after],
  })
}
