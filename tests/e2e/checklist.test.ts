import { expect } from 'vitest'
import { expectAccessible, test } from '../harness/browser.ts'

test('[CM14] documents that only some buyers need wait behind a line, open where one is checked, and are printed', async ({
  open,
}) => {
  const page = await open('/dashboard/documents', { as: 'guest', width: 390 })
  const gift = page.getByRole('checkbox', { name: 'Gift letter' })
  const rent = page.getByRole('checkbox', { name: 'Rent verification' })
  await page.getByRole('checkbox', { name: 'Bank statements' }).waitFor()
  expect(await gift.isVisible()).toBe(false)
  await page.locator('section', { hasText: 'Asset Documentation' }).locator('summary').click()
  await gift.check()
  await expectAccessible(page)
  await page.reload()
  await gift.waitFor()
  expect(await gift.isChecked()).toBe(true)
  expect(await rent.isVisible()).toBe(false)
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await rent.waitFor()
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await rent.waitFor({ state: 'hidden' })
})
