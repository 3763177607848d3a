import type { ReminderWords } from '#resources/reminder-date.ts'
import { composeEmail, type Email, greeting } from '#server/mail/email.ts'
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
    before: [greeting(to.first_name), words.message, ...words.details],
    button: { label: words.button, url },
    after: [reminderEmailWords.why(notice)],
    unsubscribe: { label: unsubscribeWords.link, url: to.unsubscribe_url },
  })
}

export function reminderAddressEmail(url: string): Email {
  const { subject, before, button, after } = reminderAddressWords.email
  return composeEmail({
    subject,
    before: [greeting(undefined), ...before],
    button: { label: button, url },
    after: [...after],
  })
}

export function rateEmail(to: Addressee, move: RateMove, baseUrl: string): Email {
  return composeEmail({
    subject: rateTitle(move),
    before: [greeting(to.first_name), rateMessage(move), rateEmailWords.detail],
    button: { label: rateEmailWords.button, url: `${baseUrl}/dashboard/news` },
    after: [rateEmailWords.why],
    unsubscribe: { label: unsubscribeWords.link, url: to.unsubscribe_url },
  })
}
