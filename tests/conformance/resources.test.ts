import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { resources as all, guestResources } from '#app/resources.ts'
import { storedResources } from '#app/server/stores.ts'
import type { AnyResource } from '#resources/resource.ts'
import { EXAMPLE_CLAIMS } from '#routes/claims.ts'
import { bothDatabases, suiteDatabase } from '../harness/databases.ts'
import { scripts } from './scripts.ts'
import { accountWorld, comparable, guestWorld, type World } from './worlds.ts'

/** Only the preferences, which guests do not have, use the mail and the limits. */
const unasked = { claims: EXAMPLE_CLAIMS } as Parameters<typeof storedResources>[0]

/** What guests have too, with the stores of the product itself. */
const resources = storedResources(unasked).filter(({ resource }) => resource.guest)

interface Step {
  action: string
  input: unknown
}

function stepsOf(resource: AnyResource): Step[] {
  return Object.entries(scripts[resource.name] ?? {}).flatMap(([action, inputs]) =>
    inputs.map(input => ({ action, input })),
  )
}

async function walk({ client }: World, resource: AnyResource, steps: Step[]): Promise<unknown[]> {
  const seen: unknown[] = [comparable(await client.read(resource))]
  for (const { action, input } of steps) {
    seen.push({ action, input, outcome: comparable(await client.execute(resource, action, input)) })
    seen.push(comparable(await client.read(resource)))
  }
  return seen
}

test('the browser and the server list the same resources for guests, each under its own name', () => {
  expect(resources.map(({ resource }) => resource)).toEqual(guestResources)
  expect(Object.values(all).map(({ name }) => name)).toEqual(Object.keys(all))
  expect(Object.keys(scripts).toSorted()).toEqual(guestResources.map(({ name }) => name).toSorted())
})

test.each(resources)('every action of the resource $resource.name has a script', ({ resource }) => {
  expect(Object.keys(scripts[resource.name] ?? {}).toSorted()).toEqual(Object.keys(resource.actions).toSorted())
})

describe.each(bothDatabases)('on $kind', ({ create }) => {
  const database = suiteDatabase(create)

  test.each(resources)('[G3] a guest and an account get the same answers from $resource.name', async ({ resource }) => {
    const account = await accountWorld(database, resources)
    const steps = stepsOf(resource)
    expect(await walk(account, resource, steps)).toEqual(await walk(guestWorld(), resource, steps))
  })

  test.each(resources)(
    '[G3] in any order, $resource.name treats a guest and an account alike',
    async ({ resource }) => {
      const anyOrder = fc.array(fc.constantFrom(...stepsOf(resource)), { minLength: 1, maxLength: 12 })
      await fc.assert(
        fc.asyncProperty(anyOrder, async steps => {
          const account = await accountWorld(database, resources)
          expect(await walk(account, resource, steps)).toEqual(await walk(guestWorld(), resource, steps))
        }),
        { numRuns: 6 },
      )
    },
  )
})
