import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type ResourceName, resources } from '#app/resources.ts'
import { storedResources } from '#app/server/stores.ts'
import { estimateFees } from '#domain/fee-estimate.ts'
import { seedLenders } from '#features/lenders/server/seed.ts'
import { notifications } from '#features/notifications/server/tables.ts'
import { FLOATING } from '#features/rate-lock/model.ts'
import type { AnyResource, ViewOf } from '#resources/resource.ts'
import { EXAMPLE_CLAIMS } from '#routes/claims.ts'
import { bothDatabases, suiteDatabase } from '../harness/databases.ts'
import { newLoan } from '../harness/loans.ts'
import { unnamedOperator } from '../harness/operator.ts'
import { scripts } from './scripts.ts'
import { newAccount } from './worlds.ts'

/** With everything switched on that a view may show. Nothing here is mailed, so there is no mail queue. */
const parts = {
  lenderMail: true,
  operator: unnamedOperator,
  claims: EXAMPLE_CLAIMS,
  baseUrl: 'http://localhost:3000',
  operatorEmail: undefined,
}
const stored = storedResources(parts as Parameters<typeof storedResources>[0])
const schemaOf = (name: ResourceName) => stored.find(({ resource }) => resource.name === name)?.view ?? z.never()

type Views = { [Name in ResourceName]: ViewOf<(typeof resources)[Name]> }

const OWN = '44444444-4444-4444-8444-444444444444'
const harbor = {
  name: 'Harbor',
  interest_rate: 6,
  mortgage_type: '30_year_fixed',
  fees: estimateFees(320_000),
}

/** What an account does with each resource, in an order in which it all happens to somebody: a loan from first to next. */
const steps: [resource: ResourceName, action: string, input: (views: Views) => unknown][] = [
  ['closure', 'save', () => ({ chosen_lender_name: 'Harbor' })],
  ['application', 'save-draft', () => ({ property_state: 'Texas', loan_amount: 320_000 })],
  ['application', 'complete', () => ({})],
  ['comparison', 'add', () => ({ ...harbor, is_chosen: true })],
  ['comparison', 'update', ({ comparison }) => ({ id: comparison.scenarios[0]?.id, name: 'Alder' })],
  ['comparison', 'remove', ({ comparison }) => ({ id: comparison.scenarios[0]?.id, is_undo: true })],
  ['comparison', 'save', () => ({ offers: [{ ...harbor, id: OWN, is_chosen: true }] })],
  ['comparison', 'remove', ({ comparison }) => ({ id: comparison.scenarios[0]?.id, is_undo: true })],
  ['comparison', 'add', () => harbor],
  ['comparison', 'choose', ({ comparison }) => ({ id: comparison.scenarios[0]?.id, is_chosen: true })],
  ['comparison', 'choose', ({ comparison }) => ({ id: comparison.scenarios[0]?.id, is_chosen: false })],
  ['lenders', 'apply', ({ lenders }) => ({ lender_ids: [lenders.lenders[0]?.id] })],
  ['lenders', 'pulled', ({ lenders }) => ({ lender_id: lenders.applied[0], pulled: true })],
  ['lenders', 'applied', ({ lenders }) => ({ lender_id: lenders.lenders[0]?.id, applied: true })],
  ['timeline', 'update', () => ({ event_key: 'home_inspection', scheduled_date: '2026-11-20' })],
  ['rights', 'tell', () => ({ applied_on: '2026-11-10' })],
  ['rate-lock', 'save', () => ({ ...FLOATING, status: 'locked', ends_on: '2026-12-20' })],
  ['comparison', 'add', () => harbor],
  ['documents', 'mark', () => ({ document: 'pay_stubs', gathered: true })],
  ['wire-safety', 'lock', () => ({ agent_name: 'Old Title', agent_phone: '919 555 0101', learnt_from: 'contract' })],
  [
    'closure',
    'close',
    ({ closure }) => ({
      chosen_lender_name: 'Harbor',
      application_id: closure.applications[0]?.tracking_id,
      loan_amount: 320_000,
      interest_rate: 6,
      loan_type: 'conventional',
      apr: 6.1,
    }),
  ],
  ['application', 'save-draft', () => ({ new: true, property_state: 'Ohio' })],
  ['application', 'complete', () => ({ new: true, property_state: 'Ohio' })],
  ['timeline', 'update', () => ({ event_key: 'loan_application', completed: true })],
  [
    'loans',
    'end',
    ({ loans: { loans } }) => ({
      id: loans.find(({ state }) => state === 'owned')?.id,
      reason: 'sold',
      on: '2026-11-01',
    }),
  ],
  ['profile', 'save', () => ({ first_name: 'Ada', last_name: 'Owner', phone: '919 555 0100' })],
  ['gifts', 'request', () => ({ street_address: '1 Main St', city: 'Cary', state: 'NC', zip_code: '27511' })],
  ['preferences', 'save', () => ({ reminder_days: 14, rate_alerts: true })],
  ['preferences', 'save', () => ({ language: 'es' })],
  ['notifications', 'read-all', () => ({})],
  ...Object.entries(scripts)
    .filter(([name]) => name !== 'application')
    .flatMap(([name, actions]) =>
      Object.entries(actions).flatMap(([action, inputs]) =>
        inputs.slice(0, 3).map(input => [name as ResourceName, action, () => input] as (typeof steps)[number]),
      ),
    ),
]

describe.each(bothDatabases)('on $kind', ({ create }) => {
  const database = suiteDatabase(create)
  beforeAll(async () => {
    await database.transaction(seedLenders)
  })

  test('[X91] [X17] an action answers with what is kept now, as described, and changes only the resources that it says it touches', async () => {
    const account = await newAccount(database, stored)
    await newLoan(database, account.id)
    const notice = { key: 'lock.end', parameters: { given: { until: '2026-12-20' }, timing: 'due', days: 3 } } as const
    await database.orm.insert(notifications).values({ user_id: account.id, type: 'info', ...notice })
    const viewOf = async (name: string) => (await account.fetchHere(`/api/${name}`)).json()
    async function allViews(): Promise<Views> {
      const names = Object.keys(resources) as ResourceName[]
      const shown = await Promise.all(names.map(viewOf))
      const all = Object.fromEntries(names.map((name, index) => [name, shown[index]])) as Views
      for (const name of names) expect(z.parse(schemaOf(name), all[name]), name).toEqual(all[name])
      return all
    }

    const seen = new Set<string>()
    const done = new Set<string>()
    let before = await allViews()
    for (const [name, action, input] of steps) {
      const { status, answer } = await account.post(`/api/${name}/${action}`, input(before))
      if (status !== 200) continue
      done.add(`${name}/${action}`)
      const after = await allViews()
      expect(answer, `${name}/${action}`).toMatchObject(after[name])
      const invalidates = (resources[name] as AnyResource).actions[action]?.invalidates ?? []
      const others = (Object.keys(resources) as ResourceName[]).filter(
        other => other !== name && JSON.stringify(after[other]) !== JSON.stringify(before[other]),
      )
      // Whoever goes over to another loan sees other things everywhere: the page reads all of them anew.
      const goesOver = before.loans.current !== after.loans.current
      if (!goesOver) expect(invalidates, `${name}/${action}`).toEqual(expect.arrayContaining(others))
      for (const other of others) if (!goesOver || invalidates.includes(other)) seen.add(`${name}/${action} ${other}`)
      before = after
    }

    const actions = Object.values<AnyResource>(resources).flatMap(resource =>
      Object.keys(resource.actions).map(action => `${resource.name}/${action}`),
    )
    // One needs a notification, the other a mail server; both are proved where those are.
    const elsewhere = ['notifications/read', 'preferences/ask-again']
    expect([...done, ...elsewhere].toSorted()).toEqual(actions.toSorted())
    const said = Object.values<AnyResource>(resources).flatMap(({ name, actions }) =>
      Object.entries(actions).flatMap(([action, { invalidates = [] }]) =>
        invalidates.map(each => `${name}/${action} ${each}`),
      ),
    )
    expect([...seen].toSorted()).toEqual(said.toSorted())
  })
})
