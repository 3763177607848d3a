import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { mortgage_applications } from '#features/application/server/tables.ts'
import { suiteDatabase } from '../../../../tests/harness/databases.ts'
import { currentLoan, newLoan } from '../../../../tests/harness/loans.ts'
import { unnamedOperator } from '../../../../tests/harness/operator.ts'
import { type ResourcePerson, resourceApp } from '../../../../tests/harness/resource-app.ts'
import { lendersResource } from '../actions.ts'
import type { Lender } from '../model.ts'
import { seedLenders } from './seed.ts'
import { createLendersStore, loadOffered } from './store.ts'
import { lenders, user_lender_applications } from './tables.ts'

const silentParts = { lenderMail: false, operator: unnamedOperator, baseUrl: 'http://localhost:3000' }

describe('pre-approval', () => {
  const database = suiteDatabase()
  const newPerson = resourceApp(database, [{ resource: lendersResource, store: createLendersStore(silentParts) }])
  beforeAll(async () => {
    await database.transaction(seedLenders)
    const many = Array.from({ length: 20 }, (_, index) => ({
      name: `Branch ${index + 1}`,
      interest_rate: 8 + index / 100,
      loan_types: ['other' as const],
    }))
    await database.orm.insert(lenders).values(many)
  })

  async function applicant(): Promise<ResourcePerson> {
    const ada = await newPerson()
    const now = new Date().toISOString()
    const loan = await newLoan(database, ada.id)
    const application = { id: crypto.randomUUID(), ...loan, created_at: now, updated_at: now }
    await database.orm.insert(mortgage_applications).values({ ...application, status: 'completed' })
    return ada
  }

  async function ownLoan(user_id: string) {
    const { loan_id } = await currentLoan(database.orm, user_id)
    return { user_id, loan_id: loan_id ?? '' }
  }

  async function idOf(name: string): Promise<string> {
    const [found] = await database.orm.select({ id: lenders.id }).from(lenders).where(eq(lenders.name, name))
    return found?.id ?? ''
  }

  const rowsOf = (ada: ResourcePerson) =>
    database.orm.select().from(user_lender_applications).where(eq(user_lender_applications.user_id, ada.id))

  test('[L9] [G17] whoever has no account is shown the lenders that can be chosen, and not where mail to them goes', async () => {
    const ones = [
      { name: 'Takes mail', loan_types: ['other' as const], email: 'loans@takes-mail.example' },
      { name: 'Left the list', loan_types: ['other' as const], is_active: false },
      { name: 'Made up', loan_types: ['other' as const], is_sample: true },
    ]
    await database.orm.insert(lenders).values(ones)
    const offered = await loadOffered(database.orm)
    expect(
      offered.flatMap(({ name, email }) => (ones.some(one => one.name === name) ? [{ name, email }] : [])),
    ).toEqual([{ name: 'Takes mail', email: null }])
    for (const { name } of ones) await database.orm.delete(lenders).where(eq(lenders.name, name))
  })

  test('[L5] [L12] lenders come by rate, with their true sites or none; nothing is said of a bank that it did not say', async () => {
    const ada = await newPerson()
    const { body } = await ada.get('/api/lenders')
    const listed: Lender[] = body.lenders
    const rates = listed.map(({ interest_rate }) => interest_rate ?? 999)
    expect(rates).toEqual(rates.toSorted((one, other) => one - other))
    // Real names carry no rate that nobody quoted.
    for (const { website, interest_rate, min_loan_amount, max_loan_amount } of listed) {
      if (website) expect([interest_rate, min_loan_amount, max_loan_amount]).toEqual([null, null, null])
    }
    expect(body.applied).toEqual([])
    expect(listed.some(({ is_sample }) => is_sample)).toBe(false)
    for (const { website } of listed) if (website) expect(new URL(website).protocol).toBe('https:')
  })

  test('starting again adds no lender twice and brings back none that was removed', async () => {
    const before = await database.orm.select().from(lenders)
    await database.transaction(seedLenders)
    expect(await database.orm.select().from(lenders)).toHaveLength(before.length)
  })

  test('[L1] [L2] without an application, or without a choice, nothing is noted', async () => {
    const eve = await newPerson()
    expect(await eve.post('/api/lenders/apply', { lender_ids: [await idOf('Rocket Mortgage')] })).toMatchObject({
      status: 409,
      body: { code: 'application-required' },
    })
    const ada = await applicant()
    expect(await ada.post('/api/lenders/apply', { lender_ids: [] })).toMatchObject({
      status: 400,
      body: { code: 'no-lenders-selected', title: 'No Lenders Selected' },
    })
    expect(await rowsOf(eve)).toEqual([])
    expect(await rowsOf(ada)).toEqual([])
  })

  test('[L3] unknown and inactive lenders are refused, and nothing beside them is noted', async () => {
    const ada = await applicant()
    const [rocket, sleeper] = [await idOf('Rocket Mortgage'), await idOf('Branch 20')]
    await database.orm.update(lenders).set({ is_active: false }).where(eq(lenders.id, sleeper))
    for (const wrong of [crypto.randomUUID(), 'no uuid at all', sleeper]) {
      expect((await ada.post('/api/lenders/apply', { lender_ids: [rocket, wrong] })).status).toBe(404)
    }
    expect(await rowsOf(ada)).toEqual([])
    await database.orm.update(lenders).set({ is_active: true }).where(eq(lenders.id, sleeper))
  })

  test('[L4] [L7] an application is noted and listed; the window starts when the lender looked', async () => {
    const ada = await applicant()
    const rocket = await idOf('Rocket Mortgage')
    const done = await ada.post('/api/lenders/apply', { lender_ids: [rocket] })
    expect(done).toMatchObject({ status: 200, body: { applied: [rocket], inquiry_window: null } })
    const looked = await ada.post('/api/lenders/pulled', { lender_id: rocket, pulled: true })
    expect(looked).toMatchObject({ status: 200, body: { inquiry_window: { days_left: 14 } } })
    const { body } = await ada.get('/api/lenders')
    expect(body).toMatchObject({
      applied: [rocket],
      applications: [{ lender_id: rocket, lender_name: 'Rocket Mortgage', status: 'pending' }],
    })
  })

  test('[L47] [L48] the person’s own tick is stored with its day, and taken back', async () => {
    const ada = await applicant()
    const lender_id = await idOf('Rocket Mortgage')
    await ada.post('/api/lenders/apply', { lender_ids: [lender_id] })
    expect(await rowsOf(ada)).toMatchObject([{ mailed_on: null, self_applied_on: null }])
    const ticked = await ada.post('/api/lenders/applied', { lender_id, applied: true, on: '2026-01-02' })
    expect(ticked).toMatchObject({ status: 200, body: { applications: [{ self_applied_on: '2026-01-02' }] } })
    expect(await rowsOf(ada)).toMatchObject([{ status: 'pending', self_applied_on: '2026-01-02' }])
    expect((await ada.post('/api/lenders/applied', { lender_id, applied: true, on: '2999-01-01' })).status).toBe(400)
    expect((await ada.post('/api/lenders/applied', { lender_id: 'x', applied: true })).status).toBe(404)
    await ada.post('/api/lenders/applied', { lender_id, applied: false })
    expect(await rowsOf(ada)).toMatchObject([{ self_applied_on: null }])
  })

  test('[L41] a made-up lender of an earlier version can’t be chosen; who has it on their list still sees it', async () => {
    const made = { name: 'Harbor Savings', loan_types: ['other' as const], is_sample: true }
    const [harbor] = await database.orm.insert(lenders).values(made).returning()
    const lender_id = harbor?.id ?? ''
    const ada = await applicant()
    expect((await ada.post('/api/lenders/apply', { lender_ids: [lender_id] })).status).toBe(404)
    await database.orm
      .insert(user_lender_applications)
      .values({ ...(await ownLoan(ada.id)), lender_id, applied_on: '2026-11-01' })
    const { body } = await ada.get('/api/lenders')
    expect(body.lenders.map(({ name }: Lender) => name)).not.toContain('Harbor Savings')
    expect(body.applications).toMatchObject([{ lender_name: 'Harbor Savings', is_sample: true }])
  })

  test('[L4] twenty clicks at once on one lender make one application', async () => {
    const ada = await applicant()
    const rocket = await idOf('Rocket Mortgage')
    const clicks = await Promise.all(
      Array.from({ length: 20 }, () => ada.post('/api/lenders/apply', { lender_ids: [rocket] })),
    )
    expect(new Set(clicks.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await rowsOf(ada)).toHaveLength(1)
  })

  test('[L4] twenty lenders at once make twenty applications', async () => {
    const ada = await applicant()
    const ids = await Promise.all(Array.from({ length: 20 }, (_, index) => idOf(`Branch ${index + 1}`)))
    await Promise.all(ids.map(id => ada.post('/api/lenders/apply', { lender_ids: [id] })))
    expect(await rowsOf(ada)).toHaveLength(20)
  })
})
