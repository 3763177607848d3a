import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { expectAccessible, test } from '../harness/browser.ts'
import { becomeBuyer } from '../harness/buyers.ts'
import { storage } from './people.ts'

const HOME = '/dashboard/application'

/** As Chromium does where the product can be installed; headless it never does by itself. */
async function browserOffers(page: Page): Promise<void> {
  await page.evaluate(() => {
    const prompt = async () => document.documentElement.setAttribute('data-asked', '')
    window.dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }))
  })
}

const hint = (page: Page) => page.getByText('Keep Keyturn one tap away')
const stored = async (page: Page) => (await storage(page)).installHint

/** The next day, as far as the hint can tell. */
async function comesBack(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem('installHint', '2026-01-01'))
  await page.reload()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await browserOffers(page)
}

test('[S12] installing is offered to whoever comes back to something kept, and once answered never again', async ({
  open,
}) => {
  const newcomer = await open(HOME, { as: 'guest' })
  await browserOffers(newcomer)
  await newcomer.getByText('Saved on this device only.').waitFor()
  await expect.poll(() => hint(newcomer).count()).toBe(0)
  expect(await stored(newcomer)).toBeUndefined()

  const page = await open('/no-such-page', { width: 390, expectErrors: /status of 404/ })
  await becomeBuyer(page.context(), inject('origin'), 'guest')
  await page.goto(HOME)
  await browserOffers(page)
  await expect.poll(() => stored(page)).toMatch(/^\d{4}-\d\d-\d\d$/)
  await expect.poll(() => hint(page).count()).toBe(0)

  await comesBack(page)
  await hint(page).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Install Keyturn' }).click()
  await page.locator('html[data-asked]').waitFor()
  await expect.poll(() => hint(page).count()).toBe(0)
  expect(await stored(page)).toBe('never')
  await page.reload()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await browserOffers(page)
  await page.getByText('Your numbers').waitFor()
  await expect.poll(() => hint(page).count()).toBe(0)

  for (const answer of ['Not now', 'installed elsewhere']) {
    await comesBack(page)
    await hint(page).waitFor()
    if (answer === 'Not now') await page.getByRole('button', { name: answer }).click()
    else await page.evaluate(() => window.dispatchEvent(new Event('appinstalled')))
    await hint(page).waitFor({ state: 'hidden' })
    expect(await stored(page)).toBe('never')
  }
})

test('[S12] on an iPhone an account is told how; a guest is not, whose work would not be found there', async ({
  open,
}) => {
  for (const buyer of ['account', 'guest'] as const) {
    const page = await open('/no-such-page', { width: 390, expectErrors: /status of 404/ })
    await page.addInitScript(() => Object.assign(navigator, { standalone: false }))
    await becomeBuyer(page.context(), inject('origin'), buyer)
    await page.evaluate(() => localStorage.setItem('installHint', '2026-01-01'))
    await page.goto(HOME)
    await page.getByText('Your numbers').waitFor()
    if (buyer === 'guest') {
      await expect.poll(() => hint(page).count()).toBe(0)
      continue
    }
    await page.getByText('Add to Home Screen').waitFor()
    await page.getByRole('button', { name: 'Got it' }).click()
    await expect.poll(() => hint(page).count()).toBe(0)
    expect(await stored(page)).toBe('never')
  }
})

test('[S12] a browser that keeps nothing is never asked', async ({ open }) => {
  const page = await open('/no-such-page', { expectErrors: /status of 404/ })
  await becomeBuyer(page.context(), inject('origin'), 'account')
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('There is no room', 'QuotaExceededError')
    }
  })
  await page.goto(HOME)
  await browserOffers(page)
  await page.getByText('Your numbers').waitFor()
  await expect.poll(() => hint(page).count()).toBe(0)
})
