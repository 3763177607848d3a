import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectAccessible, type Open, PLAIN_PAGE, test } from '../harness/browser.ts'
import { newPersonCalled, post, read, signedIn } from './people.ts'

/** Each in a browser of their own, with an account. */
async function personAt(open: Open, name: string, width: number): Promise<Page> {
  const page = await open(PLAIN_PAGE, { width, expectErrors: /ERR_|404|403/ })
  await signedIn(page, newPersonCalled(name))
  return page
}

const goto = (page: Page, path: string) => page.goto(path)
const openLoanOf = async (page: Page) =>
  (await read<{ loans: { id: string }[] }>(page, '/api/loans')).loans[0]?.id ?? ''
const people = (page: Page) => page.locator('#people')

interface Checklist {
  gathered: string[]
}

test('[TG33] [TG36] [TG38] [TG39] two browsers in one loan: both edit, one offline, one is put out in the middle; nothing is lost or leaked', async ({
  open,
}) => {
  const ana = await personAt(open, 'Ana', 1280)
  const ben = await personAt(open, 'Ben', 390)
  await goto(ana, '/dashboard/together')
  await people(ana).getByText('Invite somebody').click()
  await people(ana).getByRole('button', { name: 'Make a link' }).click()
  const link = await people(ana).getByLabel('Your link').inputValue()
  await people(ana).getByText('A link that you sent').waitFor()
  await expectAccessible(ana)

  await goto(ben, new URL(link).pathname + new URL(link).search + new URL(link).hash)
  await ben.getByRole('heading', { name: 'Ana Buyer invites you' }).waitFor()
  await expectAccessible(ben)
  await ben.getByRole('button', { name: 'Join this loan' }).click()
  await ben.getByText('This is Ana Buyer’s loan. You are in it together.').waitFor()
  await people(ana).getByText('Ben Buyer', { exact: true }).waitFor()

  // Both edit: what one ticks, the other sees without doing anything.
  await goto(ben, '/dashboard/documents')
  await ben.getByRole('checkbox').first().waitFor()
  await goto(ana, '/dashboard/documents')
  await ana.getByRole('checkbox').first().check()
  await expect.poll(() => ben.getByRole('checkbox').first().isChecked(), { timeout: 15_000 }).toBe(true)
  await ben.getByRole('checkbox').nth(1).check()
  await expect.poll(() => ana.getByRole('checkbox').nth(1).isChecked(), { timeout: 15_000 }).toBe(true)

  // Ben has no network for a while; what he ticks then is there afterwards.
  await ben.context().setOffline(true)
  await ben.getByRole('checkbox').nth(2).check()
  await ana.getByRole('checkbox').nth(3).check()
  await ben.context().setOffline(false)
  await expect
    .poll(async () => (await read<Checklist>(ana, '/api/documents')).gathered.length, { timeout: 30_000 })
    .toBe(4)

  // Put out in the middle: his page lets go of the loan, and a late save reaches nothing.
  const loan = await openLoanOf(ana)
  const { people: known } = await read<{ people: { id: string }[] }>(ana, '/api/people')
  expect((await post(ana, '/api/people/remove', { person_id: known[0]?.id })).status).toBe(200)
  const late = await post(ben, `/api/documents/mark?loan=${loan}`, { document: 'pay_stubs', gathered: false })
  expect(late.status).toBe(404)
  await ben.getByText('This is Ana Buyer’s loan.', { exact: false }).waitFor({ state: 'detached', timeout: 15_000 })
  expect((await read<Checklist>(ana, '/api/documents')).gathered).toHaveLength(4)
  expect((await read<Checklist>(ben, '/api/documents')).gathered).toEqual([])
  // A page whose loan is gone leads to the copy of it.
  await ben.waitForURL(url => url.pathname === '/dashboard/together' && url.searchParams.has('left'))
  await people(ben).getByText('Copies you kept').waitFor()
})

test('[TG33] [TG39] a guest is told to make an account and comes back; whoever looks on sees why nothing can be changed', async ({
  open,
}) => {
  const ana = await personAt(open, 'Ana', 1280)
  const made = await post(ana, '/api/people/invite', { role: 'looks_on', email: null })
  const link = new URL(JSON.parse(made.text).link)
  const path = link.pathname + link.search + link.hash
  const page = await open(path, { width: 390 })
  await page.getByRole('heading', { name: 'Ana Buyer invites you' }).waitFor()
  await page.getByText('To join you need an account of your own', { exact: false }).waitFor()
  await page.getByRole('link', { name: 'I have an account' }).click()
  await page.getByLabel('Email').waitFor()
  await signedIn(page, newPersonCalled('Pat'))
  await goto(page, path)
  await page.getByRole('button', { name: 'Join this loan' }).click()
  await page.getByText('You look on: you see it', { exact: false }).waitFor()
  await goto(page, '/dashboard/documents')
  await page.getByText('You look on: you see it', { exact: false }).waitFor()
  expect(await page.getByRole('checkbox').first().isDisabled()).toBe(true)
  const tried = await post(page, `/api/documents/mark?loan=${await openLoanOf(ana)}`, {
    document: 'pay_stubs',
    gathered: true,
  })
  expect(tried.status).toBe(403)
  expect(tried.text).toContain('You can see this loan, but not change it')
  expect((await read<Checklist>(ana, '/api/documents')).gathered).toEqual([])
})
