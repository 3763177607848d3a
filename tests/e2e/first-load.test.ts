import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { appBudgets } from '../../scripts/build/budgets.ts'
import { test, untilUsable } from '../harness/browser.ts'

test('the sign-in page loads no more scripts than its budget says', async ({ open }) => {
  const page = await open('/no-such-page', { expectErrors: /404/ })
  const scripts: string[] = []
  page.on('request', request => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  await page.goto('/auth')
  await untilUsable(page)
  await page.waitForLoadState('networkidle')
  const kilobytes = scripts.reduce((sum, script) => sum + gzipSize(script), 0) / 1000
  expect(kilobytes).toBeGreaterThan(50)
  expect(kilobytes).toBeLessThanOrEqual(appBudgets.find(budget => budget.page === '/auth')?.limit ?? 0)
})

test('[X120] a page of the dashboard names every script that it needs in its head, and its frame stands there without any', async ({
  open,
}) => {
  const page = await open('/privacy', { as: 'guest' })
  const found: string[] = []
  const fonts: string[] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (request.resourceType() === 'script') found.push(pathname)
    if (request.resourceType() === 'font') fonts.push(pathname)
  })
  await page.goto('/dashboard/comparison')
  await untilUsable(page)
  const html = readFileSync('dist/app.dashboard.comparison.html', 'utf8')
  const early = found.filter(script => html.includes(`"${script}"`))
  expect(early.length).toBeGreaterThan(5)
  // What one of these imports is named as well, and so is every font.
  const imported = early.flatMap(script => importedBy(script))
  expect(imported.filter(script => !early.includes(script))).toEqual([])
  expect(fonts.length).toBeGreaterThan(0)
  expect(fonts.filter(font => !html.includes(`"${font}"`))).toEqual([])
  // Named in the head, they are asked for before any that a script has found.
  expect(found.slice(0, early.length).toSorted()).toEqual(early.toSorted())
  await expect.poll(() => page.title()).toBe('Lending Comparison Tool · Keyturn')

  const still = await open('/dashboard/comparison', { as: 'guest', scripts: false })
  await still.getByText('Your tools need JavaScript').waitFor()
})

function importedBy(script: string): string[] {
  const source = readFileSync(join('dist', script), 'utf8')
  return [...source.matchAll(/\b(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g)].map(([, name]) => `/assets/${name}`)
}

/** The build leaves the smallest scripts uncompressed. */
function gzipSize(path: string): number {
  const file = join('dist', path)
  return statSync(`${file}.gz`, { throwIfNoEntry: false })?.size ?? statSync(file).size
}
