import { Hono } from 'hono'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { noticeWords, otherDates } from '#app/server/reminder-sources.ts'
import { applicationResource } from '#features/application/actions.ts'
import { reminderDaysOf } from '#features/notifications/server/records.ts'
import type { AppEnv } from '#server/http/context.ts'
import { mountEndpoints } from '#server/http/endpoint.ts'
import { loan_members } from '#server/loans/tables.ts'
import { ALLOWED_ENGLISH } from '../../../../tests/harness/allowed-english.ts'
import { suiteDatabase } from '../../../../tests/harness/databases.ts'
import { englishWords, wordsOf } from '../../../../tests/harness/english-words.ts'
import { newLoan } from '../../../../tests/harness/loans.ts'
import { namedPerson } from '../../../../tests/harness/named-person.ts'
import { createReminderFixture } from '../../../../tests/harness/reminder-fixture.ts'
import { suiteFixture } from '../../../../tests/harness/suite-fixture.ts'
import { SECRET } from '../../../../tests/harness/test-app.ts'
import type { LockDates } from '../legal-dates.ts'
import { legalDatesResource } from '../legal-dates-actions.ts'
import { calendarEndpoints } from './calendar.ts'

const BASE_URL = 'https://keyturn.example'

const database = suiteDatabase()
const fixture = suiteFixture(() => createReminderFixture(database))
const locks = new Map<string, LockDates>()
const app = new Hono<AppEnv>()
mountEndpoints(
  app,
  calendarEndpoints({
    database,
    baseUrl: BASE_URL,
    secret: SECRET,
    reminderDaysOf,
    lockOf: async (_db, { user_id }) => locks.get(user_id) ?? null,
    otherDates,
    noticeWords,
    sensitive: { requireRecentSignIn: async () => {}, notify: async () => {} },
  }),
  namedPerson(database, 'America/Chicago'),
)

async function address(user_id: string, path: string, method = 'GET'): Promise<string> {
  const answer = await app.request(path, { method, headers: { 'x-person': user_id } })
  return (await answer.json()).address
}

test('[T19] the private address opens the calendar without a cookie, with the days the person chose', async () => {
  const ada = await fixture.person('America/Chicago', { reminder_days: 7 })
  await fixture.schedule(ada, 'closing_day', '2026-11-30')
  expect(await address(ada, '/api/calendar')).toBeNull()
  const made = await address(ada, '/api/calendar/renew', 'POST')
  expect(await address(ada, '/api/calendar')).toBe(made)

  const answer = await app.request(made)
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  const calendar = new ICAL.Component(ICAL.parse(await answer.text()))
  const closing = calendar.getAllSubcomponents('vevent').at(-1)
  expect(closing?.getFirstPropertyValue('summary')).toBe('Closing Day')
  expect(closing?.getFirstPropertyValue('url')).toBe(`${BASE_URL}/dashboard/timeline`)
  const alarm = closing?.getFirstSubcomponent('valarm')
  expect(alarm?.getFirstPropertyValue('trigger')?.toString()).toBe('-P6DT15H')
})

test('[LG23] it is in the language of whose it is, but for what they wrote themselves', async () => {
  const ada = await fixture.person('America/Chicago', { language: 'es' })
  await fixture.schedule(ada, 'contract_signed', '2026-11-02')
  await fixture.schedule(ada, 'home_inspection', '2026-11-20')
  await fixture.change(ada, { event_key: 'final_walkthrough', scheduled_date: '2026-12-16', notes: 'Bring the keys.' })
  await fixture.execute(ada, legalDatesResource, 'tell', { closing_fixed_on: '2026-12-17' })
  await fixture.execute(ada, applicationResource, 'save-draft', { loan_purpose: 'purchase' })
  await database.run(
    `insert into loans (user_id, id, purpose, opened_at) values ($1, gen_random_uuid(), 'refinance', '2027-01-05')`,
    [ada],
  )
  const answer = await app.request(await address(ada, '/api/calendar/renew', 'POST'))
  const calendar = new ICAL.Component(ICAL.parse(await answer.text()))
  const events = calendar.getAllSubcomponents('vevent').map(entry => new ICAL.Event(entry))
  const said = events.map(({ summary, description }) => `${summary}\n${description}`).join('\n')
  expect(calendar.getFirstPropertyValue('name')).toBe('Calendario de mi compra (Keyturn)')
  expect(said).toContain('Bring the keys.')
  const english = englishWords()
  const own = said.replace('Bring the keys.', '').replace(/\([^()]*\)/g, '')
  expect(wordsOf(own).filter(word => english.has(word) && !ALLOWED_ENGLISH.has(word))).toEqual([])
})

test('[LD40] [T42] [RL11] a subscribed calendar has the dates of the law, and of a refinance only what belongs to it', async () => {
  const ada = await fixture.person('America/Chicago')
  await fixture.schedule(ada, 'contract_signed', '2026-11-02')
  await fixture.execute(ada, applicationResource, 'save-draft', {
    loan_purpose: 'refinance',
    property_type: 'primary_residence',
  })
  await fixture.execute(ada, legalDatesResource, 'tell', { closing_fixed_on: '2026-12-17' })
  locks.set(ada, { locked_on: '2026-11-16', until: '2026-12-30' })
  const answer = await app.request(await address(ada, '/api/calendar/renew', 'POST'))
  const calendar = new ICAL.Component(ICAL.parse(await answer.text()))
  const days = Object.fromEntries(
    calendar.getAllSubcomponents('vevent').map(entry => {
      const event = new ICAL.Event(entry)
      return [event.summary, event.startDate.toString()]
    }),
  )
  expect(days).toMatchObject({
    'Closing Day': '2026-12-17',
    'Closing Disclosure in hand': '2026-12-14',
    'Right to cancel ends': '2026-12-21',
    'Money may move': '2026-12-22',
    'Refund due by': '2027-02-15',
    'Revised Loan Estimate after your lock': '2026-11-19',
    'Probably: Loan Estimate sent by': '2026-11-10',
  })
  expect(Object.keys(days)).not.toContain('Final Walkthrough')
})

test('[TG40] the days of a loan are in the calendar of whoever is in it together, and not of whoever looks on', async () => {
  const ada = await fixture.person('America/Chicago')
  const { loan_id } = await newLoan(database, ada)
  await fixture.schedule(ada, 'closing_day', '2026-11-30')
  for (const role of ['together', 'looks_on'] as const) {
    const member_id = await fixture.person('America/Chicago')
    await database.orm.insert(loan_members).values({ user_id: ada, loan_id, member_id, role })
    const answer = await app.request(await address(member_id, '/api/calendar/renew', 'POST'))
    expect((await answer.text()).includes('DTSTART;VALUE=DATE:20261130'), role).toBe(role === 'together')
  }
})

test('[N39] a signed contract is done in the subscribed calendar, and rings no more', async () => {
  const ada = await fixture.person('America/Chicago')
  await fixture.schedule(ada, 'contract_signed', '2026-11-02')
  const answer = await app.request(await address(ada, '/api/calendar/renew', 'POST'))
  const calendar = new ICAL.Component(ICAL.parse(await answer.text()))
  const contract = calendar
    .getAllSubcomponents('vevent')
    .find(entry => String(entry.getFirstPropertyValue('summary')).includes('Contract'))
  expect(contract?.getFirstPropertyValue('summary')).toBe('✓ Contract Signed')
  expect(contract?.getFirstSubcomponent('valarm')).toBeNull()
})

test('[T20] a renewed address ends the old one, and no other address opens anything', async () => {
  const ada = await fixture.person()
  const old = await address(ada, '/api/calendar/renew', 'POST')
  const renewed = await address(ada, '/api/calendar/renew', 'POST')
  expect((await app.request(old)).status).toBe(404)
  expect((await app.request(renewed)).status).toBe(200)
  const key = renewed.slice(renewed.lastIndexOf('/') + 1, renewed.indexOf('.', renewed.lastIndexOf('/')))
  for (const guess of [`${key}.ics`, `${key}.AAAA.ics`, 'nonsense.ics', `${renewed.slice(0, -6)}AA.ics`]) {
    const path = guess.startsWith('http') ? guess : `${BASE_URL}/api/calendar/${guess}`
    expect((await app.request(path)).status, guess).toBe(404)
  }
})
