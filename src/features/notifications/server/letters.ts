import { isName } from '#resources/plain-text.ts'
import type { ReminderWords } from '#resources/reminder-date.ts'
import { type Letter, letter } from '#server/mail/letter.ts'
import {
  type RateMove,
  rateLetterWords,
  rateMessage,
  rateTitle,
  reminderAddressWords,
  reminderLetterWords,
  unsubscribeWords,
} from '../words.ts'

interface Addressee {
  first_name: string
  unsubscribe_url: string
}

/** A name from before there was a rule for names may be anything, and is left out then. */
function greetingFor({ first_name }: Addressee): string {
  return reminderLetterWords.greeting(isName(first_name) ? first_name : '')
}

interface ReminderLetter {
  to: Addressee
  words: ReminderWords
  /** The advance notice that the person chose, where it decided. */
  notice: number | null
  url: string
}

export function reminderLetter({ to, words, notice, url }: ReminderLetter): Letter {
  return letter({
    subject: words.title,
    before: [greetingFor(to), words.message, ...words.details],
    button: { label: words.button, url },
    after: [reminderLetterWords.why(notice)],
    unsubscribe: { label: unsubscribeWords.link, url: to.unsubscribe_url },
  })
}

export function reminderAddressLetter(url: string): Letter {
  const { subject, before, button, after } = reminderAddressWords.letter
  return letter({ subject, before: [...before], button: { label: button, url }, after: [...after] })
}

export function rateLetter(to: Addressee, move: RateMove, baseUrl: string): Letter {
  return letter({
    subject: rateTitle(move),
    before: [greetingFor(to), rateMessage(move), rateLetterWords.detail],
    button: { label: rateLetterWords.button, url: `${baseUrl}/dashboard/news` },
    after: [rateLetterWords.why],
    unsubscribe: { label: unsubscribeWords.link, url: to.unsubscribe_url },
  })
}
