import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { storedResources } from '#app/server/stores.ts'
import { estimateFees } from '#domain/fee-estimate.ts'
import { closureStore } from '#features/closure/server/store.ts'
import { type Loan, MOST_LOANS } from '#resources/loans-model.ts'
import { EXAMPLE_CLAIMS } from '#routes/claims.ts'
import { suiteDatabase } from '../../../tests/harness/databases.ts'
import { type ResourcePerson, resourceApp } from '../../../tests/harness/resource-app.ts'
import { loans } from './tables.ts'

const parts = { claims: EXAMPLE_CLAIMS } as Parameters<typeof storedResources>[0]

const database = suiteDatabase()
const newPerson = resourceApp(database, storedResources(parts))

const loansOf = async (ada: ResourcePerson): Promise<Loan[]> => (await ada.get('/api/loans')).body.loans
const stateOf = async (ada: ResourcePerson) => (await loansOf(ada))[0]?.state
const tick = (ada: ResourcePerson, event_key: string, completed = true) =>
  ada.post('/api/timeline/update', { event_key, completed })
const close = async (ada: ResourcePerson, more: object = {}) => {
  const { completed } = (await ada.get('/api/application')).body
  const form = {
    chosen_lender_name: 'Harbor Savings',
    application_id: completed.tracking_id,
    loan_type: 'conventional',
  }
  const figures = { loan_amount: 360_000, interest_rate: 6.5, apr: 6.7 }
  return ada.post('/api/closure/close', { ...form, ...figures, ...more })
}

test('[LN3] [G13] reading makes no loan; the first thing that is kept does', async () => {
  const ada = await newPerson()
  for (const name of ['application', 'timeline', 'comparison', 'papers', 'documents', 'loans']) {
    expect((await ada.get(`/api/${name}`)).status).toBe(200)
  }
  expect(await database.orm.select().from(loans).where(eq(loans.user_id, ada.id))).toEqual([])
  await ada.post('/api/documents/mark', { document: 'pay_stubs', gathered: true })
  await ada.post('/api/documents/mark', { document: 'w2_forms', gathered: true })
  expect(await loansOf(ada)).toMatchObject([{ state: 'planning', name: null }])
})

test('[LN2] the state follows what is kept, forth and back, and the closing is for good', async () => {
  const ada = await newPerson()
  await tick(ada, 'clear_to_close')
  expect(await stateOf(ada)).toBe('planning')
  await ada.post('/api/application/complete', { property_state: 'Ohio' })
  expect(await stateOf(ada)).toBe('closing')
  await tick(ada, 'clear_to_close', false)
  expect(await stateOf(ada)).toBe('comparing')
  await tick(ada, 'loan_application')
  expect(await stateOf(ada)).toBe('applying')
  await close(ada, { closed_on: '2026-03-20' })
  await tick(ada, 'loan_application', false)
  expect(await loansOf(ada)).toMatchObject([{ state: 'owned', closed_on: '2026-03-20' }])
})

test('[LN4] another of one’s own loans is named in the address; anybody else’s, and none at all, is not found', async () => {
  const ada = await newPerson()
  const eve = await newPerson()
  await ada.post('/api/documents/mark', { document: 'pay_stubs', gathered: true })
  const first = (await loansOf(ada))[0]?.id ?? ''
  await ada.post('/api/loans/open', { purpose: 'purchase', name: '12 Elm Street' })
  expect((await ada.get('/api/documents')).body.gathered).toEqual([])
  expect((await ada.get(`/api/documents?loan=${first}`)).body.gathered).toEqual(['pay_stubs'])
  const mark = { document: 'w2_forms', gathered: true }
  expect((await ada.post(`/api/documents/mark?loan=${first}`, mark)).body.gathered).toEqual(['pay_stubs', 'w2_forms'])
  expect((await ada.get('/api/documents')).body.gathered).toEqual([])
  for (const loan of [first, crypto.randomUUID(), 'first', '']) {
    for (const answer of [
      await eve.get(`/api/documents?loan=${loan}`),
      await eve.post(`/api/documents/mark?loan=${loan}`, mark),
      await eve.post('/api/loans/select', { id: loan }),
    ]) {
      expect(answer.status, loan).toBe(404)
    }
  }
})

test('[LN7] [LN10] a refinance begins from the closed loan, and its closing ends that one', async () => {
  const ada = await newPerson()
  const offer = {
    name: 'Harbor Savings',
    interest_rate: 6.5,
    mortgage_type: '30_year_fixed',
    fees: estimateFees(360_000),
  }
  await ada.post('/api/comparison/add', offer)
  await ada.post('/api/application/complete', { property_state: 'Florida', property_value: 450_000 })
  await close(ada, { closed_on: '2024-12-20' })
  const old = (await loansOf(ada))[0]?.id
  await ada.post('/api/loans/open', { purpose: 'refinance', name: 'Refinance 2027', refinances: old })
  const { draft, past_loans } = (await ada.get('/api/application')).body
  expect(draft).toMatchObject({
    loan_purpose: 'refinance',
    property_state: 'Florida',
    property_value: 450_000,
    current_rate: 6.5,
    current_payment: 2_275.44,
    current_servicer: 'Harbor Savings',
  })
  expect(draft.current_balance).toBeLessThan(360_000)
  expect(draft.current_months_left).toBeLessThan(360)
  expect(past_loans).toMatchObject([{ id: old }])

  await ada.post('/api/application/complete', {})
  await close(ada, { closed_on: '2026-11-02' })
  expect(await loansOf(ada)).toMatchObject([
    { id: old, state: 'ended', end_reason: 'refinanced', ended_on: '2026-11-02' },
    { name: 'Refinance 2027', state: 'owned' },
  ])
  expect((await ada.get(`/api/application?loan=${old}`)).body).toMatchObject({ locked: true, can_start_new: true })
})

test('[LN7] a refinance that was closed in the evening ends the old loan on that day, where its owner lives', async () => {
  const ada = await newPerson()
  await database.run(`update users set time_zone = 'America/Los_Angeles' where id = $1`, [ada.id])
  const [old, loan_id] = [crypto.randomUUID(), crypto.randomUUID()]
  await database.orm.insert(loans).values([
    { user_id: ada.id, id: old, state: 'owned' },
    { user_id: ada.id, id: loan_id, state: 'closing', refinances: old },
  ])
  const owner = { user_id: ada.id, loan_id }
  const before = { lenders: [], applications: [], closure: null }
  const closure = {
    id: crypto.randomUUID(),
    chosen_lender_name: 'Harbor Savings',
    chosen_lender_id: null,
    application_id: null,
    loan_amount: null,
    interest_rate: null,
    loan_type: null,
    apr: null,
    notes: null,
    loan_closed: true,
    updated_at: '2026-11-18T04:30:00.000Z',
  }
  await database.transaction(tx => closureStore.save(tx, owner, before, { ...before, closure }))
  expect((await loansOf(ada)).find(({ id }) => id === old)).toMatchObject({ state: 'ended', ended_on: '2026-11-17' })
})

test('[LN7] only a closed loan ends, and not ahead of its day', async () => {
  const ada = await newPerson()
  await ada.post('/api/application/complete', { property_state: 'Ohio' })
  const id = (await loansOf(ada))[0]?.id
  const end = (on: string) => ada.post('/api/loans/end', { id, reason: 'sold', on })
  expect(await end('2026-11-01')).toMatchObject({ status: 409, body: { code: 'loan-not-owned' } })
  await close(ada)
  expect(await end('2098-01-01')).toMatchObject({ status: 400, body: { code: 'end-ahead' } })
  expect((await end('2026-11-01')).body.loans).toMatchObject([{ state: 'ended', end_reason: 'sold' }])
  expect((await end('2026-11-02')).body.loans).toMatchObject([{ ended_on: '2026-11-01' }])
})

test('[LN9] [G6] [G8] at sign-in the guest’s loans come along, into a new loan where the account’s is closed; twice changes nothing more', async () => {
  const ada = await newPerson()
  await ada.post('/api/application/complete', { property_state: 'Ohio' })
  await close(ada)
  const other = crypto.randomUUID()
  const opened_at = '2026-11-18T10:00:00.000Z'
  const guest = {
    documents: { gathered: ['pay_stubs'] },
    loans: {
      loans: [
        { id: 'first', name: 'Elm', opened_at },
        { id: other, name: 'Lake house', opened_at },
      ],
      current: other,
    },
    other_loans: [{ loan_id: other, documents: { gathered: ['w2_forms'] } }],
  }
  for (let round = 0; round < 2; round += 1) {
    expect((await ada.post('/api/account/import-guest', guest)).status).toBe(200)
    const names = (await loansOf(ada)).map(({ name, state }) => `${name} ${state}`)
    expect(names.toSorted()).toEqual(['Elm planning', 'Lake house planning', 'null owned'])
  }
  expect((await ada.get('/api/documents')).body.gathered).toEqual(['pay_stubs'])
  expect((await ada.get(`/api/documents?loan=${other}`)).body.gathered).toEqual(['w2_forms'])
})

test('[LN21] [X31] a guest’s loans that the account has no room for, or that nobody has, stop all of it', async () => {
  const ada = await newPerson()
  const own = Array.from({ length: MOST_LOANS }, () => ({ user_id: ada.id, id: crypto.randomUUID() }))
  await database.orm.insert(loans).values(own)
  const other = crypto.randomUUID()
  const listed = { loans: [{ id: other, opened_at: '2026-11-18T10:00:00.000Z' }], current: other }
  const first = { documents: { gathered: ['pay_stubs'] } }
  const other_loans = [{ loan_id: other, documents: { gathered: ['w2_forms'] } }]
  for (const guest of [{ loans: listed }, { loans: listed, other_loans }]) {
    expect(await ada.post('/api/account/import-guest', { ...first, ...guest })).toMatchObject({
      status: 409,
      body: { code: 'too-many-loans' },
    })
  }
  expect(await ada.post('/api/account/import-guest', { ...first, other_loans })).toMatchObject({
    status: 404,
    body: { code: 'no-such-loan' },
  })
  expect(await loansOf(ada)).toHaveLength(MOST_LOANS)
  expect((await ada.get('/api/documents')).body.gathered).toEqual([])
})

test('[LN9] a guest’s refinance of their first loan is one of the loan that it became', async () => {
  const ada = await newPerson()
  const other = crypto.randomUUID()
  const opened_at = '2026-11-18T10:00:00.000Z'
  const guest = {
    documents: { gathered: ['pay_stubs'] },
    loans: {
      loans: [
        { id: 'first', opened_at },
        { id: other, purpose: 'refinance', refinances: 'first', opened_at },
      ],
      current: other,
    },
  }
  expect((await ada.post('/api/account/import-guest', guest)).status).toBe(200)
  const own = await loansOf(ada)
  const became = own.find(({ id }) => id !== other)?.id
  expect(became).toBeDefined()
  expect(own.find(({ id }) => id === other)?.refinances).toBe(became)
})
