import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { addDays, daysBetween } from '#domain/calendar-day.ts'
import { calendarDayIn } from '#domain/time-zone.ts'
import { TIMELINE_EVENT_KEYS, tentativeDates } from '#domain/timeline-events.ts'
import { insured, locked } from '../conformance/scripts.ts'
import { HOME_ZONE } from '../harness/accounts.ts'
import { expectAccessible, type Open, PLAIN_PAGE, test, type Visit } from '../harness/browser.ts'
import { newPersonCalled, post, read, signedIn } from './people.ts'

const today = () => calendarDayIn(HOME_ZONE, Date.now())

async function account(open: Open, visit: Visit = {}): Promise<Page> {
  const page = await open(PLAIN_PAGE, visit)
  await signedIn(page, newPersonCalled('Ada'))
  await post(page, '/api/timeline/update', { event_key: 'contract_signed', scheduled_date: addDays(today(), -12) })
  await page.goto('/dashboard/reminders')
  await page.getByRole('heading', { name: 'Upcoming Deadlines' }).waitFor()
  return page
}

const figure = (page: Page, label: string) =>
  page
    .locator('dl', { has: page.getByText(label, { exact: true }) })
    .locator('dd')
    .first()
    .textContent()

test('[N19] [N43] [G17] a guest sees their own dates, is asked to register for reminders, and may go on to the timeline', async ({
  open,
}) => {
  const page = await open('/dashboard/reminders?as=guest')
  await page.getByText('Set your contract date on the timeline').waitFor()
  expect(await page.getByText('You’re all caught up').count()).toBe(0)
  await page.goto('/dashboard/timeline')
  await page.getByLabel('Contract signing date').fill(addDays(today(), -2))
  await page.getByRole('button', { name: /dates$/ }).click()
  await page.getByText('Timeline Updated').waitFor()
  await page.goto('/dashboard/reminders')
  await page.getByRole('link', { name: 'Home Inspection' }).waitFor()
  await expect.poll(async () => Number(await figure(page, 'Upcoming'))).toBeGreaterThan(3)
  // What only an account can do is not offered: no preferences and no switches that would send nothing.
  await expect.poll(() => page.getByRole('switch').count()).toBe(0)
  await expect.poll(() => page.getByText('Notification Preferences').count()).toBe(0)
  await page.getByRole('heading', { name: 'Registration Required' }).waitFor()
  await expect.poll(() => page.getByRole('link', { name: 'Create Free Account' }).getAttribute('href')).toBe('/auth')
  await page.getByRole('link', { name: 'View Timeline (Guest Mode)' }).click()
  await page.waitForURL('**/dashboard/timeline')
})

test('[N9] [N37] an account sees its counts and lists, and completed events beyond five as a number', async ({
  open,
}) => {
  const page = await account(open)
  const appraisal = tentativeDates(addDays(today(), -12)).appraisal_scheduled
  const urgent = daysBetween(today(), appraisal) <= 3 ? 1 : 0
  await expect
    .poll(() => Promise.all(['Overdue', 'Urgent', 'Upcoming', 'Completed'].map(label => figure(page, label))))
    .toEqual(['0', String(urgent), String(6 - urgent), '1'])
  // Four days that we had guessed are over: nobody is late with them.
  await expect.poll(() => page.getByText('No harm done.').count()).toBe(4)
  await expect.poll(() => page.getByText('Contract Signed').count()).toBe(1)
  for (const event_key of TIMELINE_EVENT_KEYS.slice(1, 7)) {
    await post(page, '/api/timeline/update', { event_key, completed: true })
  }
  await page.reload()
  await page.getByText('...and 2 more completed items').waitFor()
  await page.getByText('You’re all caught up').waitFor()
  await page.getByRole('link', { name: 'Manage Timeline' }).click()
  await page.waitForURL('**/dashboard/timeline')
})

test('[N4] [N42] preferences are saved, and cannot be without an address; email is switched in Settings', async ({
  open,
}) => {
  const page = await account(open)
  await page.getByText('Reminders also come by email.').waitFor()
  await expect
    .poll(() => page.getByRole('link', { name: 'Change it in Settings' }).getAttribute('href'))
    .toBe('/dashboard/settings')
  await expect.poll(() => page.getByLabel('Email reminders').count()).toBe(0)
  // Somebody who has moved since.
  await post(page, '/api/preferences/save', { time_zone: 'America/New_York' })
  const save = page.getByRole('button', { name: /^Save Preferences/ })
  const email = page.getByLabel('Email address')
  await email.fill('')
  await expect.poll(() => save.getAttribute('aria-disabled')).toBe('true')
  await email.fill('reminders@example.com')
  await page.getByRole('radio', { name: '14 days' }).check()
  await save.click()
  await page.getByText('Preferences saved').waitFor()
  await page.reload()
  await page.getByRole('radio', { name: '14 days', checked: true }).waitFor()
  await page.getByText('Waiting for confirmation').waitFor()
  await page.getByRole('button', { name: 'Send the link again' }).click()
  await page.getByText('We wrote to that address less than an hour ago.').first().waitFor()
  // The time zone is sent in a request of its own.
  await expect
    .poll(() => read(page, '/api/preferences'))
    .toMatchObject({ preferences: { email: 'reminders@example.com', reminder_days: 14, time_zone: HOME_ZONE } })
})

test('[N20] the test gives what is due and says how much it was', async ({ open }) => {
  const page = await account(open)
  await page.getByRole('button', { name: 'Test reminder' }).click()
  // Nobody has confirmed the address yet, so it is shown under the bell alone.
  const said = await page.getByText(/^0 emails sent, \d notifications created\.$/).textContent()
  const { notifications } = await read<{ notifications: unknown[] }>(page, '/api/notifications')
  // How many are due depends on weekends and holidays.
  expect(notifications.length).toBeGreaterThan(1)
  // Every five minutes the server gives by itself what is due, and may have come first.
  expect([0, notifications.length]).toContain(Number(said?.match(/(\d) notifications/)?.[1]))
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await page.getByText('Preferences cleared').waitFor()
})

test('[N35] the page lists the dates of the law, the lock and the insurance, and their switches switch', async ({
  open,
}) => {
  const page = await account(open)
  const today = calendarDayIn(HOME_ZONE, Date.now())
  await post(page, '/api/rights/tell', { closing_fixed_on: addDays(today, 33) })
  await post(page, '/api/rate-lock/save', { ...locked, locked_on: today })
  await post(page, '/api/insurance-diary/keep', { ...insured, first_payment_on: addDays(today, 60) })
  await page.reload()
  const law = page.getByRole('region', { name: 'From the law' })
  await law.getByRole('link', { name: 'Revised Loan Estimate after your lock' }).waitFor()
  const insurance = page.getByRole('region', { name: 'From your insurance diary' })
  await insurance.getByRole('link', { name: 'You may ask in writing' }).waitFor()
  const disclosure = law.getByRole('switch', { name: 'Reminder for Closing Disclosure in hand' })
  await disclosure.uncheck()
  const lock = page.getByRole('switch', { name: 'Reminder for Your rate lock ends' })
  await lock.uncheck()
  await expect.poll(() => read(page, '/api/rate-lock')).toMatchObject({ lock: { reminder_enabled: false } })
  await expectAccessible(page)
  await page.reload()
  await expect.poll(() => disclosure.isChecked()).toBe(false)
  await expect.poll(() => lock.isChecked()).toBe(false)
})
