import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { perform } from '#journey/perform.ts'
import { accepted } from '#journey/refusal.ts'
import { asThePerson } from '#server/auth/as-person.ts'
import { users } from '#server/auth/tables.ts'
import type { Database } from '#server/db/database.ts'
import { serverMoment } from '#server/moment.ts'
import { bothDatabases } from '../../../../tests/harness/databases.ts'
import { timelineDrawer } from '../actions.ts'
import { loadTimeline, timelineStore } from './store.ts'
import { timeline_events } from './tables.ts'

describe.each(bothDatabases)('on $kind', ({ create }) => {
  let database: Database
  beforeAll(async () => {
    database = await create()
  })
  afterAll(() => database.close())

  async function newPerson(): Promise<string> {
    const id = randomUUID()
    await database.orm
      .insert(users)
      .values({ id, email: `${id}@example.com`, name: 'Ada Buyer', first_name: 'Ada', last_name: 'Buyer' })
    return id
  }

  test('[T1] events that are missing are inserted when the timeline is opened', async () => {
    const user_id = await newPerson()
    expect((await loadTimeline(database.orm, user_id)).events).toHaveLength(11)
    await database.orm
      .delete(timeline_events)
      .where(and(eq(timeline_events.user_id, user_id), eq(timeline_events.event_key, 'closing_day')))
    expect(await loadTimeline(database.orm, user_id)).toEqual(timelineDrawer.empty())
    const [{ count } = { count: 0 }] = await database.orm
      .select({ count: sql<number>`count(*)::int` })
      .from(timeline_events)
      .where(eq(timeline_events.user_id, user_id))
    expect(count).toBe(11)
  })

  test('[T40] better words reach whoever has been here for long, whatever their rows were once written with', async () => {
    const user_id = await newPerson()
    await loadTimeline(database.orm, user_id)
    await database.orm
      .update(timeline_events)
      .set({ title: 'An old title', description: 'An old description', important: false })
      .where(eq(timeline_events.user_id, user_id))
    expect(await loadTimeline(database.orm, user_id)).toEqual(timelineDrawer.empty())
  })

  test('opening the timeline for the first time in two tabs while a guest’s moves in never gets stuck', async () => {
    const store = timelineStore
    for (let round = 0; round < 10; round++) {
      const user_id = await newPerson()
      const moveIn = asThePerson(database, user_id, async tx => accepted(await store.load(tx, user_id)))
      const views = await Promise.all([store.load(database.orm, user_id), moveIn, store.load(database.orm, user_id)])
      expect(views).toHaveLength(3)
    }
  })

  test('a change is kept', async () => {
    const user_id = await newPerson()
    const store = timelineStore
    const before = await store.load(database.orm, user_id)
    const done = perform(
      timelineDrawer,
      'update',
      before,
      { event_key: 'contract_signed', scheduled_date: '2026-11-02' },
      serverMoment('America/New_York'),
    )
    if (!done.ok) throw new Error(done.refusal.detail)
    await database.transaction(tx => store.save(tx, user_id, before, done.value))
    expect(await store.load(database.orm, user_id)).toEqual(done.value)
  })
})
