import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { DASHBOARD_PAGES, FIRST_VISIT_PATHS, readsAt } from '#routes/pages.ts'
import { PLAIN_PAGE, test, untilUsable } from '../harness/browser.ts'
import { becomeBuyer } from '../harness/buyers.ts'
import { settled } from '../harness/settled.ts'
import { lenders } from './comparing.ts'
import { newPersonCalled, signedIn } from './people.ts'

/** Opens the path, and holds its scripts back until the test releases them. */
async function withoutScriptsYet(page: Page, path: string): Promise<() => Promise<void>> {
  let letThemCome = () => {}
  const allowed = new Promise<void>(resolve => {
    letThemCome = resolve
  })
  await page.route('**/assets/*.js', async route => {
    await allowed
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await lettersAreHere(page)
  return async () => {
    letThemCome()
    await untilUsable(page)
  }
}

/** Letters that come late are wider or narrower than those that stood in for them, and move what is about to be pressed. */
async function lettersAreHere(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const states = [...document.fonts].map(({ status }) => status)
    return states.includes('loaded') && !states.includes('loading')
  })
  await page.evaluate(async () => {
    // What they moved has moved with the next frame. What moves after that is our doing.
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    Object.assign(globalThis, { lettersCame: performance.now() })
  })
}

interface Move {
  at: number
  what: string
}

type Shift = PerformanceEntry & { sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[] }

async function watchWhatMoves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moved: Move[] = []
    const placed = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ')
    new PerformanceObserver(list => {
      for (const { sources, startTime } of list.getEntries() as Shift[]) {
        for (const { node, previousRect, currentRect } of sources) {
          const what = node instanceof Element ? `${node.tagName} ${node.className}` : node?.textContent
          moved.push({ at: startTime, what: `${what}: ${placed(previousRect)} → ${placed(currentRect)}` })
        }
      }
    }).observe({ type: 'layout-shift', buffered: true })
    Object.assign(globalThis, { moved })
  })
}

/** What has moved since the letters were here. A busy machine reports it late, but with its time. */
function moved(page: Page): Promise<string[] | undefined> {
  return page.evaluate(() => {
    const { moved, lettersCame = 0 } = globalThis as { moved?: Move[]; lettersCame?: number }
    return moved?.filter(({ at }) => at > lettersCame).map(({ what }) => what)
  })
}

test('[X152] who is signed in does not see the sign-in form first', async ({ open }) => {
  const page = await open(PLAIN_PAGE)
  await signedIn(page, newPersonCalled('Ada'))
  const come = await withoutScriptsYet(page, '/auth')
  await page.getByText('Loading...').waitFor()
  await expect.poll(() => page.getByLabel('Email').isVisible()).toBe(false)
  await come()
  await page.waitForURL('**/dashboard/**')
})

test('[X160] who has just arrived sees the sample before any script, and what stands there stays', async ({ open }) => {
  const page = await open(PLAIN_PAGE, { width: 390 })
  await watchWhatMoves(page)
  const come = await withoutScriptsYet(page, '/dashboard/comparison?as=guest')
  await page.getByText(/^Harbor Savings is \$3,224 cheaper/).waitFor()
  const parts = ['.answer-card', '[data-testid=answer-figure]', '#lenders', 'main figure svg']
  const prerendered = await page.evaluateHandle(selectors => selectors.map(part => document.querySelector(part)), parts)
  await page.evaluate(() => scrollTo(0, 900))
  await come()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900)
  await expect.poll(() => moved(page)).toEqual([])
  // What opens now moves what stands below it, as asked.
  await page.getByRole('button', { name: 'Change the offers' }).click()
  await lenders(page).first().getByRole('button', { name: /fees/i }).click()
  await page.getByRole('dialog').waitFor()
  await expect.poll(() => prerendered.evaluate(parts => parts.filter(part => !part?.isConnected).length)).toBe(0)
})

test('[X160] an owner who has just arrived sees what My Home is for before any script', async ({ open }) => {
  const page = await open(PLAIN_PAGE, { width: 390 })
  const come = await withoutScriptsYet(page, '/dashboard/my-home?as=guest')
  await page.getByRole('heading', { name: 'My Home', level: 1 }).waitFor()
  await come()
  await page.getByText('Drop your monthly statement here').waitFor()
})

test('[X250] until a page’s code is there nothing can be typed into it; what is saved then is not followed by the sample', async ({
  open,
}) => {
  const page = await open(PLAIN_PAGE)
  const come = await withoutScriptsYet(page, '/dashboard/comparison?as=guest')
  await page.getByText(/^Harbor Savings is \$3,224 cheaper/).waitFor()
  expect(await page.locator('#root').evaluate(root => (root as HTMLElement).inert)).toBe(true)
  await come()
  await lenders(page).first().getByLabel('Interest rate').fill('6.25')
  await page.getByText('All changes saved').waitFor()
  const again = await withoutScriptsYet(page, '/dashboard/comparison?as=guest')
  await page.getByText('Loading...').waitFor()
  await expect.poll(() => page.getByText('$3,224').first().isVisible()).toBe(false)
  await again()
  await expect.poll(() => lenders(page).first().getByLabel('Interest rate').inputValue()).toBe('6.25')
})

test('[X162] who is signed in sees no sample first, also when asked to look around', async ({ open }) => {
  const page = await open('/dashboard/news', { as: 'account' })
  const come = await withoutScriptsYet(page, '/dashboard/comparison?as=guest')
  await page.getByText('Loading...').waitFor()
  await expect.poll(() => page.getByText('Harbor Savings').first().isVisible()).toBe(false)
  await come()
  await page.waitForURL('**/dashboard/application')
})

test('[H130] [H131] an account’s pages come with all that they show, ask for none of it, and nothing moves', async ({
  open,
}) => {
  const page = await open(PLAIN_PAGE, { width: 390 })
  await becomeBuyer(page.context(), inject('origin'), 'account')
  await watchWhatMoves(page)
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  for (const [path, answer] of [
    ['/dashboard/application', 'Coming up'],
    ['/dashboard/timeline', 'From your application'],
    ['/dashboard/comparison', 'a month'],
    ['/dashboard/my-home', 'Add the loan I pay'],
  ] as const) {
    asked.length = 0
    await page.goto(path, { waitUntil: 'commit' })
    await lettersAreHere(page)
    await page.getByText(answer).first().waitFor()
    await page.waitForLoadState('networkidle')
    const resources = (readsAt(path) ?? []).map(resource => `/api/${resource}`)
    expect(asked.filter(one => resources.includes(one))).toEqual([])
    await expect.poll(() => moved(page)).toEqual([])
  }
})

test('[H130] after a page that was left while it saved something, all of it is read once more', async ({ open }) => {
  const page = await open('/dashboard/documents', { as: 'account' })
  const box = page.getByRole('checkbox', { name: 'Bank statements' })
  await box.waitFor()
  // The answer never comes to this page.
  await page.route('**/api/documents/mark', () => undefined, { times: 1 })
  const posted = page.waitForRequest('**/api/documents/mark')
  await box.click()
  await posted
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  await page.goto('/dashboard/documents')
  await expect.poll(() => asked).toEqual(expect.arrayContaining(['/api/application', '/api/documents', '/api/loans']))
  await expect.poll(() => box.isChecked()).toBe(true)
  await page.waitForLoadState('networkidle')
  asked.length = 0
  await page.reload()
  await box.waitFor()
  await page.waitForLoadState('networkidle')
  expect(asked.filter(path => ['/api/application', '/api/documents', '/api/loans'].includes(path))).toEqual([])
})

/** Every page is opened by one of the first two; those of a loan that has closed are other pages. */
const ARRIVALS = {
  newcomer: DASHBOARD_PAGES.filter((_, at) => at % 2 === 0),
  account: DASHBOARD_PAGES.filter((_, at) => at % 2 === 1),
  guest: ['application', 'broker-chat', 'documents'],
  closed: ['application', 'comparison', 'settings'],
} as const

test.for(Object.keys(ARRIVALS) as (keyof typeof ARRIVALS)[])(
  '[X160] [H131] nothing moves while the pages of the dashboard come, and those that stand before any script are hydrated as they are, for the %s',
  async (who, { open }) => {
    const page = await open(PLAIN_PAGE, { width: 390 })
    // For the guest the screen is as tall as the page: what moves below it moves what they are about to press.
    if (who === 'guest') await page.setViewportSize({ width: 390, height: 5_000 })
    const isNew = who === 'newcomer'
    if (!isNew) await becomeBuyer(page.context(), inject('origin'), who)
    // What the build drew is older than a month.
    else await page.clock.setFixedTime(Date.now() + 40 * 86_400_000)
    await watchWhatMoves(page)
    const found: Record<string, unknown> = {}
    for (const name of ARRIVALS[who]) {
      if (isNew) await page.evaluate(() => localStorage.clear())
      const path = `/dashboard/${name}`
      const come = await withoutScriptsYet(page, `${path}${isNew ? '?as=guest' : ''}`)
      const isPrerendered = isNew && FIRST_VISIT_PATHS.includes(path)
      const node = isPrerendered ? await page.locator('#root main').elementHandle() : undefined
      await come()
      await settled(page)
      const isHydrated = node === undefined || (await node?.evaluate(element => element.isConnected))
      const whatMoved = await moved(page)
      if (!isHydrated || whatMoved?.length !== 0) found[name] = { isHydrated, whatMoved }
      await page.unroute('**/assets/*.js')
    }
    expect(found).toEqual({})
  },
)

test('[X210] each account gets its own page, and nobody’s once it is signed out', async ({ open }) => {
  const [robins, alexs] = [await open(PLAIN_PAGE), await open(PLAIN_PAGE)]
  const [robin, alex] = [newPersonCalled('Robin'), newPersonCalled('Alex')]
  await signedIn(robins, robin)
  await signedIn(alexs, alex)
  const origin = inject('origin')
  const sent = async (page: Page) => (await page.context().request.get(`${origin}/dashboard/application`)).text()
  const [first, second] = await Promise.all([sent(robins), sent(alexs)])
  expect(first).toContain(robin.email)
  expect(first).not.toContain(alex.email)
  expect(second).toContain(alex.email)
  expect(second).not.toContain(robin.email)
  await robins.context().request.post(`${origin}/api/auth/sign-out`, { data: {}, headers: { origin } })
  expect(await sent(robins)).not.toContain(robin.email)
})
