import { describe, expect, test } from 'vitest'
import type { ActionContext } from '#resources/action-context.ts'
import { applyAction } from '#resources/apply-action.ts'
import { lendersResource } from './actions.ts'
import type { Lender, LenderApplication, LendersState } from './model.ts'
import { byRate, filterLenders, fitOf, inquiryWindow, listStateOf, offeredLenders } from './rules.ts'
import { amountRange, listStateWords, windowWords } from './words.ts'

const on = (today: string): ActionContext => ({
  today,
  now: `${today}T12:00:00.000Z`,
  newId: () => 'x',
  randomText: () => 'x',
})
const today = on('2026-11-15')

const lender = (id: string, more: Partial<Lender> = {}): Lender => ({
  id,
  name: `Lender ${id}`,
  description: '',
  interest_rate: 6.5,
  apr: 6.6,
  rate_day: '2026-11-12',
  min_loan_amount: 100_000,
  max_loan_amount: 500_000,
  loan_types: ['conventional'],
  is_active: true,
  website: null,
  email: null,
  is_sample: false,
  ...more,
})

const ready: LendersState = {
  lenders: [lender('a', { interest_rate: 7 }), lender('b'), lender('gone', { is_active: false })],
  applications: [],
  has_completed_application: true,
  request_mail: null,
}

function apply(state: LendersState, lender_ids: unknown, context = today) {
  return applyAction(lendersResource, 'apply', state, { lender_ids }, context)
}

function applied(state: LendersState, ids: string[], context = today): LendersState {
  const done = apply(state, ids, context)
  if (!done.ok) throw new Error(done.problem.code)
  return done.value
}

describe('applying for pre-approval', () => {
  test('[L2] needs at least one lender', () => {
    for (const none of [[], undefined]) {
      expect(apply(ready, none)).toMatchObject({
        ok: false,
        problem: { status: 400, code: 'no-lenders-selected', title: 'No Lenders Selected' },
      })
    }
  })

  test('[L1] needs a completed application', () => {
    expect(apply({ ...ready, has_completed_application: false }, ['a'])).toMatchObject({
      ok: false,
      problem: { code: 'application-required', title: 'Application Required' },
    })
  })

  test('[L3] goes to lenders that are active, all of them or none', () => {
    for (const wrong of ['gone', 'never-heard-of']) {
      expect(apply(ready, ['a', wrong])).toMatchObject({
        ok: false,
        problem: { status: 404, code: 'lender-not-found' },
      })
    }
  })

  test('[L4] is noted once for each lender, as pending, on the applicant’s own day', () => {
    const once = applied(ready, ['a', 'b', 'a'])
    expect(once.applications).toEqual([
      {
        lender_id: 'a',
        lender_name: 'Lender a',
        status: 'pending',
        applied_on: '2026-11-15',
        credit_pulled_on: null,
        mailed_on: null,
        self_applied_on: null,
        is_sample: false,
      },
      {
        lender_id: 'b',
        lender_name: 'Lender b',
        status: 'pending',
        applied_on: '2026-11-15',
        credit_pulled_on: null,
        mailed_on: null,
        self_applied_on: null,
        is_sample: false,
      },
    ])
    expect(applied(once, ['a', 'b'], on('2026-11-20'))).toEqual(once)
  })

  test('[L4] a lender that stopped taking applications keeps those it has', () => {
    const state = applied(ready, ['a'])
    const closed = { ...state, lenders: state.lenders.map(one => ({ ...one, is_active: false })) }
    expect(applied(closed, ['a']).applications).toEqual(state.applications)
    expect(lendersResource.view(closed, today)).toMatchObject({ lenders: [], applied: ['a'] })
  })
})

test('[L5] active lenders are listed by rate', () => {
  expect(lendersResource.view(ready, today).lenders.map(({ id }) => id)).toEqual(['b', 'a'])
  expect([lender('z'), lender('y')].sort(byRate).map(({ id }) => id)).toEqual(['y', 'z'])
})

test('[L12] [L41] a lender without a quoted rate comes last, and a made-up one is never offered', () => {
  // A rate without its APR and day is nobody's quote.
  const bank = lender('bank', { apr: null, rate_day: null })
  const sample = lender('sample', { is_sample: true })
  const ids = (lenders: Lender[]) => lendersResource.view({ ...ready, lenders }, today).lenders.map(({ id }) => id)
  expect(ids([bank, sample])).toEqual(['bank'])
  expect(offeredLenders([bank])[0]).toMatchObject({ interest_rate: null, apr: null, rate_day: null })
  const quoted = lender('quoted', { interest_rate: 7, apr: 7.2, rate_day: '2026-11-12' })
  expect(ids([bank, sample, quoted])).toEqual(['quoted', 'bank'])
  expect(apply({ ...ready, lenders: [sample, quoted] }, ['sample'])).toMatchObject({ problem: { status: 404 } })
})

test('[L47] a lender on the list is an application only when mail went out or the person says so', () => {
  const state = applied(ready, ['a'])
  const [entry] = state.applications
  if (!entry) throw new Error('nothing is on the list')
  const words = (more: Partial<LenderApplication>) => {
    const changed = { ...entry, ...more }
    return listStateWords[listStateOf(changed)](changed)
  }
  expect(words({})).toBe('On my list · not sent')
  expect(words({ mailed_on: '2026-11-18' })).toBe('Sent Nov 18')
  expect(words({ self_applied_on: '2026-11-18' })).toBe('I applied')
})

test('[L48] the person’s own tick moves it, once, and can be taken back; a day to come is refused', () => {
  const state = applied(ready, ['a'])
  const tick = (from: LendersState, input: object, context = today) => {
    const done = applyAction(lendersResource, 'applied', from, { lender_id: 'a', ...input }, context)
    if (!done.ok) throw new Error(done.problem.code)
    return done.value
  }
  const ticked = tick(state, { applied: true })
  expect(ticked.applications).toMatchObject([{ self_applied_on: '2026-11-15' }])
  expect(tick(ticked, { applied: true }, on('2026-11-20'))).toBe(ticked)
  expect(tick(ticked, { applied: true, on: '2026-11-12' }).applications).toMatchObject([
    { self_applied_on: '2026-11-12' },
  ])
  expect(tick(ticked, { applied: false })).toEqual(state)
  expect(() => tick(state, { applied: true, on: '2026-11-16' })).toThrow('applied-to-come')
  // As a year looks while it is typed.
  expect(() => tick(state, { applied: true, on: '0202-11-12' })).toThrow('invalid-input')
  expect(() => tick(state, { applied: true, lender_id: 'b' })).toThrow('lender-not-found')
})

test('[L7] submitting opens no window; saying that a lender looked does, once, and can be taken back', () => {
  const state = applied(ready, ['a'])
  expect(lendersResource.view(state, today).inquiry_window).toBeNull()
  const say = (from: LendersState, pulled: boolean, context = today) => {
    const done = applyAction(lendersResource, 'pulled', from, { lender_id: 'a', pulled }, context)
    if (!done.ok) throw new Error(done.problem.code)
    return done.value
  }
  const looked = say(state, true)
  expect(lendersResource.view(looked, today).inquiry_window).toMatchObject({ started_on: '2026-11-15', days_left: 14 })
  expect(say(looked, true, on('2026-11-20'))).toBe(looked)
  expect(lendersResource.view(say(looked, false), today).inquiry_window).toBeNull()
  expect(applyAction(lendersResource, 'pulled', state, { lender_id: 'b', pulled: true }, today)).toMatchObject({
    ok: false,
  })
})

test('[NL5] a credit check of an earlier day starts the window there; one to come is refused', () => {
  const state = applied(ready, ['a'])
  const say = (day: string) =>
    applyAction(lendersResource, 'pulled', state, { lender_id: 'a', pulled: true, on: day }, today)
  const earlier = say('2026-11-11')
  expect(earlier.ok && lendersResource.view(earlier.value, today).inquiry_window).toMatchObject({
    started_on: '2026-11-11',
    ends_on: '2026-11-24',
    days_left: 10,
  })
  expect(say('2026-11-16')).toMatchObject({ ok: false, problem: { code: 'pull-to-come' } })
  expect(say('0202-11-12')).toMatchObject({ ok: false, problem: { code: 'invalid-input' } })
  expect(say('2026-02-30')).toMatchObject({ ok: false, problem: { code: 'invalid-input' } })
})

describe('who lends this amount', () => {
  test.each([
    [99_999, 'below'],
    [100_000, 'fits'],
    [500_000, 'fits'],
    [500_001, 'above'],
    [0, 'unknown'],
    [null, 'unknown'],
    [Number.NaN, 'unknown'],
  ] as const)('[L6] %s: %s', (amount, fit) => {
    expect(fitOf(lender('a'), amount)).toBe(fit)
  })

  test('[L6] lenders can be filtered by amount and by type of loan', () => {
    const all = [lender('a'), lender('va', { loan_types: ['va'], max_loan_amount: null })]
    const unlimited = lender('a', { min_loan_amount: null, max_loan_amount: null })
    expect(fitOf(unlimited, 400_000)).toBe('unknown')
    const ids = (filter: Partial<Parameters<typeof filterLenders>[1]>) =>
      filterLenders(all, { loan_amount: null, loan_type: null, only_fitting: false, ...filter }).map(({ id }) => id)
    expect(ids({})).toEqual(['a', 'va'])
    expect(ids({ loan_type: 'va' })).toEqual(['va'])
    expect(ids({ loan_amount: 900_000 })).toEqual(['a', 'va'])
    expect(ids({ loan_amount: 900_000, only_fitting: true })).toEqual(['va'])
    expect(ids({ only_fitting: true })).toEqual(['a', 'va'])
  })

  test('the range is said in words', () => {
    expect(amountRange(lender('a'))).toBe('$100,000 to $500,000')
    expect(amountRange(lender('a', { min_loan_amount: null }))).toBe('Up to $500,000')
    expect(amountRange(lender('a', { max_loan_amount: null }))).toBe('From $100,000')
    expect(amountRange(lender('a', { min_loan_amount: null, max_loan_amount: null }))).toBe('Ask for their limits')
  })
})

describe('the inquiry window', () => {
  const first = [{ credit_pulled_on: '2026-11-01' }]
  const left = (day: string) => inquiryWindow(first, day)?.days_left

  test('[L7] starts when the first lender looks at one’s credit and lasts 14 days, that day included', () => {
    expect(inquiryWindow([], '2026-11-01')).toBeNull()
    expect(left('2026-11-01')).toBe(14)
    expect(left('2026-11-14')).toBe(1)
    expect(left('2026-11-15')).toBe(0)
    expect(inquiryWindow(first, '2026-11-01')).toMatchObject({ ends_on: '2026-11-14', longest_ends_on: '2026-12-15' })
  })

  test('[L7] later looks do not prolong it, and one after 45 days starts another', () => {
    const more = [{ credit_pulled_on: '2026-11-10' }, { credit_pulled_on: null }, ...first]
    expect(inquiryWindow(more, '2026-11-10')).toMatchObject({ started_on: '2026-11-01', days_left: 5 })
    const late = [...more, { credit_pulled_on: '2026-12-16' }]
    expect(inquiryWindow(late, '2026-12-16')).toMatchObject({ started_on: '2026-12-16', days_left: 14 })
  })

  test('[L7] says what it means on every day', () => {
    const say = (day: string) => {
      const window = inquiryWindow(first, day)
      return window ? windowWords(window) : ''
    }
    expect(say('2026-11-01')).toMatch(/within these 14 days/)
    expect(say('2026-11-14')).toMatch(/last day/)
    expect(say('2026-11-15')).toMatch(/for 31 more days/)
    expect(say('2026-12-15')).toMatch(/for 1 more day\./)
    expect(say('2026-12-16')).toMatch(/new window/)
  })
})
