import type { Page } from 'playwright-core'
import { build, type PreviewServer, preview } from 'vite'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { expectAccessible, type Open, test, type Visit } from '../harness/browser.ts'

const configFile = 'src/web/showcase/vite.config.ts'
let previewServer: PreviewServer
let address: string

beforeAll(async () => {
  await build({ configFile, logLevel: 'warn', build: { reportCompressedSize: false } })
  previewServer = await preview({ configFile, logLevel: 'warn', preview: { host: '127.0.0.1', port: 0 } })
  address = previewServer.resolvedUrls?.local[0] ?? ''
})

afterAll(() => previewServer.close())

/** Rendered by a script: the page is loaded a moment before anything is on it. */
async function openKit(open: Open, visit: Visit = {}, query = ''): Promise<Page> {
  const page = await open(`${address}${query}`, visit)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.evaluate(() => document.fonts.ready)
  return page
}

describe('the UI kit on a dark phone', () => {
  test('shows nothing that axe finds fault with, and nothing wider than the smallest phone', async ({ open }) => {
    const page = await openKit(open, { width: 390, theme: 'dark' })
    await page.getByText('Show the figures').click()
    await expectAccessible(page)
    await page.setViewportSize({ width: 360, height: 844 })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })

  test('stays usable with each layer open and gives focus back, and with notes that axe finds no fault with', async ({
    open,
  }) => {
    const page = await openKit(open, { width: 390, theme: 'dark' }, '?parts=notes,layers')
    for (const [opener, role, shown] of LAYERS) {
      const button = page.getByRole('button', { name: opener })
      await button.click()
      await page.getByRole(role).and(page.locator(shown)).waitFor()
      await expectAccessible(page, shown)
      await page.keyboard.press('Escape')
      await page.locator(shown).waitFor({ state: 'hidden' })
      await expect
        .poll(() => button.evaluate(element => element === document.activeElement), { message: opener })
        .toBe(true)
    }
    for (const name of ['Show a note', 'Show a problem', 'Show an undo'])
      await page.getByRole('button', { name }).press('Enter')
    await page.getByText('Lender removed').waitFor()
    await expectAccessible(page)
  })
})

const LAYERS = [
  ['Open a dialog', 'dialog', 'dialog:modal'],
  ['Ask first', 'alertdialog', 'dialog:modal'],
  ['Open a sheet', 'dialog', 'dialog:modal'],
  ['Open a menu', 'group', '[popover]:popover-open'],
] as const

test('a click beside a dialog closes it, but a question waits for its answer', async ({ open }) => {
  const page = await openKit(open, {}, '?parts=notes,layers')
  for (const [opener, closes] of [
    ['Open a dialog', true],
    ['Ask first', false],
  ] as const) {
    await page.getByRole('button', { name: opener }).click()
    const dialog = page.locator('dialog:modal')
    await dialog.waitFor()
    await page.mouse.click(5, 5)
    if (closes) await dialog.waitFor({ state: 'detached' })
    else expect(await dialog.count()).toBe(1)
  }
})

test('a field for a message shows as many lines as it asks for', async ({ open }) => {
  const page = await openKit(open, {}, '?parts=forms')
  const lines = await page
    .locator('textarea[name=notes]')
    .evaluate(field => field.clientHeight / Number.parseFloat(getComputedStyle(field).lineHeight))
  expect(lines).toBeGreaterThanOrEqual(4)
})

test('the theme follows the system unless the person chose one, and paper is white', async ({ open }) => {
  const page = await openKit(open, {}, '?parts=notes')
  const ground = async (colorScheme: 'light' | 'dark') => {
    await page.emulateMedia({ colorScheme })
    return page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  }
  const [light, dark] = [await ground('light'), await ground('dark')]
  expect(light).not.toBe(dark)
  await page.goto(`${address}?parts=notes&theme=light`)
  expect(await ground('dark')).toBe(light)
  await page.goto(`${address}?parts=notes&theme=dark`)
  expect(await ground('light')).toBe(dark)
  await page.emulateMedia({ media: 'print' })
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.body).backgroundColor))
    .toBe('rgb(255, 255, 255)')
})

test('[E131] every control is 44 px high to the thumb and keeps its edge where the system chooses the colours', async ({
  open,
}) => {
  const page = await openKit(open, { width: 390 })
  expect(await tooSmall(page)).toEqual([])
  await page.emulateMedia({ forcedColors: 'active' })
  const looks = await page.evaluate(() => {
    const style = (selector: string, pseudo?: string) => {
      const element = document.querySelector(selector)
      if (!element) throw new Error(`There is no ${selector}`)
      return getComputedStyle(element, pseudo)
    }
    return {
      emptyTick: style('.tick[type=checkbox]:not(:checked)', '::before').content,
      badge: style('.bg-action-soft.rounded-full').outlineStyle,
      track: style('[role=progressbar]').outlineStyle,
      tabs: ['active', 'inactive'].map(state => style(`.tab[data-state=${state}]`).borderBottomColor),
    }
  })
  expect(looks).toMatchObject({ emptyTick: 'none', badge: 'solid', track: 'solid' })
  expect(looks.tabs[0]).not.toBe(looks.tabs[1])
})

test('a button that cannot be used says why when it is reached by keyboard, and hides that with Escape', async ({
  open,
}) => {
  const page = await openKit(open, {}, '?parts=buttons')
  const reason = page.getByText('Enter a home price, a down payment and a rate first.')
  await page.getByRole('button', { name: 'Calculate' }).focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await reason.waitFor({ state: 'visible' })
  await page.keyboard.press('Escape')
  await reason.waitFor({ state: 'hidden' })
})

test('a term opens by click and by keyboard', async ({ open }) => {
  const page = await openKit(open, { width: 390 }, '?parts=layers')
  const note = page.getByText('The yearly cost of a loan')
  await page.getByRole('button', { name: 'APR' }).click()
  await note.waitFor({ state: 'visible' })
  await page.keyboard.press('Escape')
  await note.waitFor({ state: 'hidden' })
  await page.keyboard.press('Tab')
  await page.getByText('Insurance that protects the lender').waitFor({ state: 'visible' })
})

test('the figures of a chart are read with the arrow keys and with a pointer', async ({ open }) => {
  const page = await openKit(open, {}, '?parts=charts')
  const reader = page.getByRole('slider', { name: 'Cost of each loan over 30 years' })
  await reader.focus()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await expect
    .poll(() => reader.getAttribute('aria-valuetext'))
    .toMatch(/^Year 1: Harbor Savings \$23,805, First County/)
  await reader.hover()
  await expect.poll(() => reader.getAttribute('aria-valuetext')).toMatch(/^Year 6: /)
})

test('a table on a phone is still a table to a screen reader', async ({ open }) => {
  const page = await openKit(open, { width: 390 }, '?parts=pieces')
  const table = page.getByRole('table', { name: 'Loans side by side' })
  await expect
    .poll(() => table.getByRole('columnheader').allTextContents())
    .toEqual(['Lender', 'Interest rate', 'Fees', 'True APR', 'Total cost'])
  const row = table.getByRole('row', { name: 'First County' })
  await expect.poll(() => row.getByRole('rowheader').textContent()).toContain('First County')
  await expect.poll(() => row.getByRole('cell').count()).toBe(4)
  const [first, second] = await Promise.all([0, 1].map(at => row.getByRole('cell').nth(at).boundingBox()))
  expect(second?.y).toBeGreaterThan(first?.y ?? Number.POSITIVE_INFINITY)
})

/** Controls whose target, with the label or the widened edge around them, is lower than 44 px. Words in a sentence may be. */
function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, .button, input, select, textarea, summary')]
      .filter(control => control.checkVisibility() && !control.matches('.term-word'))
      .map(control => {
        const target = control.closest('label, .control') ?? control
        const edge = Number.parseFloat(getComputedStyle(control, '::after').height) || 0
        return { name: control.outerHTML.slice(0, 120), height: Math.max(target.getBoundingClientRect().height, edge) }
      })
      .filter(({ height }) => height < 43.9)
      .map(({ name, height }) => `${height} ${name}`),
  )
}
