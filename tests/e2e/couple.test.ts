import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { sharedHouse } from '../conformance/together-script.ts'
import { expectAccessible, type Open, PLAIN_PAGE, test } from '../harness/browser.ts'
import { newPersonCalled, post, read, signedIn } from './people.ts'

const PHONE = 390

async function personOn(open: Open, first_name: string): Promise<Page> {
  const page = await open(PLAIN_PAGE, { width: PHONE, expectErrors: /ERR_/ })
  await signedIn(page, newPersonCalled(first_name))
  return page
}

async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(path)
}

async function enter(page: Page, who: string, amount: string): Promise<void> {
  await page.getByRole('button', { name: 'Add an entry' }).click()
  await page.getByLabel('What for').selectOption('Down payment')
  await page.getByRole('group', { name: 'Who paid' }).getByLabel(who).check()
  await page.getByLabel('Amount', { exact: true }).first().fill(amount)
  await page.getByRole('button', { name: 'Save the entry' }).click()
}

const inLedger = (page: Page, amount: string) => page.getByRole('button', { name: `Down payment, ${amount}` })
const priceTried = (page: Page) => page.locator('#rules').getByLabel('A price to try')

test('[TG31] [TG33] [TG35] [TG36] [TG38] a couple on two phones: invited, both edit, one offline, one put out in the middle', async ({
  open,
}) => {
  const ana = await personOn(open, 'Ana')
  await goTo(ana, '/dashboard/together')
  await ana.getByText('Invite somebody').click()
  await ana.getByRole('button', { name: 'Make a link' }).click()
  const link = await ana.getByLabel('Your link').inputValue()
  expect((await post(ana, '/api/together/house', sharedHouse)).status).toBe(200)
  await goTo(ana, '/dashboard/together')

  // A guest sees whose it is, and is asked to make an account.
  const guest = await open('/dashboard/documents', { as: 'guest', width: PHONE })
  await goTo(guest, link)
  await guest.getByRole('heading', { name: 'Ana Buyer invites you' }).waitFor()
  await guest.getByRole('link', { name: 'Create a free account' }).waitFor()
  await expectAccessible(guest)

  const ben = await personOn(open, 'Ben')
  await goTo(ben, link)
  await ben.getByRole('button', { name: 'Join this loan' }).click()
  await ben.waitForURL('**/dashboard/together')
  await ben.getByText('This is Ana Buyer’s loan. You are in it together.').waitFor()
  await ana.getByText('Ben Buyer', { exact: true }).waitFor()

  // What one saves is at the other's.
  await ana.getByRole('button', { name: 'Add an entry' }).waitFor()
  const saved = ana.waitForResponse('**/api/together/enter*').then(() => performance.now())
  await enter(ana, 'Ana', '60000')
  const shown = inLedger(ben, 'Ana, $60,000.00').or(ben.getByText('$60,000.00').first()).first().waitFor()
  const [savedAt] = await Promise.all([saved, shown])
  console.log(`from one phone to the other: ${Math.round(performance.now() - savedAt)} ms after the answer`)

  // Typing is not overwritten while the other saves, and other fields follow.
  for (const page of [ana, ben]) await page.locator('#rules').getByText('Change the figures').click()
  await priceTried(ben).fill('480,000')
  await ana.locator('#rules').getByLabel('Still owed on that day').fill('310,000')
  await ana.locator('#rules').getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(() => ben.locator('#rules').getByLabel('Still owed on that day').inputValue()).toBe('310,000')
  expect(await priceTried(ben).inputValue()).toBe('480,000')
  await ben.locator('#rules').getByRole('button', { name: 'Save', exact: true }).click()
  await ana.getByText('$480,000 sale', { exact: false }).waitFor()

  // One without a network: what is entered meanwhile by both is there afterwards, once.
  await ben.context().setOffline(true)
  await enter(ben, 'Ben', '20000')
  await ben.getByText('You’re offline', { exact: false }).waitFor()
  await enter(ana, 'Ana', '1500')
  await ben.context().setOffline(false)
  for (const page of [ana, ben])
    for (const amount of ['$60,000.00', '$20,000.00', '$1,500.00'])
      await expect
        .poll(() =>
          page
            .getByRole('button', { name: `Down payment, ${amount}` })
            .or(page.locator('li', { hasText: amount }))
            .count(),
        )
        .toBeGreaterThan(0)
  const { entries } = await read<{ entries: { amount: number }[] }>(ana, '/api/together')
  expect(entries.map(({ amount }) => amount).sort((one, other) => one - other)).toEqual([1_500, 20_000, 60_000])

  // Put out in the middle of typing: nothing of the loan stays, and a copy of what was there to see.
  await priceTried(ben).fill('999,999')
  await ana.getByRole('button', { name: 'Remove Ben Buyer' }).click()
  await ana.getByRole('alertdialog').getByText('They keep a copy of what they could see.', { exact: false }).waitFor()
  await ana.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click()
  await ben.getByText('Copies you kept').waitFor()
  expect(await ben.getByText('480,000').count()).toBe(0)
  expect(await ben.getByText('This is Ana Buyer’s loan').count()).toBe(0)
  expect(await ben.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('999999')
  expect((await read<{ house: { value: number } }>(ana, '/api/together')).house.value).toBe(480_000)
  const { copies } = await read<{ copies: { content: { together: { entries: unknown[] } } }[] }>(
    ben,
    '/api/loan-copies',
  )
  expect(copies[0]?.content.together.entries).toHaveLength(3)
  await expectAccessible(ben)
})
