import type { Page } from 'playwright-core'
import { expect } from 'vitest'

export interface Person {
  first_name: string
  last_name: string
  email: string
  password: string
}

let people = 0

export function newPersonCalled(first_name: string): Person {
  people += 1
  const email = `${first_name.toLowerCase()}.${Date.now()}.${people}@example.com`
  return { first_name, last_name: 'Buyer', email, password: 'seven blue doors' }
}

/** Creates an account without walking through the page. */
export async function register(page: Page, person: Person): Promise<void> {
  const answer = await post(page, '/api/auth/sign-up/email', {
    ...person,
    name: `${person.first_name} ${person.last_name}`,
  })
  expect(answer.status, answer.text).toBe(200)
}

/** Creates an account and signs this page's browser in. */
export async function signedIn(page: Page, person: Person): Promise<void> {
  await register(page, person)
  const answer = await post(page, '/api/auth/sign-in/email', { email: person.email, password: person.password })
  expect(answer.status, answer.text).toBe(200)
}

export async function signInByForm(page: Page, person: Person): Promise<void> {
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

/** A call from the page itself, with its cookies and origin. */
export function post(page: Page, path: string, body: unknown): Promise<{ status: number; text: string }> {
  return page.evaluate(
    async ([to, sent]) => {
      const answer = await fetch(to as string, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(sent),
      })
      return { status: answer.status, text: await answer.text() }
    },
    [path, body],
  )
}

export function read<Answer>(page: Page, path: string): Promise<Answer> {
  return page.evaluate(async to => (await fetch(to)).json(), path)
}

export function storage(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => ({ ...localStorage }))
}

/** Presses the button behind the link in the welcome mail. */
export async function confirmEmail(page: Page, { email }: Person): Promise<void> {
  const { mails } = await page.evaluate(async () =>
    (await fetch('/dev/outbox', { headers: { accept: 'application/json' } })).json(),
  )
  const welcome = (mails as { recipient: string; text: string }[]).find(mail => mail.recipient === email)
  const link = /http\S*verify-email\S*/.exec(welcome?.text ?? '')?.[0]
  if (!link) throw new Error(`No welcome mail to ${email}`)
  await page.evaluate(to => fetch(to, { method: 'POST', redirect: 'manual' }), link)
}
