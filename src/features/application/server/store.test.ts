import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newAccount } from '../../../../tests/conformance/worlds.ts'
import { suiteDatabase } from '../../../../tests/harness/databases.ts'
import { applicationResource } from '../actions.ts'
import { applicationStore } from './store.ts'
import { mortgage_applications } from './tables.ts'

const resources = [{ resource: applicationResource, store: applicationStore }]

const database = suiteDatabase()

const rowsOf = (user_id: string) =>
  database.orm.select().from(mortgage_applications).where(eq(mortgage_applications.user_id, user_id))

test('[AP19] fifty times two tabs complete at once: one row and one tracking id each time', async () => {
  for (let round = 0; round < 50; round += 1) {
    const ada = await newAccount(database, resources)
    const tabs = await Promise.all(
      ['Texas', 'Ohio'].map(property_state => ada.post('/api/application/complete', { property_state })),
    )
    expect(tabs.map(tab => tab.status)).toEqual([200, 200])
    const ids = tabs.map(tab => (tab.answer as { completed: { tracking_id: string } }).completed.tracking_id)
    expect(new Set(ids).size).toBe(1)
    expect(await rowsOf(ada.id)).toMatchObject([{ status: 'completed', tracking_id: ids[0] }])
  }
})

test('[AP6] a draft is kept, updated in place, and gone once it is completed', async () => {
  const ada = await newAccount(database, resources)
  await ada.post('/api/application/save-draft', { property_state: 'Texas', loan_amount: 320_000.55 })
  await ada.post('/api/application/save-draft', { annual_income: 96_000 })
  expect(await rowsOf(ada.id)).toMatchObject([{ status: 'draft', loan_amount: 320_000.55, annual_income: 96_000 }])
  await ada.post('/api/application/complete', {})
  expect(await rowsOf(ada.id)).toMatchObject([{ status: 'completed', loan_amount: 320_000.55 }])
})

test('[AP20] what the schema refuses is not stored', async () => {
  const ada = await newAccount(database, resources)
  for (const bad of [{ loan_amount: -5 }, { property_state: 'Atlantis' }, { property_zip_code: '"><img>' }]) {
    expect((await ada.post('/api/application/save-draft', bad)).status).toBe(400)
  }
  expect(await rowsOf(ada.id)).toEqual([])
})

test('[RF12] the loan that a refinance replaces is kept', async () => {
  const ada = await newAccount(database, resources)
  const loan = {
    current_balance: 300_000.45,
    current_rate: 6.125,
    current_months_left: 291,
    current_payment: 2_059.63,
  }
  const answers = {
    loan_purpose: 'refinance',
    property_state: 'Ohio',
    ...loan,
    current_servicer: 'Juniper Loan Care',
  }
  await ada.post('/api/application/complete', answers)
  expect(await rowsOf(ada.id)).toMatchObject([answers])
  const wrong = await ada.post('/api/application/complete', { current_payment: 1_000 })
  expect(wrong).toMatchObject({ status: 400, answer: { code: 'current-loan-wrong' } })
  expect(await rowsOf(ada.id)).toMatchObject([answers])
})

test('forged ids, owners and states are not taken from what was sent', async () => {
  const ada = await newAccount(database, resources)
  const eve = await newAccount(database, resources)
  await ada.post('/api/application/complete', { property_state: 'Texas' })
  const forged = { user_id: ada.id, status: 'completed', tracking_id: 'MA-FORGED00', property_state: 'Ohio' }
  await eve.post('/api/application/save-draft', forged)
  expect(await rowsOf(ada.id)).toMatchObject([{ property_state: 'Texas' }])
  expect(await rowsOf(eve.id)).toMatchObject([{ status: 'draft', tracking_id: null }])
})
