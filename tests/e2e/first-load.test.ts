import { statSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { appBudgets } from '../../scripts/build/budgets.ts'
import { test } from '../harness/browser.ts'

test('the sign-in page loads no more scripts than its budget says', async ({ open }) => {
  const page = await open('/no-such-page', { expectErrors: /404/ })
  const scripts: string[] = []
  page.on('request', request => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  await page.goto(new URL('/auth', page.url()).href)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  const kilobytes = scripts.reduce((sum, script) => sum + gzipSize(script), 0) / 1000
  expect(kilobytes).toBeGreaterThan(50)
  expect(kilobytes).toBeLessThanOrEqual(appBudgets.find(budget => budget.page === '/auth')?.limit ?? 0)
})

/** The build leaves the smallest scripts uncompressed. */
function gzipSize(path: string): number {
  const file = join('dist', path)
  return statSync(`${file}.gz`, { throwIfNoEntry: false })?.size ?? statSync(file).size
}
