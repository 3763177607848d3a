import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { ownedHome } from '#app/server/owned-home.ts'
import { otherDates, plan } from '#app/server/reminder-sources.ts'
import { addDays } from '#domain/calendar-day.ts'
import { letterClock } from '#features/escrow/letter-clock.ts'
import { calendarFile } from '#features/timeline/calendar-file.ts'
import { NO_ANSWERS } from '#features/timeline/legal-dates-model.ts'
import { homeLoan, monthlyStatement, refinancePlan } from '../../../../tests/conformance/servicing-script.ts'
import { suiteDatabase } from '../../../../tests/harness/databases.ts'
import { currentLoan } from '../../../../tests/harness/loans.ts'
import { createReminderFixture } from '../../../../tests/harness/reminder-fixture.ts'
import { suiteFixture } from '../../../../tests/harness/suite-fixture.ts'
import { servicingResource } from '../actions.ts'
import { compareAll } from './refinance-alerts.ts'
import type { HomeOf } from './reminders.ts'

/** Years ahead, so that the real clock never meets it. */
const loan = { ...homeLoan, due_on: '2077-01-01', first_payment_on: '2076-02-01' }
const letterOf = {
  kind: 'error',
  mailed_on: '2077-01-11',
  received_on: null,
  is_answered: false,
  reminder_enabled: true,
} as const
const notice = {
  old_servicer: 'Harbor Savings',
  new_servicer: 'Juniper Loan Care',
  effective_on: '2077-06-01',
  last_day_old: '2077-05-31',
  first_day_new: '2077-06-01',
  dated_on: null,
}

const database = suiteDatabase()
const fixture = suiteFixture(() => createReminderFixture(database))

const run = async (days: readonly string[]) => {
  for (const day of days) await fixture.runJob(`${day}T18:00:00Z`)
}
const titles = async (user_id: string) => (await fixture.notifications(user_id)).map(({ title }) => title)

test('[SV1] a statement’s letter is told of when its days come, by bell and mail, until there is an answer', async () => {
  const [ada, ben, cyd] = [await fixture.person(), await fixture.person(), await fixture.person()]
  const id = crypto.randomUUID()
  for (const person of [ada, ben, cyd]) {
    await fixture.execute(person, servicingResource, 'keep', { id, figures: monthlyStatement })
    await fixture.execute(person, servicingResource, 'letter', { id, letter: letterOf })
  }
  await fixture.execute(ben, servicingResource, 'letter', { id, letter: { ...letterOf, is_answered: true } })
  await fixture.execute(cyd, servicingResource, 'letter', { id, letter: { ...letterOf, reminder_enabled: false } })
  const { dates } = letterClock(letterOf)
  await run(dates.flatMap(({ latest }) => [addDays(latest, -1), latest]))
  const sent = ['They must have confirmed your letter by today', 'They must have fixed it or said why not by today']
  expect(await titles(ada)).toEqual(sent)
  expect((await fixture.mail(ada)).map(({ subject }) => subject).toSorted()).toEqual(sent.toSorted())
  expect([await titles(ben), await titles(cyd)]).toEqual([[], []])
})

test('[SV2] a transfer tells of the first day to pay anew, of a letter that is missing and of the end of the grace', async () => {
  const [ada, ben] = [await fixture.person(), await fixture.person()]
  const transfer = { from_old: notice, from_new: null, reminder_enabled: true }
  await fixture.execute(ada, servicingResource, 'transfer', transfer)
  await fixture.execute(ben, servicingResource, 'transfer', { ...transfer, from_new: notice })
  await run(['2077-05-24', '2077-05-25', '2077-06-01', '2077-06-16', '2077-07-23', '2077-07-30', '2077-07-31'])
  const sent = [
    'Your loan’s new servicer takes payments in 7 days',
    'Your loan’s new servicer takes payments today',
    'Grace for payments to your old servicer ends in 7 days',
    'Grace for payments to your old servicer ends today',
  ]
  expect(await titles(ben)).toEqual(sent)
  // One letter alone says nothing about where to pay.
  expect(await titles(ada)).toEqual([
    'A letter says your servicer changes in 7 days: don’t trust it alone',
    'A letter says your servicer changes today: don’t trust it alone',
    'The new servicer’s letter must have come by today',
  ])
})

test('[SV3] the loan’s own days are told, and each kind has a switch', async () => {
  const [ada, ben] = [await fixture.person(), await fixture.person()]
  const own = { ...loan, insurance_ends_on: '2077-04-01', rate_changes_on: '2078-01-01' }
  for (const person of [ada, ben]) await fixture.execute(person, servicingResource, 'own', own)
  for (const kind of ['insurance-ends', 'rate-changes', 'escrow-statement'])
    await fixture.execute(ben, servicingResource, 'remind', { kind, reminder_enabled: false })
  await run(['2077-03-01', '2077-03-02', '2077-04-01', '2077-06-05', '2077-12-02', '2078-01-01'])
  const sent = await titles(ada)
  expect(sent.filter(title => !title.startsWith('Your yearly'))).toEqual([
    'Your mortgage insurance must end in 30 days, if you’re up to date',
    'Your mortgage insurance must end today, if you’re up to date',
    'The letter about your new rate must be on its way',
    'Your first payment at the new rate is due in 30 days',
    'Your first payment at the new rate is due today',
  ])
  expect(await titles(ben)).toEqual([])
})

test('[SV5] the calendar has all of these days with alarms of their own, and none for what is switched off', async () => {
  const ada = await fixture.person()
  const own = { ...loan, insurance_ends_on: '2077-04-01' }
  await fixture.execute(ada, servicingResource, 'own', own)
  await fixture.execute(ada, servicingResource, 'transfer', {
    from_old: notice,
    from_new: notice,
    reminder_enabled: false,
  })
  const { user_id, loan_id } = await currentLoan(database.orm, ada)
  const others = await otherDates(database.orm, { user_id, loan_id: loan_id ?? '' }, '2077-02-01', 'en')
  const text = calendarFile({
    loans: [
      {
        name: null,
        events: [],
        legalDates: [],
        legalState: NO_ANSWERS,
        context: { is_refinance: false },
        others: others.map(date => ({ ...date, url: `https://keyturn.example${date.path}` })),
        owner: 'ada',
      },
    ],
    reminder_days: 3,
    url: 'https://keyturn.example/dashboard/timeline',
    now: '2077-02-01T00:00:00.000Z',
  })
  const entries = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map(entry => ({
    title: entry.getFirstPropertyValue('summary'),
    day: entry.getFirstPropertyValue('dtstart')?.toString(),
    alarms: entry.getAllSubcomponents('valarm').map(alarm => alarm.getFirstPropertyValue('trigger')?.toString()),
  }))
  expect(entries).toEqual([
    { title: 'First day to pay the new servicer', day: '2077-06-01', alarms: [] },
    { title: 'Grace for the old address ends', day: '2077-07-30', alarms: [] },
    { title: 'Yearly escrow statement', day: '2077-03-02', alarms: ['PT9H'] },
    { title: 'Mortgage insurance ends by law', day: '2077-04-01', alarms: ['-P29DT15H', 'PT9H'] },
  ])
})

test('[RN5] when the week’s average comes down to the number, its owner is told once with what it was counted with, and not again within an eighth', async () => {
  const [ada, ben] = [await fixture.person(), await fixture.person()]
  const entered = { ...loan, escrow: null, first_payment_on: null }
  for (const person of [ada, ben]) await fixture.execute(person, servicingResource, 'own', entered)
  await fixture.execute(ada, servicingResource, 'refinance', { ...refinancePlan, offer: null })
  await fixture.execute(ben, servicingResource, 'refinance', { ...refinancePlan, reminder_enabled: false })
  const weeks: [string, number][] = [
    ['2077-01-07', 6.1],
    ['2077-01-14', 5.6],
    ['2077-01-21', 5.55],
    ['2077-01-28', 5.46],
    ['2077-02-04', 5.8],
    ['2077-02-11', 5.6],
  ]
  for (const [day, rate] of weeks) {
    // Twice, as after a crash.
    for (const _time of [1, 2])
      await compareAll({ database, homeOf: ownedHome, plan }, rate, new Date(`${day}T17:00:00Z`))
    await run([day, addDays(day, 1)])
  }
  expect(await titles(ada)).toEqual([
    'Rates are at your number: 5.6%',
    'Rates are at your number: 5.46%',
    'Rates are at your number: 5.6%',
  ])
  const mails = await fixture.mail(ada)
  expect(mails).toHaveLength(3)
  expect(mails[0]?.text).toContain('Counted with $4,400 of costs and 7 more years in the home, as you said.')
  expect(await titles(ben)).toEqual([])
})

test('[RN9] one whose number cannot be counted keeps nobody else from theirs', async () => {
  const people = [await fixture.person(), await fixture.person()].toSorted()
  for (const person of people) {
    await fixture.execute(person, servicingResource, 'own', { ...loan, escrow: null, first_payment_on: null })
    await fixture.execute(person, servicingResource, 'refinance', { ...refinancePlan, offer: null })
  }
  const [broken = '', after = ''] = people
  const homeOf: HomeOf = async (db, owner) => {
    if (owner.user_id === broken) throw new Error('A row that cannot be read')
    return await ownedHome(db, owner)
  }
  const day = '2077-01-14'
  await expect(compareAll({ database, homeOf, plan }, 5.6, new Date(`${day}T17:00:00Z`))).rejects.toThrow('cannot be')
  await run([day, addDays(day, 1)])
  expect(await titles(after)).toEqual(['Rates are at your number: 5.6%'])
  expect(await titles(broken)).toEqual([])
})
