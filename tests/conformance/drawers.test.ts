import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { guestDrawers } from '#app/browser/drawers.ts'
import { applicationStore } from '#features/application/server/store.ts'
import { comparisonStore } from '#features/comparison/server/store.ts'
import { documentsStore } from '#features/documents/server/store.ts'
import { planReminders } from '#features/notifications/server/reminder-plan.ts'
import { papersStore } from '#features/papers/server/store.ts'
import { createTimelineStore } from '#features/timeline/server/store.ts'
import type { AnyDrawer } from '#journey/drawer.ts'
import type { Database } from '#server/db/database.ts'
import type { StoredDrawer } from '#server/drawers.ts'
import { bothDatabases } from '../harness/databases.ts'
import { scripts } from './scripts.ts'
import { accountWorld, comparable, guestWorld, type World } from './worlds.ts'

const stores: Record<string, StoredDrawer['store']> = {
  application: applicationStore,
  comparison: comparisonStore,
  documents: documentsStore,
  papers: papersStore,
  timeline: createTimelineStore(planReminders),
}

const drawers = guestDrawers.map(drawer => {
  const store = stores[drawer.name]
  if (!store) throw new Error(`The drawer ${drawer.name} has no store`)
  return { drawer, store }
})

interface Step {
  action: string
  input: unknown
}

function stepsOf(drawer: AnyDrawer): Step[] {
  return Object.entries(scripts[drawer.name] ?? {}).flatMap(([action, inputs]) =>
    inputs.map(input => ({ action, input })),
  )
}

async function walk({ journey }: World, drawer: AnyDrawer, steps: Step[]): Promise<unknown[]> {
  const seen: unknown[] = [comparable(await journey.read(drawer))]
  for (const { action, input } of steps) {
    seen.push({ action, input, outcome: comparable(await journey.act(drawer, action, input)) })
    seen.push(comparable(await journey.read(drawer)))
  }
  return seen
}

test.each(drawers)('every action of the drawer $drawer.name has a script', ({ drawer }) => {
  expect(Object.keys(scripts[drawer.name] ?? {}).toSorted()).toEqual(Object.keys(drawer.actions).toSorted())
})

describe.each(bothDatabases)('on $kind', ({ create }) => {
  let database: Database
  beforeAll(async () => {
    database = await create()
  })
  afterAll(() => database.close())

  test.each(drawers)('[G3] a guest and an account get the same answers from $drawer.name', async ({ drawer }) => {
    const account = await accountWorld(database, drawers)
    const steps = stepsOf(drawer)
    expect(await walk(account, drawer, steps)).toEqual(await walk(guestWorld(), drawer, steps))
  })

  test.each(drawers)('[G3] in any order, $drawer.name treats a guest and an account alike', async ({ drawer }) => {
    const anyOrder = fc.array(fc.constantFrom(...stepsOf(drawer)), { minLength: 1, maxLength: 12 })
    await fc.assert(
      fc.asyncProperty(anyOrder, async steps => {
        const account = await accountWorld(database, drawers)
        expect(await walk(account, drawer, steps)).toEqual(await walk(guestWorld(), drawer, steps))
      }),
      { numRuns: 15 },
    )
  })
})
