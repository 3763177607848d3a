import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { applicationResource } from '#features/application/actions.ts'
import { applicationStore } from '#features/application/server/store.ts'
import { loan_closures, mortgage_applications } from '#features/application/server/tables.ts'
import { closureResource } from '#features/closure/actions.ts'
import type { ClosureForm } from '#features/closure/model.ts'
import { closureStore } from '#features/closure/server/store.ts'
import { lenders } from '#features/lenders/server/tables.ts'
import type { ResourceClient } from '#resources/client.ts'
import type { Outcome } from '#resources/problem.ts'
import type { Database } from '#server/db/database.ts'
import { bothDatabases, suiteDatabase } from '../harness/databases.ts'
import { accountWorld } from './worlds.ts'

const resources = [
  { resource: applicationResource, store: applicationStore },
  { resource: closureResource, store: closureStore },
]

const signed: ClosureForm = {
  chosen_lender_name: 'Harbor Savings',
  chosen_lender_id: null,
  loan_amount: 320_000,
  interest_rate: 6.5,
  loan_type: 'conventional',
  apr: 6.712,
  closed_on: '2026-11-13',
  notes: 'Signed at the kitchen table. 🎉',
}

function value<Value>(outcome: Outcome<Value>): Value {
  if (!outcome.ok) throw new Error(outcome.problem.detail)
  return outcome.value
}

function codeOf(outcome: Outcome<unknown>): string {
  return outcome.ok ? 'ok' : outcome.problem.code
}

/** Somebody with a completed application, and its tracking id. */
async function buyer(database: Database): Promise<{ client: ResourceClient; tracking_id: string }> {
  const { client } = await accountWorld(database, resources)
  const { completed } = value(await client.execute(applicationResource, 'complete', { property_state: 'Texas' }))
  return { client, tracking_id: completed?.tracking_id ?? '' }
}

describe.each(bothDatabases)('on $kind', ({ create }) => {
  const database = suiteDatabase(create)

  const rowsOf = (tracking_id: string) =>
    database.orm.select().from(loan_closures).where(eq(loan_closures.application_id, tracking_id))

  test('[CL2] what was saved is there again, with the applications to choose from', async () => {
    const { client, tracking_id } = await buyer(database)
    const before = value(await client.read(closureResource))
    expect(before).toEqual({
      closure: null,
      applications: [{ id: expect.any(String), tracking_id, status: 'completed' }],
    })
    const { closure } = value(await client.execute(closureResource, 'save', { ...signed, application_id: tracking_id }))
    const ours = { id: expect.any(String), loan_closed: false, updated_at: expect.any(String) }
    expect(closure).toEqual({ ...signed, application_id: tracking_id, ...ours })
    expect(value(await client.read(closureResource)).closure).toEqual(closure)
  })

  test('[CL4] only a lender from the list of active ones keeps its id', async () => {
    const { client } = await buyer(database)
    const [listed, gone] = await database.orm
      .insert(lenders)
      .values(
        [true, false].map(is_active => ({
          name: `Bank ${crypto.randomUUID()}`,
          description: 'Made up.',
          interest_rate: 6.5,
          loan_types: ['conventional' as const],
          is_active,
        })),
      )
      .returning()
    const choose = async (lender: typeof listed) => {
      const form = { chosen_lender_name: lender?.name, chosen_lender_id: lender?.id }
      return value(await client.execute(closureResource, 'save', form)).closure
    }
    expect(await choose(listed)).toMatchObject({ chosen_lender_id: listed?.id, chosen_lender_name: listed?.name })
    expect(await choose(gone)).toMatchObject({ chosen_lender_id: null, chosen_lender_name: gone?.name })
    const other = { chosen_lender_name: 'Aunt Vera', chosen_lender_id: listed?.id }
    expect(value(await client.execute(closureResource, 'save', other)).closure).toMatchObject({
      chosen_lender_id: null,
      chosen_lender_name: 'Aunt Vera',
    })
  })

  test('[CL5] a draft, a stranger’s and an archived application cannot be closed', async () => {
    const stranger = await buyer(database)
    const { client } = await accountWorld(database, resources)
    value(await client.execute(applicationResource, 'save-draft', { property_state: 'Ohio' }))
    expect(value(await client.read(closureResource)).applications).toEqual([])
    const theirs = { ...signed, application_id: stranger.tracking_id }
    expect(codeOf(await client.execute(closureResource, 'close', theirs))).toBe('application-unknown')
    expect(await rowsOf(stranger.tracking_id)).toEqual([])
  })

  test('[CL10] fifty tabs that close the loan at once close it once', async () => {
    const { client, tracking_id } = await buyer(database)
    const form = { ...signed, application_id: tracking_id }
    const tabs = Array.from({ length: 50 }, (_, tab) => ({ ...form, notes: `Tab ${tab}` }))
    const codes = (await Promise.all(tabs.map(tab => client.execute(closureResource, 'close', tab)))).map(codeOf)
    expect(codes.toSorted()).toEqual([...Array(49).fill('loan-closed'), 'ok'])
    expect(await rowsOf(tracking_id)).toEqual([expect.objectContaining({ loan_closed: true })])
  })

  test('[CL10] two tabs saving and closing at once never reopen the loan', async () => {
    for (let round = 0; round < 50; round++) {
      const { client, tracking_id } = await buyer(database)
      const form = { ...signed, application_id: tracking_id }
      const [closed, saved] = await Promise.all([
        client.execute(closureResource, 'close', form),
        client.execute(closureResource, 'save', { ...form, notes: 'The other tab' }),
      ])
      expect(codeOf(closed)).toBe('ok')
      expect(['ok', 'loan-closed']).toContain(codeOf(saved))
      expect(await rowsOf(tracking_id)).toEqual([expect.objectContaining({ loan_closed: true })])
    }
  })

  test('[CL8] a closed loan cannot be saved over, and its application is locked', async () => {
    const { client, tracking_id } = await buyer(database)
    const form = { ...signed, application_id: tracking_id }
    const { closure } = value(await client.execute(closureResource, 'close', form))
    expect(codeOf(await client.execute(closureResource, 'save', { ...form, apr: 1 }))).toBe('loan-closed')
    expect(value(await client.read(closureResource)).closure).toEqual(closure)
    expect(value(await client.read(applicationResource))).toMatchObject({ locked: true, can_start_new: true })
    expect(codeOf(await client.execute(applicationResource, 'complete', { property_state: 'Ohio' }))).toBe(
      'application-locked',
    )
  })

  test('[CL11] [AP18] the next application keeps the closed loan as a past one, and the form starts afresh', async () => {
    const { client, tracking_id } = await buyer(database)
    value(await client.execute(closureResource, 'close', { ...signed, application_id: tracking_id }))
    const next = value(await client.execute(applicationResource, 'complete', { property_state: 'Ohio', new: true }))
    const after = value(await client.read(closureResource))
    expect(after.closure).toBeNull()
    expect(after.applications.map(one => one.tracking_id)).toEqual([next.completed?.tracking_id])
    const { past_loans } = value(await client.read(applicationResource))
    expect(past_loans).toMatchObject([{ application: { tracking_id }, closure: { ...signed, loan_closed: true } }])
    expect(codeOf(await client.execute(closureResource, 'close', { ...signed, application_id: tracking_id }))).toBe(
      'application-unknown',
    )
  })

  test('a closure begun before the application gets its tracking id when that is completed', async () => {
    const { client } = await accountWorld(database, resources)
    value(await client.execute(closureResource, 'save', signed))
    const { completed } = value(await client.execute(applicationResource, 'complete', { property_state: 'Texas' }))
    const { closure } = value(await client.read(closureResource))
    expect(closure?.application_id).toBe(completed?.tracking_id)
    const [row] = await database.orm
      .select()
      .from(mortgage_applications)
      .where(eq(mortgage_applications.tracking_id, closure?.application_id ?? ''))
    expect(row?.status).toBe('completed')
  })
})
