import { expect, test } from 'vitest'
import { SHIPPED_SURVEY } from '#domain/survey-rate.ts'
import type { InitialData } from '#routes/initial-data.ts'
import type { ReadInitialData } from '#server/initial-data.ts'
import { accountPages } from './account-pages.ts'
import { SESSION_PRELOAD } from './page-manifest.ts'

const warned: string[] = []
const log = { debug() {}, info() {}, error() {}, warn: (event: string) => void warned.push(event) }

const shell = async () => `<head>${SESSION_PRELOAD}</head>`

function readAs(name: string): ReadInitialData {
  const session = {
    user: { id: 'r', email: 'r@example.com', name, createdAt: '2026-01-01T00:00:00.000Z' },
    session: { id: 's', expiresAt: '2026-12-01T00:00:00.000Z' },
  }
  const sent: InitialData = {
    session,
    views: { profile: { name } },
    revisions: {},
    survey: SHIPPED_SURVEY,
  }
  return async () => ({ sent, cookie: undefined })
}

test('[X210] what a page shows comes with it as data, and no name ends the data early', async () => {
  const name = 'Robin</script><script>alert(1)</script> $& <!--'
  const page = await accountPages(readAs(name), log)('/dashboard/profile', 'c', shell)
  const [, data = ''] =
    /^<head><script type="application\/json" id="initial-data">(.*?)<\/script><\/head>$/.exec(page?.html ?? '') ?? []
  expect(data).not.toContain('<')
  expect(JSON.parse(data).views.profile.name).toBe(name)
})

test('[X211] nobody signed in, a database at fault or silent: everybody’s page instead', async () => {
  const never = new Promise<never>(() => {})
  const filled = (read: ReadInitialData) => accountPages(read, log)('/dashboard/profile', 'c', shell)
  expect(await filled(async () => null)).toBeUndefined()
  expect(warned).toEqual([])
  expect(await filled(async () => Promise.reject(new Error('away')))).toBeUndefined()
  expect(warned).toEqual(['page-not-filled'])
  expect(await filled(() => never)).toBeUndefined()
})
