import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { sessions, users } from '#server/auth/tables.ts'
import { publishSessionEnded } from '#server/realtime/publish.ts'
import { expectAccessible, type Open, PLAIN_PAGE, test, withDatabase } from '../harness/browser.ts'
import { newPersonCalled, type Person, post, read, register, signedIn, signInByForm, storage } from './people.ts'

interface Checklist {
  gathered: string[]
}

const OTHER = 'This is another account now'

/** Ada has a page open; Bob has an account, too. */
async function adasPage(open: Open, path = '/dashboard/documents'): Promise<{ page: Page; ada: Person; bob: Person }> {
  const page = await open(PLAIN_PAGE, { expectErrors: /ERR_/ })
  const [ada, bob] = [newPersonCalled('Ada'), newPersonCalled('Bob')]
  await register(page, bob)
  await signedIn(page, ada)
  await page.goto(path)
  await page.getByRole('button', { name: 'Your account, AB' }).waitFor()
  return { page, ada, bob }
}

/** By somebody whose tab tells no other tab of it, such as one of an older version. */
async function signInUnheard(page: Page, { email, password }: Person): Promise<void> {
  expect((await post(page, '/api/auth/sign-in/email', { email, password })).status).toBe(200)
}

function gathered(person: Person): Promise<string[]> {
  return withDatabase(async database => {
    const { rows } = await database.run(
      `select g.document from gathered_documents g join users u on u.id = g.user_id where u.email = '${person.email}'`,
    )
    return rows.map(({ document }) => String(document))
  })
}

describe('[X245] somebody else signs in in another tab', () => {
  test('and the page that was open changes to their account with a sentence', async ({ open }) => {
    const page = await open(PLAIN_PAGE)
    const [ada, bob] = [newPersonCalled('Ada'), newPersonCalled('Bea')]
    await register(page, bob)
    const door = await open('/auth', { beside: page })
    await signedIn(page, ada)
    await page.goto('/dashboard/documents')
    await page.getByRole('button', { name: 'Your account, AB' }).waitFor()
    await page.evaluate(() => localStorage.setItem('homeSeen', '{"lenders":["Alder"]}'))
    await signInByForm(door, bob)
    await page.getByText(OTHER).waitFor()
    await page.getByRole('button', { name: 'Your account' }).click()
    await page.getByText(bob.email).waitFor()
    expect(new URL(page.url()).pathname).toBe('/dashboard/documents')
    expect((await storage(page)).homeSeen ?? '').not.toContain('Alder')
  })

  test('unheard: what is then done on the page of the first reaches neither account', async ({ open }) => {
    const { page, ada, bob } = await adasPage(open)
    // The stream would tell the page at once; this is about a request that is quicker.
    await page.route('**/api/notifications/stream', route => route.abort())
    await page.reload()
    await page.getByRole('checkbox').first().waitFor()
    await signInUnheard(page, bob)
    await page.getByRole('checkbox').first().click()
    await page.getByText(OTHER).waitFor()
    expect(await gathered(ada)).toEqual([])
    expect((await read<Checklist>(page, '/api/documents')).gathered).toEqual([])
  })

  test('unheard: the bell of the first never shows what is the second’s, and the page changes by itself', async ({
    open,
  }) => {
    const { page, bob } = await adasPage(open)
    await page.getByRole('button', { name: /^Notifications/ }).waitFor()
    const shown: string[] = []
    await page.exposeFunction('noteBell', (text: string) => void shown.push(text))
    await page.evaluate(() => {
      const bell = document.querySelector('[aria-label^="Notifications"]')
      const note = () => (window as never as { noteBell(text: string): void }).noteBell(bell?.ariaLabel ?? '')
      if (bell) new MutationObserver(note).observe(bell, { attributes: true })
    })
    await withDatabase(async ({ orm }) => {
      const [found] = await orm.select({ id: users.id }).from(users).where(eq(users.email, bob.email))
      const { notifications } = await import('#features/notifications/server/tables.ts')
      const row = { user_id: found?.id ?? '', title: 'For Bob', message: 'Only', type: 'reminder' }
      await orm.insert(notifications).values([row, row] as never)
    })
    await signInUnheard(page, bob)
    await page.getByText(OTHER).waitFor({ timeout: 20_000 })
    expect(shown.filter(label => label.includes('unread'))).toEqual([])
  })

  test('while changes of the first are sent on a slow line: none of them is sent as the second’s', async ({ open }) => {
    const { page, ada, bob } = await adasPage(open)
    await page.route('**/api/documents/mark*', route => route.abort())
    for (const at of [0, 1, 2]) await page.getByRole('checkbox').nth(at).click()
    await expect.poll(() => unsent(page)).toHaveLength(3)
    const waiting = await unsent(page)
    await page.unroute('**/api/documents/mark*')
    let sent = 0
    await page.route('**/api/documents/mark*', async route => {
      sent += 1
      // Meanwhile somebody else signs in.
      if (sent === 1) await signInUnheard(page, bob)
      await route.continue()
    })
    await page.getByRole('button', { name: 'Send now' }).click()
    await page.getByText(OTHER).waitFor()
    expect((await read<Checklist>(page, '/api/documents')).gathered).toEqual([])
    expect(await gathered(ada)).toEqual([])
    // The second person's page may be saving something of its own by now.
    expect((await unsent(page)).filter(key => waiting.includes(key))).toEqual([])
    await page.getByText('3 changes that weren’t sent yet were deleted here').waitFor()
  })
})

describe('[X247] a session that the server ended', () => {
  const leavings = (page: Page) =>
    page.evaluate(() => ({ local: Object.keys(localStorage), text: document.documentElement.outerHTML }))

  async function withLeavings(open: Open): Promise<{ page: Page; ada: Person }> {
    const { page, ada } = await adasPage(open)
    await page.evaluate(() => {
      localStorage.setItem('homeSeen', '{"lenders":["Alder"]}')
      localStorage.setItem('stayYears', '9')
    })
    await page.route('**/api/documents/mark*', route => route.abort())
    await page.getByRole('checkbox').first().click()
    await expect.poll(() => unsent(page)).toHaveLength(1)
    return { page, ada }
  }

  test('leaves nothing in an open page’s browser, and the sign-in page says what had to go', async ({ open }) => {
    const { page, ada } = await withLeavings(open)
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
    await endSessionsOf(ada)
    await page.waitForURL('**/auth')
    await page.getByText('You’re signed out on this device').waitFor()
    await page.getByText('1 change that wasn’t sent yet was deleted here').waitFor()
    const { local, text } = await leavings(page)
    expect(local).toEqual([])
    expect(text).not.toContain(ada.email)
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(false)
    await expectAccessible(page)
    // Signing in leads back to where they were, and nothing is said twice.
    await signInByForm(page, ada)
    await page.waitForURL('**/dashboard/documents')
  })

  test('leaves nothing when the page is opened later', async ({ open }) => {
    const { page, ada } = await withLeavings(open)
    await page.goto(PLAIN_PAGE)
    await endSessionsOf(ada)
    await page.goto('/dashboard/documents')
    await page.waitForURL('**/auth')
    await page.getByText('1 change that wasn’t sent yet was deleted here').waitFor()
    expect((await leavings(page)).local).toEqual([])
    await page.reload()
    await page.getByRole('heading', { name: 'Welcome back' }).waitFor()
    await expect.poll(() => page.getByText('deleted here').count()).toBe(0)
  })

  test('what came along with a page does not stay in it', async ({ open }) => {
    const { page } = await adasPage(open)
    await expect.poll(() => page.locator('#initial-data').count()).toBe(0)
  })
})

async function unsent(page: Page): Promise<string[]> {
  return Object.keys(await storage(page)).filter(key => key.startsWith('unsent.') && !key.endsWith('versions'))
}

/** As 'Sign out everywhere' on the phone does it. */
async function endSessionsOf({ email }: Person): Promise<void> {
  await withDatabase(database =>
    database.transaction(async tx => {
      const [person] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email))
      const ended = await tx
        .delete(sessions)
        .where(eq(sessions.user_id, person?.id ?? ''))
        .returning({ id: sessions.id, user_id: sessions.user_id })
      for (const each of ended) await publishSessionEnded(tx, each)
    }),
  )
}
