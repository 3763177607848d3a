import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { test } from '../harness/browser.ts'
import { newPersonCalled, PLAIN_PAGE, register, signedIn } from './people.ts'

/** Opens the path, and keeps its scripts on their way until told to let them come. */
async function withoutScriptsYet(page: Page, path: string): Promise<() => Promise<void>> {
  let letThemCome = () => {}
  const told = new Promise<void>(resolve => {
    letThemCome = resolve
  })
  await page.route('**/assets/*.js', async route => {
    await told
    await route.continue()
  })
  await page.goto(new URL(path, page.url()).href, { waitUntil: 'commit' })
  return async () => {
    letThemCome()
    await page.locator('html[data-awake]').waitFor()
  }
}

describe('the sign-in form before its scripts', () => {
  test('[X150] what is typed and sent is carried out when they are there', async ({ open }) => {
    const page = await open(PLAIN_PAGE)
    const ada = newPersonCalled('Ada')
    await register(page, ada)
    const come = await withoutScriptsYet(page, '/auth')
    await page.getByLabel('Email').fill(ada.email)
    await page.getByLabel('Password', { exact: true }).fill(ada.password)
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    expect(new URL(page.url()).pathname).toBe('/auth')
    await come()
    await page.waitForURL('**/dashboard/application')
  })

  test('[X150] what is typed stays where it was typed, and is what the page knows', async ({ open }) => {
    const page = await open(PLAIN_PAGE)
    const come = await withoutScriptsYet(page, '/auth')
    const email = page.getByLabel('Email')
    await email.pressSequentially('ada@example.com')
    await email.evaluate(field => Object.assign(globalThis, { field }))
    await come()
    await page.keyboard.type('.au')
    expect(await email.inputValue()).toBe('ada@example.com.au')
    expect(await email.evaluate(field => field === (globalThis as { field?: unknown }).field)).toBe(true)
    await page.getByRole('button', { name: 'Forgot your password?' }).click()
    await page.getByRole('heading', { name: 'Reset your password' }).waitFor()
    expect(await page.getByLabel('Email').inputValue()).toBe('ada@example.com.au')
  })

  test('[X150] a button that is pressed is pressed when they are there', async ({ open }) => {
    const page = await open(PLAIN_PAGE)
    const come = await withoutScriptsYet(page, '/auth')
    await page.getByRole('button', { name: 'Look around as a guest' }).click()
    await come()
    await page.waitForURL('**/dashboard/comparison')
  })
})

test('[X152] who is signed in does not see the sign-in form first', async ({ open }) => {
  const page = await open(PLAIN_PAGE)
  await signedIn(page, newPersonCalled('Ada'))
  await page.goto(new URL('/dashboard/news', page.url()).href)
  await page.locator('html[data-awake]').waitFor()
  const come = await withoutScriptsYet(page, '/auth')
  await page.getByText('Loading...').waitFor()
  expect(await page.getByLabel('Email').isVisible()).toBe(false)
  await come()
  await page.waitForURL('**/dashboard/**')
})
