import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { users } from '#server/auth/tables.ts'
import { becomeAccount, withDatabase } from '../harness/browser.ts'
import { queuedMails } from '../harness/mails.ts'

export interface Person {
  first_name: string
  last_name: string
  email: string
  password: string
}

export function newPersonCalled(first_name: string): Person {
  const email = `${first_name.toLowerCase()}.${crypto.randomUUID()}@example.com`
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

/** Somebody who has an account and is signed in in this page's browser. */
export async function signedIn(page: Page, person: Person): Promise<void> {
  await becomeAccount(page.context(), person)
}

export async function signInByForm(page: Page, person: Person): Promise<void> {
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

/** A call as the page would make it, with its cookies and its origin. */
export async function post(page: Page, path: string, data: unknown): Promise<{ status: number; text: string }> {
  const { href, origin } = new URL(path, page.url())
  const answer = await page.context().request.post(href, { data, headers: { origin } })
  return { status: answer.status(), text: await answer.text() }
}

export async function read<Answer>(page: Page, path: string): Promise<Answer> {
  const answer = await page.context().request.get(new URL(path, page.url()).href)
  return answer.json()
}

/** As a guest's browser stores an application with all four steps done. */
export function guestApplication() {
  const at = '2026-11-01T12:00:00.000Z'
  const none = ['loan_purpose', 'property_type', 'property_value', 'down_payment_percentage', 'down_payment_amount']
  const more = ['property_zip_code', 'property_found', 'credit_score_range', 'employment_status', 'annual_income']
  const empty = Object.fromEntries([...none, ...more, 'monthly_debt_payments'].map(key => [key, null]))
  const own = { property_state: 'Texas', loan_amount: 320_000, id: 'guest', tracking_id: null, status: 'completed' }
  return { ...empty, ...own, completed_at: at, created_at: at, updated_at: at }
}

export function storage(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => ({ ...localStorage }))
}

/** A browser whose storage takes nothing more. */
export function fillStorage(page: Page): Promise<void> {
  return page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('There is no room', 'QuotaExceededError')
    }
  })
}

/** All of them: the operator's page shows the newest of everybody's. */
export function mailsTo(recipient: string) {
  return withDatabase(database => queuedMails(database, recipient))
}

/** As if this person had opened the link in their welcome mail. */
export async function confirmEmail({ email }: Person): Promise<void> {
  await withDatabase(({ orm }) => orm.update(users).set({ email_verified: true }).where(eq(users.email, email)))
}
