import { describe, expect, test } from 'vitest'
import { estimateFees } from '#domain/fee-estimate.ts'
import { suiteDatabase } from '../../../../tests/harness/databases.ts'
import { resourceApp } from '../../../../tests/harness/resource-app.ts'
import { comparisonResource } from '../actions.ts'
import type { Scenario } from '../model.ts'
import { comparisonStore } from './store.ts'
import { user_comparison_scenarios } from './tables.ts'

const offer = (name: string, more: object = {}) => ({
  name,
  interest_rate: 6.5,
  mortgage_type: '30_year_fixed',
  fees: estimateFees(400_000),
  ...more,
})

describe('the lenders of an account', () => {
  const database = suiteDatabase()
  const newPerson = resourceApp(database, [{ resource: comparisonResource, store: comparisonStore }])

  const names = (body: { scenarios: Scenario[] }) => body.scenarios.map(({ name }) => name)

  test('[C8] [C5] are there again after adding, changing and removing', async () => {
    const ada = await newPerson()
    expect(await ada.get('/api/comparison')).toEqual({ status: 200, body: { scenarios: [] } })
    for (const name of ['Harbor', 'County', 'Prairie']) {
      expect((await ada.post('/api/comparison/add', offer(name))).status).toBe(200)
    }
    const { body } = await ada.get('/api/comparison')
    expect(names(body)).toEqual(['Harbor', 'County', 'Prairie'])
    const [harbor, county] = body.scenarios
    const changed = await ada.post('/api/comparison/update', {
      id: harbor.id,
      interest_rate: 6.25,
      fees: { appraisalFee: 650.5 },
    })
    expect(changed.body.scenarios[0]).toMatchObject({ interest_rate: 6.25, fees: { totalFees: 8135.5 } })
    const removed = await ada.post('/api/comparison/remove', { id: county.id })
    expect(names(removed.body)).toEqual(['Harbor', 'Prairie'])
    expect((await ada.get('/api/comparison')).body).toEqual(removed.body)
    const back = await ada.post('/api/comparison/add', county)
    expect(names(back.body)).toEqual(['Harbor', 'County', 'Prairie'])
  })

  test('[C23] keep their program, insurance, upfront fee and credit; an offer that names none is a plain loan', async () => {
    const ada = await newPerson()
    const plain = {
      loan_program: 'conventional',
      mortgage_insurance_monthly: 0,
      upfront_fee: 0,
      upfront_fee_financed: true,
      lender_credit: 0,
    }
    const { body } = await ada.post('/api/comparison/add', offer('Harbor'))
    expect(body.scenarios[0]).toMatchObject(plain)
    const { id } = body.scenarios[0]
    const terms = { loan_program: 'fha', mortgage_insurance_monthly: 160.5, upfront_fee: 6300, lender_credit: 500 }
    await ada.post('/api/comparison/update', { id, ...terms, upfront_fee_financed: false })
    await ada.post('/api/comparison/update', { id, interest_rate: 6.25 })
    expect((await ada.get('/api/comparison')).body.scenarios[0]).toMatchObject({
      ...terms,
      upfront_fee_financed: false,
    })
    for (const wrong of [
      { lender_credit: -1 },
      { loan_program: 'x' },
      { upfront_fee: 1e12 },
      { upfront_fee_financed: 1 },
    ]) {
      expect((await ada.post('/api/comparison/update', { id, ...wrong })).status).toBe(400)
    }
  })

  test('[C42] [C43] keep where each figure comes from, through changes too; a figure that is changed is typed', async () => {
    const ada = await newPerson()
    const sources = { interest_rate: 'guessed', appraisalFee: 'read', titleInsurance: 'guessed' }
    const disclosure = { loan_amount: 162_000, expires_on: '2013-03-04' }
    const { body } = await ada.post('/api/comparison/add', offer('Harbor', { sources, ...disclosure }))
    expect(body.scenarios[0]).toMatchObject({ sources, ...disclosure })
    const { id } = body.scenarios[0]
    await ada.post('/api/comparison/update', { id, interest_rate: 6.5, fees: { titleInsurance: 1200 } })
    await ada.post('/api/comparison/update', { id, sources: { appraisalFee: 'unsure' }, expires_on: null })
    expect((await ada.get('/api/comparison')).body.scenarios[0]).toMatchObject({
      sources: { interest_rate: 'typed', appraisalFee: 'unsure', titleInsurance: 'typed' },
      loan_amount: 162_000,
      expires_on: null,
    })
    const plain = await ada.post('/api/comparison/add', offer('Plain'))
    expect(plain.body.scenarios[1]).toMatchObject({ sources: {}, loan_amount: null, expires_on: null })
    for (const wrong of [
      { sources: { interest_rate: 'rumour' } },
      { sources: 'typed' },
      { expires_on: '2026-02-30' },
      { loan_amount: -1 },
    ]) {
      expect((await ada.post('/api/comparison/update', { id, ...wrong })).status).toBe(400)
    }
  })

  test('[C31] keep their marks when another is removed', async () => {
    const ada = await newPerson()
    const marks = (body: { scenarios: Scenario[] }) => body.scenarios.map(({ name, mark }) => `${name}${mark}`)
    for (const name of ['A', 'B', 'C']) await ada.post('/api/comparison/add', offer(name))
    await database.orm.update(user_comparison_scenarios).set({ mark: 0 })
    const { body } = await ada.get('/api/comparison')
    expect(marks(body)).toEqual(['A1', 'B2', 'C3'])
    await ada.post('/api/comparison/remove', { id: body.scenarios[0].id })
    expect(marks((await ada.get('/api/comparison')).body)).toEqual(['B2', 'C3'])
    expect((await ada.post('/api/comparison/add', offer('D', { mark: -1 }))).status).toBe(400)
    expect(marks((await ada.post('/api/comparison/add', offer('D', { mark: 3 }))).body)).toEqual(['B2', 'C3', 'D4'])
  })

  test('[C6] the last one stays', async () => {
    const ada = await newPerson()
    const { body } = await ada.post('/api/comparison/add', offer('Harbor'))
    expect(await ada.post('/api/comparison/remove', { id: body.scenarios[0].id })).toMatchObject({
      status: 409,
      body: { code: 'last-lender' },
    })
    expect(names((await ada.get('/api/comparison')).body)).toEqual(['Harbor'])
  })

  test('[C8] nobody reads, changes or removes another person’s lenders, even by their id', async () => {
    const [ada, eve] = [await newPerson(), await newPerson()]
    const { body } = await ada.post('/api/comparison/add', offer('Harbor'))
    const { id } = body.scenarios[0]
    expect((await eve.get('/api/comparison')).body).toEqual({ scenarios: [] })
    expect((await eve.post('/api/comparison/update', { id, name: 'Mine' })).status).toBe(404)
    expect((await eve.post('/api/comparison/remove', { id })).status).toBe(404)
    expect((await eve.post('/api/comparison/add', offer('Copy', { id }))).status).toBe(200)
    expect(names((await ada.get('/api/comparison')).body)).toEqual(['Harbor'])
  })

  test('[C7] nothing is stored that the schema refuses, and nonsense is stored as 0', async () => {
    const ada = await newPerson()
    for (const wrong of [
      { interest_rate: -1 },
      { interest_rate: 1e9 },
      { name: '' },
      { mortgage_type: 'x' },
      { fees: null },
    ]) {
      expect((await ada.post('/api/comparison/add', offer('Harbor', wrong))).status).toBe(400)
    }
    expect((await ada.get('/api/comparison')).body.scenarios).toEqual([])
    const { body } = await ada.post(
      '/api/comparison/add',
      offer('<script>alert(1)</script>', { interest_rate: 'soon' }),
    )
    expect(body.scenarios[0]).toMatchObject({ name: '<script>alert(1)</script>', interest_rate: 0 })
  })

  test('a double click with the same id adds one lender, and two tabs at once lose none', async () => {
    const ada = await newPerson()
    const id = crypto.randomUUID()
    await Promise.all(Array.from({ length: 8 }, () => ada.post('/api/comparison/add', offer('Harbor', { id }))))
    await Promise.all(['A', 'B', 'C', 'D'].map(name => ada.post('/api/comparison/add', offer(name))))
    expect(names((await ada.get('/api/comparison')).body).toSorted()).toEqual(['A', 'B', 'C', 'D', 'Harbor'])
  })

  test('[C9] a guest’s lenders are added behind the account’s, once', async () => {
    const [guest, ada] = [await newPerson(), await newPerson()]
    const { body: comparison } = await guest
      .post('/api/comparison/add', offer('Harbor'))
      .then(() => guest.post('/api/comparison/add', offer('Prairie')))
    await ada.post('/api/comparison/add', offer('harbor'))
    const first = await ada.post('/api/account/import-guest', { comparison })
    expect(names(first.body.comparison)).toEqual(['harbor', 'Prairie'])
    expect(await ada.post('/api/account/import-guest', { comparison })).toEqual(first)
  })
})
