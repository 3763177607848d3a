import { expect, test } from 'vitest'
import { estimateFees } from '#domain/fee-estimate.ts'
import { calendarDayIn } from '#domain/time-zone.ts'
import { type Application, noAnswers } from '#features/application/model.ts'
import type { Scenario } from '#features/comparison/model.ts'
import type { SavedDisclosure } from '#features/disclosures/model.ts'
import { applyAction } from '#resources/apply-action.ts'
import { OF_NO_DISCLOSURE } from '../../../tests/harness/offers.ts'
import { insuranceDiaryResource } from './actions.ts'
import type { Diary } from './model.ts'
import { insuredSources, type KnownLoans } from './sources.ts'

const application: Application = {
  ...noAnswers,
  id: 'a',
  tracking_id: 'MA-1',
  status: 'completed',
  completed_at: null,
  created_at: '2026-11-01T12:00:00.000Z',
  updated_at: '2026-11-01T12:00:00.000Z',
  property_type: 'primary_residence',
  property_value: 400_000,
  loan_amount: 360_000,
}
const closure = {
  id: 'c',
  chosen_lender_name: 'Harbor Savings',
  chosen_lender_id: null,
  application_id: 'MA-1',
  loan_amount: 360_000,
  interest_rate: 6.5,
  loan_type: 'conventional',
  apr: 6.7,
  notes: null,
  loan_closed: true,
  updated_at: '2026-11-10T12:00:00.000Z',
} as const
const known: KnownLoans = {
  application: {
    completed: application,
    draft: null,
    locked: false,
    closed: null,
    can_start_new: false,
    past_loans: [],
  },
  closure: null,
  scenarios: [],
  disclosures: [],
  paid: null,
  closing_on: null,
  said_closing_on: null,
  today: '2026-11-15',
  dayOf: instant => calendarDayIn('America/New_York', instant),
}
const offer: Scenario = {
  ...OF_NO_DISCLOSURE,
  id: '11111111-1111-4111-8111-111111111111',
  name: 'First County',
  interest_rate: 6.25,
  mortgage_type: '15_year_fixed',
  fees: estimateFees(360_000),
  loan_program: 'conventional',
  mortgage_insurance_monthly: 140,
  upfront_fee: 0,
  upfront_fee_financed: true,
  lender_credit: 0,
  created_at: '2026-11-01T12:00:00.000Z',
  mark: 1,
  is_chosen: false,
}
const closingDisclosure: SavedDisclosure = {
  id: '22222222-2222-4222-8222-222222222222',
  unsure: [],
  added_at: '2026-11-12T12:00:00.000Z',
  figures: {
    kind: 'closing-disclosure',
    values: {
      closing_date: '2026-12-04',
      loan_amount: 360_000_00,
      sale_price: 400_000_00,
      interest_rate: 6.125,
      loan_term_months: 360,
      loan_type: 'conventional',
      product: 'Fixed Rate',
    },
    payments: [{ label: 'Years 1-8', first_year: 1, last_year: 8, mortgage_insurance: 131_25 }],
    lines: [],
    cash: {},
    contacts: { lender: { name: 'Ficus Bank' } },
  },
}

test('[MD1] the printed loan comes first, then the offer, then the plan', () => {
  const found = insuredSources({ ...known, scenarios: [offer], disclosures: [closingDisclosure] }, [])
  expect(found.map(({ kind }) => kind)).toEqual(['disclosure', 'offer', 'application'])
  expect(found[0]?.draft).toMatchObject({
    name: 'Ficus Bank',
    original_value: 400_000,
    interest_rate: 6.125,
    months: 360,
    first_payment_on: '2027-02-01',
    monthly_premium: 131.25,
  })
  expect(found[0]?.is_day_assumed).toBe(false)
  expect(found[1]?.draft).toMatchObject({
    name: 'First County',
    months: 180,
    monthly_premium: 140,
    loan_amount: 360_000,
  })
  // 45 days from November 15 is December 30.
  expect(found[1]).toMatchObject({ is_day_assumed: true, draft: { first_payment_on: '2027-02-01' } })
})

test('[MD1] a closed loan and a past one bring what was recorded; an offer of a closed application no longer counts', () => {
  const locked = {
    ...known.application,
    completed: application,
    draft: null,
    locked: true,
    closed: null,
    can_start_new: true,
  }
  const past = {
    id: 'p',
    application,
    closure: { ...closure, id: 'old', chosen_lender_name: 'Prairie' },
    archived_at: '',
  }
  const found = insuredSources(
    { ...known, application: { ...locked, past_loans: [past] }, closure, scenarios: [offer] },
    [],
  )
  expect(found.map(({ kind, draft }) => [kind, draft.name])).toEqual([
    ['closed', 'Harbor Savings'],
    ['past-loan', 'Prairie'],
  ])
  expect(found[0]).toMatchObject({
    is_day_assumed: true,
    draft: { interest_rate: 6.5, first_payment_on: '2027-01-01', monthly_premium: null },
  })
  // Recorded on the evening of the 30th, when it is the 1st in London.
  const evening = { ...closure, updated_at: '2026-12-01T01:30:00.000Z' }
  const [closed] = insuredSources({ ...known, application: { ...locked, past_loans: [] }, closure: evening }, [])
  expect(closed?.draft.first_payment_on).toBe('2027-01-01')
})

test('[MD9] the diary takes the base loan of an FHA paper, and asks where nothing tells it', () => {
  const fha = (lines: SavedDisclosure['figures']['lines']): SavedDisclosure => ({
    ...closingDisclosure,
    figures: {
      ...closingDisclosure.figures,
      values: { ...closingDisclosure.figures.values, loan_type: 'fha', loan_amount: 366_300_00 },
      lines,
    },
  })
  const premium = { section: 'B' as const, label: 'Upfront Mortgage Insurance Premium', amount: 6_300_00 }
  const amount = (disclosure: SavedDisclosure) =>
    insuredSources({ ...known, disclosures: [disclosure] }, [])[0]?.draft.loan_amount
  expect(amount(fha([premium]))).toBe(360_000)
  expect(amount(fha([]))).toBeNull()

  const closed = { ...known.application, completed: application, draft: null, locked: true, closed: null }
  const after = { ...closure, loan_type: 'fha' as const, loan_amount: 366_300 }
  const found = insuredSources(
    { ...known, application: { ...closed, can_start_new: true, past_loans: [] }, closure: after },
    [],
  )
  expect(found[0]?.draft.loan_amount).toBeNull()
})

test('[MD1] whoever puts 20% down, and whoever told nothing, is offered nothing', () => {
  const twenty = { ...application, loan_amount: 320_000 }
  expect(insuredSources({ ...known, application: { ...none, completed: twenty } }, [])).toEqual([])
  expect(insuredSources({ ...known, application: none }, [])).toEqual([])
})
const none = { completed: null, draft: null, locked: false, closed: null, can_start_new: false, past_loans: [] }

test('[MD1] a loan that is kept already is not offered again', () => {
  const [source] = insuredSources({ ...known, disclosures: [closingDisclosure] }, [])
  const saved = { ...source?.draft, id: offer.id, extra_monthly: 0 } as Diary
  expect(insuredSources({ ...known, disclosures: [closingDisclosure] }, [saved]).map(({ kind }) => kind)).toEqual([
    'application',
  ])
})

const context = { today: '2026-11-15', now: '2026-11-15T12:00:00.000Z', newId: () => '', randomText: () => '' }
const loan = (digit: number) => ({
  id: `${digit}1111111-1111-4111-8111-111111111111`,
  name: `Loan ${digit}`,
  loan_program: 'conventional' as const,
  lives_there: true,
  original_value: 400_000,
  loan_amount: 360_000,
  interest_rate: 6,
  rate_can_change: false,
  months: 360,
  first_payment_on: '2027-01-01',
  monthly_premium: 100,
  extra_monthly: 0,
  reminder_enabled: true,
})

test.each([
  ['name', ' '],
  ['loan_program', 'jumbo'],
  ['lives_there', 'yes'],
  ['original_value', 0],
  ['loan_amount', 2_000_000_000],
  ['interest_rate', 31],
  ['rate_can_change', null],
  ['months', 11],
  ['first_payment_on', '2027-02-30'],
  ['monthly_premium', -1],
  ['extra_monthly', 'much'],
])('[MD6] a loan whose %s is %j is refused with a sentence for that field, and nothing is kept', (path, value) => {
  const before = insuranceDiaryResource.empty()
  const refused = applyAction(insuranceDiaryResource, 'keep', before, { ...loan(1), [path]: value }, context)
  expect(refused).toMatchObject({
    ok: false,
    problem: { status: 400, errors: [{ path, message: expect.stringMatching(/^[A-Z].*[.?]$/) }] },
  })
  expect(before).toEqual({ diaries: [] })
  expect(applyAction(insuranceDiaryResource, 'keep', before, loan(1), context).ok).toBe(true)
})

test('[MD4] six diaries at most, one for each loan, and two people’s are put together once', () => {
  const { actions, empty, guest } = insuranceDiaryResource
  let state = empty()
  for (const digit of [1, 2, 3, 4, 5, 6, 1]) {
    const next = actions.keep.apply(state, loan(digit), context)
    if (next.ok) state = next.value
  }
  expect(state.diaries).toHaveLength(6)
  const seventh = actions.keep.apply(state, loan(7), context)
  expect(seventh.ok || seventh.problem.code).toBe('too-many-diaries')
  const merged = guest?.merge(state, state, undefined, context)
  expect(merged?.ok && merged.value.diaries).toHaveLength(6)
  const [first, second] = state.diaries
  if (!first || !second) throw new Error('Six were kept.')
  const along = guest?.merge({ diaries: [first] }, { diaries: [first, second] }, undefined, context)
  expect(along).toEqual({ ok: true, value: { diaries: [first, second] } })
})

test('[SV23] the loan that is being paid with insurance is offered for the diary; what it began with is asked', () => {
  const paid = {
    servicer: 'Juniper Loan Care',
    owed: 357_006.77,
    rate: 6.5,
    payment: 2275.44,
    months_left: 351,
    mortgage_insurance: 140,
    home_value: 400_000,
    first_payment_on: '2026-02-01',
    is_entered: true,
  }
  const sources = (change: object) =>
    insuredSources({ ...known, application: undefined, paid: { ...paid, ...change } }, [])
  expect(sources({})).toMatchObject([
    {
      kind: 'paid-loan',
      draft: { name: 'Juniper Loan Care', loan_amount: null, interest_rate: 6.5, monthly_premium: 140, months: null },
    },
  ])
  expect(sources({ mortgage_insurance: null })).toEqual([])
  // One that was closed here is there by its closing.
  expect(sources({ is_entered: false })).toEqual([])
})
