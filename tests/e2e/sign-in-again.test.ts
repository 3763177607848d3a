import { sql } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { expectAccessible, type Open, PLAIN_PAGE, test, withDatabase } from '../harness/browser.ts'
import { newPersonCalled, type Person, read, signedIn } from './people.ts'
import { addAuthenticator, addPasskey } from './virtual-authenticator.ts'

describe('[A28] somebody who signed in ten minutes ago', () => {
  async function settings(open: Open, look = {}): Promise<{ page: Page; person: Person }> {
    const page = await open(PLAIN_PAGE, look)
    const person = newPersonCalled('Ada')
    await signedIn(page, person)
    await tenMinutesPass(person)
    await page.goto('/dashboard/settings')
    return { page, person }
  }

  test('is asked for the password, and then it goes on', async ({ open }) => {
    const { page } = await settings(open, { width: 390, theme: 'dark' })
    await page.getByLabel('New email address').fill('new.address@example.com')
    await page.getByRole('button', { name: 'Change email' }).click()
    const question = page.getByRole('dialog', { name: 'Please confirm it’s you' })
    await question.waitFor()
    await expectAccessible(page, 'dialog')

    await question.getByRole('button', { name: 'Cancel' }).click()
    await question.waitFor({ state: 'hidden' })
    await expect.poll(() => page.getByLabel('New email address').inputValue()).toBe('new.address@example.com')

    await page.getByRole('button', { name: 'Change email' }).click()
    await question.getByLabel('Your password').fill('not this one')
    await question.getByRole('button', { name: 'Continue' }).click()
    await question.getByText('That isn’t your password. Please try again.').waitFor()
    await question.getByLabel('Your password').fill('seven blue doors')
    await question.getByRole('button', { name: 'Continue' }).click()
    await page.getByText('Check your new inbox').first().waitFor()

    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export my data' }).click()
    expect((await download).suggestedFilename()).toMatch(/^user-data-/)
  })

  test('[A29] signs out everywhere after the password', async ({ open }) => {
    const { page, person } = await settings(open)
    await page.getByRole('button', { name: 'Sign out everywhere' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click()
    const question = page.getByRole('dialog', { name: 'Please confirm it’s you' })
    await question.getByLabel('Your password').fill(person.password)
    await question.getByRole('button', { name: 'Continue' }).click()
    await page.waitForURL(url => url.pathname === '/auth')
    expect(await read(page, '/api/auth/get-session')).toBeNull()
  })

  test('[A79] is asked before reminders go elsewhere and before a private calendar address is made', async ({
    open,
  }) => {
    const { page, person } = await settings(open, { width: 390, theme: 'dark' })
    const question = page.getByRole('dialog', { name: 'Please confirm it’s you' })
    await page.goto('/dashboard/reminders')
    const address = page.getByLabel('Email address')
    await address.fill('somebody.else@example.com')
    await page.getByRole('button', { name: 'Save Preferences' }).click()
    await question.waitFor()
    await expectAccessible(page, 'dialog')
    await question.getByRole('button', { name: 'Cancel' }).click()
    await question.waitFor({ state: 'hidden' })
    await expect.poll(() => address.inputValue()).toBe('somebody.else@example.com')

    await page.goto('/dashboard/timeline')
    await page.getByRole('button', { name: /^Take it with you/, expanded: false }).click()
    await page.getByRole('button', { name: 'Create private address' }).click()
    await question.getByLabel('Your password').fill(person.password)
    await question.getByRole('button', { name: 'Continue' }).click()
    await page.getByLabel('Private calendar address').waitFor()
  })

  test('[A62] proves it with a passkey instead', async ({ open }) => {
    const page = await open(PLAIN_PAGE)
    const person = newPersonCalled('Dora')
    await addAuthenticator(page)
    await signedIn(page, person)
    await page.goto('/dashboard/settings')
    await addPasskey(page)
    await tenMinutesPass(person)
    await page.reload()
    await page.getByRole('button', { name: /^Remove / }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click()
    const question = page.getByRole('dialog', { name: 'Please confirm it’s you' })
    await question.getByRole('button', { name: 'Use a passkey instead' }).click()
    await page.getByText('It no longer opens your account.').first().waitFor()
  })
})

async function tenMinutesPass({ email }: Person): Promise<void> {
  await withDatabase(database =>
    database.orm.execute(sql`update sessions set created_at = created_at - interval '10 minutes'
      where user_id = (select id from users where email = ${email})`),
  )
}
