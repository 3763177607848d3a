import { globSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { afterAll, expect, test, vi } from 'vitest'
import { storedResources } from '#app/server/stores.ts'
import { addDays } from '#domain/calendar-day.ts'
import { profileResource } from '#features/account/actions.ts'
import { applicationResource } from '#features/application/actions.ts'
import { closureResource } from '#features/closure/actions.ts'
import { comparisonResource } from '#features/comparison/actions.ts'
import { disclosuresResource } from '#features/disclosures/actions.ts'
import { escrowResource } from '#features/escrow/actions.ts'
import { insuranceDiaryResource } from '#features/insurance-diary/actions.ts'
import { preferencesResource } from '#features/notifications/actions.ts'
import { rateLockResource } from '#features/rate-lock/actions.ts'
import { servicingResource } from '#features/servicing/actions.ts'
import { timelineResource } from '#features/timeline/actions.ts'
import { legalDatesResource } from '#features/timeline/legal-dates-actions.ts'
import { togetherResource } from '#features/together/actions.ts'
import { wireSafetyResource } from '#features/wire-safety/actions.ts'
import { NO_NOTES } from '#features/wire-safety/model.ts'
import type { Fields } from '#resources/merge-fields.ts'
import type { AnyResource } from '#resources/resource.ts'
import { EXAMPLE_CLAIMS } from '#routes/claims.ts'
import { suiteDatabase } from '../harness/databases.ts'
import { savedOffer } from './comparison-script.ts'
import { browserOf, type EditedForm, guestBrowser } from './editing-browser.ts'
import { FOUND, walk, walks } from './editing-walks.ts'
import { escrowStatement, insured, locked, settlementAgent, yearTwo } from './scripts.ts'
import {
  escrowLetter,
  forcedInsurance,
  homeLoan,
  monthlyStatement,
  payoffLetter,
  rateNotice,
  refinancePlan,
  transferLetters,
} from './servicing-script.ts'
import { giftOfMoney, ledgerEntry, sharedHouse, termSheet, twoBorrowers } from './together-script.ts'
import { accountWorld, guestWorld, newAccount } from './worlds.ts'

const id = insured.id
const disclosure = { kind: 'loan-estimate', values: {}, payments: [], lines: [], cash: {}, contacts: {} }
const lender = (mark: number) => ({
  ...savedOffer('Harbor', `${mark}1111111-1111-4111-8111-111111111111`),
  created_at: `2026-11-15T12:00:0${mark}.000Z`,
  mark,
  is_chosen: false,
})
const percent = (number: number) => (number % 15) + 1
const yes = (number: number) => number % 2 === 0

/** Every form over something saved: what is in it first, and fields that people type into. */
const editedForms: EditedForm[] = [
  form(
    '[AP17]',
    applicationResource,
    'save-draft',
    { property_value: 1 },
    { loan_amount: exactly, annual_income: exactly },
  ),
  form(
    '[T3]',
    timelineResource,
    'update',
    { event_key: 'home_inspection', scheduled_date: '2026-12-01', notes: 'Bring Ann' },
    { scheduled_date: day, notes: word },
    { id: 'home_inspection' },
  ),
  form('[LD43]', legalDatesResource, 'tell', { applied_on: '2026-11-02' }, { applied_on: day, locked_on: day }),
  form('[RL10]', rateLockResource, 'save', locked, { days: percent, interest_rate: percent }),
  form(
    '[WS10]',
    wireSafetyResource,
    'note',
    NO_NOTES,
    { expected_amount: exactly, bank_name: word },
    {
      before: ['lock', settlementAgent],
    },
  ),
  form('[YT11]', escrowResource, 'plan', yearTwo, { price: exactly, county_value: exactly }),
  form('[A71]', insuranceDiaryResource, 'keep', insured, { loan_amount: exactly, extra_monthly: exactly }, { id }),
  form(
    '[X185]',
    escrowResource,
    'keep',
    { id, figures: { ...escrowStatement } },
    {
      figures: number => ({ ...escrowStatement, closing: number }),
    },
    { id },
  ),
  form(
    '[X185]',
    escrowResource,
    'letter',
    { id, letter: escrowLetter },
    { letter: number => ({ ...escrowLetter, mailed_on: day(number) }) },
    { id, before: ['keep', { id, figures: escrowStatement }] },
  ),
  form(
    '[LP56]',
    disclosuresResource,
    'keep',
    { id, figures: disclosure, unsure: [] },
    {
      figures: number => ({ ...disclosure, values: { loan_amount: number } }),
    },
    { id },
  ),
  form(
    '[X90] [C18]',
    comparisonResource,
    'save',
    { offers: [lender(1), lender(2)] },
    {
      offers: number => [lender(1), { ...lender(2), interest_rate: number / 100, sources: { interest_rate: 'typed' } }],
    },
  ),
  form('[MH1]', servicingResource, 'own', homeLoan, { balance: exactly, escrow: exactly }),
  form(
    '[ST30]',
    servicingResource,
    'keep',
    { id, figures: monthlyStatement },
    {
      figures: number => ({ ...monthlyStatement, extra_principal: number }),
    },
    { id },
  ),
  form(
    '[ST30]',
    servicingResource,
    'letter',
    { id, letter: escrowLetter },
    { letter: number => ({ ...escrowLetter, mailed_on: day(number) }) },
    { id, before: ['keep', { id, figures: monthlyStatement }] },
  ),
  form(
    '[SV17]',
    servicingResource,
    'write',
    { about: 'transfer', letter: escrowLetter },
    { letter: number => ({ ...escrowLetter, mailed_on: day(number) }) },
    { id: 'transfer' },
  ),
  form('[RN1]', servicingResource, 'refinance', refinancePlan, {
    costs: exactly,
    stay_years: number => (number % 29) + 1,
  }),
  form('[SV17]', servicingResource, 'transfer', transferLetters, { is_autopay_moved: yes, reminder_enabled: yes }),
  form('[SV17]', servicingResource, 'payoff', payoffLetter, { fees: exactly, is_escrow_back: yes }),
  form('[SV17]', servicingResource, 'rate-notice', rateNotice, { index: percent, payment: exactly }),
  form('[SV17]', servicingResource, 'forced-insurance', forcedInsurance, { charge: exactly, is_insured: yes }),
  form('[CL17]', closureResource, 'save', { chosen_lender_name: 'Harbor' }, { loan_amount: exactly, notes: word }),
  form(
    '[P11]',
    profileResource,
    'save',
    { first_name: 'Ada', last_name: '', phone: '' },
    {
      first_name: word,
      last_name: word,
    },
  ),
  form(
    '[A70]',
    preferencesResource,
    'save',
    { reminder_days: 3 },
    {
      reminder_days: number => [1, 3, 7, 14][number % 4],
      email_enabled: yes,
    },
  ),
  form('[TG28]', togetherResource, 'house', sharedHouse, { value: exactly, first_name: word }),
  form('[TG28]', togetherResource, 'borrow', twoBorrowers, { first_debts: exactly, second_cash: exactly }),
  form(
    '[TG28]',
    togetherResource,
    'enter',
    ledgerEntry,
    { amount: number => 1000 + number, note: word },
    { id: ledgerEntry.id },
  ),
  form('[TG28]', togetherResource, 'sheet', termSheet, { monthly: word, late: word }),
  form('[TG28]', togetherResource, 'gift', giftOfMoney, { amount: exactly, donor_name: word }),
]

function day(number: number): string {
  return addDays('2026-12-01', number)
}

function exactly(number: number): number {
  return number
}

function word(number: number): string {
  const letters = 'abcdefghijklmnopqrstuvwxyz'
  return [1, 7, 11].map(step => letters[(number * step) % letters.length]).join('')
}

function form(
  rule: string,
  resource: AnyResource,
  action: string,
  first: Fields,
  fields: EditedForm['fields'],
  more: Partial<EditedForm> = {},
): EditedForm {
  return { rule, resource, action, first, fields, ...more }
}

/** The short form takes the same walks every time; the proof takes new ones. */
const SEED = 20_261_119

const unasked = {
  claims: EXAMPLE_CLAIMS,
  sensitive: { require: async () => {}, note: async () => {}, notify: async () => {} },
} as unknown as Parameters<typeof storedResources>[0]
const stored = storedResources(unasked)

test('[ED8] every form over something kept is walked', () => {
  const files = globSync('src/**/web/**/*.{ts,tsx}', { exclude: ['src/**/*.test.{ts,tsx}'] })
  // A form that several share is told its resource where it stands.
  const draft = /(?:useDraft\(|\bresource=\{)(\w+)Resource(?:, '|\}\s+action=")([\w-]+)/g
  const drafts = files.flatMap(file => [...readFileSync(file, 'utf8').matchAll(draft)])
  const kebab = (name = '') => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
  const older: Record<string, string> = { legalDates: legalDatesResource.name, disclosures: disclosuresResource.name }
  const nameOf = (resource = '') => older[resource] ?? kebab(resource)
  const used = new Set(drafts.map(([, resource, action]) => `${nameOf(resource)} ${action}`))
  // A card is locked once: there is nothing saved that could be typed over, and a second one is refused.
  used.delete('wire-safety lock')
  expect([...used].sort()).toEqual(editedForms.map(({ resource, action }) => `${resource.name} ${action}`).sort())
})

const database = suiteDatabase()
afterAll(() => void vi.restoreAllMocks())

test.each(editedForms)(
  '$rule [ED3] $resource.name $action: a save on an older revision is refused with 412, and the newer stays',
  async each => {
    const worlds = [await accountWorld(database, stored), ...(each.resource.guest ? [guestWorld()] : [])]
    for (const { client } of worlds) {
      const { resource, action, first, before } = each
      if (before) await client.execute(resource, before[0], before[1])
      const [[field, value]] = Object.entries(each.fields) as [[string, (number: number) => unknown]]
      const change = (number: number) => ({ ...first, [field]: value(number) })
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

test.each(editedForms)(
  '[ED8] [ED14] $resource.name $action: network, tabs or storage may fail: what was typed last is kept, or its owner is asked',
  async form => {
    await fc.assert(
      fc.asyncProperty(walks, fc.boolean(), async (steps, asGuest) => {
        const isGuest = asGuest && form.resource.guest !== undefined
        const browser = isGuest ? await guestBrowser(form) : await browserOf(form, await newAccount(database, stored))
        await walk(form, browser, steps)
      }),
      {
        examples: FOUND,
        numRuns: FOUND.length + 20,
        seed: SEED,
      },
    )
  },
)
