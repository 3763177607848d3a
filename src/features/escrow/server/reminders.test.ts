import { expect, test } from 'vitest'
import { addDays } from '#domain/calendar-day.ts'
import { suiteDatabase } from '../../../../tests/harness/databases.ts'
import { createReminderFixture } from '../../../../tests/harness/reminder-fixture.ts'
import { suiteFixture } from '../../../../tests/harness/suite-fixture.ts'
import { escrowResource } from '../actions.ts'
import { letterClock } from '../letter-clock.ts'
import { BLANK_PLAN, BLANK_STATEMENT } from '../model.ts'

/** Years ahead, so that the real clock never meets it. */
const DAY = '2077-03-01'
const plan = { ...BLANK_PLAN, property_state: 'Florida', closing_on: '2076-12-21' }

const database = suiteDatabase()
const fixture = suiteFixture(() => createReminderFixture(database))

const morning = (days: number) => `${addDays(DAY, -days)}T18:00:00Z`
const titles = async (user_id: string) => (await fixture.notifications(user_id)).map(({ title }) => title)

test('[YT14] the last day to file for a homestead is told a month, a week and a day before', async () => {
  const ada = await fixture.person()
  await fixture.execute(ada, escrowResource, 'plan', plan)
  for (const days of [31, 30, 7, 7, 1, 0]) await fixture.runJob(morning(days))
  expect(await titles(ada)).toEqual([
    'File for your homestead in 30 days',
    'File for your homestead in 7 days',
    'File for your homestead tomorrow',
  ])
})

test('[YT14] another day that was entered counts instead; switched off or unknown, nothing is told', async () => {
  const [ada, ben, cyd] = [await fixture.person(), await fixture.person(), await fixture.person()]
  await fixture.execute(ada, escrowResource, 'plan', { ...plan, homestead_by: addDays(DAY, 10) })
  await fixture.execute(ben, escrowResource, 'plan', { ...plan, reminder_enabled: false })
  await fixture.execute(cyd, escrowResource, 'plan', { ...plan, property_state: 'Texas' })
  for (const days of [7, 1, -3]) await fixture.runJob(morning(days))
  expect(await titles(ada)).toEqual(['File for your homestead in 17 days', 'File for your homestead in 7 days'])
  expect(await titles(ben)).toEqual([])
  expect(await titles(cyd)).toEqual([])
})

test('[ES16] a letter’s days are told when they come, until there is an answer', async () => {
  const [ada, ben] = [await fixture.person(), await fixture.person()]
  const id = crypto.randomUUID()
  const letter = {
    kind: 'error',
    mailed_on: '2077-01-11',
    received_on: null,
    is_answered: false,
    reminder_enabled: true,
  }
  for (const person of [ada, ben]) {
    await fixture.execute(person, escrowResource, 'keep', { id, figures: { ...BLANK_STATEMENT, servicer: 'Juniper' } })
    await fixture.execute(person, escrowResource, 'letter', { id, letter })
  }
  await fixture.execute(ben, escrowResource, 'letter', { id, letter: { ...letter, is_answered: true } })
  const { dates } = letterClock({ kind: 'error', mailed_on: letter.mailed_on, received_on: null })
  for (const { latest } of dates)
    for (const day of [addDays(latest, -1), latest]) await fixture.runJob(`${day}T18:00:00Z`)
  const sent = await titles(ada)
  expect(sent.filter(title => title.startsWith('They must'))).toEqual([
    'They must have confirmed your letter by today',
    'They must have fixed it or said why not by today',
  ])
  expect(await titles(ben)).toEqual([])
})
