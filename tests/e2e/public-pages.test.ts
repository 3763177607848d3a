import { describe, expect } from 'vitest'
import { expectAccessible, PLAIN_PAGE, test } from '../harness/browser.ts'
import { newPersonCalled, signedIn, storage } from './people.ts'

describe('[W18] public pages', () => {
  test('can be read without JavaScript', async ({ open }) => {
    const page = await open('/', { scripts: false })
    await page.getByRole('heading', { name: 'See what a mortgage really costs' }).waitFor()
    await expect.poll(() => page.getByText('$2,528').isVisible()).toBe(true)
    // A picture of the whole page must not be half empty either.
    await expect.poll(() => page.evaluate(waitingForTheirTurn)).toEqual([])
    await expect.poll(() => page.getByRole('button', { name: 'Calculate' }).isVisible()).toBe(false)
    await expect.poll(() => page.getByText('The calculator needs JavaScript').isVisible()).toBe(true)
    await page.getByText('Is Keyturn really free?').click()
    await expect.poll(() => page.getByText('Buyers pay nothing').isVisible()).toBe(true)

    await page.getByRole('link', { name: 'Read the guide' }).click()
    await expect.poll(() => page.getByLabel('Search the guide').isVisible()).toBe(false)
    await page.getByRole('link', { name: 'Rate and APR: two numbers, two jobs' }).click()
    await page.getByRole('button', { name: 'APR', exact: true }).first().click()
    await expect
      .poll(() => page.getByText('The annual percentage rate: the interest rate').first().isVisible())
      .toBe(true)

    await page.goto('/dashboard/comparison')
    await expect.poll(() => page.getByText('Loading...').first().isVisible()).toBe(false)
    await expect.poll(() => page.getByText('Your tools need JavaScript').isVisible()).toBe(true)
  })
})

test('[W18] a public page asks for nothing that can wait until its first screen is painted', async ({ open }) => {
  const page = await open('/')
  const times = () =>
    page.evaluate(() =>
      ['first-contentful-paint', `${location.origin}/api/auth/get-session`].map(
        name => performance.getEntriesByName(name)[0]?.startTime,
      ),
    )
  await expect.poll(times).toEqual([expect.any(Number), expect.any(Number)])
  const [painted = Number.NaN, asked] = await times()
  expect(asked).toBeGreaterThan(painted)
})

test("[W1] the landing page's anchors lead to their parts", async ({ open }) => {
  const page = await open('/')
  for (const anchor of ['FAQ', 'Calculator', 'Reviews', 'How It Works', 'Guide', 'Lender Comparison']) {
    const link = page.getByRole('banner').getByRole('link', { name: anchor, exact: true })
    const part = page.locator(new URL((await link.getAttribute('href')) ?? '', page.url()).hash)
    await link.click()
    // Near the top, or as near as the end of the page lets it come.
    await expect
      .poll(() => part.evaluate(element => Math.abs(element.getBoundingClientRect().top)), { message: anchor })
      .toBeLessThan(120)
  }
})

test('[W7] [W8] [W9] the landing calculator waits, works out a loan, and says when there is none', async ({ open }) => {
  const page = await open('/', { width: 390 })
  const calculate = page.getByRole('button', { name: 'Calculate' })
  await calculate.scrollIntoViewIfNeeded()
  await page.locator('[data-island="landing/calculator"][data-hydrated]').waitFor()
  // It begins with a loan, whose payment is on the page.
  await expect.poll(() => calculate.isEnabled()).toBe(true)
  await expect.poll(() => page.locator('[data-part=monthly_payment]').textContent()).toBe('$2,528')
  await page.getByLabel('Interest rate').fill('')
  await page.getByLabel('Home price').fill('450k')
  await page.getByLabel('Down payment').fill('$90,000')
  await expect.poll(() => calculate.isDisabled()).toBe(true)
  await page.getByLabel('Interest rate').fill('6 7/8')
  await expect.poll(() => page.getByLabel('Home price').inputValue()).toBe('450,000')
  await calculate.click()
  await expect.poll(() => page.locator('[data-part=monthly_payment]').textContent()).toBe('$2,365')
  await expect.poll(() => page.locator('[data-part=total_interest]').textContent()).toBe('$491,380')
  await expect.poll(() => page.locator('[data-part=total_payment]').textContent()).toBe('$851,380')

  await page.getByLabel('Down payment').fill('450000')
  await calculate.click()
  await expect.poll(() => page.getByText('there’s no loan to work out').isVisible()).toBe(true)
  await expect.poll(() => page.locator('[data-part=monthly_payment]').textContent()).toBe('$2,365')
})

test('[CM10] a sample paper is read on the landing page itself', async ({ open }) => {
  const page = await open('/', { width: 390 })
  const button = page.getByRole('link', { name: 'Try it with a sample paper' })
  await button.scrollIntoViewIfNeeded()
  await page.locator('[data-island="disclosures/sample"][data-hydrated]').waitFor()
  const asked: string[] = []
  page.on('request', request => void (request.method() !== 'GET' && asked.push(request.url())))
  await button.click()
  await page.getByText(/Read \d+ figures in [\d.]+ seconds/).waitFor()
  await page.getByText('Interest rate').first().waitFor()
  await page.getByText(/\d+ of \d+ sums on the paper add up/).waitFor()
  expect(new URL(page.url()).pathname).toBe('/')
  expect(asked).toEqual([])
})

test('[CM9] [CM10] on the Spanish front page too, a sample paper is read in its place', async ({ open }) => {
  const page = await open('/es', { width: 390 })
  const disclosures = page.locator('main section').nth(1)
  await disclosures.scrollIntoViewIfNeeded()
  await page.locator('[data-island="disclosures/sample"][data-hydrated]').waitFor()
  await disclosures.getByRole('link', { name: 'Probar con una muestra' }).click()
  await disclosures.getByText(/Leímos \d+ cifras en [\d.]+ segundos/).waitFor()
  await disclosures.getByText(/\d+ de \d+ sumas del documento están bien/).waitFor()
})

test('[W2] Try Free Now opens the comparison as a guest', async ({ open }) => {
  const page = await open('/')
  await page.getByRole('link', { name: 'Try Free Now' }).first().click()
  await page.waitForURL(url => url.pathname.startsWith('/dashboard/') && url.search === '')
  await expect.poll(async () => (await storage(page)).guestId).toMatch(/^guest_/)
})

test('[W3] Get Started for a public tool makes a guest of a stranger, and leaves an account alone', async ({
  open,
}) => {
  const page = await open('/mortgage-guide?as=guest')
  await page.waitForURL(url => url.search === '')
  await expect.poll(async () => (await storage(page)).guestId).toMatch(/^guest_/)

  const other = await open(PLAIN_PAGE)
  await signedIn(other, newPersonCalled('Ada'))
  await other.goto('/mortgage-guide?as=guest')
  await other.waitForURL(url => url.search === '')
  await expect.poll(async () => (await storage(other)).guestId).toBeUndefined()
})

test('[W27] the guide answers while somebody types, and Enter opens the first answer', async ({ open }) => {
  const page = await open('/mortgage-guide')
  await page.getByLabel('Search the guide').fill('underwriting')
  const answers = page.locator('#guide-found li')
  await answers.first().waitFor()
  await expect.poll(() => answers.first().textContent()).toContain('What happens in underwriting')
  await expectAccessible(page)
  await page.getByLabel('Search the guide').press('Enter')
  await page.waitForURL('**/mortgage-guide/underwriting')
})

test('[W27] the glossary has the same search', async ({ open }) => {
  const page = await open('/mortgage-guide/glossary')
  await page.getByLabel('Search the guide').fill('escrow')
  const first = page.locator('#guide-found li').first()
  await first.waitFor()
  await expectAccessible(page, 'search')
  await page.getByLabel('Search the guide').press('Enter')
  await page.waitForURL(url => url.pathname.startsWith('/mortgage-guide/'))
})

test('[W16] an address that does not exist says so, and leads home', async ({ open }) => {
  const page = await open('/mortgage-guide/no-such-article', { expectErrors: /404/ })
  await page.getByText('Oops! Page not found').waitFor()
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await page.getByRole('heading', { name: 'See what a mortgage really costs' }).waitFor()
})

/** In the page: what browsers leave out until it comes near the screen. */
function waitingForTheirTurn(): string[] {
  const late = [...document.body.querySelectorAll('*')].filter(
    element => element.checkVisibility() && !element.checkVisibility({ contentVisibilityAuto: true }),
  )
  return late.map(element => element.outerHTML.slice(0, 160))
}
