import type { Language } from '#domain/languages.ts'
import type { ReminderWords } from '#resources/reminder-date.ts'
import { composeEmail, type Email, greeting } from '#server/mail/email.ts'
import * as spanish from '../words.es.ts'
import * as english from '../words.ts'

const catalogs = { en: english, es: spanish }

interface Addressee {
  first_name: string
  language: Language
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
  const { language } = to
  const { reminderEmailWords, unsubscribeWords } = catalogs[language]
  return composeEmail({
    language,
    subject: words.title,
    before: [greeting(to.first_name, language), words.message, ...words.details],
    button: { label: words.button, url },
    after: [reminderEmailWords.why(notice)],
    unsubscribe: { label: unsubscribeWords.link, url: to.unsubscribe_url },
  })
}

export function reminderAddressEmail(language: Language, url: string): Email {
  const { subject, before, button, after } = catalogs[language].reminderAddressWords.email
  return composeEmail({
    language,
    subject,
    before: [greeting(undefined, language), ...before],
    button: { label: button, url },
    after: [...after],
  })
}

export function rateEmail(to: Addressee, move: english.RateMove, baseUrl: string): Email {
  const { language } = to
  const { rateEmailWords, rateMessage, rateTitle, unsubscribeWords } = catalogs[language]
  return composeEmail({
    language,
    subject: rateTitle(move),
    before: [greeting(to.first_name, language), rateMessage(move), rateEmailWords.detail],
    button: { label: rateEmailWords.button, url: `${baseUrl}/dashboard/news` },
    after: [rateEmailWords.why],
    unsubscribe: { label: unsubscribeWords.link, url: to.unsubscribe_url },
  })
}
