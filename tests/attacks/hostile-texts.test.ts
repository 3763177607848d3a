import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { slowParts } from '../../scripts/checks/patterns.ts'
import { createPostgresUrl } from '../harness/databases.ts'
import { type Account, asSentBy, knownGood, newAccount } from './fuzz-target.ts'
import { hostileTexts, patternsThatSee } from './hostile-texts.ts'
import { textPlaces, unboundedPlaces, withValueAt } from './schema-places.ts'
import { call, startWholeApp, type WholeApp } from './whole-app.ts'

let database: Database
let whole: WholeApp
let drop: () => Promise<void>
beforeAll(async () => {
  const created = await createPostgresUrl()
  drop = created.drop
  database = await openPostgres(created.url)
  whole = await startWholeApp(database)
})
afterAll(async () => {
  await whole.stop()
  await database.close()
  await drop()
})

test('[X226] whatever an endpoint takes has a longest length, measured before any pattern looks at it', () => {
  const places = whole.endpoints.flatMap(({ path, input }) =>
    input ? unboundedPlaces(input).map(place => `${path} ${place}`) : [],
  )
  expect([...new Set(places)]).toEqual([])
})

test('[X226] an answer names at most twenty errors, however many there are', async () => {
  const { cookie } = await newAccount(database)
  const unsure = Array.from({ length: 300 }, () => 'no such figure!')
  const body = { papers: { papers: [{ unsure }] } }
  const { status, text } = await call(whole.app, {
    method: 'POST',
    path: '/api/account/import-guest',
    body,
    headers: { cookie },
  })
  expect([status, JSON.parse(text).errors.length]).toEqual([400, 20])
})

test('[X227] hostile texts in every field of every endpoint: no fault of ours, and only linear patterns look at them', async () => {
  const texts = Object.entries(hostileTexts)
  const failed: string[] = []
  let sent = 0
  let account: Account = await newAccount(database)
  const attempt = async (path: string, body: unknown, what: string) => {
    sent += 1
    const text = String(asSentBy(account, JSON.stringify(body)))
    const headers = { cookie: account.cookie }
    const answer = await call(whole.app, { method: 'POST', path, body: JSON.parse(text), headers })
    if (answer.status >= 500) failed.push(`${path} ${what}: ${answer.status}`)
    if (answer.status === 401 || answer.status === 200) account = await newAccount(database)
    if (answer.status === 429) await database.run('delete from limits')
  }

  const patterns = await patternsThatSee(10_000, async () => {
    for (const endpoint of whole.endpoints) {
      const { path, input } = endpoint
      if (endpoint.method !== 'POST' || !input || endpoint.anyOrigin) continue
      const [good = {}] = knownGood(endpoint)
      for (const place of textPlaces(input)) {
        // One text for each field, another for the next.
        const [name, text] = texts[sent % texts.length] as (typeof texts)[number]
        await attempt(path, withValueAt(good, place, text), `${place.join('.')}: ${name}`)
      }
    }
  })

  expect(failed).toEqual([])
  expect(sent).toBeGreaterThan(500)
  expect(patterns.length).toBeGreaterThan(5)
  expect(
    patterns.flatMap(({ source, flags }) => slowParts(source, flags).map(why => `/${source}/${flags} ${why}`)),
  ).toEqual([])
})
