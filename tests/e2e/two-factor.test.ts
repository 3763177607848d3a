import { readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { codeAt, stepAt } from '#features/account/server/two-factor/totp.ts'
import { expectAccessible, type Open, PLAIN_PAGE, test, withDatabase } from '../harness/browser.ts'
import { eventually } from '../harness/eventually.ts'
import { keyBytes } from '../harness/own-authenticator-app.ts'
import { mailsTo, newPersonCalled, type Person, post, read, signedIn, signInByForm } from './people.ts'

async function settings(open: Open, look = {}): Promise<{ page: Page; person: Person }> {
  const page = await open(PLAIN_PAGE, look)
  const person = newPersonCalled('Ada')
  await signedIn(page, person)
  await page.goto('/dashboard/settings')
  await page.getByRole('button', { name: 'Turn on two-factor' }).waitFor()
  return { page, person }
}

/** As if the last code had been used long ago: tests do not wait for the next. */
function later(): Promise<unknown> {
  return withDatabase(({ orm }) => orm.execute(sql`update two_factors set last_step = 0`))
}

const codeNow = (key: string) => codeAt(keyBytes(key), stepAt(Date.now()))

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
  await page.waitForURL(url => url.pathname === '/')
}

test('[A100] [A103] [A105] [A106] [A111] two-factor is turned on, asked for at sign-in, and turned off', async ({
  open,
}) => {
  const { page, person } = await settings(open, { width: 390, theme: 'dark' })
  await page.getByRole('button', { name: 'Turn on two-factor' }).click()
  const setup = page.getByRole('dialog', { name: 'Add Keyturn to your authenticator app' })
  await setup.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor()
  await expectAccessible(page, 'dialog')
  const key = ((await setup.locator('code').textContent()) ?? '').replaceAll(' ', '')
  await setup.getByRole('button', { name: 'Turn on' }).click()
  await setup.getByText('Please enter the code from your app, or a recovery code.').waitFor()
  await setup.getByLabel('Six-digit code from the app').fill('000000')
  await setup.getByRole('button', { name: 'Turn on' }).click()
  await setup.getByText('That code isn’t right.').waitFor()
  await setup.getByLabel('Six-digit code from the app').fill(codeNow(key))
  await setup.getByRole('button', { name: 'Turn on' }).click()

  const saved = page.getByRole('dialog', { name: 'Save your recovery codes' })
  await saved.waitFor()
  await expectAccessible(page, 'dialog')
  const codes = await saved.getByRole('listitem').allTextContents()
  expect(codes).toHaveLength(10)
  const download = page.waitForEvent('download')
  await saved.getByRole('button', { name: 'Download' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('keyturn-recovery-codes.txt')
  const text = await readFile(await file.path(), 'utf8')
  expect(text).toContain(person.email)
  for (const code of codes) expect(text).toContain(code)
  await saved.getByText('We can’t open the account for you.').waitFor()
  await saved.getByRole('button', { name: 'I’ve saved them' }).click()
  await page.getByText('10 of 10 recovery codes left.').waitFor()
  await page.getByText('Two-factor turned on').first().waitFor()

  await signOut(page)
  await page.goto('/auth')
  await signInByForm(page, person)
  await page.getByRole('heading', { name: 'Enter your code' }).waitFor()
  expect(await read(page, '/api/auth/get-session')).toBeNull()
  await expectAccessible(page)
  await page.getByText('No app and no codes?').click()
  const lost = page.getByText('nobody can open the account, not even us')
  await expect.poll(() => lost.textContent()).toMatch(/passkey.*two-factor was turned on, for 7 days/)
  await page.getByLabel('Code').fill('123 456')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('That code isn’t right.').first().waitFor()
  await expect.poll(() => page.getByLabel('Code').inputValue()).toBe('123 456')
  await page.getByLabel('Code').fill(codes[0] ?? '')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL('**/dashboard/application')

  await page.goto('/dashboard/settings')
  await page.getByText('9 of 10 recovery codes left.').waitFor()
  await later()
  await page.getByRole('button', { name: 'Turn off' }).click()
  const off = page.getByRole('dialog', { name: 'Turn off two-factor?' })
  await expectAccessible(page, 'dialog')
  await off.getByLabel('Your password').fill('not this one')
  await off.getByLabel('Code from your app, or a recovery code').fill(codeNow(key))
  await off.getByRole('button', { name: 'Turn off' }).click()
  await off.getByText('That isn’t your current password.').waitFor()
  await off.getByLabel('Your password').fill(person.password)
  await off.getByRole('button', { name: 'Turn off' }).click()
  await page.getByText('Off. Signing in takes only your password.').waitFor()
})

/** Turned on without walking through the page. */
async function turnOn(page: Page): Promise<{ key: string; codes: string[] }> {
  const { key } = JSON.parse((await post(page, '/api/auth/two-factor/enable', {})).text)
  const confirmed = await post(page, '/api/auth/two-factor/confirm', { code: codeNow(key) })
  await later()
  return { key, codes: JSON.parse(confirmed.text).recovery_codes }
}

test('[A103] whoever signed in a while ago is asked for the password, then for a code', async ({ open }) => {
  const { page, person } = await settings(open)
  const { key } = await turnOn(page)
  await withDatabase(({ orm }) =>
    orm.execute(
      sql`update sessions set created_at = now() - interval '10 minutes' where user_id = (select id from users where email = ${person.email})`,
    ),
  )
  await page.reload()
  await page.getByLabel('New email address').fill('new.address@example.com')
  await page.getByRole('button', { name: 'Change email' }).click()
  const question = page.getByRole('dialog', { name: 'Please confirm it’s you' })
  await question.getByLabel('Your password').fill(person.password)
  await question.getByRole('button', { name: 'Continue' }).click()
  await question.getByLabel('Code from your app, or a recovery code').fill(codeNow(key))
  await question.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('Check your new inbox').first().waitFor()
})

test('[A107] a new password by mail asks for a code, and what was typed stays', async ({ open }) => {
  const { page, person } = await settings(open)
  const { codes } = await turnOn(page)
  await signOut(page)
  await post(page, '/api/auth/request-password-reset', { email: person.email })
  const link = await eventually(async () => {
    const mail = (await mailsTo(person.email)).find(({ subject }) => subject === 'Choose a new password')
    return /http\S+reset-password\S+/.exec(mail?.text ?? '')?.[0]
  })
  await page.goto(link)
  await page.getByLabel('Password', { exact: true }).fill('lamp and window 7')
  await page.getByRole('button', { name: 'Save New Password' }).click()
  await page.getByText('Two-factor is on for this account').first().waitFor()
  await expect.poll(() => page.getByLabel('Password', { exact: true }).inputValue()).toBe('lamp and window 7')
  await page.getByLabel('Code').fill(codes[3] ?? '')
  await page.getByRole('button', { name: 'Save New Password' }).click()
  await page.getByText('Password changed').first().waitFor()
})

test('[A109] the mail about it leads to a page that turns it off', async ({ open }) => {
  const { page, person } = await settings(open)
  await withDatabase(({ orm }) =>
    orm.execute(sql`update users set email_verified = true where email = ${person.email}`),
  )
  await turnOn(page)
  const mail = (await mailsTo(person.email)).find(({ subject }) => subject === 'Two-factor was turned on')
  // Read where nobody is signed in: here the page would leave with its session.
  const reader = await open(PLAIN_PAGE)
  await reader.goto(/http\S+undo-two-factor\S+/.exec(mail?.text ?? '')?.[0] ?? '')
  await reader.getByRole('heading', { name: 'Take your account back' }).waitFor()
  await reader.getByLabel('Password', { exact: true }).fill('lamp and window 7')
  await reader.getByRole('button', { name: 'Turn Off Two-Factor' }).click()
  await reader.getByText('Two-factor is off').first().waitFor()
  await signInByForm(reader, { ...person, password: 'lamp and window 7' })
  await reader.waitForURL('**/dashboard/application')
})

test('[A112] deleting the account is the quietest button of Settings', async ({ open }) => {
  const { page } = await settings(open)
  const filled = (name: string) =>
    page.getByRole('button', { name, exact: true }).evaluate(button => {
      const { backgroundColor, borderTopColor } = getComputedStyle(button)
      return [backgroundColor, borderTopColor].filter(color => !/^rgba\(0, 0, 0, 0\)$|transparent/.test(color)).length
    })
  expect(await filled('Delete account')).toBe(0)
  expect(await filled('Export my data')).toBeGreaterThan(0)
})
