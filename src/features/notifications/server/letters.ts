import { daysBetween } from '#domain/calendar-day.ts'
import { isName } from '#journey/plain-text.ts'
import { type Letter, letter } from '#server/mail/letter.ts'
import type { ReminderKind } from '../rules.ts'
import {
  type RateMove,
  rateLetterWords,
  rateMessage,
  rateTitle,
  reminderAddressWords,
  reminderLetterWords,
  reminderMessage,
  reminderTitle,
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

export interface DueEvent {
  event_key: string
  title: string
  description: string
  scheduled_date: string
}

export function reminderFacts(event: DueEvent, kind: ReminderKind, today: string) {
  return {
    kind,
    title: event.title,
    scheduled_date: event.scheduled_date,
    days: daysBetween(today, event.scheduled_date),
  }
}

export function timelinePath(event_key: string): string {
  return `/dashboard/timeline#${event_key}`
}

interface ReminderLetter {
  to: Addressee
  event: DueEvent
  kind: ReminderKind
  today: string
  reminder_days: number
  baseUrl: string
}

export function reminderLetter({ to, event, kind, today, reminder_days, baseUrl }: ReminderLetter): Letter {
  const facts = reminderFacts(event, kind, today)
  return letter({
    subject: reminderTitle(facts),
    before: [
      greetingFor(to),
      reminderMessage(facts),
      ...(kind === 'due' ? [event.description] : []),
      reminderLetterWords[kind],
    ],
    button: { label: reminderLetterWords.button, url: `${baseUrl}${timelinePath(event.event_key)}` },
    after: [reminderLetterWords.why(reminder_days)],
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
