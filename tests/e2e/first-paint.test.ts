import type { Page } from 'playwright-core'
import { describe, expect, inject } from 'vitest'
import { DASHBOARD_PAGES, readsAt } from '#routes/pages.ts'
import { test } from '../harness/browser.ts'
import { becomeBuyer } from '../harness/buyers.ts'
import { PLAIN_PAGE } from '../harness/kept-tabs.ts'
import { settled } from '../harness/settled.ts'
import { lenders } from './comparing.ts'
import { newPersonCalled, register, signedIn } from './people.ts'

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
  await lettersAreHere(page)
  return async () => {
    letThemCome()
    await page.locator('html[data-hydrated]').waitFor()
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

/** What has moved since the letters were here. It is told late on a busy machine, but with its time. */
function moved(page: Page): Promise<string[] | undefined> {
  return page.evaluate(() => {
    const { moved, lettersCame = 0 } = globalThis as { moved?: Move[]; lettersCame?: number }
    return moved?.filter(({ at }) => at > lettersCame).map(({ what }) => what)
  })
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
    await expect.poll(() => email.inputValue()).toBe('ada@example.com.au')
    await expect.poll(() => email.evaluate(field => field === (globalThis as { field?: unknown }).field)).toBe(true)
    await page.getByRole('button', { name: 'Forgot your password?' }).click()
    await page.getByRole('heading', { name: 'Reset your password' }).waitFor()
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe('ada@example.com.au')
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
  await page.locator('html[data-hydrated]').waitFor()
  const come = await withoutScriptsYet(page, '/auth')
  await page.getByText('Loading...').waitFor()
  await expect.poll(() => page.getByLabel('Email').isVisible()).toBe(false)
  await come()
  await page.waitForURL('**/dashboard/**')
})

describe('the dashboard of somebody who has just arrived, before its scripts', () => {
  test('[X160] the sample stands there with its figures and its picture, and what stands there stays', async ({
    open,
  }) => {
    const page = await open(PLAIN_PAGE, { width: 390 })
    await watchWhatMoves(page)
    const come = await withoutScriptsYet(page, '/dashboard/comparison?as=guest')
    await page.getByRole('heading', { name: /^Harbor Savings is \$3,224 cheaper/ }).waitFor()
    const parts = ['.answer-card', '[data-testid=answer-figure]', '#lenders', 'main figure svg']
    const drawn = await page.evaluateHandle(selectors => selectors.map(part => document.querySelector(part)), parts)
    await page.evaluate(() => scrollTo(0, 900))
    await come()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(900)
    await lenders(page).first().getByRole('button', { name: /fees/i }).click()
    await page.getByRole('dialog').waitFor()
    await expect.poll(() => drawn.evaluate(parts => parts.filter(part => !part?.isConnected).length)).toBe(0)
    await expect.poll(() => moved(page)).toEqual([])
  })

  test('[X161] each press counts once, and what is typed into a lender is what the page knows', async ({ open }) => {
    const page = await open(PLAIN_PAGE)
    const come = await withoutScriptsYet(page, '/dashboard/comparison?as=guest')
    const longer = page.getByRole('button', { name: 'One year more' })
    for (let times = 0; times < 3; times += 1) await longer.click()
    await lenders(page).first().getByLabel('Interest rate').fill('6.25')
    await lenders(page).last().getByLabel('Mortgage type').selectOption('15-year fixed')
    await come()
    await page.getByText('10 years', { exact: true }).first().waitFor()
    await page.getByText('All changes saved').waitFor()
    await expect.poll(() => lenders(page).first().getByLabel('Interest rate').inputValue()).toBe('6.25')
    await expect.poll(() => lenders(page).last().getByLabel('Mortgage type').inputValue()).toBe('15_year_fixed')
    // It is theirs now: opened again, nothing of the sample is shown as such before it.
    const again = await withoutScriptsYet(page, '/dashboard/comparison')
    await page.getByText('Loading...').waitFor()
    await expect.poll(() => page.getByText('$3,224').first().isVisible()).toBe(false)
    await again()
    await page.getByText('10 years', { exact: true }).first().waitFor()
  })

  test('[X160] so do the first step of the application and the timeline', async ({ open }) => {
    const page = await open(PLAIN_PAGE)
    await withoutScriptsYet(page, '/dashboard/comparison?as=guest')
    await page.getByRole('link', { name: 'Start Quick Application' }).click()
    await page.waitForURL('**/dashboard/application', { waitUntil: 'commit' })
    const come = await withoutScriptsYet(page, '/dashboard/application')
    await page.getByLabel('Refinance', { exact: true }).check()
    await page.getByLabel('Property value').fill('500000')
    await page.getByRole('button', { name: 'Next' }).click()
    await come()
    // The value that was typed for a price is the home's, and the step asks for what a refinance hangs on.
    await page.getByText('Please enter what you still owe.').waitFor()
    await expect.poll(() => page.getByLabel('Refinance', { exact: true }).isChecked()).toBe(true)
    await expect.poll(() => page.getByLabel('What is the home worth today?').inputValue()).toBe('500,000')
    await page.getByLabel('Buy a home', { exact: true }).check()
    await page.getByText('20% ($100,000)').waitFor()
    const comeToo = await withoutScriptsYet(page, '/dashboard/timeline')
    // An answer was given above, so this is no longer anybody's first visit.
    await page.getByText('Loading...').waitFor()
    await comeToo()
    await page.getByRole('button', { name: 'Generate dates' }).first().waitFor()
  })
})

test('[X212] the code of a drawn page runs file by file: each after what it needs, what begins before later parts', async ({
  open,
}) => {
  const page = await open('/dashboard/comparison?as=guest')
  await page.locator('html[data-hydrated]').waitFor()
  const scripts = await page.evaluate(() => [...document.scripts].map(({ src, async }) => ({ src, async })))
  const files = scripts.filter(({ src }) => src !== '')
  expect(files.filter(({ async }) => async)).toEqual([])
  const named = files.map(({ src }) => src)
  const placeOf = (file: string) => named.findIndex(src => src.includes(`/assets/${file}-`))
  expect(placeOf('main')).toBeGreaterThan(placeOf('comparison-with-papers'))
  expect(placeOf('main')).toBeLessThan(placeOf('comparison-parts'))
  for (const [at, src] of named.entries()) {
    const code = await (await page.context().request.get(src)).text()
    const needed = [...code.matchAll(/(?:from|import)"(\.\/[^"]+)"/g)].map(([, file = '']) => new URL(file, src).href)
    expect(named.slice(0, at)).toEqual(expect.arrayContaining(needed))
  }
})

test('[X214] what stands below the first screen waits for somebody to come near, and all of it stands once the code is here', async ({
  open,
}) => {
  const page = await open(PLAIN_PAGE, { width: 390 })
  const come = await withoutScriptsYet(page, '/dashboard/comparison?as=guest')
  const isLaidOut = (text: string) =>
    page
      .getByText(text)
      .first()
      .evaluate(element => element.checkVisibility({ contentVisibilityAuto: true }))
  const [near, far] = ['Harbor Savings', 'Negotiate the lender’s own fees']
  expect([await isLaidOut(near), await isLaidOut(far)]).toEqual([true, false])
  await page.getByText(far).scrollIntoViewIfNeeded()
  await expect.poll(() => isLaidOut(far)).toBe(true)
  await page.evaluate(() => scrollTo(0, 0))
  await expect.poll(() => isLaidOut(far)).toBe(false)
  await come()
  await expect.poll(() => isLaidOut(far)).toBe(true)
})

test('[X162] who is signed in sees no sample first, also when asked to look around', async ({ open }) => {
  const page = await open('/dashboard/news', { as: 'account' })
  await page.locator('html[data-hydrated]').waitFor()
  const come = await withoutScriptsYet(page, '/dashboard/comparison?as=guest')
  await page.getByText('Loading...').waitFor()
  await expect.poll(() => page.getByText('Harbor Savings').first().isVisible()).toBe(false)
  await come()
  await page.waitForURL('**/dashboard/application')
})

test('[H130] [H131] an account’s pages stand before any script, are read once more when it has come, and nothing moves', async ({
  open,
}) => {
  const page = await open(PLAIN_PAGE, { width: 390 })
  await becomeBuyer(page.context(), inject('origin'), 'account')
  await watchWhatMoves(page)
  let asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  for (const [path, answer] of [
    ['/dashboard/application', 'Coming up'],
    ['/dashboard/timeline', 'From your application'],
    ['/dashboard/comparison', 'a month'],
  ] as const) {
    asked = []
    const come = await withoutScriptsYet(page, path)
    const drawn = page.getByText(answer).first()
    await drawn.waitFor()
    const node = await drawn.elementHandle()
    expect(asked.filter(one => one.startsWith('/api/'))).toEqual([])
    await come()
    const resources = (readsAt(path) ?? []).map(resource => `/api/${resource}`)
    await expect.poll(() => resources.filter(resource => !asked.includes(resource))).toEqual([])
    await page.waitForLoadState('networkidle')
    expect(await node?.evaluate(element => element.isConnected), 'the same element, taken over').toBe(true)
    expect(asked.filter(one => resources.includes(one)).toSorted()).toEqual(resources.toSorted())
    await expect.poll(() => moved(page)).toEqual([])
    await page.unroute('**/assets/*.js')
  }
})

test.for(['guest', 'account'] as const)(
  '[X160] [H130] [H131] the pages of the dashboard stand before any script, are taken over as they are, and nothing moves, for the %s',
  async (who, { open }) => {
    // Every page is opened by one of them; by both, for the proof.
    const pages = DASHBOARD_PAGES.filter((_, at) => (at % 2 === 0) === (who === 'guest'))
    const page = await open(PLAIN_PAGE, { width: 390 })
    if (who === 'account') await becomeBuyer(page.context(), inject('origin'), who)
    // What the build drew is older than a month.
    else await page.clock.setFixedTime(Date.now() + 40 * 86_400_000)
    await watchWhatMoves(page)
    const found: Record<string, unknown> = {}
    for (const name of pages) {
      const come = await withoutScriptsYet(page, `/dashboard/${name}${who === 'guest' ? '?as=guest' : ''}`)
      await page.locator('#root h1').waitFor()
      const node = await page.locator('#root main').elementHandle()
      await come()
      await settled(page)
      const isTakenOver = await node?.evaluate(element => element.isConnected)
      const whatMoved = await moved(page)
      if (!isTakenOver || whatMoved?.length !== 0) found[name] = { isTakenOver, whatMoved }
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
  const drawn = async (page: Page) => (await page.context().request.get(`${origin}/dashboard/application`)).text()
  const [first, second] = await Promise.all([drawn(robins), drawn(alexs)])
  expect(first).toContain(robin.email)
  expect(first).not.toContain(alex.email)
  expect(second).toContain(alex.email)
  expect(second).not.toContain(robin.email)
  await robins.context().request.post(`${origin}/api/auth/sign-out`, { data: {}, headers: { origin } })
  expect(await drawn(robins)).not.toContain(robin.email)
})
