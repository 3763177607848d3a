import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SHIPPED_SURVEY } from '#domain/survey-rate.ts'
import { NO_CLAIMS } from '#routes/claims.ts'
import type { InitialData } from '#routes/initial-data.ts'
import type { ReadInitialData } from '#server/initial-data.ts'
import { accountPages } from './account-pages.ts'
import { DRAWN_MARK, SENT_MARK } from './page-manifest.ts'

let dist: string
const warned: string[] = []
const log = { debug() {}, info() {}, error() {}, warn: (event: string) => void warned.push(event) }

beforeAll(() => {
  dist = mkdtempSync(join(tmpdir(), 'keyturn-dist-'))
  mkdirSync(join(dist, 'renderer'))
  writeFileSync(join(dist, 'package.json'), '{"type":"module"}')
  writeFileSync(
    join(dist, 'renderer/app.js'),
    'export const drawPage = async (path, sent) => (path === "/whole" ? "<p>" + sent.views.profile.name + "</p>" : undefined)',
  )
})
afterAll(() => rmSync(dist, { recursive: true }))

const shell = async () => `<head>${SENT_MARK}</head><div>${DRAWN_MARK}</div>`

function reading(name: string): ReadInitialData {
  const session = {
    user: { id: 'r', email: 'r@example.com', name, createdAt: '2026-01-01T00:00:00.000Z' },
    session: { id: 's', expiresAt: '2026-12-01T00:00:00.000Z' },
  }
  const sent: InitialData = {
    session,
    day: '2026-11-16',
    views: { profile: { name } },
    revisions: {},
    survey: SHIPPED_SURVEY,
  }
  return async () => ({ sent, cookie: undefined })
}

test('[X210] what a page was drawn from comes with it as data, and no name ends the data early', async () => {
  const name = 'Robin</script><script>alert(1)</script> $& <!--'
  const page = await accountPages(dist, reading(name), NO_CLAIMS, log)('/whole', 'c', shell)
  const [, data = ''] =
    /<script type="application\/json" id="initial-data">(.*?)<\/script>/.exec(page?.html ?? '') ?? []
  expect(data).not.toContain('<')
  expect(JSON.parse(data).views.profile.name).toBe(name)
  expect(page?.html).toContain(`<div><p>${name}</p></div>`)
})

test('[X211] nobody signed in, a page that is not whole, a database at fault or silent: everybody’s page instead', async () => {
  const never = new Promise<never>(() => {})
  const draws = (read: ReadInitialData, path = '/whole') => accountPages(dist, read, NO_CLAIMS, log)(path, 'c', shell)
  expect(await draws(async () => null)).toBeUndefined()
  expect(await draws(reading('Robin'), '/in-pieces')).toBeUndefined()
  expect(warned).toEqual([])
  expect(await draws(async () => Promise.reject(new Error('away')))).toBeUndefined()
  expect(warned).toEqual(['page-not-drawn'])
  expect(await draws(() => never)).toBeUndefined()
})
