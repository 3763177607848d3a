import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { addDays } from '#domain/calendar-day.ts'
import { calendarDayIn } from '#domain/time-zone.ts'
import { HOME_ZONE } from '../harness/accounts.ts'
import { expectAccessible, type Open, PLAIN_PAGE, test } from '../harness/browser.ts'
import { newPersonCalled, post, signedIn } from './people.ts'

const inDays = (days: number) => addDays(calendarDayIn(HOME_ZONE, Date.now()), days)

async function account(open: Open, streams: string[] = []): Promise<Page> {
  const page = await open(PLAIN_PAGE)
  page.context().on('request', request => {
    if (request.url().endsWith('/api/notifications/stream')) streams.push(request.url())
  })
  await signedIn(page, newPersonCalled('Ada'))
  await page.goto('/dashboard/documents')
  await bell(page).waitFor()
  return page
}

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ })

/** Something new for this person, made by the server. */
async function cause(page: Page, event_key: string, days: number): Promise<void> {
  await post(page, '/api/timeline/update', { event_key, scheduled_date: inDays(days) })
  await post(page, '/api/functions/process-reminders', {})
}

test('[N21] a notification arrives at once, with a toast and on the badge, and a click opens and reads it', async ({
  open,
}) => {
  const page = await account(open)
  await cause(page, 'home_inspection', 2)
  await page.locator('[data-toasts]').getByText('Home Inspection is in 2 days').waitFor()
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click()
  await page
    .getByRole('link', { name: /Home Inspection is in 2 days/ })
    .getByText('Just now')
    .waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: /Home Inspection is in 2 days/ }).click()
  await page.waitForURL('**/dashboard/timeline#home_inspection')
  await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor()
})

test('[N8] several tabs share one stream; when its tab closes, another takes over', async ({ open }) => {
  const streams: string[] = []
  const first = await account(open, streams)
  const second = await open('/dashboard/documents', { beside: first })
  const third = await open('/dashboard/lenders', { beside: first })
  await cause(third, 'home_inspection', 2)
  for (const page of [first, second, third]) await bellSays(page, 1)
  expect(streams).toHaveLength(1)

  await first.close()
  await expect.poll(() => streams.length).toBe(2)
  await cause(third, 'final_walkthrough', 1)
  for (const page of [second, third]) await bellSays(page, 2)
  await second.bringToFront()
  await bell(second).click()
  await second.getByRole('button', { name: 'Mark all read' }).click()
  await second.getByText('All notifications marked as read.').waitFor()
  await third.getByRole('button', { name: 'Notifications', exact: true }).waitFor()
  expect(streams).toHaveLength(2)
})

test('[N7] what happened while the connection was lost is there when it is back', async ({ open, browser }) => {
  const page = await account(open)
  const other = await browser.newContext({
    baseURL: inject('origin'),
    storageState: await page.context().storageState(),
  })
  const elsewhere = await other.newPage()
  await elsewhere.goto('/mortgage-guide')
  await page.context().setOffline(true)
  await cause(elsewhere, 'home_inspection', 2)
  await cause(elsewhere, 'final_walkthrough', 3)
  await page.context().setOffline(false)
  await bellSays(page, 2)
  await other.close()
})

test('[N22] public pages have the bell for those who are signed in, and only for them', async ({ open }) => {
  const page = await account(open)
  await cause(page, 'home_inspection', 2)
  for (const path of ['/mortgage-guide/rate-and-apr', '/mortgage-calculator', '/']) {
    await page.goto(path)
    await bellSays(page, 1)
  }
  await bell(page).click()
  await page.getByRole('link', { name: /Home Inspection is in 2 days/ }).waitFor()
  await expectAccessible(page)

  const visitor = await open('/')
  await visitor.waitForLoadState('networkidle')
  await expect.poll(() => bell(visitor).count()).toBe(0)
})

async function bellSays(page: Page, unread: number): Promise<void> {
  await page.getByRole('button', { name: `Notifications, ${unread} unread` }).waitFor()
}
