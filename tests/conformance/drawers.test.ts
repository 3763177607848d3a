import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { drawers as all, guestDrawers } from '#app/drawers.ts'
import { storedDrawers } from '#app/server/stores.ts'
import { EXAMPLE_CLAIMS } from '#journey/claims.ts'
import type { AnyDrawer } from '#journey/drawer.ts'
import type { Database } from '#server/db/database.ts'
import { bothDatabases } from '../harness/databases.ts'
import { isProof } from '../harness/figures.ts'
import { scripts } from './scripts.ts'
import { accountWorld, comparable, guestWorld, type World } from './worlds.ts'

/** Only the preferences, which guests do not have, use the mail and the limits. */
const unasked = { claims: EXAMPLE_CLAIMS } as Parameters<typeof storedDrawers>[0]

/** What guests have too, with the stores of the product itself. */
const drawers = storedDrawers(unasked).filter(({ drawer }) => drawer.guest)

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

test('the browser and the server list the same drawers for guests, each under its own name', () => {
  expect(drawers.map(({ drawer }) => drawer)).toEqual(guestDrawers)
  expect(Object.values(all).map(({ name }) => name)).toEqual(Object.keys(all))
  expect(Object.keys(scripts).toSorted()).toEqual(guestDrawers.map(({ name }) => name).toSorted())
})

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
      { numRuns: isProof ? 15 : 6 },
    )
  })
})
