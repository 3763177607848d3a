import { LOCALE } from '#domain/locale.ts'
import { type Letter, letter } from '#server/mail/letter.ts'
import type { Post } from '#server/mail/mail-queue.ts'
import { newDeviceWords } from '../security-words.ts'
import { letterWords } from '../words.ts'

export type AccountLetter = keyof typeof letterWords

/** The link is for letters whose words have a button. */
export function accountLetter(kind: AccountLetter, url?: string): Letter {
  const words = letterWords[kind]
  return letter({
    subject: words.subject,
    before: ['Hello,', ...words.before],
    button: 'button' in words && url ? { label: words.button, url } : undefined,
    after: [...words.after],
  })
}

/** A letter to somebody about their own account; their export tells its kind and date. */
export function accountMail(kind: AccountLetter, to: { id: string; email: string }, url?: string): Post {
  return { kind, letter: accountLetter(kind, url), recipient: to.email, user_id: to.id }
}

export function newDeviceLetter(
  { device, network }: { device: string; network: string },
  moment: Date,
  timeZone: string,
  url: string,
): Letter {
  const when = moment.toLocaleString(LOCALE, { timeZone, dateStyle: 'long', timeStyle: 'short' })
  return letter({
    subject: newDeviceWords.subject,
    before: ['Hello,', ...newDeviceWords.before(device, network, when)],
    button: { label: newDeviceWords.button, url },
    after: [...newDeviceWords.after],
  })
}
