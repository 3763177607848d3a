import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test } from '../harness/browser.ts'
import { post, read } from './people.ts'

interface Lenders {
  scenarios: { name: string; interest_rate: number }[]
}

interface Application {
  draft: { property_value: number } | null
}

/**
 * Closes the tab as soon as it has painted what was done, before any timer of the page saves it. One that is still rendering is
 * another matter: the browser itself ends a page that does not answer within half a second, without a word to it.
 */
async function closeAtOnce(page: Page): Promise<void> {
  await page.evaluate(() => new Promise(painted => requestAnimationFrame(() => setTimeout(painted))))
  await page.close({ runBeforeUnload: false })
}

test('[X92] a tab that is closed right after the last key loses nothing', async ({ open }) => {
  const home = await open('/dashboard/documents', { as: 'account' })

  const application = await open('/dashboard/application', { beside: home })
  await application.getByLabel('Property value').fill('512,300')
  await closeAtOnce(application)
  await expect
    .poll(async () => (await read<Application>(home, '/api/application')).draft)
    .toMatchObject({ property_value: 512_300 })

  const texas = { property_state: 'Texas', property_value: 400_000, loan_amount: 320_000 }
  expect((await post(home, '/api/application/complete', texas)).status).toBe(200)
  const comparison = await open('/dashboard/comparison#lenders', { beside: home })
  await comparison.getByRole('textbox', { name: 'Interest rate of Lender 1' }).fill('6.125')
  await comparison.getByRole('button', { name: 'Add lender' }).click()
  await comparison.getByRole('textbox', { name: 'Interest rate of Lender 2' }).waitFor()
  await closeAtOnce(comparison)
  await expect
    .poll(async () => (await read<Lenders>(home, '/api/comparison')).scenarios)
    .toMatchObject([{ name: 'Lender 1', interest_rate: 6.125 }, { name: 'Lender 2' }])
})
