import fc from 'fast-check'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { NO_DISCLOSURE_DAYS } from '#features/disclosures/disclosure-days.ts'
import { type CalendarLoan, calendarFile } from './calendar-file.ts'
import { knownLegalFacts, legalDateEntries } from './legal-dates.ts'
import { NO_ANSWERS } from './legal-dates-model.ts'
import { type StoredEvent, wholeTimeline } from './model.ts'

const closing: StoredEvent = {
  event_key: 'closing_day',
  scheduled_date: '2026-11-30',
  completed: false,
  notes: 'Bring: ID, check; keys\nand \\ patience – für alle 🏡',
  date_change_count: 2,
  reminder_enabled: true,
}

function file(events: StoredEvent[], changes: Partial<CalendarLoan> = {}, reminder_days = 3): string {
  const context = { is_refinance: false }
  const loan = {
    context,
    name: null,
    events: wholeTimeline(events).events,
    legalDates: [],
    legalState: NO_ANSWERS,
    owner: 'a1b2',
  }
  return calendarFile({
    loans: [{ ...loan, ...changes }],
    reminder_days,
    url: 'https://keyturn.example/dashboard/timeline',
    now: '2026-11-15T10:20:30.456Z',
  })
}

function entriesIn(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  return calendar.getAllSubcomponents('vevent').map(component => ({ component, event: new ICAL.Event(component) }))
}

test('[T16] another program reads every date as an all-day entry with the words as they were typed', () => {
  const entries = entriesIn(file([closing]))
  expect(entries.map(({ event }) => [event.summary, event.startDate.toString(), event.endDate.toString()])).toEqual([
    ['Closing Day', '2026-11-30', '2026-12-01'],
  ])
  const [day] = entries
  expect(day?.event.startDate.isDate).toBe(true)
  expect(day?.event.description).toContain(closing.notes)
  expect(day?.component.getFirstPropertyValue('dtstamp')?.toString()).toBe('2026-11-15T10:20:30Z')
})

test('[T17] an entry keeps its UID when its date moves, and its sequence grows', () => {
  const [before] = entriesIn(file([closing]))
  const [after] = entriesIn(file([{ ...closing, scheduled_date: '2026-12-04', date_change_count: 3 }]))
  expect(after?.event.uid).toBe(before?.event.uid)
  expect([before?.event.sequence, after?.event.sequence]).toEqual([2, 3])
  const [other] = entriesIn(file([closing], { owner: 'someone-else' }))
  expect(other?.event.uid).not.toBe(before?.event.uid)
})

test('[T17] the sequence grows also when a date only follows the contract', () => {
  const contractOn = (scheduled_date: string, date_change_count: number): StoredEvent => ({
    ...closing,
    event_key: 'contract_signed',
    scheduled_date,
    date_change_count,
  })
  const filled = { ...closing, date_change_count: 0 }
  const sequences = (events: StoredEvent[]) => entriesIn(file(events)).map(({ event }) => event.sequence)
  const before = sequences([contractOn('2026-10-16', 1), filled])
  const after = sequences([contractOn('2026-10-20', 2), { ...filled, scheduled_date: '2026-12-04' }])
  expect(before).toEqual([1, 1])
  expect(after).toEqual([2, 2])
})

test('[T18] the alarm rings at 9 in the morning so many days before, and not for what is done or switched off', () => {
  const trigger = (events: StoredEvent[], reminder_days: number) =>
    entriesIn(file(events, {}, reminder_days))
      .at(-1)
      ?.component.getFirstSubcomponent('valarm')
      ?.getFirstPropertyValue('trigger')
      ?.toString()
  expect([1, 3, 7, 14].map(days => trigger([closing], days))).toEqual(['-PT15H', '-P2DT15H', '-P6DT15H', '-P13DT15H'])
  expect(trigger([{ ...closing, completed: true }], 3)).toBeUndefined()
  expect(trigger([{ ...closing, reminder_enabled: false }], 3)).toBeUndefined()
})

test('[T16] whatever is in the notes, lines are at most 75 octets and come back as they were', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), typed => {
      // biome-ignore lint/suspicious/noControlCharactersInRegex: the form refuses them before they get here.
      const notes = typed.replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g, '')
      const text = file([{ ...closing, notes }])
      expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
      for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
      const description = entriesIn(text).at(-1)?.event.description
      expect(description).toBe(
        ['You sign, the lender funds the loan, and you get the keys.', notes].filter(Boolean).join('\n\n'),
      )
    }),
  )
})

test('[LD40] the dates of the law come along, with their meaning, and say when they are only probable', () => {
  const sources = {
    events: wholeTimeline([closing]).events,
    context: { is_refinance: true, may_cancel: true, is_closed: false, since: null },
    papers: NO_DISCLOSURE_DAYS,
    legalDates: { ...NO_ANSWERS, switched: [{ key: 'refund-by' as const, reminder_enabled: false }], changes: 2 },
  }
  const legalDates = legalDateEntries(knownLegalFacts(sources), '2026-11-15')
  const entries = entriesIn(file([closing], { legalDates, legalState: sources.legalDates }))
  const alarms = entries.map(({ component }) => component.getAllSubcomponents('valarm').length)
  expect(entries.map(({ event }, at) => [event.summary, event.startDate.toString(), alarms[at]])).toEqual([
    ['Last revised Loan Estimate', '2026-11-24', 0],
    ['Your copy of the appraisal', '2026-11-24', 1],
    ['Closing Disclosure in hand', '2026-11-25', 1],
    ['See the final figures', '2026-11-27', 1],
    ['Right to cancel ends', '2026-12-03', 1],
    ['Money may move', '2026-12-04', 0],
    ['Refund due by', '2027-01-29', 0],
    ['Closing Day', '2026-11-30', 1],
  ])
  const disclosure = entries.find(({ event }) => event.uid === 'closing_disclosure.a1b2@keyturn')
  expect(disclosure?.event.description).toContain('Saturdays count')
  expect(disclosure?.event.sequence).toBe(4)
  const guessed = legalDates.map(date => ({ ...date, sure: false }))
  const [first] = entriesIn(file([closing], { legalDates: guessed }))
  expect(first?.event.summary).toMatch(/^Probably: /)
  expect(first?.component.getFirstSubcomponent('valarm')).toBeNull()
})

test('[T16] a timeline without dates is still a calendar', () => {
  expect(entriesIn(file([]))).toEqual([])
})
