import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { suiteDatabase } from '../../../tests/harness/databases.ts'
import { createLimits, type Limits } from './limits.ts'
import { networkOf, perNetwork } from './network.ts'
import { limits as rows } from './tables.ts'

// So slow that no busy machine refills a bucket while a test looks at it.
const RULE = { name: 'test', burst: 3, refillSeconds: 3600 }

const database = suiteDatabase()
let limits: Limits
beforeAll(async () => {
  limits = createLimits(database, 'a secret')
})

/** As if so much time had passed. */
const wait = (seconds: number) =>
  database.orm.update(rows).set({ full_at: sql`${rows.full_at} - make_interval(secs => ${seconds})` })

test('a few tries are free, then one at a time', async () => {
  for (let tries = 0; tries < 3; tries++) expect(await limits.take(RULE, 'ada')).toEqual({ ok: true })
  const refused = await limits.take(RULE, 'ada')
  expect(refused).toEqual({ ok: false, retryAfterSeconds: expect.any(Number) })
  expect(refused).toHaveProperty(
    'retryAfterSeconds',
    expect.toSatisfy(seconds => seconds > 3000 && seconds <= 3600),
  )
  await wait(1800)
  expect(await limits.take(RULE, 'ada')).toMatchObject({ ok: false })
  await wait(1800)
  expect(await limits.take(RULE, 'ada')).toEqual({ ok: true })
  expect(await limits.take(RULE, 'ada')).toMatchObject({ ok: false })
})

test('[X29] knocking while refused does not prolong the wait', async () => {
  for (let tries = 0; tries < 50; tries++) await limits.take(RULE, 'eve')
  await wait(3601)
  expect(await limits.take(RULE, 'eve')).toEqual({ ok: true })
})

test('[X29] fifty tries in the same moment get no more than are free', async () => {
  const taken = await Promise.all(Array.from({ length: 50 }, () => limits.take(RULE, 'crowd')))
  expect(taken.filter(each => each.ok)).toHaveLength(3)
})

test('a try given back can be taken again', async () => {
  for (let tries = 0; tries < 3; tries++) await limits.take(RULE, 'back')
  await limits.refund(RULE, 'back')
  expect(await limits.take(RULE, 'back')).toEqual({ ok: true })
  expect(await limits.take(RULE, 'back')).toMatchObject({ ok: false })
})

test('of several limits, none counts when one refuses', async () => {
  const wide = { name: 'wide', burst: 2, refillSeconds: 3600 }
  const narrow = { name: 'narrow', burst: 1, refillSeconds: 3600 }
  const both = [
    { rule: wide, subject: 'x' },
    { rule: narrow, subject: 'x' },
  ]
  expect(await limits.takeAll(both)).toEqual({ ok: true })
  for (let tries = 0; tries < 5; tries++) expect(await limits.takeAll(both)).toMatchObject({ ok: false })
  expect(await limits.take(wide, 'x')).toEqual({ ok: true })
})

test('what nobody has touched for long is removed', async () => {
  await limits.take(RULE, 'old')
  await wait(1_000_000)
  await limits.tidy()
  expect(await database.orm.select().from(rows)).toEqual([])
})

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:0:2:3:4:5:6', '2001:db8:0:2::/64'],
  ['2001:0db8::5', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test('[X58] a /64 is one network, and its /48 may do four times as much', () => {
  const rule = { name: 'feedback', burst: 5, refillSeconds: 600 }
  expect(perNetwork(rule, '192.0.2.7')).toEqual([{ rule, subject: '192.0.2.7' }])
  const wider = { name: 'feedback-48', burst: 20, refillSeconds: 150 }
  expect(perNetwork(rule, '2001:db8:1:2::9')).toEqual([
    { rule, subject: '2001:db8:1:2::/64' },
    { rule: wider, subject: '2001:db8:1::/48' },
  ])
})
