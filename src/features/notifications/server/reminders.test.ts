import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addDays } from '#domain/calendar-day.ts'
import { calendarDayIn, startOfDayIn } from '#domain/time-zone.ts'
import { applicationResource } from '#features/application/actions.ts'
import { mortgage_applications } from '#features/application/server/tables.ts'
import { closureResource } from '#features/closure/actions.ts'
import { rateLockResource } from '#features/rate-lock/actions.ts'
import { FLOATING } from '#features/rate-lock/model.ts'
import { legalDatesResource } from '#features/timeline/legal-dates-actions.ts'
import { loan_members } from '#server/loans/tables.ts'
import { suiteDatabase } from '../../../../tests/harness/databases.ts'
import { newLoan } from '../../../../tests/harness/loans.ts'
import { createReminderFixture } from '../../../../tests/harness/reminder-fixture.ts'
import { suiteFixture } from '../../../../tests/harness/suite-fixture.ts'
import { dueBatches, remindEach } from './reminder-jobs.ts'

const NOON = '2026-11-15T17:00:00Z'

const database = suiteDatabase()
const fixture = suiteFixture(() => createReminderFixture(database))

const titles = async (user_id: string) => (await fixture.notifications(user_id)).map(each => each.title)

/** Ada's loan, in which Ben is together with her. */
async function inOneLoan() {
  const [ada, ben] = [await fixture.person(), await fixture.person()]
  const { loan_id } = await newLoan(database, ada)
  await database.orm.insert(loan_members).values({ user_id: ada, loan_id, member_id: ben, role: 'together' })
  return { ada, ben }
}

async function runJob(at: string | Date): Promise<void> {
  for await (const batch of dueBatches(database, new Date(at), 2)) {
    await remindEach(database, fixture.parts, batch, new Date(at))
  }
}

test('[N13] what is due gives one notification and one e-mail, and asking again gives nothing more', async () => {
  const ada = await fixture.person()
  await fixture.schedule(ada, 'home_inspection', '2026-11-18')
  await fixture.schedule(ada, 'appraisal_scheduled', '2026-11-19')
  expect(await fixture.remind(ada, NOON)).toEqual({ emailsSent: 1, notificationsCreated: 1 })
  expect(await fixture.remind(ada, NOON)).toEqual({ emailsSent: 0, notificationsCreated: 0 })
  expect(await fixture.notifications(ada)).toMatchObject([
    {
      type: 'warning',
      title: 'Home Inspection is in 3 days',
      message: 'It’s scheduled for Wednesday, November 18, 2026.',
      action_url: '/dashboard/timeline#home_inspection',
      read: false,
    },
  ])
  const [sent] = await fixture.mail(ada)
  expect(sent).toMatchObject({ recipient: `${ada}@example.com`, subject: 'Home Inspection is in 3 days' })
  expect(sent?.text).toContain('http://localhost:3000/dashboard/timeline#home_inspection')
  expect(sent?.text).toContain(sent?.unsubscribe_url ?? 'an address')
})

test('[LG20] a reminder, under the bell and by email, is in the language of whoever gets it', async () => {
  const ada = await fixture.person('America/New_York', { language: 'es' })
  await fixture.schedule(ada, 'home_inspection', '2026-11-18')
  await fixture.remind(ada, NOON)
  const [notice] = await fixture.notifications(ada)
  expect(notice?.message).toContain('miércoles, 18 de noviembre de 2026')
  const [sent] = await fixture.mail(ada)
  expect(sent?.html).toContain('<html lang="es">')
  expect(sent?.text).toContain('Keyturn – su hipoteca, paso a paso')
  // In brackets stands what papers and calls name it.
  const said = `${notice?.title} ${sent?.text}`.replace(/http\S+|\([^)]*\)/g, '')
  expect(said).not.toMatch(/inspection|reminder|you/i)
})

test('[TG40] what the owner is reminded of, those in the loan together are told too, each in their language; whoever looks on is not', async () => {
  const ada = await fixture.person()
  const { loan_id } = await newLoan(database, ada)
  await fixture.schedule(ada, 'home_inspection', '2026-11-18')
  const ben = await fixture.person('America/New_York', { language: 'es' })
  const eve = await fixture.person()
  await database.orm.insert(loan_members).values([
    { user_id: ada, loan_id, member_id: ben, role: 'together' },
    { user_id: ada, loan_id, member_id: eve, role: 'looks_on' },
  ])
  await runJob(NOON)
  await runJob(NOON)
  expect(await titles(ada)).toEqual(['Home Inspection is in 3 days'])
  const [first, ...more] = await fixture.notifications(ben)
  expect(more).toEqual([])
  expect(first?.message).toContain('miércoles, 18 de noviembre de 2026')
  expect(await fixture.mail(ben)).toHaveLength(1)
  expect([...(await titles(eve)), ...(await fixture.mail(eve))]).toEqual([])
  await fixture.prefer(ben, { email_enabled: false })
  await fixture.schedule(ada, 'appraisal_scheduled', '2026-11-18')
  await runJob(NOON)
  expect(await titles(ben)).toHaveLength(2)
  expect(await fixture.mail(ben)).toHaveLength(1)
})

test('[N13] without e-mail only the notification comes', async () => {
  const ada = await fixture.person('America/New_York', { email_enabled: false })
  await fixture.schedule(ada, 'home_inspection', '2026-11-18')
  expect(await fixture.remind(ada, NOON)).toEqual({ emailsSent: 0, notificationsCreated: 1 })
  expect(await fixture.mail(ada)).toEqual([])
})

test('[N14] an event is told once before and once when overdue; a new date starts afresh, an old one does not', async () => {
  const ada = await fixture.person()
  await fixture.schedule(ada, 'home_inspection', '2026-11-16')
  for (const at of [NOON, '2026-11-17T17:00:00Z', '2026-11-20T17:00:00Z']) await fixture.remind(ada, at)
  await fixture.schedule(ada, 'home_inspection', '2026-11-22')
  await fixture.remind(ada, '2026-11-20T18:00:00Z')
  await fixture.schedule(ada, 'home_inspection', '2026-11-16')
  await fixture.remind(ada, '2026-11-20T19:00:00Z')
  expect(await titles(ada)).toEqual([
    'Home Inspection is tomorrow',
    'Home Inspection was due yesterday',
    'Home Inspection is in 2 days',
  ])
})

test('[N39] [T101] a contract is announced before its day, and from its day on nobody hears of it again', async () => {
  const ada = await fixture.person()
  await fixture.schedule(ada, 'contract_signed', '2031-11-12')
  await fixture.change(ada, { event_key: 'loan_application', reminder_enabled: false })
  const contractTitles = async () => (await titles(ada)).filter(title => title.includes('Contract'))
  await fixture.remind(ada, '2031-11-10T17:00:00Z')
  expect(await contractTitles()).toEqual(['Contract Signed is in 2 days'])
  const waiting = (await fixture.mail(ada)).length
  for (const at of ['2031-11-12T17:00:00Z', '2031-11-13T17:00:00Z', '2031-11-20T17:00:00Z']) {
    await fixture.remind(ada, at)
    await runJob(at)
  }
  expect(await contractTitles()).toEqual(['Contract Signed is in 2 days'])
  expect((await fixture.mail(ada)).filter(({ subject }) => subject.includes('Contract')).length).toBeLessThanOrEqual(
    waiting,
  )
})

test('[N38] a day that we guessed and that has passed is told once, as news: no alarm, nobody late', async () => {
  const ada = await fixture.person()
  await fixture.schedule(ada, 'contract_signed', '2026-11-10')
  await fixture.remind(ada, '2026-11-14T17:00:00Z')
  await fixture.remind(ada, '2026-11-15T17:00:00Z')
  const application = (await fixture.notifications(ada)).filter(({ title }) => title.startsWith('Loan Application'))
  expect(application).toMatchObject([{ type: 'info', title: 'Loan Application: we’d guessed Nov 13' }])
  const mails = (await fixture.mail(ada)).map(({ subject, text, html }) => [subject, text, html])
  const said = JSON.stringify([await fixture.notifications(ada), mails])
  expect(said).not.toMatch(/Contract Signed|was due|overdue/i)
})

test('[N11] what is completed or switched off is not told', async () => {
  const ada = await fixture.person()
  await fixture.schedule(ada, 'home_inspection', '2026-11-16')
  await fixture.schedule(ada, 'closing_day', '2026-11-16')
  await fixture.change(ada, { event_key: 'home_inspection', completed: true })
  await fixture.change(ada, { event_key: 'closing_day', reminder_enabled: false })
  expect(await fixture.remind(ada, NOON)).toMatchObject({ notificationsCreated: 0 })
})

test('[N15] the job finds exactly those who have something due, in the morning of their own day', async () => {
  const eastern = await fixture.person('America/New_York')
  const hawaiian = await fixture.person('Pacific/Honolulu', { reminder_days: 7 })
  const later = await fixture.person('America/Chicago')
  await fixture.schedule(eastern, 'home_inspection', '2030-06-20')
  await fixture.schedule(hawaiian, 'home_inspection', '2030-06-24')
  await fixture.schedule(later, 'home_inspection', '2030-06-25')
  const morning = (zone: string) => startOfDayIn(zone, '2030-06-17') + 8 * 3600_000
  await runJob(new Date(morning('America/New_York') - 60_000))
  expect(await titles(eastern)).toEqual([])
  await runJob(new Date(morning('America/New_York')))
  await runJob(new Date(morning('America/New_York') + 60_000))
  expect([await titles(eastern), await titles(hawaiian)]).toEqual([['Home Inspection is in 3 days'], []])
  await runJob(new Date(morning('Pacific/Honolulu')))
  expect([await titles(hawaiian), await titles(later)]).toEqual([['Home Inspection is in 7 days'], []])
})

test('[LD47] a date of the law is told once, follows what it is counted from, and has a switch of its own', async () => {
  const ada = await fixture.person()
  // Far ahead: what is over by the real day is planned no more.
  const noon = '2037-11-15T17:00:00Z'
  const tell = (change: object) => fixture.execute(ada, legalDatesResource, 'tell', change)
  await tell({ applied_on: '2037-11-12' })
  await fixture.remind(ada, noon)
  await fixture.remind(ada, noon)
  expect(await titles(ada)).toEqual(['Loan Estimate sent by: in 2 days'])
  expect(await fixture.notifications(ada)).toMatchObject([{ action_url: '/dashboard/timeline#right-estimate-due' }])
  expect(await fixture.mail(ada)).toMatchObject([{ subject: 'Loan Estimate sent by: in 2 days', state: 'queued' }])
  // It came: what still waits to be sent is no longer true.
  await tell({ estimate_sent_on: '2037-11-13', estimate_delivery: 'hand' })
  expect(await fixture.mail(ada)).toMatchObject([{ state: 'outdated' }])

  await fixture.execute(ada, legalDatesResource, 'remind', { key: 'costs-expire', reminder_enabled: false })
  await fixture.remind(ada, '2037-11-28T17:00:00Z')
  await fixture.execute(ada, legalDatesResource, 'remind', { key: 'costs-expire', reminder_enabled: true })
  await runJob('2037-11-28T17:00:00Z')
  expect(await titles(ada)).toEqual(['Loan Estimate sent by: in 2 days', 'Offered costs hold until: in 2 days'])
})

test('[LD47] what is counted from a day that we filled in is told once that day is fixed', async () => {
  const ada = await fixture.person()
  await fixture.schedule(ada, 'contract_signed', '2033-03-01')
  await fixture.change(ada, { event_key: 'clear_to_close', reminder_enabled: false })
  await fixture.change(ada, { event_key: 'final_walkthrough', reminder_enabled: false })
  const at = '2033-04-11T17:00:00Z'
  await runJob(at)
  expect((await titles(ada)).filter(title => title.includes('Disclosure'))).toEqual([])
  await fixture.execute(ada, legalDatesResource, 'tell', { closing_fixed_on: '2033-04-15' })
  await runJob(at)
  expect((await titles(ada)).filter(title => title.includes('Disclosure'))).toEqual([
    'Closing Disclosure in hand: tomorrow',
  ])
})

test('[T42] a refinance is not reminded of an inspection or a walkthrough', async () => {
  const ada = await fixture.person()
  for (const event_key of ['home_inspection', 'final_walkthrough', 'insurance_secured'] as const) {
    await fixture.schedule(ada, event_key, '2026-11-17')
  }
  await fixture.execute(ada, applicationResource, 'save-draft', { loan_purpose: 'refinance' })
  await fixture.remind(ada, NOON)
  expect(await titles(ada)).toEqual(['Insurance Updated is in 2 days'])
})

test('[X181] a closed loan’s events and lock are told no more; the refund that the law still gives is', async () => {
  const ada = await fixture.person()
  await fixture.schedule(ada, 'closing_day', '2077-06-25')
  await fixture.schedule(ada, 'home_inspection', '2077-06-18')
  await fixture.execute(ada, rateLockResource, 'save', { ...FLOATING, status: 'locked', ends_on: '2077-06-28' })
  await fixture.execute(ada, applicationResource, 'complete', {
    property_state: 'Texas',
    property_value: 450_000,
    loan_amount: 360_000,
  })
  await runJob('2077-06-15T18:00:00Z')
  const before = await titles(ada)
  expect(before).toContain('Home Inspection is in 3 days')
  const [application] = await database.orm
    .select({ tracking_id: mortgage_applications.tracking_id })
    .from(mortgage_applications)
    .where(eq(mortgage_applications.user_id, ada))
  await fixture.execute(ada, closureResource, 'close', {
    chosen_lender_name: 'Harbor Savings',
    application_id: application?.tracking_id,
    loan_amount: 360_000,
    interest_rate: 6.5,
    loan_type: 'conventional',
    apr: 6.7,
  })
  expect((await fixture.mail(ada)).filter(({ state }) => state === 'queued')).toEqual([])
  // It closed today, whatever was planned.
  const almostDue = addDays(calendarDayIn('America/New_York', Date.now()), 60 - 3)
  await runJob(`${almostDue}T18:00:00Z`)
  const after = [...before, 'Refund due by: in 3 days']
  expect(await titles(ada)).toEqual(after)
  for (const day of ['18', '19', '21', '22', '25', '26', '28']) await runJob(`2077-06-${day}T18:00:00Z`)
  expect(await titles(ada)).toEqual(after)
})

test('[N15] several workers at once tell everybody once', async () => {
  const people = await Promise.all(Array.from({ length: 12 }, () => fixture.person()))
  for (const one of people) await fixture.schedule(one, 'final_walkthrough', '2031-03-03')
  const at = new Date('2031-03-01T20:00:00Z')
  await Promise.all([runJob(at), runJob(at), runJob(at)])
  await runJob(at)
  for (const one of people) expect(await titles(one)).toEqual(['Final Walkthrough is in 2 days'])
})

test('[N16] mail that waits is withdrawn when the date moves, the event is done or e-mail is switched off', async () => {
  const changes = [
    (ada: string) => fixture.schedule(ada, 'home_inspection', '2026-11-25'),
    (ada: string) => fixture.change(ada, { event_key: 'home_inspection', completed: true }),
    (ada: string) => fixture.change(ada, { event_key: 'home_inspection', reminder_enabled: false }),
    (ada: string) => fixture.prefer(ada, { email_enabled: false }),
  ]
  for (const change of changes) {
    const ada = await fixture.person()
    await fixture.schedule(ada, 'home_inspection', '2026-11-17')
    await fixture.remind(ada, NOON)
    await fixture.change(ada, { event_key: 'closing_day', notes: 'Something else' })
    expect(await fixture.mail(ada)).toMatchObject([{ state: 'queued' }])
    await change(ada)
    expect(await fixture.mail(ada)).toMatchObject([{ state: 'outdated', text: '' }])
  }
})

test('[N16] [TG40] so is the mail of those in the loan together; their own switch withdraws theirs, and the owner’s does not', async () => {
  const changes = [
    (ada: string) => fixture.schedule(ada, 'home_inspection', '2026-11-25'),
    (ada: string) => fixture.change(ada, { event_key: 'home_inspection', completed: true }),
    (_ada: string, ben: string) => fixture.prefer(ben, { email_enabled: false }),
  ]
  for (const change of changes) {
    const { ada, ben } = await inOneLoan()
    await fixture.schedule(ada, 'home_inspection', '2026-11-17')
    await fixture.remind(ada, NOON)
    await fixture.prefer(ada, { email_enabled: false })
    expect(await fixture.mail(ben)).toMatchObject([{ state: 'queued' }])
    await change(ada, ben)
    expect(await fixture.mail(ben)).toMatchObject([{ state: 'outdated', text: '' }])
  }
})

test('[N16] mail about a day is not worth sending once that day is over where the person lives', async () => {
  const ada = await fixture.person('Pacific/Honolulu')
  const at = new Date()
  const today = addDays(at.toISOString().slice(0, 10), 0)
  await fixture.schedule(ada, 'home_inspection', today)
  await fixture.remind(ada, at)
  const [sent] = await fixture.mail(ada)
  const over = startOfDayIn('Pacific/Honolulu', addDays(today, 1))
  expect(Math.abs((sent?.useful_until.getTime() ?? 0) - over)).toBeLessThan(10_000)
})

test('[N12] around midnight and on clock-change weekends each zone goes by its own day', async () => {
  const zones = [
    'Pacific/Honolulu',
    'America/Anchorage',
    'America/Los_Angeles',
    'America/Phoenix',
    'America/Denver',
    'America/Chicago',
    'America/New_York',
  ]
  // The midnights before and after both nights on which clocks change.
  const days = ['2026-03-08', '2026-03-09', '2026-11-01', '2026-11-02']
  for (const zone of zones) {
    const ada = await fixture.person(zone, { reminder_days: 1, email_enabled: false })
    for (const day of days) {
      await fixture.schedule(ada, 'home_inspection', addDays(day, 1))
      const midnight = startOfDayIn(zone, day)
      const before = await fixture.remind(ada, new Date(midnight - 1_800_000))
      const after = await fixture.remind(ada, new Date(midnight + 1_800_000))
      expect(
        [before, after].map(each => each.notificationsCreated),
        `${zone} ${day}`,
      ).toEqual([0, 1])
      await fixture.schedule(ada, 'home_inspection', null)
    }
  }
})
test('[N29] dates that are moved again and again cause at most eight mails a day, and go on under the bell', async () => {
  const ada = await fixture.person()
  for (let day = 1; day <= 12; day++) {
    await fixture.schedule(ada, 'home_inspection', `2026-10-${String(day).padStart(2, '0')}`)
    await fixture.remind(ada, '2026-11-15T15:00:00Z')
  }
  expect(await fixture.mail(ada)).toHaveLength(8)
  expect(await fixture.notifications(ada)).toHaveLength(12)
})

test('[N29] [TG40] nor do they cause more for those in the loan together', async () => {
  const { ada, ben } = await inOneLoan()
  for (let day = 1; day <= 12; day++) {
    await fixture.schedule(ada, 'home_inspection', `2026-10-${String(day).padStart(2, '0')}`)
    await fixture.remind(ada, '2026-11-15T15:00:00Z')
  }
  expect(await fixture.mail(ben)).toHaveLength(8)
  expect(await fixture.notifications(ben)).toHaveLength(12)
})
