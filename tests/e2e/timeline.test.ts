import { readFileSync } from 'node:fs'
import ICAL from 'ical.js'
import type { Page } from 'playwright-core'
import { describe, expect, inject } from 'vitest'
import { addDays } from '#domain/calendar-day.ts'
import { calendarDayIn } from '#domain/time-zone.ts'
import { expectAccessible, test } from '../harness/browser.ts'
import { becomeBuyer } from '../harness/buyers.ts'
import { LOOKS } from '../harness/looks.ts'
import { newPersonCalled, read, signedIn, storage } from './people.ts'

const today = () => calendarDayIn('America/Chicago', Date.now())
const GUEST = '/dashboard/timeline?as=guest'

async function sign(page: Page, day: string): Promise<void> {
  await page.getByLabel('Contract signing date').fill(day)
  await page.getByRole('button', { name: /dates$/ }).click()
  await page.getByText('Timeline Updated').waitFor()
}

function row(page: Page, event_key: string) {
  return page.locator(`#${event_key}`)
}

test('[T4] one contract date fills the timeline, and a guest finds it again after a reload', async ({ open }) => {
  const page = await open(GUEST)
  await sign(page, addDays(today(), -5))
  await page.reload()
  await row(page, 'closing_day').getByText('in 40 days').waitFor()
  expect(await page.getByText('Auto-generated date').count()).toBe(10)
  expect(JSON.parse((await storage(page)).guestTimelineEvents ?? '[]')).toHaveLength(11)
})

test('[T6] an event is completed and reopened, and the cards follow', async ({ open }) => {
  const page = await open(GUEST)
  await sign(page, today())
  await page.getByRole('button', { name: 'Complete Contract Signed' }).click()
  await page.getByText('Event Completed').waitFor()
  await page.getByText('1/11').waitFor()
  await page.getByRole('button', { name: 'Reopen Contract Signed' }).click()
  await page.getByText('Event Reopened').waitFor()
  await page.getByText('0/11').waitFor()
})

test('[T21] a reminder needs a date first and then an account', async ({ open }) => {
  const page = await open(GUEST)
  const reminder = page.getByRole('switch', { name: 'Reminder for Home Inspection' })
  await reminder.click()
  await page.getByText('Please set a date for this event before enabling reminders.').waitFor()
  await sign(page, today())
  await reminder.click()
  const dialog = page.getByRole('dialog', { name: 'Login Required for Reminders' })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await reminder.click()
  await dialog.getByRole('link', { name: 'Login / Sign Up' }).click()
  await page.waitForURL('**/auth')
})

test('[T3] editing a date moves only that event and says when offices are closed', async ({ open }) => {
  const page = await open(GUEST)
  await sign(page, today())
  await page.getByRole('button', { name: 'Edit Home Inspection' }).click()
  const dialog = page.getByRole('dialog', { name: 'Home Inspection' })
  await dialog.getByLabel('Date').fill('2026-12-25')
  await dialog.getByText('This is Christmas Day, a federal holiday').waitFor()
  await dialog.getByLabel('Notes').fill('Bring a torch')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await row(page, 'home_inspection').getByText('Fri, Dec 25, 2026').waitFor()
  await row(page, 'home_inspection').getByText('This is Christmas Day').waitFor()
  await row(page, 'closing_day').getByText('in 45 days').waitFor()
})

test('[T14] the wait for the Closing Disclosure is counted out, day by day', async ({ open }) => {
  const page = await open(GUEST)
  await page.getByRole('button', { name: 'Edit Closing Day' }).click()
  const dialog = page.getByRole('dialog', { name: 'Closing Day' })
  await dialog.getByLabel('Date').fill('2026-11-30')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Wednesday, November 25, 2026').waitFor()
  await page.getByText('Thanksgiving Day, not counted').waitFor()
  await page.getByText('Business day 3 · Closing').waitFor()
})

test('[T15] without a state the page asks for it, with one it says what is particular there', async ({ open }) => {
  const page = await open(GUEST)
  await page.getByRole('link', { name: 'Complete Mortgage Application' }).click()
  await page.waitForURL('**/dashboard/application')
  // Whoever has answered lives in North Carolina.
  await becomeBuyer(page.context(), inject('origin'), 'guest')
  await page.goto(new URL(GUEST, inject('origin')).href)
  await page.getByText('North Carolina: An attorney takes part').waitFor()
  await page.getByText('a licensed attorney must oversee the closing').waitFor()
  expect(await page.getByRole('link', { name: 'Complete Mortgage Application' }).count()).toBe(0)
})

test('[T16] the calendar file that a guest takes along opens in another program', async ({ open }) => {
  const page = await open(GUEST)
  await sign(page, '2026-11-02')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download calendar file' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('keyturn-timeline.ics')
  const calendar = new ICAL.Component(ICAL.parse(readFileSync(await download.path(), 'utf8')))
  expect(calendar.getAllSubcomponents('vevent')).toHaveLength(12)
})

test('[T10] a guest’s dates come along into the account, which can subscribe to them', async ({ open }) => {
  const page = await open(GUEST)
  await sign(page, '2026-11-02')
  await signedIn(page, newPersonCalled('Ada'))
  await page.reload()
  await page.getByRole('button', { name: 'Create private address' }).click()
  const address = await page.getByLabel('Private calendar address').inputValue()
  const { events } = await read<{ events: { event_key: string; scheduled_date: string }[] }>(page, '/api/timeline')
  expect(events.at(-1)).toMatchObject({ event_key: 'closing_day', scheduled_date: '2026-12-17' })
  const answer = await fetch(address)
  expect(new ICAL.Component(ICAL.parse(await answer.text())).getAllSubcomponents('vevent')).toHaveLength(12)
  expect((await storage(page)).guestTimelineEvents).toBeUndefined()
})

describe.each(LOOKS)('at $width px, $theme', visit => {
  test('anyone can use the timeline', async ({ open }) => {
    const page = await open(GUEST, visit)
    await sign(page, addDays(today(), -12))
    await page.getByText('Timeline Updated').waitFor({ state: 'hidden' })
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })
})
