import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectAccessible, PLAIN_PAGE, test, untilUsable } from '../harness/browser.ts'
import { keyboardOf } from '../harness/keyboard.ts'
import { newPersonCalled, register, signedIn, signInByForm } from './people.ts'

test('[S1] a stranger is sent to sign in, and then to the very place they wanted', async ({ open }) => {
  const page = await open('/dashboard/timeline?from=mail#home_inspection')
  await page.waitForURL('**/auth')
  const ada = newPersonCalled('Ada')
  await register(page, ada)
  await signInByForm(page, ada)
  await page.waitForURL(url => url.href.endsWith('/dashboard/timeline?from=mail#home_inspection'))
})

test('[S2] while it is unknown who is there, the dashboard says Loading...', async ({ open }) => {
  const page = await open('/auth')
  let answer = () => {}
  const asked = new Promise<void>(resolve => {
    answer = resolve
  })
  await page.route('**/api/auth/get-session', async route => {
    await asked
    await route.continue()
  })
  await page.goto('/dashboard/documents')
  await page.getByText('Loading...').waitFor()
  answer()
  await page.waitForURL('**/auth')
})

test('[S3] [CM1] the menu has its four groups in order, and what helps most now above them', async ({ open }) => {
  const page = await open('/dashboard/application?as=guest')
  const menu = page.getByRole('navigation', { name: 'Dashboard' })
  await menu.waitFor()
  await expect
    .poll(() =>
      menu.getByRole('heading').evaluateAll(all => all.map(heading => heading.textContent?.replace(/\d+$/, ''))),
    )
    .toEqual(['While you plan', 'Application process', 'Tools', 'Additional Services', 'Support', 'More from Keyturn'])
  const links = () => menu.getByRole('link').evaluateAll(all => all.map(a => [a.textContent, a.getAttribute('href')]))
  const first = [
    ['Affordability', '/dashboard/affordability'],
    ['Buying Together', '/dashboard/together'],
    ['Mortgage Application', '/dashboard/application'],
    ['Lending Comparison Tool', '/dashboard/comparison'],
    ['Documents Required', '/dashboard/documents'],
    ['Timeline Tracker', '/dashboard/timeline'],
    ['Payment Breakdown', '/dashboard/payment-breakdown'],
    ['Mortgage Scenarios', '/dashboard/mortgage-scenarios'],
    ['Get Pre-Approval Letters', '/dashboard/lenders'],
    ['Home Insurance', '/dashboard/insurance'],
    ['Mortgage News', '/dashboard/news'],
    ['Celebration Cards', '/dashboard/cards'],
    ['Support Our Mission', '/dashboard/donate'],
    ['Feedback & Suggestions', '/dashboard/feedback'],
  ]
  await expect.poll(links).toEqual(first)
  await menu.getByRole('button', { name: 'More from Keyturn' }).click()
  await expect.poll(async () => (await links()).length).toBeGreaterThan(first.length + 8)
  const all = (await links()).map(([, href]) => href)
  expect(new Set(all).size).toBe(all.length)
})

test('[CM2] a group that was folded or opened is so when one comes back', async ({ open }) => {
  const page = await open('/dashboard/application?as=guest')
  const menu = page.getByRole('navigation', { name: 'Dashboard' })
  await menu.getByRole('button', { name: 'Support' }).click()
  await menu.getByRole('link', { name: 'Support Our Mission' }).waitFor({ state: 'detached' })
  await menu.getByRole('button', { name: 'More from Keyturn' }).click()
  await menu.getByRole('link', { name: 'Loan Papers' }).waitFor()
  await page.goto('/dashboard/timeline')
  await menu.getByRole('link', { name: 'Loan Papers' }).waitFor()
  await expect.poll(() => menu.getByRole('link', { name: 'Support Our Mission' }).count()).toBe(0)
})

test('[CM2] the group of the page that one is on begins open', async ({ open }) => {
  const page = await open('/dashboard/escrow-check?as=guest')
  const menu = page.getByRole('navigation', { name: 'Dashboard' })
  await menu.getByRole('link', { name: 'Escrow Check' }).waitFor()
})

test('[CM3] [CM4] a phone has a bar at its foot, and pages that belong together are tabs', async ({ open }) => {
  const page = await open('/dashboard/documents?as=guest', { width: 390 })
  const bar = page.getByRole('navigation', { name: 'Main pages' })
  const here = () => bar.locator('[aria-current]').allTextContents()
  await expect.poll(here).toEqual(['Papers'])
  const heights = await bar.locator('a, button').evaluateAll(all => all.map(one => one.getBoundingClientRect().height))
  expect(await bar.locator('a, button').allTextContents()).toEqual(['Home', 'Offers', 'Papers', 'Dates', 'More'])
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
  await bar.getByRole('link', { name: 'Dates' }).click()
  await page.waitForURL('**/dashboard/timeline')
  await expect.poll(here).toEqual(['Dates'])
  const tabs = page.getByRole('navigation', { name: 'Dates' })
  await expect
    .poll(() => tabs.getByRole('link').allTextContents())
    .toEqual(['Timeline Tracker', 'Rate Lock', 'Timeline Reminders'])
  await tabs.getByRole('link', { name: 'Rate Lock' }).click()
  await page.waitForURL('**/dashboard/rate-lock')
  await expect.poll(here).toEqual(['Dates'])
  await bar.getByRole('button', { name: 'More' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Mortgage News' }).click()
  await page.waitForURL('**/dashboard/news')
})

test('[CM3] neither what has the focus nor a note lies under the bar of a phone', async ({ open }) => {
  const page = await open('/dashboard/timeline?as=guest', { width: 390 })
  const top = async (place: Locator) => (await place.boundingBox())?.y ?? 0
  const bar = page.getByRole('navigation', { name: 'Main pages' })
  await page.getByLabel('Contract signing date').fill('2098-11-12')
  await page.getByRole('button', { name: /dates$/ }).click()
  const note = page.locator('[data-toasts] .toast')
  await note.waitFor()
  const foot = (place: Locator) => place.boundingBox().then(box => (box ? box.y + box.height : 9999))
  await expect.poll(async () => (await foot(note)) <= (await top(bar))).toBe(true)
  await page.goto('/dashboard/documents')
  await page.getByRole('checkbox').first().focus()
  const keys = keyboardOf(page)
  await keys.tabTo('link', 'Home')
  expect(keys.faults()).toEqual([])
})

test('[CM7] [CM8] a question in whole words leads to its page, without a request', async ({ open }) => {
  const page = await open('/dashboard/timeline?as=guest')
  await untilUsable(page)
  await page.keyboard.press('Control+k')
  const found = page.getByRole('dialog', { name: 'Find anything' })
  const field = found.getByRole('searchbox')
  await field.waitFor()
  const sent: string[] = []
  page.on('request', request => void (request.url().includes('afford') && sent.push(request.url())))
  await field.fill('how much can i afford')
  await found.getByRole('link', { name: /^Affordability/ }).waitFor()
  await expectAccessible(page, 'dialog')
  await field.fill('closing')
  await found.getByRole('heading', { name: 'Your dates' }).waitFor()
  await field.press('ArrowDown')
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('A')
  await field.fill('zzz')
  await found.getByText('Nothing found for “zzz”.').waitFor()
  await field.fill('how much can i afford')
  expect(sent).toEqual([])
  await field.press('Enter')
  await page.waitForURL('**/dashboard/affordability')
  await found.waitFor({ state: 'hidden' })
})

test('[S4] the menu collapses to icons by button or Ctrl+B, and stays so for seven days', async ({ open }) => {
  const page = await open('/dashboard/application?as=guest')
  const width = () => page.locator('aside').evaluate(aside => aside.getBoundingClientRect().width)
  await page.locator('aside').waitFor()
  await expect.poll(width).toBe(256)
  await page.getByRole('button', { name: 'Toggle sidebar' }).click()
  await expect.poll(width).toBe(48)
  const state = async () => (await page.context().cookies()).find(one => one.name === 'sidebar:state')
  await expect.poll(async () => (await state())?.value).toBe('false')
  const cookie = await state()
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(6.9 * 86_400)
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeLessThanOrEqual(7 * 86_400)
  await page.reload()
  await untilUsable(page)
  await expect.poll(width).toBe(48)
  await page.keyboard.press('Control+b')
  await expect.poll(width).toBe(256)
  await page.keyboard.press('Meta+b')
  await expect.poll(width).toBe(48)
  await page.getByRole('link', { name: 'Timeline Tracker' }).click()
  await page.waitForURL('**/dashboard/timeline')
})

test('[S5] on a phone the menu is a sheet of 18rem that closes when a page is chosen', async ({ open }) => {
  const page = await open('/dashboard/application?as=guest', { width: 390 })
  await page.getByRole('button', { name: 'Toggle sidebar' }).click()
  const sheet = page.getByRole('dialog', { name: 'Menu' })
  await sheet.waitFor()
  await expect.poll(() => sheet.evaluate(element => element.getBoundingClientRect().width)).toBe(288)
  await sheet.getByRole('link', { name: 'Documents Required' }).click()
  await page.waitForURL('**/dashboard/documents')
  await sheet.waitFor({ state: 'hidden' })
})

test('[S11] a guest is told so once on a screen, by the button of the user menu', async ({ open }) => {
  for (const width of [390, 1280]) {
    const page = await open('/dashboard/application', { as: 'guest', width })
    await page.getByText('Saved on this device only.').waitFor()
    await expect
      .poll(() =>
        page
          .getByText(/\bGuest\b/)
          .filter({ visible: true })
          .allTextContents(),
      )
      .toEqual(width === 390 ? ['Guest'] : ['Guest', 'Continue as Guest'])
  }
})

const menu = (page: Page) => page.getByRole('group', { name: 'Your account' })

test('[S7] the user menu tells who is here', async ({ open }) => {
  const guest = await open('/dashboard/news?as=guest')
  await guest.getByRole('button', { name: 'Guest menu' }).click()
  await guest.getByText('Guest User').waitFor()
  await expect
    .poll(() => menu(guest).getByRole('button').allTextContents())
    .toEqual(['Español', 'Sign In', 'Exit Guest Mode'])
  await expect.poll(() => menu(guest).textContent()).toContain('Guest Mode')

  const ada = newPersonCalled('Ada')
  const page = await open(PLAIN_PAGE)
  await signedIn(page, ada)
  await page.goto('/dashboard/news')
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByText(ada.email).waitFor()
  await expect.poll(() => menu(page).textContent()).toContain('Free Plan')
  await expect
    .poll(() => menu(page).getByRole('button').allTextContents())
    .toEqual(['Profile', 'Settings', 'Español', 'Sign Out'])
})

test('[S8] the short ways lead to the pages of the dashboard with their query kept', async ({ open }) => {
  const page = await open('/application?as=guest&new=0')
  await page.waitForURL('**/dashboard/application?new=0')
  await page.goto('/dashboard')
  await page.waitForURL('**/dashboard/application')
  await page.goto('/dashboard/lending-comparison?a=1')
  await page.waitForURL('**/dashboard/comparison?a=1')
})

test('[S9] an unknown address shows the 404 page, and the server says 404', async ({ open }) => {
  const page = await open('/auth', { expectErrors: /status of 404/ })
  for (const path of ['/nowhere', '/dashboard/nowhere', '/auth/nowhere', '/__proto__']) {
    const answer = await page.goto(path)
    expect(answer?.status(), path).toBe(404)
    await page.getByText('Oops! Page not found').waitFor()
  }
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await page.waitForURL(url => url.pathname === '/')
})

test('[S10] the theme follows the system until somebody chooses, and the choice stays', async ({ open }) => {
  const page = await open('/dashboard/news?as=guest', { theme: 'dark' })
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  await page.getByRole('button', { name: 'Use light theme' }).waitFor()
  await page.emulateMedia({ colorScheme: 'light' })
  await page.getByRole('button', { name: 'Use dark theme' }).waitFor()
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await ground()
  await page.getByRole('button', { name: 'Use light theme' }).click()
  await expect.poll(ground).not.toBe(dark)
  const light = await ground()
  await page.reload()
  await page.getByRole('button', { name: 'Use dark theme' }).waitFor()
  await expect.poll(ground).toBe(light)
})

test('nothing keeps anyone from using the open menu', async ({ open }) => {
  const page = await open('/dashboard/news?as=guest', { width: 390, theme: 'dark' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.getByRole('button', { name: 'Guest menu' }).click()
  await page.getByRole('group', { name: 'Your account' }).waitFor()
  await expectAccessible(page, '[popover]:popover-open')
})

test('[H117] a new page begins at its top, and going back or forward, or loading it again, finds the place', async ({
  open,
}) => {
  // With something in its address a page is everybody's, and reads by itself.
  const page = await open('/dashboard/documents?from=mail', { as: 'account' })
  const at = () => page.evaluate(() => Math.round(window.scrollY))
  // A page that is still coming is too short.
  const scrollTo = async (top: number) => {
    const scrolled = () => page.evaluate(to => window.scrollTo(0, to), top).then(at)
    await expect.poll(scrolled).toBe(top)
    // The browser tells of it with the next frame, sooner than anybody goes on.
    await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  }
  const list = page.getByRole('heading', { name: 'Income Verification' })
  await list.waitFor()
  await scrollTo(400)
  await page.getByRole('link', { name: 'Home Insurance' }).click()
  await page.getByRole('heading', { name: /home insurance will the lender/ }).waitFor()
  await expect.poll(at).toBe(0)
  await scrollTo(300)
  await page.goBack()
  await list.waitFor()
  await expect.poll(at).toBe(400)
  await page.goForward()
  await expect.poll(at).toBe(300)
  await page.goBack()
  await expect.poll(at).toBe(400)

  const { promise: answer, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/documents*', async route => {
    await answer
    await route.continue()
  })
  await page.reload()
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await list.count()).toBe(0)
  release()
  await expect.poll(at).toBe(400)
})
