import { isName } from '#resources/plain-text.ts'
import type { ReminderWords } from '#resources/reminder-date.ts'
import { composeEmail, type Email } from '#server/mail/email.ts'
import {
  type RateMove,
  rateEmailWords,
  rateMessage,
  rateTitle,
  reminderAddressWords,
  reminderEmailWords,
  unsubscribeWords,
} from '../words.ts'

interface Addressee {
  first_name: string
  unsubscribe_url: string
}

/** A name from before there was a rule for names may be anything, and is left out then. */
function greetingFor({ first_name }: Addressee): string {
  return reminderEmailWords.greeting(isName(first_name) ? first_name : '')
}

interface ReminderEmail {
  to: Addressee
  words: ReminderWords
  /** The advance notice that the person chose, where it decided. */
  notice: number | null
  url: string
}

export function reminderEmail({ to, words, notice, url }: ReminderEmail): Email {
  return composeEmail({
    subject: words.title,
    before: [greetingFor(to), words.message, ...words.details],
    button: { label: words.button, url },
    after: [reminderEmailWords.why(notice)],
    unsubscribe: { label: unsubscribeWords.link, url: to.unsubscribe_url },
  })
}

export function reminderAddressEmail(url: string): Email {
  const { subject, before, button, after } = reminderAddressWords.email
  return composeEmail({ subject, before: [...before], button: { label: button, url }, after: [...after] })
}

export function rateEmail(to: Addressee, move: RateMove, baseUrl: string): Email {
  return composeEmail({
    subject: rateTitle(move),
    before: [greetingFor(to), rateMessage(move), rateEmailWords.detail],
    button: { label: rateEmailWords.button, url: `${baseUrl}/dashboard/news` },
    after: [rateEmailWords.why],
    unsubscribe: { label: unsubscribeWords.link, url: to.unsubscribe_url },
  })
}
