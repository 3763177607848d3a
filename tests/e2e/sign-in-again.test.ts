import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { openEmbedded } from '#server/db/embedded.ts'
import { expectAccessible, type Open, test } from '../harness/browser.ts'
import { type RunningServer, startServer } from '../harness/server.ts'
import { addPasskey, withKeeper } from './key-keeper.ts'
import { newPersonCalled, read, signedIn } from './people.ts'

const sizes = [
  { width: 1280, theme: 'light' },
  { width: 390, theme: 'dark' },
] as const

/** People who signed in a while ago: their server is restarted with older sessions, which it knows as before. */
describe('[A28] somebody who signed in ten minutes ago', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'keyturn-'))
  const ada = newPersonCalled('Ada')
  let server: RunningServer
  beforeAll(async () => {
    server = await startServer({ DATA_DIR: dataDir })
  })
  afterAll(async () => {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })

  async function tenMinutesPass(): Promise<void> {
    await server.stop()
    const database = await openEmbedded(dataDir)
    await database.run(`update sessions set created_at = created_at - interval '10 minutes'`)
    await database.close()
    server = await startServer({ DATA_DIR: dataDir, PORT: new URL(server.origin).port })
  }

  async function settings(open: Open, size: (typeof sizes)[number]): Promise<Page> {
    const page = await open(`${server.origin}/auth`, { ...size, expectErrors: /ERR_CONNECTION|ERR_INCOMPLETE/ })
    const person = size.width === 1280 ? ada : newPersonCalled('Bea')
    await signedIn(page, person)
    await tenMinutesPass()
    await page.goto(`${server.origin}/dashboard/settings`)
    return page
  }

  test.for(sizes)('is asked for the password, and then it goes on, at $width px', async (size, { open }) => {
    const page = await settings(open, size)
    await page.getByLabel('New email address').fill('new.address@example.com')
    await page.getByRole('button', { name: 'Change email' }).click()
    const question = page.getByRole('dialog', { name: 'Please confirm that it is you' })
    await question.waitFor()
    await expectAccessible(page)

    await question.getByRole('button', { name: 'Cancel' }).click()
    await question.waitFor({ state: 'hidden' })
    expect(await page.getByLabel('New email address').inputValue()).toBe('new.address@example.com')

    await page.getByRole('button', { name: 'Change email' }).click()
    await question.getByLabel('Your password').fill('not this one')
    await question.getByRole('button', { name: 'Continue' }).click()
    await question.getByText('That is not your password. Please try again.').waitFor()
    await question.getByLabel('Your password').fill('seven blue doors')
    await question.getByRole('button', { name: 'Continue' }).click()
    await page.getByText('Check your new inbox').first().waitFor()

    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export my data' }).click()
    expect((await download).suggestedFilename()).toMatch(/^user-data-/)
  })

  test('[A29] signs out everywhere after the password', async ({ open }) => {
    const page = await open(`${server.origin}/auth`, { expectErrors: /ERR_CONNECTION|ERR_INCOMPLETE/ })
    const person = newPersonCalled('Cleo')
    await signedIn(page, person)
    await tenMinutesPass()
    await page.goto(`${server.origin}/dashboard/settings`)
    await page.getByRole('button', { name: 'Sign out everywhere' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click()
    const question = page.getByRole('dialog', { name: 'Please confirm that it is you' })
    await question.getByLabel('Your password').fill(person.password)
    await question.getByRole('button', { name: 'Continue' }).click()
    await page.waitForURL(url => url.pathname === '/auth')
    expect(await read(page, '/api/auth/get-session')).toBeNull()
  })

  test('[A62] proves it with a passkey instead', async ({ open }) => {
    const page = await open(`${server.origin}/auth`, { expectErrors: /ERR_CONNECTION|ERR_INCOMPLETE/ })
    await withKeeper(page)
    await signedIn(page, newPersonCalled('Dora'))
    await page.goto(`${server.origin}/dashboard/settings`)
    await addPasskey(page)
    await tenMinutesPass()
    await page.goto(`${server.origin}/dashboard/settings`)
    await page.getByRole('button', { name: /^Remove / }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click()
    const question = page.getByRole('dialog', { name: 'Please confirm that it is you' })
    await question.getByRole('button', { name: 'Use a passkey instead' }).click()
    await page.getByText('It no longer opens your account.').first().waitFor()
  })
})
