import type { Page, Route } from 'playwright-core'
import { afterEach, beforeEach, describe, expect, inject, vi } from 'vitest'
import { DASHBOARD_PAGES, pageEntry } from '#routes/pages.ts'
import { type Open, test, untilUsable, type Visit } from '../harness/browser.ts'
import { type FaultyProxy, startFaultyProxy } from '../harness/faulty-proxy.ts'
import { fillStorage, post, read, storage } from './people.ts'

let between: FaultyProxy

beforeEach(async () => {
  between = await startFaultyProxy(inject('origin'))
})
afterEach(() => between.stop())

const LOST = /ERR_|Failed to (load|fetch)|status of (500|503|404)|dynamically imported|Failed to update a ServiceWorker/

function visit(open: Open, path: string, how: Visit): Promise<Page> {
  return open(between.origin + path, { worker: true, expectErrors: LOST, ...how })
}

async function lose(page: Page): Promise<void> {
  between.line = 'cut'
  await page.context().setOffline(true)
}

async function find(page: Page): Promise<void> {
  between.line = 'open'
  await page.context().setOffline(false)
}

/** To look into a cache that the worker is just deleting would make it anew: whoever only waits asks for the names. */
function cacheNames(page: Page): Promise<string[]> {
  return page.evaluate(() => caches.keys())
}

/** The addresses of everything that is cached. */
function cached(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const held = await Promise.all((await caches.keys()).map(async name => (await caches.open(name)).keys()))
    return held.flat().map(request => new URL(request.url).pathname + new URL(request.url).search)
  })
}

async function isCached(page: Page, path: string): Promise<void> {
  const isSaved = () => page.evaluate(async each => (await caches.match(each)) !== undefined, path)
  await expect.poll(isSaved, { timeout: 60_000 }).toBe(true)
}

/** After a reload, some versions of the browser say of an emulated cut that they are online. */
async function waitsForNetwork(page: Page): Promise<void> {
  const name = /^(You’re offline\. This page needs the network once|Keyturn isn’t answering right now)\.$/
  await page.getByRole('heading', { name }).waitFor()
}

/** Waits for what may need another try, and goes on either way. */
async function soon(isSo: () => Promise<boolean>): Promise<void> {
  await vi.waitUntil(isSo, { timeout: 40_000, interval: 200 }).catch(() => undefined)
}

/**
 * What leaves the site and ends its worker, as the browser does by itself some time after the last page has gone. Only one at
 * work: one that is ended while it begins never answers again, and whoever asks all workers waits for it.
 */
async function leaving(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  const working = new Set<string>()
  session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    for (const { versionId, status, runningStatus } of versions) {
      if (status === 'activated' && runningStatus === 'running') working.add(versionId)
      else working.delete(versionId)
    }
  })
  await session.send('ServiceWorker.enable')
  return async () => {
    await page.goto('about:blank')
    for (const versionId of [...working]) {
      await session.send('ServiceWorker.stopWorker', { versionId })
      await expect.poll(() => working.has(versionId)).toBe(false)
    }
  }
}

/** The last page is cached last. */
const wholeAppCached = (page: Page) => isCached(page, `/dashboard/${DASHBOARD_PAGES.at(-1)}`)

function scripts(page: Page): Promise<string[]> {
  return page.evaluate(() => [...document.scripts].map(script => script.src).filter(Boolean))
}

const isNext = (script: string) => script.includes('.next.js')

describe('without a network', () => {
  test('[X130] after one visit a guest opens every tool and each public page that was visited, also while the server fails', async ({
    open,
  }) => {
    const page = await visit(open, '/dashboard/comparison', { as: 'guest' })
    await wholeAppCached(page)
    await lose(page)
    const tools = DASHBOARD_PAGES.filter(each => !pageEntry(each).account)
    await expect.poll(() => cached(page)).toEqual(expect.arrayContaining(tools.map(path => `/dashboard/${path}`)))
    for (const path of tools.filter((_, at) => at % 4 === 0)) {
      await page.goto(`${between.origin}/dashboard/${path}`)
      await page.locator('main h1').first().waitFor()
      await expect.poll(() => page.title()).toBe(`${pageEntry(path).title} · Keyturn`)
    }
    const other = await page.context().newPage()
    await other.goto(`${between.origin}/dashboard`)
    await other.getByLabel('Property value').fill('512,300')
    await expect.poll(() => storage(other).then(stored => stored.guestApplicationData ?? '')).toContain('512300')
    await other.goto(`${between.origin}/terms`)
    await other.getByText('This page needs the network once').waitFor()
    await other.close()

    await find(page)
    await page.goto(`${between.origin}/privacy`)
    await isCached(page, '/privacy')
    between.line = 'broken'
    await page.goto(`${between.origin}/privacy`)
    await page.getByRole('heading', { level: 1, name: 'Privacy' }).waitFor()
    await page.goto(`${between.origin}/dashboard/timeline`)
    await page.locator('main h1').first().waitFor()
  })

  test('[X130] a browser that cannot reach its caches opens pages from the network', async ({ open }) => {
    const page = await visit(open, '/dashboard/comparison', { as: 'guest' })
    await wholeAppCached(page)
    const [worker] = page.context().serviceWorkers()
    if (!worker) throw new Error('No worker is there')
    await worker.evaluate(() => {
      const broken = () => Promise.reject(new Error('The caches cannot be reached'))
      Object.assign(CacheStorage.prototype, { match: broken, open: broken })
    })
    await page.goto(`${between.origin}/dashboard/timeline`)
    await page.locator('main h1').first().waitFor()
    await expect.poll(() => page.title()).toBe(`${pageEntry('timeline').title} · Keyturn`)
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  })

  test('[LP232] a first paper is read although nobody ever reached for the reader while there was a network', async ({
    open,
  }) => {
    const page = await visit(open, '/dashboard/comparison', { as: 'guest', width: 390 })
    await wholeAppCached(page)
    await lose(page)
    await page.goto(`${between.origin}/dashboard/papers`)
    await page.locator('input[type=file]').setInputFiles('src/features/disclosures/web/sample-loan-estimate.pdf')
    await page.getByText('Here’s what it says').waitFor()
  })

  test('[X131] [G12] [X132] [X135] an account’s page waits for the network; no answer of the API is cached, and signing out leaves nothing in the browser', async ({
    open,
  }) => {
    const page = await visit(open, '/dashboard/documents', { as: 'account' })
    await wholeAppCached(page)
    await lose(page)
    await page.goto(`${between.origin}/dashboard/documents?as=guest`)
    await waitsForNetwork(page)
    await page.getByRole('navigation', { name: 'Dashboard' }).waitFor()
    await find(page)
    await page.getByRole('checkbox').first().waitFor()
    expect(await storage(page)).not.toHaveProperty('guestId')

    await page.goto(`${between.origin}/mortgage-calculator?price=512300`)
    await page.goto(`${between.origin}/dashboard/timeline`)
    await page.locator('main h1').first().waitFor()
    const paths = await cached(page)
    const allowed = /^\/(assets\/[\w.-]+|auth|dashboard\/[\w/-]+|favicon\.svg|icon-192\.png|manifest\.webmanifest)$/
    expect(paths.filter(path => !allowed.test(path))).toEqual([])
    await page.getByRole('button', { name: 'Your account' }).click()
    await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
    await page.waitForURL(url => url.pathname === '/')
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0)
    await expect.poll(() => cacheNames(page)).toEqual([])
    await expect.poll(() => storage(page)).toEqual({})
    await expect.poll(() => page.evaluate(() => indexedDB.databases())).toEqual([])
  })
})

describe('a new version', () => {
  test('[X133] [X134] waits for the pages of the old one, then takes over; once the server has no worker, the browser has none', async ({
    open,
  }) => {
    const page = await visit(open, '/dashboard/application', { as: 'guest' })
    await wholeAppCached(page)
    const [before] = await cacheNames(page)
    await page.getByLabel('Property value').fill('512,300')

    between.build = 'next'
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
    await expect.poll(() => cacheNames(page)).toHaveLength(2)
    // Its files are gone from the server by now, and this part of it was never opened.
    await page.getByRole('link', { name: 'Payment Breakdown' }).click()
    await page.getByRole('heading', { level: 1, name: 'Payment Breakdown' }).waitFor()
    await page.getByRole('link', { name: 'Mortgage Application' }).first().click()
    await expect.poll(() => page.getByLabel('Property value').inputValue()).toBe('512,300')
    await expect.poll(() => cacheNames(page)).toContain(before)

    const leave = await leaving(page)
    const cachesLater = async () => {
      // The browser lets the next worker in once the old one has no page and nothing to do, which can take it half a minute
      // to see. A server that has no file for the next worker, or is too busy to answer soon, is asked again by the next page.
      await leave()
      await page.goto(`${between.origin}/dashboard/application`)
      await untilUsable(page)
      await soon(async () => !(await cacheNames(page)).includes(before ?? ''))
      return cacheNames(page)
    }
    await expect.poll(cachesLater, { timeout: 60_000 }).not.toContain(before)
    await wholeAppCached(page)
    await lose(page)
    await page.goto(`${between.origin}/dashboard/timeline`)
    await page.locator('main h1').first().waitFor()
    await expect.poll(async () => (await scripts(page)).filter(script => !isNext(script))).toEqual([])

    await find(page)
    between.build = 'gone'
    // A worker asks once an hour; one that was asleep has forgotten when.
    const workersLater = async () => {
      await leave()
      await page.goto(`${between.origin}/privacy`)
      const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
      await soon(async () => (await workers()) === 0)
      return workers()
    }
    // One that is slow to stop remembers that it has asked.
    await expect.poll(workersLater, { timeout: 60_000 }).toBe(0)
    await expect.poll(() => cacheNames(page)).toEqual([])
  })
})

test('[X136] the browser finds nothing that would keep the product from being installed', async ({ open }) => {
  const page = await visit(open, '/dashboard/timeline', { as: 'guest' })
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
  const session = await page.context().newCDPSession(page)
  const { errors, data } = await session.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  // Each test has a profile of its own, which some browsers take for a private window.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
  const manifest = JSON.parse(data ?? '')
  expect(manifest).toMatchObject({
    name: 'Keyturn',
    start_url: '/dashboard/application',
    display: 'standalone',
    scope: '/',
  })
  // A phone that cuts its own corners takes one that has room around it.
  expect(manifest.icons.map(({ purpose }: { purpose?: string }) => purpose)).toContain('maskable')
  for (const { src } of manifest.icons) expect((await page.request.get(between.origin + src)).status(), src).toBe(200)
  const colors = await page
    .locator('meta[name=theme-color]')
    .evaluateAll(all => all.map(each => each.getAttribute('media')))
  expect(colors).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'])
})

describe('what an account saves without a network', () => {
  interface Saved {
    draft: { property_value: number } | null
    gathered: string[]
    scenarios: { name: string; interest_rate: number }[]
  }
  const saved = (page: Page, resource: string) => read<Saved>(page, `/api/${resource}`)
  const sends = () => between.arrived.map(({ path }) => path).filter(path => !path.startsWith('/api/auth/'))
  const unsent = (page: Page) =>
    storage(page).then(stored => Object.keys(stored).filter(key => key.startsWith('unsent.')))

  test('[X140] [X141] is kept in the middle of a form, over a reload, and sent once and in order', async ({ open }) => {
    const page = await visit(open, '/dashboard/application', { as: 'account' })
    await wholeAppCached(page)
    await page.getByLabel('Property value').waitFor()
    await page.getByRole('link', { name: 'Documents Required' }).click()
    await page.getByRole('checkbox').first().waitFor()
    await lose(page)
    between.arrived.length = 0
    await page.getByRole('checkbox').first().check()
    await page.getByText('1 change is kept here and will be sent.').waitFor()
    await page.getByRole('link', { name: 'Mortgage Application' }).first().click()
    await page.getByLabel('Property value').fill('512,300')
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('heading', { name: 'Property Location' }).waitFor()
    await page.getByText('2 changes are kept here and will be sent.').waitFor()
    await page.reload()
    await waitsForNetwork(page)
    await find(page)
    await page.getByText('Sent', { exact: true }).first().waitFor()
    expect(sends()).toEqual(['/api/documents/mark', '/api/application/save-draft'])
    expect((await saved(page, 'documents')).gathered).toHaveLength(1)
    expect((await saved(page, 'application')).draft?.property_value).toBe(512_300)
    // The form goes on from there, and nobody asks which version is right.
    await page.getByLabel('Property value').fill('520,000')
    await expect.poll(async () => (await saved(page, 'application')).draft?.property_value).toBe(520_000)
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    await expect.poll(() => unsent(page)).toEqual([])
  })

  /** What is sent has nothing to do with a worker. */
  const plainly = { as: 'account', expectErrors: LOST } as const

  test('[X140] arrives once although its answer got lost, and while the server was at fault', async ({ open }) => {
    const page = await open(`${between.origin}/dashboard/documents`, plainly)
    await page.getByRole('checkbox').first().waitFor()
    await post(page, '/api/application/complete', {
      property_state: 'Texas',
      property_value: 400_000,
      loan_amount: 320_000,
    })
    await page.goto(`${between.origin}/dashboard/comparison#lenders`)
    await page.getByRole('button', { name: 'Add lender' }).waitFor()
    between.line = 'drop-response'
    await page.getByRole('button', { name: 'Add lender' }).click()
    await page.getByText('Kept here, will be sent.').first().waitFor()
    between.line = 'broken'
    await page.getByRole('textbox', { name: 'Interest rate of Lender 1' }).fill('6.125')
    await expect.poll(() => storage(page).then(stored => JSON.stringify(stored))).toContain('6.125')
    between.line = 'open'
    await page.getByRole('button', { name: 'Send now' }).click()
    await expect.poll(() => unsent(page)).toEqual([])
    const { scenarios } = await saved(page, 'comparison')
    expect(scenarios.map(({ name }) => name)).toEqual(['Lender 1', 'Lender 2'])
    expect(scenarios[0]?.interest_rate).toBe(6.125)
  })

  test('[X140] is sent from two tabs by one of them', async ({ open }) => {
    const page = await open(`${between.origin}/dashboard/documents`, plainly)
    const other = await open(`${between.origin}/dashboard/documents`, { ...plainly, beside: page })
    for (const each of [page, other]) await each.getByRole('checkbox').first().waitFor()
    await lose(page)
    between.arrived.length = 0
    await page.getByRole('checkbox').nth(0).check()
    await other.getByRole('checkbox').nth(1).check()
    await expect.poll(() => unsent(other)).toHaveLength(2)
    await other.getByText('2 changes are kept here and will be sent.').waitFor()
    // What one tab ticked shows in the other.
    await expect.poll(() => page.getByRole('checkbox').nth(1).isChecked()).toBe(true)
    await find(page)
    await expect.poll(() => unsent(page)).toEqual([])
    expect(sends()).toEqual(['/api/documents/mark', '/api/documents/mark'])
    expect((await saved(page, 'documents')).gathered).toHaveLength(2)
  })

  test('[X141] is not put over what was saved elsewhere meanwhile without asking', async ({ open }) => {
    const page = await open(`${between.origin}/dashboard/application`, plainly)
    const elsewhere = await open('/dashboard/news', { beside: page })
    await page.getByLabel('Property value').waitFor()
    between.line = 'cut'
    await page.getByLabel('Property value').fill('512,300')
    await page.getByText('1 change is kept here and will be sent.').waitFor()
    await post(elsewhere, '/api/application/save-draft', { property_value: 700_000 })
    between.line = 'open'
    await page.getByText('Changed meanwhile').waitFor()
    await page.getByRole('button', { name: 'Save what I entered here' }).click()
    await expect.poll(async () => (await saved(elsewhere, 'application')).draft?.property_value).toBe(512_300)
  })

  test('[X142] [X143] asks before it is lost to signing out; without room it stays in its form', async ({ open }) => {
    const page = await open(`${between.origin}/dashboard/rate-lock`, plainly)
    await page.getByRole('radio', { name: 'Floating' }).waitFor()
    // The API alone: without a worker the page's own parts come from there too.
    const fail = (route: Route) => route.fulfill({ status: 500, body: 'Broken' })
    await page.context().route('**/api/**', fail)
    await page.getByRole('radio', { name: 'Floating' }).check()
    await page.getByRole('button', { name: /^Save/ }).first().click()
    await page.getByText('Kept here, will be sent.').first().waitFor()
    await page.getByRole('button', { name: 'Your account' }).click()
    await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
    const asked = page.getByRole('alertdialog', { name: 'Sign out with unsent changes?' })
    await asked.getByRole('button', { name: 'Stay' }).click()
    await expect.poll(() => unsent(page)).toHaveLength(1)

    await fillStorage(page)
    await page.getByRole('button', { name: /^Save/ }).first().click()
    await page.getByText('storage is full').first().waitFor()

    await page.context().unroute('**/api/**', fail)
    await page.context().route('**/api/rate-lock/*', route => route.abort())
    await page.getByRole('button', { name: 'Your account' }).click()
    await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
    await asked.getByRole('button', { name: 'Sign out and delete' }).click()
    await page.waitForURL(url => url.pathname === '/')
    await expect.poll(() => storage(page)).toEqual({})
  })
})
