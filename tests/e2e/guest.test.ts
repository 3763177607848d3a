import { readFile } from 'node:fs/promises'
import { expect, onTestFinished } from 'vitest'
import { expectAccessible, PLAIN_PAGE, test } from '../harness/browser.ts'
import { withApplication } from './comparing.ts'
import { fillStorage, newPersonCalled, post, read, register, signedIn, signInByForm, storage } from './people.ts'

interface ApplicationAnswer {
  draft: { property_state: string } | null
  completed: { property_state: string; tracking_id: string } | null
}

const guestDraft = {
  id: 'guest',
  tracking_id: null,
  status: 'draft',
  completed_at: null,
  created_at: '2026-11-01T12:00:00.000Z',
  updated_at: '2026-11-01T12:00:00.000Z',
  loan_purpose: 'purchase',
  property_type: 'primary_residence',
  property_value: 400_000,
  loan_amount: 320_000,
  down_payment_percentage: 20,
  down_payment_amount: 80_000,
  property_state: 'Texas',
  property_zip_code: null,
  property_found: null,
  credit_score_range: null,
  employment_status: null,
  annual_income: null,
  monthly_debt_payments: null,
}

async function storeApplication(page: Parameters<typeof storage>[0], application: object): Promise<void> {
  await page.evaluate(text => localStorage.setItem('guestApplicationData', text), JSON.stringify(application))
}

test('[G12] [G1] trying it free makes a guest of a stranger, and the address forgets how', async ({ open }) => {
  const page = await open('/dashboard/comparison?as=guest')
  await page.waitForURL(url => url.pathname === '/dashboard/comparison' && url.search === '')
  await expect.poll(async () => (await storage(page)).guestId).toMatch(/^guest_\d+_[a-z0-9]+$/)
})

test('[G12] trying it free leaves an account alone', async ({ open }) => {
  const page = await open(PLAIN_PAGE)
  await signedIn(page, newPersonCalled('Ada'))
  await page.goto('/dashboard/news?as=guest')
  await page.waitForURL(url => url.search === '')
  await expect.poll(async () => (await storage(page)).guestId).toBeUndefined()
})

test('[ED14] a browser without room shows every page that keeps something there', async ({ open }) => {
  const page = await open(PLAIN_PAGE)
  await withApplication(page)
  await fillStorage(page)
  for (const path of ['/dashboard/application', '/dashboard/documents', '/dashboard/comparison']) {
    await page.locator(`nav a[href="${path}"]`).first().click()
    await page.waitForURL(url => url.pathname === path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expect.poll(() => page.getByText('This page didn’t load').count(), { message: path }).toBe(0)
  }
})

test('[G4] [G7] a network cut in the middle of signing in loses nothing, and trying again brings everything', async ({
  open,
}) => {
  const page = await open('/dashboard/news?as=guest', { expectErrors: /ERR_/ })
  const ada = newPersonCalled('Ada')
  await register(page, ada)
  await storeApplication(page, guestDraft)
  const before = await storage(page)

  await page.goto('/auth')
  await page.route('**/api/account/import-guest', route => route.abort())
  await signInByForm(page, ada)
  await page.getByText('Your guest progress is still in this browser').waitFor()
  await expect.poll(() => storage(page)).toMatchObject(before)
  expect((await read<ApplicationAnswer>(page, '/api/application')).draft).toBeNull()

  await page.unroute('**/api/account/import-guest')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('Your guest progress is still in this browser').waitFor({ state: 'hidden' })
  await expect
    .poll(async () => (await read<ApplicationAnswer>(page, '/api/application')).draft?.property_state)
    .toBe('Texas')
  await expect.poll(async () => Object.keys(await storage(page)).filter(key => key.startsWith('guest'))).toEqual([])
})

test('[G8] an answer that is lost on the way back is made good by trying again', async ({ open }) => {
  const page = await open('/dashboard/news?as=guest', { expectErrors: /ERR_/ })
  const ada = newPersonCalled('Ada')
  await register(page, ada)
  await storeApplication(page, { ...guestDraft, status: 'completed', completed_at: guestDraft.created_at })
  await page.goto('/auth')
  await page.route('**/api/account/import-guest', async route => {
    await route.fetch()
    await route.abort()
  })
  await signInByForm(page, ada)
  await page.getByRole('button', { name: 'Try again' }).waitFor()
  const first = await read<ApplicationAnswer>(page, '/api/application')
  await page.unroute('**/api/account/import-guest')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('button', { name: 'Try again' }).waitFor({ state: 'hidden' })
  expect(await read(page, '/api/application')).toEqual(first)
  expect(first.completed?.tracking_id).toMatch(/^MA-[A-Z0-9]{8}$/)
})

test('[G5] somebody with two applications is shown both and chooses', async ({ open }) => {
  const page = await open(PLAIN_PAGE)
  const ada = newPersonCalled('Ada')
  await signedIn(page, ada)
  const made = await post(page, '/api/application/complete', { property_state: 'Ohio' })
  expect(made.status, made.text).toBe(200)
  await post(page, '/api/auth/sign-out', {})

  await page.goto('/dashboard/news?as=guest')
  await page.waitForURL(url => url.search === '')
  await storeApplication(page, { ...guestDraft, status: 'completed', completed_at: guestDraft.created_at })
  await page.goto('/auth')
  await signInByForm(page, ada)
  const dialog = page.getByRole('dialog', { name: 'Which application would you like to keep?' })
  await dialog.getByRole('cell', { name: 'Ohio' }).waitFor()
  await dialog.getByRole('cell', { name: 'Texas' }).waitFor()
  await expect.poll(async () => (await storage(page)).guestApplicationData).toBeDefined()
  await dialog.getByRole('button', { name: 'Keep my guest one' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await expect.poll(async () => (await storage(page)).guestApplicationData).toBeUndefined()
  expect((await read<ApplicationAnswer>(page, '/api/application')).completed).toMatchObject({ property_state: 'Texas' })
})

test('[G9] leaving guest mode asks first when there is something to lose', async ({ open }) => {
  const page = await open('/dashboard/news?as=guest')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await storeApplication(page, guestDraft)
  await page.getByRole('button', { name: 'Guest menu' }).click()
  await page.getByRole('button', { name: 'Exit Guest Mode', exact: true }).click()
  await page.getByRole('alertdialog', { name: 'Leave guest mode?' }).waitFor()
  await page.getByRole('button', { name: 'Stay' }).click()
  await expect.poll(async () => (await storage(page)).guestApplicationData).toBeDefined()
  await page.getByRole('button', { name: 'Guest menu' }).click()
  await page.getByRole('button', { name: 'Exit Guest Mode', exact: true }).click()
  await page.getByRole('button', { name: 'Leave and delete' }).click()
  await page.waitForURL(url => url.pathname === '/')
  expect(Object.keys(await storage(page)).filter(key => key.startsWith('guest'))).toEqual([])
})

test('[G10] signing out ends the session everywhere in this browser, takes guest data along and goes home', async ({
  open,
}) => {
  const page = await open(PLAIN_PAGE)
  await signedIn(page, newPersonCalled('Ada'))
  await page.goto('/dashboard/news')
  await page.evaluate(() => localStorage.setItem('guestApplicationData', '{"loan_amount":{"of":"another version"}}'))
  const other = await open('/dashboard/documents', { beside: page })
  await other.getByRole('heading', { level: 1 }).waitFor()
  const places: string[] = []
  const note = () => places.push(new URL(page.url()).pathname)
  page.on('framenavigated', note)
  onTestFinished(() => void page.off('framenavigated', note))
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route(new URL('/', page.url()).href, async route => {
    await held
    await route.continue()
  })
  await page.getByRole('button', { name: /^Your account/ }).click()
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
  await other.waitForURL('**/auth')
  release()
  await page.waitForURL(url => url.pathname === '/')
  // Nobody is asked to sign in here until home has come.
  expect(places).toEqual(['/'])
  expect(await read(page, '/api/auth/get-session')).toBeNull()
  expect(await storage(page)).not.toHaveProperty('guestApplicationData')
})

test('[G14] guest data that nobody can read stays after sign-in, and can be downloaded or removed', async ({
  open,
}) => {
  const page = await open('/auth')
  const ada = newPersonCalled('Ada')
  await register(page, ada)
  await page.evaluate(() => {
    localStorage.setItem('guestId', 'guest_1763200000000_unreadable12')
    localStorage.setItem('guestApplicationData', '{"loan_amount":{"of":"another version"}}')
  })
  await page.reload()
  await signInByForm(page, ada)
  const notice = page.getByText('Some of your guest progress couldn’t be read')
  await notice.waitFor()
  await page.reload()
  await notice.waitFor()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download it' }).click()
  expect(await readFile(await (await download).path(), 'utf8')).toContain('another version')
  await expect.poll(async () => (await storage(page)).guestApplicationData).toContain('another version')
  await page.getByRole('button', { name: 'Remove it' }).click()
  await notice.waitFor({ state: 'hidden' })
  await expect.poll(() => storage(page)).not.toHaveProperty('guestApplicationData')
})

const strangersCard = {
  card: {
    agent_name: 'Evil Title',
    agent_phone: '(900) 555-6666',
    learnt_from: 'contract',
    other_name: '',
    other_phone: '',
    code_hint: '',
    bank_name: 'First Bank',
    bank_phone: '(900) 555-7777',
    expected_amount: null,
    locked_on: '2026-11-01',
    changes: [],
  },
}

test('[G15] [G16] a wire card that was left here is asked about with its numbers', async ({ open }) => {
  const page = await open(PLAIN_PAGE, { width: 390, theme: 'dark' })
  await signedIn(page, newPersonCalled('Ada'))
  const arrive = async () => {
    await page.goto(PLAIN_PAGE)
    await page.evaluate(card => {
      localStorage.setItem('guestId', 'guest_1763200000000_stranger1234')
      localStorage.setItem('guestWireSafety', card)
    }, JSON.stringify(strangersCard))
    await page.goto('/dashboard/documents')
  }
  const card = async () => (await read<{ card: { agent_phone: string } | null }>(page, '/api/wire-safety')).card
  const question = page.getByRole('dialog', { name: 'Use this wire safety card?' })
  await arrive()
  await question.getByText('(900) 555-6666').waitFor()
  await question.getByText('(900) 555-7777').waitFor()
  await expectAccessible(page, 'dialog')
  // Closed without an answer it waits, and the page says so.
  await page.keyboard.press('Escape')
  await question.waitFor({ state: 'hidden' })
  expect(await card()).toBeNull()
  await page.getByText('A wire safety card waits for your answer').waitFor()
  await page.getByRole('button', { name: 'Look at it' }).click()
  await question.getByRole('button', { name: 'Leave it out' }).focus()
  await page.keyboard.press('Enter')
  await question.waitFor({ state: 'hidden' })
  await expect.poll(async () => Object.keys(await storage(page)).filter(key => key.startsWith('guest'))).toEqual([])
  expect(await card()).toBeNull()

  await arrive()
  await question.getByRole('button', { name: 'Use this card' }).click()
  await page.getByText('Your wire safety card came along').waitFor()
  expect(await card()).toMatchObject({ agent_phone: '(900) 555-6666' })

  // The same one again is no question; another one is offered beside the account's.
  await arrive()
  await expect.poll(async () => (await storage(page)).guestWireSafety).toBeUndefined()
  await post(page, '/api/wire-safety/remove', {})
  const agent = { agent_name: 'Oak Title', agent_phone: '(919) 555-0100', learnt_from: 'contract' }
  expect((await post(page, '/api/wire-safety/lock', agent)).status).toBe(200)
  await arrive()
  const second = page.getByRole('dialog', { name: 'Write down a second number?' })
  await second.getByText('Your own card keeps (919) 555-0100').waitFor()
  await second.getByRole('button', { name: 'Note it on my card' }).click()
  await second.waitFor({ state: 'hidden' })
  expect(await card()).toMatchObject({ agent_phone: '(919) 555-0100', changes: [{ agent_phone: '(900) 555-6666' }] })
})

test('[H43] [H44] [H47] [H80] a guest creates an account from any page, types the password once and is back with everything', async ({
  open,
}) => {
  const page = await open('/dashboard/application?as=guest')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await storeApplication(page, { ...guestDraft, status: 'completed', completed_at: guestDraft.created_at })
  await page.reload()
  const ada = newPersonCalled('Ada')
  await page.getByRole('link', { name: 'Create Free Account' }).click()
  await page.getByLabel('First name').fill(ada.first_name)
  await page.getByLabel('Last name').fill(ada.last_name)
  await page.getByLabel('Email').fill(ada.email)
  await page.getByLabel('Password', { exact: true }).fill(ada.password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.getByRole('heading', { name: 'One more step' }).waitFor()
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.waitForURL('**/dashboard/application')
  await page.getByText('Your application came along').waitFor()
  await page.getByRole('button', { name: 'Your account, AB' }).waitFor()

  const bo = await open('/auth')
  await signedIn(bo, newPersonCalled('Bo'))
  await bo.goto('/dashboard/comparison')
  await bo.waitForURL('**/dashboard/application')
  await bo.getByText('No Application Found').waitFor()
  await bo.getByText('Your comparison starts here').waitFor()
  await bo.goto('/dashboard/lenders')
  await bo.waitForURL('**/dashboard/application')
  await bo.getByText('Pre-approval starts here').waitFor()
  await bo.goto('/')
  await bo.locator('header').getByRole('link', { name: 'Open dashboard' }).waitFor()
  for (const name of ['Try Free Now', 'Sign in'])
    await expect.poll(() => bo.locator('header').getByRole('link', { name }).count()).toBe(0)
})
