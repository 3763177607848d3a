import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { applyAction } from '#resources/apply-action.ts'
import { serverActionContext } from '#server/action-context.ts'
import { users } from '#server/auth/tables.ts'
import type { Owner } from '#server/loans/owner.ts'
import { suiteDatabase } from '../../../../tests/harness/databases.ts'
import { newLoan } from '../../../../tests/harness/loans.ts'
import { timelineResource } from '../actions.ts'
import { TENTATIVE_NOTE } from '../notes-words.ts'
import { loadTimeline, timelineStore } from './store.ts'
import { timeline_events } from './tables.ts'

const database = suiteDatabase()

async function newOwner(): Promise<Owner> {
  const id = randomUUID()
  await database.orm
    .insert(users)
    .values({ id, email: `${id}@example.com`, name: 'Ada Buyer', first_name: 'Ada', last_name: 'Buyer' })
  return await newLoan(database, id)
}

test('[T1] [G13] reading the timeline puts nothing into the tables; what nobody has changed is as new', async () => {
  const owner = await newOwner()
  expect(await loadTimeline(database.orm, owner)).toEqual(timelineResource.empty())
  expect(await database.orm.select().from(timeline_events).where(eq(timeline_events.user_id, owner.user_id))).toEqual(
    [],
  )
})

test('[T40] better words reach whoever has been here for long: advice is not kept with an event that was changed', async () => {
  const owner = await newOwner()
  await change(owner, { event_key: 'home_inspection', scheduled_date: '2026-12-02' })
  const [row] = await database.orm.select().from(timeline_events).where(eq(timeline_events.user_id, owner.user_id))
  expect(row).toMatchObject({ event_key: 'home_inspection', notes: null })
  await change(owner, { event_key: 'home_inspection', notes: 'Bring Ann' })
  const { events } = await loadTimeline(database.orm, owner)
  expect(events.find(({ event_key }) => event_key === 'home_inspection')?.notes).toBe('Bring Ann')
})

test('[T40] [T4] what somebody wrote is kept without the line of a date that was filled in; the line is shown while it is', async () => {
  const owner = await newOwner()
  await change(owner, { event_key: 'home_inspection', notes: 'Bring Ann' })
  await change(owner, { event_key: 'contract_signed', scheduled_date: '2026-11-02' })
  const rows = () => database.orm.select().from(timeline_events).where(eq(timeline_events.user_id, owner.user_id))
  const shown = async () => (await loadTimeline(database.orm, owner)).events[2]?.notes
  expect((await rows()).map(({ notes }) => notes).filter(Boolean)).toEqual(['Bring Ann'])
  expect(await shown()).toBe(`Bring Ann\n${TENTATIVE_NOTE}`)
  // As an earlier version stored it, before the migration and after.
  const asOfOld = `Bring Ann\n${TENTATIVE_NOTE}`
  await database.orm.update(timeline_events).set({ notes: asOfOld }).where(eq(timeline_events.notes, 'Bring Ann'))
  expect(await shown()).toBe(asOfOld)
  await database.run(readFileSync('migrations/0045_event_notes.sql', 'utf8'), [])
  expect((await rows()).map(({ notes }) => notes).filter(Boolean)).toEqual(['Bring Ann'])
  await change(owner, { event_key: 'home_inspection', scheduled_date: '2026-11-12' })
  expect(await shown()).toBe('Bring Ann')
})

test('a change is saved', async () => {
  const owner = await newOwner()
  const done = await change(owner, { event_key: 'contract_signed', scheduled_date: '2026-11-02' })
  expect(await timelineStore.load(database.orm, owner)).toEqual(done)
})

async function change(owner: Owner, update: object) {
  const before = await timelineStore.load(database.orm, owner)
  const done = applyAction(timelineResource, 'update', before, update, serverActionContext('America/New_York'))
  if (!done.ok) throw new Error(done.problem.detail)
  await database.transaction(tx => timelineStore.save(tx, owner, before, done.value))
  return done.value
}
