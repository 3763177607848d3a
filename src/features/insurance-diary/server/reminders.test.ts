import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { planned_reminders } from '#features/notifications/server/tables.ts'
import { suiteDatabase } from '../../../../tests/harness/databases.ts'
import { createReminderFixture } from '../../../../tests/harness/reminder-fixture.ts'
import { suiteFixture } from '../../../../tests/harness/suite-fixture.ts'
import { insuranceDiaryResource } from '../actions.ts'

const diary = {
  id: '11111111-1111-4111-8111-111111111111',
  name: 'Ficus Bank',
  loan_program: 'conventional',
  lives_there: true,
  original_value: 450_000,
  loan_amount: 405_000,
  interest_rate: 6.5,
  rate_can_change: false,
  months: 360,
  first_payment_on: '2077-01-01',
  monthly_premium: 182,
  extra_monthly: 100,
  reminder_enabled: true,
}

const database = suiteDatabase()
const fixture = suiteFixture(() => createReminderFixture(database))

const saveDiary = (user_id: string, change: object = {}) =>
  fixture.execute(user_id, insuranceDiaryResource, 'keep', { ...diary, ...change })
const planned = (user_id: string) =>
  database.orm.select().from(planned_reminders).where(eq(planned_reminders.user_id, user_id))

test('[MD8] days decades ahead are planned, not looked at before, and told once when they come', async () => {
  const ada = await fixture.person()
  await saveDiary(ada)
  expect((await planned(ada)).map(({ key }) => key.split('.').at(-1)).toSorted()).toEqual([
    'may-ask',
    'must-end',
    'value-five-years',
    'value-two-years',
  ])
  expect(await fixture.runJob('2078-11-30T18:00:00Z')).toBe(0)
  for (const day of ['2078-12-01', '2081-12-01', '2083-05-02', '2083-06-01', '2083-06-02', '2086-01-01'])
    await fixture.runJob(`${day}T18:00:00Z`)
  expect((await fixture.notifications(ada)).map(({ title }) => title)).toEqual([
    'Mortgage insurance: worth asking by value today',
    'Mortgage insurance: worth asking by value today',
    'You may ask to end your mortgage insurance in 30 days',
    'You may ask to end your mortgage insurance today',
    'Your mortgage insurance must end today',
  ])
  expect(await fixture.mail(ada)).toHaveLength(5)
  expect(await planned(ada)).toEqual([])
})

test('[MD8] a diary whose reminders are off, and one that is removed, says nothing', async () => {
  const ada = await fixture.person()
  await saveDiary(ada, { reminder_enabled: false })
  expect(await planned(ada)).toEqual([])
  await saveDiary(ada)
  expect(await planned(ada)).toHaveLength(4)
  await fixture.execute(ada, insuranceDiaryResource, 'remove', { id: diary.id })
  expect(await planned(ada)).toEqual([])
})
