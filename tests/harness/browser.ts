import { readFileSync } from 'node:fs'
import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, BrowserContext, Page, Request } from 'playwright-core'
import { test as base, expect, inject } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { GUEST, insertAccount, type NewAccount } from './accounts.ts'
import { launchBrowser, newPerson, type Screen } from './people.ts'

export interface Visit extends Screen {
  /** Somebody new: a visitor (the default), a guest, or the owner of a fresh account. */
  as?: 'visitor' | 'guest' | 'account'
  /** Another page of the same person: shares cookies and storage. */
  beside?: Page
  /** What a guest's browser has stored by then. */
  stored?: Record<string, unknown>
  /** Errors in the console that this visit is meant to cause. */
  expectErrors?: RegExp
}

/** Of this site, nothing to render, no script: where somebody is before the test begins. */
export const PLAIN_PAGE = '/healthz'

export type Open = (path: string, visit?: Visit) => Promise<Page>

interface BrowserFixtures {
  browser: Browser
  /** Opens a page of the running product as a person who has never been there. */
  open: Open
}

/** A test in a real browser. Anything on the console's error channel fails it. */
export const test = base.extend<BrowserFixtures>({
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the fixture's needs from this pattern.
    async ({}, use) => {
      const browser = await launchBrowser()
      await use(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
  open: async ({ browser, task }, use) => {
    const contexts: BrowserContext[] = []
    const complaints: string[][] = []
    const seen: (() => Promise<string>)[] = []
    async function newContext(origin: string, visit: Visit): Promise<BrowserContext> {
      const { as, stored = {} } = visit
      const storageState = as === 'guest' ? stateOf(origin, { ...GUEST, ...asTexts(stored) }) : undefined
      const context = await newPerson(browser, { ...visit, baseURL: inject('origin'), storageState })
      contexts.push(context)
      if (as === 'account') await becomeAccount(context)
      return context
    }
    await use(async (path, visit = {}) => {
      const { beside, scripts = true } = visit
      const { href, origin } = new URL(path, inject('origin'))
      const context = beside?.context() ?? (await newContext(origin, visit))
      const page = await context.newPage()
      complaints.push(listen(page, visit.expectErrors))
      seen.push(failureSnapshot(page))
      await page.goto(href)
      if (scripts) await untilUsable(page)
      return page
    })
    if (task.result?.state === 'fail') for (const tell of seen) console.log(await tell(), ...complaints.flat())
    for (const context of contexts) await context.close()
    expect(complaints.flat()).toEqual([])
  },
})

function asTexts(stored: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(stored).map(([key, value]) => [key, JSON.stringify(value)]))
}

function stateOf(origin: string, stored: Record<string, string>): Screen['storageState'] {
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }))
  return { cookies: [], origins: [{ origin, localStorage }] }
}

/** The app's frame stands in a page before its code has rendered it, or the page as the build prerendered it. */
export async function untilUsable(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('#root[inert], #root > [aria-busy=true]') === null)
}

/** What somebody would have seen when the test failed, and what the page still waited for. */
function failureSnapshot(page: Page): () => Promise<string> {
  const asked = new Set<Request>()
  page.on('request', request => asked.add(request))
  const isOver = (request: Request) => asked.delete(request)
  page.on('requestfinished', isOver)
  page.on('requestfailed', isOver)
  return async () => {
    if (page.isClosed()) return 'A page that was closed.'
    const waitsFor = [...asked].map(request => request.url())
    const known = await page
      .evaluate(() => ({
        stored: Object.keys(localStorage),
        isInert: document.querySelector('#root[inert]') !== null,
        hasFocus: document.hasFocus(),
      }))
      .catch(String)
    const shown = await page.locator('body').ariaSnapshot().catch(String)
    return `${page.url()} showed this, ${JSON.stringify({ waitsFor, known })}:\n${shown}\n`
  }
}

/** Every page that this person opens from now on is theirs. */
export async function becomeAccount(person: BrowserContext, account: NewAccount = newAccount()): Promise<void> {
  const { session } = await withDatabase(database => insertAccount(database, account, inject('authSecret')))
  await person.addCookies([
    { name: 'keyturn.session', value: session, url: inject('origin'), httpOnly: true, sameSite: 'Lax' },
  ])
}

function newAccount(): NewAccount {
  const email = `${crypto.randomUUID()}@example.com`
  return { email, password: 'green-door-42', first_name: 'Robin', last_name: 'Ash' }
}

/** What time or other people do to the database of the product under test. */
export async function withDatabase<Value>(work: (database: Database) => Promise<Value>): Promise<Value> {
  const database = await openPostgres(inject('databaseUrl'))
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

function listen(page: Page, expected: RegExp | undefined): string[] {
  const complaints: string[] = []
  page.on('console', message => {
    const text = message.text()
    // Chromium reports every refused request as an error. A problem of the API is daily bread; a missing file is not.
    const { pathname } = new URL(message.location().url || page.url())
    const isProblem = /the server responded with a status of 4\d\d/.test(text) && pathname.startsWith('/api/')
    if (message.type() === 'error' && !isProblem && !expected?.test(text)) complaints.push(`${page.url()}: ${text}`)
  })
  page.on('pageerror', error => {
    if (!expected?.test(error.message)) complaints.push(`${page.url()}: ${error.stack ?? error.message}`)
  })
  return complaints
}

/**
 * Nothing that axe knows of keeps anyone from using the page (WCAG 2.2 AA). `within` looks at one part only: behind a
 * dialog, axe takes table headings that are hidden for the moment for empty ones.
 */
export async function expectAccessible(page: Page, within = 'html'): Promise<void> {
  expect(await axeViolations(page, within), `${page.url()} at ${page.viewportSize()?.width} px`).toEqual([])
}

/** It is read anew by every page that is looked at; by itself the builder sends the long form, with comments. */
const axeSource = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

export async function axeViolations(page: Page, within = 'html'): Promise<string[]> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
  const { violations } = await new AxeBuilder({ page, axeSource })
    // What it found in order is not reported, which halves the work; nor does it read all styles again for a rule that we leave
    // out. Frames of other sites, for which it opens a second page, we have none.
    .options({ reporter: 'no-passes', preload: { assets: ['media'] } })
    .setLegacyMode(true)
    .include(within)
    .withTags(tags)
    .analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(node => `${id}: ${help}\n  ${node.html}\n  ${node.failureSummary}`),
  )
}
