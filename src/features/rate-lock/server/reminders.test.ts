import { expect, test } from 'vitest'
import { addDays } from '#domain/calendar-day.ts'
import { suiteDatabase } from '../../../../tests/harness/databases.ts'
import { createReminderFixture } from '../../../../tests/harness/reminder-fixture.ts'
import { suiteFixture } from '../../../../tests/harness/suite-fixture.ts'
import { rateLockResource } from '../actions.ts'
import { FLOATING } from '../model.ts'

/** Years ahead, so that the real clock never meets it. */
const END = '2077-12-17'
const lock = { ...FLOATING, status: 'locked', ends_on: END, interest_rate: 6.5 }

const database = suiteDatabase()
const fixture = suiteFixture(() => createReminderFixture(database))

const save = (user_id: string, change: object = {}) =>
  fixture.execute(user_id, rateLockResource, 'save', { ...lock, ...change })
const morning = (days: number) => `${addDays(END, -days)}T18:00:00Z`
const titles = async (user_id: string) => (await fixture.notifications(user_id)).map(({ title }) => title)

test('[RL4] the end is told 14, 7 and 3 days before, once each, in the app and by mail', async () => {
  const ada = await fixture.person()
  await save(ada)
  for (const days of [15, 14, 13, 7, 7, 3, 2, 0]) await fixture.runJob(morning(days))
  expect(await titles(ada)).toEqual([
    'Your rate lock ends in 14 days',
    'Your rate lock ends in 7 days',
    'Your rate lock ends in 3 days',
  ])
  expect(await fixture.mail(ada)).toHaveLength(3)
})

test('[RL4] each closing day that leaves nothing to spare is told once; back in time it is told no more', async () => {
  const ada = await fixture.person()
  await save(ada)
  await fixture.schedule(ada, 'closing_day', addDays(END, -20))
  await fixture.remind(ada, morning(60))
  expect(await titles(ada)).toEqual([])
  await fixture.schedule(ada, 'closing_day', addDays(END, 1))
  await fixture.remind(ada, morning(60))
  await fixture.remind(ada, morning(59))
  await fixture.schedule(ada, 'closing_day', addDays(END, -1))
  await fixture.remind(ada, morning(58))
  expect(await titles(ada)).toEqual(['Your rate lock ends before you close', 'Your rate lock has no day to spare'])
})

test('[RL11] the day of the lock brings the lender’s three days for a revised estimate into the reminders', async () => {
  const ada = await fixture.person()
  await save(ada, { locked_on: '2077-11-01' })
  // Three days on which lenders are open, the first of them a Tuesday.
  await fixture.runJob('2077-11-03T18:00:00Z')
  expect(await titles(ada)).toContainEqual(expect.stringContaining('evised Loan Estimate'))
})

test('[RL4] switched off, nothing is told', async () => {
  const ada = await fixture.person()
  await save(ada, { reminder_enabled: false })
  await fixture.schedule(ada, 'closing_day', addDays(END, 1))
  await fixture.runJob(morning(3))
  expect((await titles(ada)).filter(title => title.includes('lock'))).toEqual([])
})
