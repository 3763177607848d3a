import { describe, expect, test } from 'vitest'
import { storedResources } from '#app/server/stores.ts'
import { NOTHING_SERVICED } from '#features/servicing/model.ts'
import type { LoansView } from '#resources/loans-model.ts'
import { EXAMPLE_CLAIMS } from '#routes/claims.ts'
import { bothDatabases, suiteDatabase } from '../harness/databases.ts'
import { homeLoan } from './servicing-script.ts'
import { newAccount } from './worlds.ts'

const resources = storedResources({ claims: EXAMPLE_CLAIMS } as Parameters<typeof storedResources>[0])
const servicing = { ...NOTHING_SERVICED, loan: homeLoan }

describe.each(bothDatabases)('on $kind', ({ create }) => {
  const database = suiteDatabase(create)

  async function person() {
    const account = await newAccount(database, resources)
    const read = async <View>(path: string) => (await (await account.fetchHere(path)).json()) as View
    const states = async () => (await read<LoansView>('/api/loans')).loans.map(({ state }) => state).toSorted()
    return { ...account, read, states }
  }

  test('[MH7] a guest’s paid loan gets a place of its own beside what is being planned, and sent twice it is there once', async () => {
    const ada = await person()
    await ada.post('/api/application/save-draft', { property_state: 'Texas', loan_amount: 320_000 })
    for (const _time of [1, 2]) expect((await ada.post('/api/account/import-guest', { servicing })).status).toBe(200)
    expect(await ada.states()).toEqual(['owned', 'planning'])
    expect(await ada.read('/api/servicing')).toEqual(servicing)
  })

  test('[MH7] whoever has no loan yet gets it as their first', async () => {
    const ben = await person()
    await ben.post('/api/account/import-guest', { servicing })
    expect(await ben.states()).toEqual(['owned'])
  })

  test('[MH1] [MH8] an entered loan is owned, and a refinance of it begins with its figures', async () => {
    const cyd = await person()
    expect((await cyd.post('/api/servicing/own', homeLoan)).status).toBe(200)
    expect(await cyd.states()).toEqual(['owned'])
    const [owned] = (await cyd.read<LoansView>('/api/loans')).loans
    await cyd.post('/api/loans/open', { purpose: 'refinance', refinances: owned?.id })
    expect(await cyd.read('/api/application')).toMatchObject({
      draft: {
        loan_purpose: 'refinance',
        current_balance: 357_006.77,
        current_rate: 6.5,
        current_payment: 2275.44,
        current_months_left: 351,
        current_servicer: 'Juniper Loan Care',
        property_value: 450_000,
      },
    })
  })
})
