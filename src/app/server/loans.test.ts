import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { estimateFees } from '#domain/fee-estimate.ts'
import { calendarDayIn } from '#domain/time-zone.ts'
import { applicationResource } from '#features/application/actions.ts'
import { applicationStore } from '#features/application/server/store.ts'
import { checklistResource } from '#features/checklist/actions.ts'
import { checklistStore } from '#features/checklist/server/store.ts'
import { closureResource } from '#features/closure/actions.ts'
import { closureStore } from '#features/closure/server/store.ts'
import { comparisonResource } from '#features/comparison/actions.ts'
import { comparisonStore } from '#features/comparison/server/store.ts'
import { disclosuresResource } from '#features/disclosures/actions.ts'
import { disclosuresStore } from '#features/disclosures/server/store.ts'
import { insuranceDiaryResource } from '#features/insurance-diary/actions.ts'
import { insuranceDiaryStore } from '#features/insurance-diary/server/store.ts'
import { rateLockResource } from '#features/rate-lock/actions.ts'
import { FLOATING } from '#features/rate-lock/model.ts'
import { loadLock } from '#features/rate-lock/server/store.ts'
import { legalDatesResource } from '#features/timeline/legal-dates-actions.ts'
import { legalDatesStore } from '#features/timeline/server/legal-dates-store.ts'
import { loadTimeline } from '#features/timeline/server/store.ts'
import { wireSafetyResource } from '#features/wire-safety/actions.ts'
import { wireSafetyStore } from '#features/wire-safety/server/store.ts'
import { loansResource } from '#resources/loans-resource.ts'
import type { Reader } from '#server/loans/owner.ts'
import { suiteDatabase } from '../../../tests/harness/databases.ts'
import { reader } from '../../../tests/harness/loans.ts'
import { createReminderFixture } from '../../../tests/harness/reminder-fixture.ts'
import { suiteFixture } from '../../../tests/harness/suite-fixture.ts'

/** Years ahead, so that the real clock never meets it. */
const INSPECTION = '2077-11-17'
const LOCK_ENDS = '2077-12-17'

const DIARY = {
  loan_program: 'conventional',
  lives_there: true,
  original_value: 400_000,
  loan_amount: 360_000,
  interest_rate: 6,
  rate_can_change: false,
  months: 360,
  first_payment_on: '2027-01-01',
  monthly_premium: 100,
  extra_monthly: 0,
  reminder_enabled: true,
} as const

const database = suiteDatabase()
const fixture = suiteFixture(() => createReminderFixture(database))

/** Somebody who closed a loan with a date, an answer, a note and a lock still standing. */
async function closedLoan({ closing_day }: { closing_day?: string } = {}): Promise<string> {
  const ada = await fixture.person()
  if (closing_day) await fixture.schedule(ada, 'closing_day', closing_day)
  await fixture.execute(ada, applicationResource, 'complete', { property_state: 'Texas' })
  await fixture.change(ada, { event_key: 'home_inspection', scheduled_date: INSPECTION, notes: 'Bring Ann' })
  await fixture.execute(ada, legalDatesResource, 'tell', { applied_on: '2077-11-02' })
  const lock = { ...FLOATING, status: 'locked', ends_on: LOCK_ENDS, interest_rate: 6.5 }
  await fixture.execute(ada, rateLockResource, 'save', lock)
  await close(ada)
  return ada
}
async function closeLoanOf(user_id: string): Promise<void> {
  await fixture.execute(user_id, applicationResource, 'complete', { property_state: 'Texas' })
  await close(user_id)
}
async function close(user_id: string, more: object = {}): Promise<void> {
  const { completed } = await applicationStore.load(database.orm, reader(user_id))
  await fixture.execute(user_id, closureResource, 'close', {
    chosen_lender_name: 'Harbor Savings',
    application_id: completed?.tracking_id,
    loan_amount: 320_000,
    interest_rate: 6.5,
    loan_type: 'conventional',
    apr: 6.7,
    ...more,
  })
}
const titlesOf = async (user_id: string) => (await fixture.notifications(user_id)).map(({ title }) => title)

test('[T90] the next application is of a new loan with a timeline of its own; that of the last one stays with it', async () => {
  const ada = await closedLoan()
  await fixture.execute(ada, applicationResource, 'complete', { new: true, property_state: 'Ohio' })

  const { events } = await loadTimeline(database.orm, reader(ada))
  expect(events.filter(({ scheduled_date, completed }) => scheduled_date !== null || completed)).toEqual([])
  expect((await legalDatesStore.load(database.orm, reader(ada))).told).toEqual({})
  expect(await loadLock(database.orm, reader(ada))).toEqual({ lock: null })

  const { past_loans } = await applicationStore.load(database.orm, reader(ada))
  expect(past_loans).toHaveLength(1)
  const past = { user_id: ada, loan_id: past_loans[0]?.id ?? '' }
  expect((await loadTimeline(database.orm, past)).events).toContainEqual(
    expect.objectContaining({ event_key: 'home_inspection', scheduled_date: INSPECTION, notes: 'Bring Ann' }),
  )
  expect((await legalDatesStore.load(database.orm, past)).told).toMatchObject({ applied_on: '2077-11-02' })
  expect((await loadLock(database.orm, past)).lock).toMatchObject({ ends_on: LOCK_ENDS, interest_rate: 6.5 })
})

test('[T95] [H153] [MD4] what was saved for a loan stays with it, also a wire card locked on the day of closing', async () => {
  const offer = (name: string) => ({
    name,
    interest_rate: 6.5,
    mortgage_type: '30_year_fixed',
    fees: estimateFees(320_000),
  })
  const ada = await fixture.person()
  await fixture.execute(ada, comparisonResource, 'add', offer('Harbor Savings'))
  await fixture.execute(ada, checklistResource, 'mark', { document: 'pay_stubs', gathered: true })
  const agent = { agent_name: 'Old Title', agent_phone: '919 555 0101', learnt_from: 'contract' }
  await fixture.execute(ada, wireSafetyResource, 'lock', agent)
  const diary = { ...DIARY, id: randomUUID(), name: 'Old home' }
  await fixture.execute(ada, insuranceDiaryResource, 'keep', diary)
  await closeLoanOf(ada)
  const [harbor] = (await comparisonStore.load(database.orm, reader(ada))).scenarios
  for (const [action, input] of [
    ['update', { id: harbor?.id, interest_rate: 5 }],
    ['remove', { id: harbor?.id }],
    ['add', offer('Cedar Bank')],
  ] as const) {
    await expect(fixture.execute(ada, comparisonResource, action, input)).rejects.toThrow('your loan has been closed')
  }
  const shown = async (of: Reader = reader(ada)) => ({
    offers: (await comparisonStore.load(database.orm, of)).scenarios.map(({ name }) => name),
    documents: (await checklistStore.load(database.orm, of)).gathered,
    card: (await wireSafetyStore.load(database.orm, of)).card?.agent_name,
    diaries: (await insuranceDiaryStore.load(database.orm, of)).diaries.map(({ name }) => name),
  })
  const before = { offers: ['Harbor Savings'], documents: ['pay_stubs'], card: 'Old Title', diaries: ['Old home'] }
  expect(await shown()).toEqual(before)
  // What is refused takes nothing away.
  await expect(fixture.execute(ada, applicationResource, 'complete', { new: true })).rejects.toThrow(
    'state is required',
  )
  expect(await shown()).toEqual(before)

  await fixture.execute(ada, applicationResource, 'complete', { new: true, property_state: 'Ohio' })
  expect(await shown()).toEqual({ offers: [], documents: [], card: undefined, diaries: [] })
  const { past_loans } = await applicationStore.load(database.orm, reader(ada))
  expect(await shown({ user_id: ada, loan_id: past_loans[0]?.id ?? '' })).toEqual(before)
  // Another number is locked for the next loan as for the first.
  await fixture.execute(ada, wireSafetyResource, 'lock', {
    ...agent,
    agent_name: 'New Title',
    agent_phone: '614 555 0102',
  })
  expect((await shown()).card).toBe('New Title')
})

test('[T97] [T92] papers stay with their loan: the next one’s dates, sums and numbers are not read from them', async () => {
  const ada = await closedLoan()
  const figures = {
    kind: 'loan-estimate',
    values: { date_issued: '2077-11-03' },
    payments: [],
    lines: [],
    cash: {},
    contacts: {},
  }
  await fixture.execute(ada, disclosuresResource, 'keep', { id: crypto.randomUUID(), figures, unsure: [] })
  const disclosures = async () => (await disclosuresStore.load(database.orm, reader(ada))).papers.length
  expect(await disclosures()).toBe(1)
  await fixture.execute(ada, applicationResource, 'complete', { new: true, property_state: 'Ohio' })
  expect(await disclosures()).toBe(0)
})

test('[T91] what was never done of a closed loan reminds nobody, before the next application and after it', async () => {
  const ada = await closedLoan()
  await fixture.runJob('2077-11-16T18:00:00Z')
  expect(await titlesOf(ada)).toEqual([])
  await fixture.execute(ada, applicationResource, 'complete', { new: true, property_state: 'Ohio' })
  await fixture.runJob('2077-11-17T18:00:00Z')
  await fixture.runJob('2077-12-14T18:00:00Z')
  expect(await titlesOf(ada)).toEqual([])
  // The next loan's own date reminds again, though it falls on a day that the last one had.
  await fixture.schedule(ada, 'home_inspection', '2077-12-20')
  await fixture.runJob('2077-12-19T18:00:00Z')
  expect(await titlesOf(ada)).toEqual([expect.stringContaining('Home Inspection')])
})

test('[LN11] the dates of two loans are each told once, and say whose they are', async () => {
  const ada = await fixture.person()
  await fixture.schedule(ada, 'home_inspection', '2077-05-20')
  await fixture.execute(ada, loansResource, 'open', { purpose: 'purchase', name: 'Lake house' })
  await fixture.schedule(ada, 'home_inspection', '2077-05-20')
  await fixture.runJob('2077-05-18T18:00:00Z')
  await fixture.runJob('2077-05-18T19:00:00Z')
  const titles = await titlesOf(ada)
  expect(titles).toHaveLength(2)
  expect(titles).toContainEqual(expect.stringMatching(/^Lake house: Home Inspection/))
  expect(titles).toContainEqual(expect.stringMatching(/^Home loan, \w+ \d{4}: Home Inspection/))
})

test('[T94] a closing day that lies ahead moves to the day on which the loan was closed; one in the past stays', async () => {
  const closing = async (user_id: string) =>
    (await loadTimeline(database.orm, reader(user_id))).events.find(({ event_key }) => event_key === 'closing_day')
  const ada = await closedLoan({ closing_day: '2077-12-01' })
  expect(await closing(ada)).toMatchObject({
    scheduled_date: calendarDayIn('America/New_York', Date.now()),
    completed: false,
  })
  const bob = await closedLoan({ closing_day: '2020-03-02' })
  expect(await closing(bob)).toMatchObject({ scheduled_date: '2020-03-02', date_change_count: 1 })
  const eve = await closedLoan()
  expect(await closing(eve)).toMatchObject({
    scheduled_date: calendarDayIn('America/New_York', Date.now()),
    date_change_count: 0,
  })
})

test('[CL21] the closing day that was recorded is the timeline’s, and sure', async () => {
  const ada = await fixture.person()
  await fixture.schedule(ada, 'contract_signed', '2026-10-01')
  await fixture.execute(ada, applicationResource, 'complete', { property_state: 'Texas' })
  await close(ada, { closed_on: '2026-11-13' })
  const { events } = await loadTimeline(database.orm, reader(ada))
  expect(events.at(-1)).toMatchObject({
    event_key: 'closing_day',
    scheduled_date: '2026-11-13',
    date_change_count: 1,
  })
  expect((await legalDatesStore.load(database.orm, reader(ada))).told).toMatchObject({
    closing_fixed_on: '2026-11-13',
  })
  expect((await closureStore.load(database.orm, reader(ada))).closure).toMatchObject({ closed_on: '2026-11-13' })
})

test('[T90] an application that cannot be completed takes no date away', async () => {
  const ada = await closedLoan()
  await expect(fixture.execute(ada, applicationResource, 'complete', { new: true })).rejects.toThrow(
    'state is required',
  )
  await expect(fixture.execute(ada, applicationResource, 'complete', { property_state: 'Ohio' })).rejects.toThrow(
    'closed',
  )
  const { events } = await loadTimeline(database.orm, reader(ada))
  expect(events.map(event => event.scheduled_date)).toContain(INSPECTION)
  expect((await loadLock(database.orm, reader(ada))).lock).toMatchObject({ ends_on: LOCK_ENDS })
})
