import { addDays, type CalendarDay } from '#domain/calendar-day.ts'
import type { Translated } from '#domain/translated.ts'
import type { ReminderDate } from '#resources/reminder-date.ts'
import { loanWords } from '#resources/words.ts'
import type { LegalDateEntry } from './legal-dates.ts'
import { isReminded, type LegalDatesState } from './legal-dates-model.ts'
import { legalDateWords, senseWords } from './legal-dates-words.ts'
import type { LoanContext } from './loan-context.ts'
import type { TimelineEvent } from './model.ts'
import { calendarWords } from './page-words.ts'

/** A date that the timeline does not know. */
export type CalendarDate = Pick<ReminderDate, 'key' | 'day' | 'title' | 'isWanted' | 'notices'> & {
  /** The page that explains it. */
  url: string
  /** What it means. */
  detail?: string
}

/** The dates of one loan. */
export interface CalendarLoan {
  /** Its name, where a person has several: it stands before each entry. */
  name: string | null
  /** Those that belong to it. */
  events: readonly TimelineEvent[]
  /** The dates that come from the law, with the buyer's answers and switches. */
  legalDates: readonly LegalDateEntry[]
  legalState: LegalDatesState
  context: Pick<LoanContext, 'is_refinance'>
  /** Dates of other pages that have a name. */
  others?: readonly CalendarDate[]
  /** Makes the UIDs of its entries its own, and the same in every file. */
  owner: string
}

export interface CalendarFile {
  loans: readonly CalendarLoan[]
  /** How many days before an event its alarm rings. */
  reminder_days: number
  /** The page that shows the timeline. */
  url: string
  /** ISO 8601 in UTC. */
  now: string
  /** What it says; in the language of the page where nothing else is given. */
  said?: CalendarCatalog
}

/** The words of calendar entries, in one language. */
export interface CalendarCatalog {
  calendarWords: Translated<typeof calendarWords>
  legalDateWords: typeof legalDateWords
  senseWords: typeof senseWords
  loanWords: Translated<Pick<typeof loanWords, 'ofLoan'>>
}

const own: CalendarCatalog = { calendarWords, legalDateWords, senseWords, loanWords }

interface Entry {
  uid: string
  day: CalendarDay
  summary: string
  description: string
  sequence: number
  alarm: boolean
  /** Days ahead on which its alarm rings; as its owner chose where there are none. */
  notices?: readonly number[] | undefined
  /** The page that explains it; the timeline where there is none. */
  url?: string
}

/** The timeline as calendar programs read it (RFC 5545): one all-day entry for each event that has a date. */
export function calendarFile(file: CalendarFile): string {
  const { said = own } = file
  const entries = file.loans.flatMap(loan => entriesOfLoan(loan, file.now, said))
  const isRefinance = file.loans.length > 0 && file.loans.every(({ context }) => context.is_refinance)
  const name = isRefinance ? said.calendarWords.refinanceName : said.calendarWords.name
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Keyturn//Timeline//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
    ...entries.flatMap(entry => entryLines(entry, file)),
    'END:VCALENDAR',
  ]
  return lines.map(line => `${folded(line)}\r\n`).join('')
}

function entriesOfLoan(loan: CalendarLoan, now: string, said: CalendarCatalog): Entry[] {
  const contract = loan.events.find(({ event_key }) => event_key === 'contract_signed')
  const sequence = loan.legalState.changes + loan.events.reduce((sum, event) => sum + event.date_change_count, 0)
  const entries = [
    ...loan.legalDates.map(date => legalEntry(date, loan, sequence, said)),
    ...loan.events.flatMap(event => entriesOf(event, loan.owner, contract, said)),
    ...(loan.others ?? []).flatMap(date => otherEntry(date, loan.owner, now)),
  ]
  const { name } = loan
  if (name === null) return entries
  return entries.map(entry => ({ ...entry, summary: said.loanWords.ofLoan(name, entry.summary) }))
}

function entriesOf(
  event: TimelineEvent,
  owner: string,
  contract: TimelineEvent | undefined,
  said: CalendarCatalog,
): Entry[] {
  const { event_key, scheduled_date, completed, title, description, notes } = event
  if (!scheduled_date) return []
  return [
    {
      uid: `${event_key}.${owner}@keyturn`,
      day: scheduled_date,
      summary: completed ? said.calendarWords.done(title) : title,
      description: [description, notes].filter(Boolean).join('\n\n'),
      // A date that follows the contract's moves without a change of its own.
      sequence: event.date_change_count + (event === contract ? 0 : (contract?.date_change_count ?? 0)),
      alarm: event.reminder_enabled && !completed,
    },
  ]
}

/** Any change may move a date that is counted, so its sequence grows with all of them. */
function legalEntry(
  date: LegalDateEntry,
  { owner, legalState }: CalendarLoan,
  sequence: number,
  said: CalendarCatalog,
): Entry {
  const { title, meaning, acts } = said.legalDateWords[date.key]
  return {
    // Its name in calendars from before there were others of its kind.
    uid: `${date.key === 'disclosure-in-hand' ? 'closing_disclosure' : `right.${date.key}`}.${owner}@keyturn`,
    day: date.day,
    summary: date.sure ? title : said.calendarWords.probably(title),
    description: [meaning, acts, said.senseWords[date.sense]].join('\n\n'),
    sequence,
    alarm: date.sure && date.status === 'open' && isReminded(legalState, date.key),
  }
}

const MINUTE_MS = 60_000

function otherEntry(
  { key, day, title, detail, isWanted, notices, url }: CalendarDate,
  owner: string,
  now: string,
): Entry[] {
  if (title === undefined) return []
  return [
    {
      uid: `${key}.${owner}@keyturn`,
      day,
      summary: title,
      description: detail ?? '',
      // Nobody counts how often such a day has moved; a later file is never the older one.
      sequence: Math.floor((Date.parse(now) - Date.parse('2026-01-01')) / MINUTE_MS),
      alarm: isWanted,
      notices,
      url,
    },
  ]
}

function entryLines(entry: Entry, { reminder_days, url, now }: CalendarFile): string[] {
  const alarms = (entry.notices ?? [reminder_days]).flatMap(days => [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(entry.summary)}`,
    // An all-day entry starts at midnight; nobody wants to be woken then, so this is 9 in the morning.
    days === 0 ? 'TRIGGER:PT9H' : `TRIGGER:-P${days - 1}DT15H`,
    'END:VALARM',
  ])
  return [
    'BEGIN:VEVENT',
    `UID:${entry.uid}`,
    `DTSTAMP:${now.replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${entry.day.replaceAll('-', '')}`,
    `DTEND;VALUE=DATE:${addDays(entry.day, 1).replaceAll('-', '')}`,
    `SEQUENCE:${entry.sequence}`,
    `SUMMARY:${escaped(entry.summary)}`,
    `DESCRIPTION:${escaped(entry.description)}`,
    `URL:${entry.url ?? url}`,
    'TRANSP:TRANSPARENT',
    ...(entry.alarm ? alarms : []),
    'END:VEVENT',
  ]
}

function escaped(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\\;,]/g, sign => `\\${sign}`)
    .replaceAll('\n', '\\n')
}

const LONGEST_LINE = 75

/** At most 75 octets a line, continued after a space; never inside a character. */
function folded(line: string): string {
  let result = ''
  let octets = 0
  for (const character of line) {
    const size = octetsOf(character)
    if (octets + size > LONGEST_LINE) {
      result += '\r\n '
      octets = 1
    }
    result += character
    octets += size
  }
  return result
}

/** In UTF-8. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}
