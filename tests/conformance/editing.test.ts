import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { storedResources } from '#app/server/stores.ts'
import { profileResource } from '#features/account/actions.ts'
import { applicationResource } from '#features/application/actions.ts'
import { closureResource } from '#features/closure/actions.ts'
import { escrowResource } from '#features/escrow/actions.ts'
import { insuranceDiaryResource } from '#features/insurance-diary/actions.ts'
import { preferencesResource } from '#features/notifications/actions.ts'
import { papersResource } from '#features/papers/actions.ts'
import { rateLockResource } from '#features/rate-lock/actions.ts'
import { servicingResource } from '#features/servicing/actions.ts'
import { wireSafetyResource } from '#features/wire-safety/actions.ts'
import { NO_NOTES } from '#features/wire-safety/model.ts'
import { type Fields, isSame } from '#resources/merge-fields.ts'
import type { AnyResource } from '#resources/resource.ts'
import { EXAMPLE_CLAIMS } from '#routes/claims.ts'
import type { Database } from '#server/db/database.ts'
import { bothDatabases } from '../harness/databases.ts'
import { isProof } from '../harness/proof.ts'
import { browserOf, type EditedForm, guestBrowser } from './editing-browser.ts'
import { escrowStatement, insured, locked, settlementAgent, yearTwo } from './scripts.ts'
import { homeLoan, monthlyStatement, refinancePlan } from './servicing-script.ts'
import { accountWorld, guestWorld, newAccount } from './worlds.ts'

const id = insured.id
const figures = { ...escrowStatement }
const paper = { kind: 'loan-estimate', values: {}, payments: [], lines: [], cash: {}, contacts: {} }

/** Every form over something kept: what is in it first, and two fields that people type into. */
const forms: (EditedForm & { rule: string })[] = [
  form('[AP17]', applicationResource, 'save-draft', { property_value: 1 }, ['loan_amount', 'annual_income']),
  form('[RL10]', rateLockResource, 'save', locked, ['days', 'interest_rate'], {
    value: (_field, number) => (number % 15) + 1,
  }),
  form('[WS10]', wireSafetyResource, 'note', NO_NOTES, ['expected_amount', 'bank_name'], {
    before: ['lock', settlementAgent],
  }),
  form('[YT11]', escrowResource, 'plan', yearTwo, ['price', 'county_value']),
  form('[A71]', insuranceDiaryResource, 'keep', insured, ['loan_amount', 'extra_monthly'], { id }),
  form('[X185]', escrowResource, 'keep', { id, figures }, ['figures'], {
    id,
    value: (_field, number) => ({ ...figures, closing: number }),
  }),
  form('[LP56]', papersResource, 'keep', { id, figures: paper, unsure: [] }, ['figures'], {
    id,
    value: (_field, number) => ({ ...paper, values: { loan_amount: number } }),
  }),
  form('[MH1]', servicingResource, 'own', homeLoan, ['balance', 'escrow']),
  form('[ST30]', servicingResource, 'keep', { id, figures: monthlyStatement }, ['figures'], {
    id,
    value: (_field, number) => ({ ...monthlyStatement, extra_principal: number }),
  }),
  form('[RN1]', servicingResource, 'refinance', refinancePlan, ['costs', 'stay_years'], {
    value: (field, number) => (field === 'costs' ? number : (number % 29) + 1),
  }),
  form('[CL17]', closureResource, 'save', { chosen_lender_name: 'Harbor' }, ['loan_amount', 'notes']),
  form('[P11]', profileResource, 'save', { first_name: 'Ada', last_name: '', phone: '' }, ['first_name', 'last_name']),
  form('[A70]', preferencesResource, 'save', { reminder_days: 3 }, ['reminder_days', 'email_enabled'], {
    value: (field, number) => (field === 'reminder_days' ? [1, 3, 7, 14][number % 4] : number % 2 === 0),
  }),
]

const WORDS = 'abcdefghijklmnopqrstuvwxyz'

function form(
  rule: string,
  resource: AnyResource,
  action: string,
  first: Fields,
  fields: string[],
  more: Partial<EditedForm> = {},
): EditedForm & { rule: string } {
  const isText = (field: string) => /name|notes/.test(field)
  const word = (number: number) => `${WORDS[number % 26]}${WORDS[(number * 7) % 26]}${WORDS[(number * 11) % 26]}`
  const value = (field: string, number: number) => (isText(field) ? word(number) : number)
  return { rule, resource, action, first, fields, value, ...more }
}

const unasked = {
  claims: EXAMPLE_CLAIMS,
  sensitive: { require: async () => {}, note: async () => {}, tell: async () => {} },
} as unknown as Parameters<typeof storedResources>[0]
const stored = storedResources(unasked)

const STEPS = [
  'type',
  'type',
  'type',
  'save',
  'save-unawaited',
  'switch',
  'lose-request',
  'lose-answer',
  'network',
  'sign-out',
  'close',
  'leave',
  'tab',
] as const
const step = fc.record({ do: fc.constantFrom(...STEPS), field: fc.nat(1), number: fc.integer({ min: 2, max: 900 }) })
const walks = fc.array(step, { minLength: 3, maxLength: 14 })

describe.each(bothDatabases.slice(0, isProof ? 2 : 1))('on $kind', ({ create }) => {
  let database: Database
  beforeAll(async () => {
    database = await create()
  })
  afterAll(() => {
    vi.restoreAllMocks()
    return database.close()
  })

  test.each(forms)(
    '$rule [ED3] $resource.name: the second of two that were made on the same is refused with 412, and the first stays',
    async each => {
      const worlds = [await accountWorld(database, stored), ...(each.resource.guest ? [guestWorld()] : [])]
      for (const { client } of worlds) {
        const { resource, action, first, before } = each
        if (before) await client.execute(resource, before[0], before[1])
        const field = each.fields[0] as string
        const change = (number: number) => ({ ...first, [field]: each.value(field, number) })
        const read = await client.read(resource)
        const base = { revision: (read.ok && read.revision) || 0, fields: null }
        const one = await client.execute(resource, action, change(5), base)
        expect(one).toMatchObject({ ok: true, revision: base.revision + 1 })
        expect(await client.execute(resource, action, change(6), base)).toMatchObject({
          problem: { status: 412, code: 'changed-elsewhere' },
        })
        expect(await client.read(resource)).toMatchObject({ value: one.ok && one.value })
        expect(await client.execute(resource, action, change(6))).toMatchObject({ ok: true })
      }
    },
  )

  test.each(forms)(
    '[ED8] $resource.name $action: whatever happens to the network and the tabs, what was typed last is kept, or its owner is asked',
    async each => {
      await fc.assert(
        fc.asyncProperty(walks, fc.boolean(), async (steps, asGuest) => {
          const isGuest = asGuest && each.resource.guest !== undefined
          const browser = isGuest ? await guestBrowser(each) : await browserOf(each, await newAccount(database, stored))
          for (const { do: what, field, number } of steps) {
            const name = each.fields[field % each.fields.length] as string
            await browser.step(what, name, each.value(name, number))
          }
          const { asked, open, kept, typed, touched } = await browser.finish()
          for (const [name, byTab] of typed) {
            if (byTab.size === 0) continue
            // One tab alone is never asked about its own changes.
            if (touched.get(name)?.size === 1 && !open.includes(name))
              expect(asked, `${name} was asked about`).not.toContain(name)
            if ([...asked, ...open].includes(name)) continue
            const last = [...byTab.values()].at(-1)
            // Both tabs can come to the same, one by typing it, the other by typing over it: then nobody's is lost.
            const over = [...byTab.values()].filter(({ was }) => isSame(was, last?.value))
            expect([last, ...over].map(edit => edit?.value)).toContainEqual(kept?.[name])
          }
        }),
        { numRuns: isProof ? 300 : 40 },
      )
    },
  )
})
