import { readFileSync } from 'node:fs'
import ICAL from 'ical.js'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, inject } from 'vitest'
import { nextWorkingDay } from '#domain/business-days.ts'
import { addDays, daysBetween } from '#domain/calendar-day.ts'
import { calendarDayIn } from '#domain/time-zone.ts'
import { tentativeDates } from '#domain/timeline-events.ts'
import { HOME_ZONE } from '../harness/accounts.ts'
import { expectAccessible, test } from '../harness/browser.ts'
import { becomeBuyer } from '../harness/buyers.ts'
import { newPersonCalled, read, signedIn, storage } from './people.ts'

const today = () => calendarDayIn(HOME_ZONE, Date.now())
const GUEST = '/dashboard/timeline?as=guest'

async function sign(page: Page, day: string): Promise<void> {
  await page.getByLabel('Contract signing date').fill(day)
  await page.getByRole('button', { name: /dates$/ }).click()
  await page.getByText('Timeline Updated').waitFor()
}

/** `in 40 days`, or a few more where that day is a closed one. */
const closingIn = (contract: string) => `in ${daysBetween(today(), tentativeDates(contract).closing_day)} days`

function row(page: Page, event_key: string) {
  return page.locator(`#${event_key}`)
}

/** A row opens on a tap. */
async function openRow(page: Page, id: string) {
  await page.locator(`#${id} > details > summary`).click()
  return page.locator(`#${id}`)
}

async function unfold(page: Page, title: string): Promise<void> {
  const card = page.getByRole('button', { name: title })
  if ((await card.getAttribute('aria-expanded')) === 'false') await card.click()
}

test('[T4] one contract date fills the timeline, and a guest finds it again after a reload', async ({ open }) => {
  const page = await open(GUEST)
  await sign(page, addDays(today(), -5))
  await page.reload()
  await row(page, 'closing_day')
    .getByText(closingIn(addDays(today(), -5)))
    .waitFor()
  await expect.poll(() => page.getByText('Tentative date auto-generated').count()).toBe(10)
  expect(JSON.parse((await storage(page)).guestTimelineEvents ?? '[]')).toHaveLength(11)
})

test('[T6] [T102] an event is completed and reopened, its ring and the cards follow', async ({ open }) => {
  const page = await open(GUEST)
  await sign(page, today())
  // The contract is signed today, so it is done without a tick.
  await page.getByText('1/11').waitFor()
  const complete = page.getByRole('button', { name: 'Complete Home Inspection' })
  const isTicked = (ring: Locator) => ring.locator('svg').isVisible()
  expect(await isTicked(complete)).toBe(false)
  await complete.click()
  await page.getByText('Event Completed').waitFor()
  await page.getByText('2/11').waitFor()
  await unfold(page, 'Done')
  const reopen = page.getByRole('button', { name: 'Reopen Home Inspection' })
  expect(await isTicked(reopen)).toBe(true)
  await reopen.click()
  await page.getByText('Event Reopened').waitFor()
  await page.getByText('1/11').waitFor()
  await expect.poll(() => page.getByRole('button', { name: /(Complete|Reopen) Contract Signed/ }).count()).toBe(0)
})

test('[T99] [T100] [T102] days on which nobody closes are moved and said; one that the buyer chose is offered the next working day', async ({
  open,
}) => {
  const page = await open(GUEST)
  await sign(page, '2099-11-12')
  await row(page, 'closing_day')
    .getByText('45 days is Sun, Dec 27; nobody closes on a Sunday, so Mon, Dec 28.')
    .waitFor()
  await openRow(page, 'closing_day')
  await expect.poll(() => row(page, 'closing_day').getByText('uto-generated').count()).toBe(1)
  await page.getByRole('button', { name: 'Edit Closing Day' }).click()
  const dialog = page.getByRole('dialog', { name: 'Closing Day' })
  await dialog.getByLabel('Date', { exact: true }).fill('2099-12-25')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await row(page, 'closing_day')
    .getByText('Dec 25 is a holiday (Christmas Day): banks and recorders are closed.')
    .waitFor()
  await page.getByRole('button', { name: 'Use Mon, Dec 28 for Closing Day' }).click()
  await row(page, 'closing_day').getByText('is a holiday').waitFor({ state: 'hidden' })
  await row(page, 'closing_day').getByText('Dec 28', { exact: true }).waitFor()
})

test('[LD49] in "What if closing moves?" a holiday is not a working day, and the next one is a tap away', async ({
  open,
}) => {
  const page = await open(GUEST)
  await sign(page, '2098-11-12')
  await unfold(page, 'What if closing moves?')
  await page.getByLabel('Another closing day').fill('2098-12-25')
  await page.getByText('Dec 25 isn’t a working day.').first().waitFor()
  await expect.poll(() => page.getByRole('button', { name: /Move my closing to .*Dec 25/ }).count()).toBe(0)
  await page.getByRole('button', { name: 'Move my closing to Fri, Dec 26' }).click()
  await page.getByText('Timeline Updated').first().waitFor()
  await row(page, 'closing_day').getByText('Dec 26', { exact: true }).waitFor()
})

test('[T21] a reminder needs a date first and then an account', async ({ open }) => {
  const page = await open(GUEST)
  const reminder = page.getByRole('switch', { name: 'Reminder for Home Inspection' })
  await openRow(page, 'home_inspection')
  await reminder.click()
  await page.getByText('Please set a date for this event before enabling reminders.').waitFor()
  await sign(page, today())
  await openRow(page, 'home_inspection')
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
  await openRow(page, 'home_inspection')
  await page.getByRole('button', { name: 'Edit Home Inspection' }).click()
  const dialog = page.getByRole('dialog', { name: 'Home Inspection' })
  await dialog.getByLabel('Date', { exact: true }).fill('2099-12-25')
  await dialog.getByText('Dec 25 is a holiday (Christmas Day)').waitFor()
  await dialog.getByLabel('Notes').fill('Bring a torch')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await openRow(page, 'home_inspection')
  await row(page, 'home_inspection').getByText('Dec 25', { exact: true }).waitFor()
  await row(page, 'home_inspection').getByText('Dec 25 is a holiday (Christmas Day)').waitFor()
  await row(page, 'closing_day').getByText(closingIn(today())).waitFor()
})

test('[T14] [LD43] the wait for the Closing Disclosure is counted out, day by day', async ({ open }) => {
  const page = await open(GUEST)
  await openRow(page, 'closing_day')
  await page.getByRole('button', { name: 'Edit Closing Day' }).click()
  const dialog = page.getByRole('dialog', { name: 'Closing Day' })
  await dialog.getByLabel('Date', { exact: true }).fill('2099-11-30')
  await dialog.getByRole('button', { name: 'Save' }).click()
  const date = await openRow(page, 'right-disclosure-in-hand')
  await date.getByText('Wednesday, November 25, 2099').waitFor()
  await date.getByText('How was this counted?').click()
  await date.getByText('Thanksgiving Day, not counted').waitFor()
  await date.getByText('Business day 3 · closing').waitFor()
})

test('[T15] without a state the page asks for it, with one it says what is particular there', async ({ open }) => {
  const page = await open(GUEST)
  await page.getByRole('link', { name: 'Complete Mortgage Application' }).click()
  await page.waitForURL('**/dashboard/application')
  // Whoever has answered lives in North Carolina.
  await becomeBuyer(page.context(), inject('origin'), 'guest')
  await page.goto(GUEST)
  await page.getByText('North Carolina: An attorney takes part').waitFor()
  await page.getByText('a licensed attorney must oversee the closing').waitFor()
  await expect.poll(() => page.getByRole('link', { name: 'Complete Mortgage Application' }).count()).toBe(0)
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
  // The eleven, and six dates of the law that follow from them.
  expect(calendar.getAllSubcomponents('vevent')).toHaveLength(17)
})

test('[T10] a guest’s dates come along into the account, which can subscribe to them', async ({ open }) => {
  const page = await open(GUEST)
  await sign(page, '2026-11-02')
  await signedIn(page, newPersonCalled('Ada'))
  await page.reload()
  await page.getByRole('button', { name: 'Create private address' }).click()
  const address = await page.getByLabel('Private calendar address').inputValue()
  const last = async () => (await read<{ events: object[] }>(page, '/api/timeline')).events.at(-1)
  await expect.poll(last).toMatchObject({ event_key: 'closing_day', scheduled_date: '2026-12-17' })
  const answer = await fetch(address)
  expect(new ICAL.Component(ICAL.parse(await answer.text())).getAllSubcomponents('vevent')).toHaveLength(17)
  await expect.poll(async () => (await storage(page)).guestTimelineEvents).toBeUndefined()
})

/** A purchase with dates that were filled in; gives back the closing day. */
async function withClosing(page: Page): Promise<string> {
  await sign(page, addDays(today(), -5))
  await unfold(page, 'What if closing moves?')
  return tentativeDates(addDays(today(), -5)).closing_day
}

const VISITS = [{ width: 390, theme: 'dark', as: 'guest' }] as const

describe.each(VISITS)('at $width px, $theme, as $as', visit => {
  test('[LD43] [LD48] [T44] the agenda stays calm, the law’s dates follow what one tells, and another closing day can be tried', async ({
    open,
  }) => {
    const page = await open('/dashboard/timeline', visit)
    const closing = await withClosing(page)
    await page.getByText('You’re on track.').waitFor()
    const lane = page.getByRole('button', { name: 'Rights and limits' })
    await expect.poll(() => lane.getAttribute('aria-expanded')).toBe(visit.width > 1000 ? 'true' : 'false')
    if (visit.width < 1000) {
      await page.getByRole('button', { name: 'What if closing moves?' }).click()
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(3000)
      await unfold(page, 'What if closing moves?')
    }
    await unfold(page, 'Rights and limits')

    // A toast stays while the pointer is over it.
    await page.mouse.move(0, 0)
    await page.getByText('Timeline Updated').waitFor({ state: 'hidden' })
    await openRow(page, 'right-see-corrected')
    await page.locator('#right-see-corrected').getByText('How was this counted?').click()
    await expectAccessible(page)
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
      .toBeLessThanOrEqual(0)

    // Counted from a guess until it is fixed.
    const closingDisclosure = page.locator('#right-disclosure-in-hand')
    await closingDisclosure.getByText('Probably by').waitFor()
    await page.getByRole('button', { name: 'Yes, it’s fixed' }).click()
    await closingDisclosure.getByText('Probably by').waitFor({ state: 'hidden' })

    await page.getByRole('button', { name: 'What these are counted from' }).click()
    const dialog = page.getByRole('dialog', { name: 'What these dates are counted from' })
    await dialog.getByText('Closing Disclosure', { exact: true }).click()
    const disclosure = dialog.locator('details', { hasText: 'Closing Disclosure' }).filter({ hasText: 'It came' })
    await disclosure.getByLabel('Sent or handed over on').fill(addDays(closing, -1))
    await disclosure.getByLabel('You opened it on').fill(addDays(closing, -2))
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.getByText('A paper can’t be opened before it was sent.').waitFor()
    await expectAccessible(page, 'dialog')
    await disclosure.getByLabel('You opened it on').fill('')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await page.locator('#right-closing-after-disclosure').getByText('Your closing day is too early').waitFor()
    await page.getByText('doesn’t work.').first().waitFor()
    await page.getByText('There must be three business days between').waitFor()

    const later = nextWorkingDay(addDays(closing, 14))
    await page.getByLabel('Another closing day').fill(later)
    await page
      .getByText(/^Closing on .* works/)
      .first()
      .waitFor()
    await page.getByRole('slider', { name: 'Closing day' }).press('ArrowRight')
    await page.getByRole('button', { name: /^Move my closing to/ }).click()
    await page.getByText('Timeline Updated').waitFor()
    const moved = nextWorkingDay(addDays(later, 1))
    await row(page, 'closing_day')
      .getByText(`in ${daysBetween(today(), moved)} days`)
      .waitFor()
    await page.locator('#right-closing-after-disclosure').getByText('Your closing day fits').waitFor()

    await openRow(page, 'right-refund-by')
    await page.getByRole('switch', { name: 'Reminder for Refund due by' }).click()
    await page.getByRole('dialog', { name: 'Login Required for Reminders' }).getByText('Cancel').click()
    // The link in a reminder opens the lane and its row.
    await page.goto('/dashboard/timeline#right-refund-by')
    await page.reload()
    await page.locator('#right-refund-by > details[open]').waitFor()
    await page.locator('#right-closing-after-disclosure').getByText('Your closing day fits').waitFor()
  })
})
