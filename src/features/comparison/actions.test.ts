import { describe, expect, test } from 'vitest'
import { estimateFees } from '#domain/fee-estimate.ts'
import type { ActionContext } from '#resources/action-context.ts'
import { applyAction } from '#resources/apply-action.ts'
import { comparisonResource } from './actions.ts'
import { formOf } from './draft.ts'
import type { ComparisonState } from './model.ts'

let ids = 0
const context: ActionContext = {
  today: '2026-11-15',
  now: '2026-11-15T12:00:00.000Z',
  newId: () => `00000000-0000-4000-8000-${String(++ids).padStart(12, '0')}`,
  randomText: (_alphabet, length) => 'x'.repeat(length),
}

const empty = comparisonResource.empty()
const offer = (name: string, more: object = {}) => ({
  name,
  interest_rate: 6.5,
  mortgage_type: '30_year_fixed',
  fees: estimateFees(400_000),
  ...more,
})

function apply(state: ComparisonState, action: string, input: object): ComparisonState {
  const done = applyAction(comparisonResource, action, state, input, context)
  if (!done.ok) throw new Error(`${done.problem.code}: ${done.problem.detail}`)
  return done.value
}

function problem(state: ComparisonState, action: string, input: object) {
  const done = applyAction(comparisonResource, action, state, input, context)
  return done.ok ? null : done.problem
}

function withLenders(...names: string[]): ComparisonState {
  return names.reduce((state, name) => apply(state, 'add', offer(name)), empty)
}

const idOf = (state: ComparisonState, index: number) => state.scenarios[index]?.id ?? ''

describe('adding a lender', () => {
  test('[C5] the total is worked out from the ten fees, whatever total was sent', () => {
    const state = apply(empty, 'add', offer('Harbor', { fees: { ...estimateFees(400_000), totalFees: 1 } }))
    expect(state.scenarios[0]?.fees.totalFees).toBe(7935)
  })

  test('[C8] lenders stay in the order in which they were added, also within one millisecond', () => {
    const state = withLenders('A', 'B', 'C')
    expect(state.scenarios.map(({ name }) => name)).toEqual(['A', 'B', 'C'])
    const times = state.scenarios.map(({ created_at }) => created_at)
    expect(new Set(times).size).toBe(3)
    expect(times.toSorted()).toEqual(times)
  })

  test('a retry with the same id adds nothing twice', () => {
    const id = context.newId()
    const once = apply(empty, 'add', offer('Harbor', { id }))
    expect(apply(once, 'add', offer('Harbor', { id }))).toEqual(once)
  })

  test('a retry finds its lender in whatever letters the id is spelled', () => {
    const id = 'abcdefab-cdef-4abc-8def-abcdefabcdef'
    const once = apply(empty, 'add', offer('Harbor', { id: id.toUpperCase() }))
    expect(idOf(once, 0)).toBe(id)
    expect(apply(once, 'add', offer('Harbor', { id: id.toUpperCase() }))).toEqual(once)
    expect(apply(once, 'update', { id: id.toUpperCase(), name: 'County' }).scenarios[0]?.name).toBe('County')
  })

  test('a moment that no calendar of ours has becomes the earliest there is', () => {
    const state = apply(withLenders('A'), 'add', offer('B', { created_at: '0000-01-01T00:00:00Z' }))
    expect(state.scenarios[0]).toMatchObject({ name: 'B', created_at: '1970-01-01T00:00:00.000Z' })
  })

  test('[C18] a removed lender comes back where it stood', () => {
    const state = withLenders('A', 'B', 'C')
    const second = state.scenarios[1]
    if (!second) throw new Error('no second lender')
    const back = apply(apply(state, 'remove', { id: second.id }), 'add', second)
    expect(back).toEqual(state)
  })

  test('[C31] a removed lender leaves the others their marks, and has its own again when it comes back', () => {
    const marks = (state: ComparisonState) => state.scenarios.map(({ name, mark }) => `${name}${mark}`)
    const state = withLenders('A', 'B', 'C')
    expect(marks(state)).toEqual(['A1', 'B2', 'C3'])
    const second = state.scenarios[1]
    const without = apply(state, 'remove', { id: second?.id })
    expect(marks(without)).toEqual(['A1', 'C3'])
    expect(marks(apply(without, 'add', offer('D')))).toEqual(['A1', 'C3', 'D4'])
    expect(marks(apply(without, 'add', { ...second }))).toEqual(['A1', 'B2', 'C3'])
  })

  test('[C31] lenders kept before there were marks keep those that they are shown with', () => {
    const old = { scenarios: withLenders('A', 'B', 'C').scenarios.map(scenario => ({ ...scenario, mark: 0 })) }
    expect(comparisonResource.view(old, context).scenarios.map(({ mark }) => mark)).toEqual([1, 2, 3])
    const without = apply(old, 'remove', { id: idOf(old, 0) })
    expect(without.scenarios.map(({ mark }) => mark)).toEqual([2, 3])
  })

  test('[C42] a guest’s older lenders are read as they were kept, and say nothing about where their figures come from', () => {
    // As version 0.1 wrote it into the browser.
    const stored = JSON.parse(
      '{"scenarios":[{"id":"7f1c2f0e-6f0a-4b0e-9c55-2f2b8f4f7d10","name":"Harbor Savings","interest_rate":7.6,"mortgage_type":"30_year_fixed","fees":{"originationFee":3600,"processingFee":495,"underwritingFee":795,"appraisalFee":450,"titleInsurance":1800,"creditReportFee":45,"floodDetermination":25,"recordingFee":125,"pointsCharge":0,"otherFee":0,"totalFees":7335},"created_at":"2026-11-01T12:00:00.000Z"}]}',
    )
    const read = comparisonResource.guest?.stored.parse(stored)
    expect(read?.scenarios[0]).toMatchObject({
      ...stored.scenarios[0],
      sources: {},
      loan_amount: null,
      expires_on: null,
    })
    const offline = { scenarios: [{ ...read?.scenarios[0], sources: { interest_rate: 'typed', rumour: 'x' } }] }
    expect(comparisonResource.guest?.stored.parse(offline).scenarios[0]?.sources).toEqual({ interest_rate: 'typed' })
  })

  test('[C19] twenty lenders fit, and the next is refused with its sentence', () => {
    const twenty = withLenders(...Array.from({ length: 20 }, (_, index) => `Lender ${index + 1}`))
    expect(twenty.scenarios).toHaveLength(20)
    expect(problem(twenty, 'add', offer('Lender 21'))).toMatchObject({ status: 409, code: 'too-many-lenders' })
  })
})

describe('[X90] saving what stands in the form', () => {
  test('what is new is added, what changed is changed, what is missing is taken away, all at once', () => {
    const state = withLenders('A', 'B', 'C')
    const [a, b, c] = state.scenarios
    const id = context.newId()
    const offers = [{ ...a, interest_rate: 6 }, c, { id, ...offer('D') }]
    const saved = apply(state, 'save', { offers })
    expect(saved.scenarios).toMatchObject([{ name: 'A', interest_rate: 6 }, { name: 'C' }, { id, name: 'D', mark: 4 }])
    expect(saved.scenarios[1]).toBe(c)
    const back = apply(saved, 'save', { offers: [b, ...offers] })
    expect(back.scenarios.map(({ name, mark }) => `${name}${mark}`)).toEqual(['A1', 'B2', 'C3', 'D4'])
    expect(apply(state, 'save', formOf(state))).toEqual(state)
  })

  test('[C6] all may be replaced, but one has to stay', () => {
    const state = withLenders('A')
    expect(problem(state, 'save', { offers: [] })?.code).toBe('last-lender')
    expect(apply(empty, 'save', { offers: [] })).toEqual({ scenarios: [] })
    const offers = [{ id: context.newId(), ...offer('B') }]
    expect(apply(state, 'save', { offers })).toMatchObject({ scenarios: [{ name: 'B' }] })
    expect(problem({ ...state, is_closed: true } as ComparisonState, 'save', { offers })?.code).toBe(
      'application-locked',
    )
  })

  test('[C19] no more than twenty are added', () => {
    const offers = Array.from({ length: 21 }, () => ({ id: context.newId(), ...offer('A') }))
    expect(problem(empty, 'save', { offers })?.code).toBe('too-many-lenders')
  })

  test('which one was chosen, its look and its place are not the form’s to say, unless it comes back', () => {
    const both = withLenders('A', 'B')
    const state = apply(both, 'choose', { id: idOf(both, 0), is_chosen: true })
    const [a, b] = state.scenarios
    const other = { is_chosen: false, mark: 5, created_at: '2020-01-01T00:00:00.000Z' }
    expect(apply(state, 'save', { offers: [{ ...a, ...other }, b] })).toEqual(state)
    const without = apply(state, 'save', { offers: [b] })
    expect(without.scenarios).toEqual([b])
    expect(apply(without, 'save', { offers: [a, b] })).toEqual(state)
  })
})

describe('changing a lender', () => {
  test('[C5] name, rate, type and each fee change alone, and the total follows', () => {
    const state = withLenders('A')
    const id = idOf(state, 0)
    const changed = apply(state, 'update', { id, fees: { appraisalFee: 650 } })
    expect(changed.scenarios[0]?.fees).toEqual({ ...estimateFees(400_000), appraisalFee: 650, totalFees: 8135 })
    const renamed = apply(changed, 'update', {
      id,
      name: '  Harbor Savings ',
      interest_rate: 6.25,
      mortgage_type: '5_1_arm',
    })
    expect(renamed.scenarios[0]).toMatchObject({
      name: 'Harbor Savings',
      interest_rate: 6.25,
      mortgage_type: '5_1_arm',
      fees: { appraisalFee: 650 },
    })
  })

  test('[C7] text that is no number is stored as 0, and figures are understood as people type them', () => {
    const state = withLenders('A')
    const id = idOf(state, 0)
    const nonsense = apply(state, 'update', {
      id,
      interest_rate: 'soon',
      fees: { otherFee: '<script>', pointsCharge: '' },
    })
    expect(nonsense.scenarios[0]).toMatchObject({ interest_rate: 0, fees: { otherFee: 0, pointsCharge: 0 } })
    const typed = apply(state, 'update', { id, interest_rate: '6 7/8', fees: { otherFee: '$1,250' } })
    expect(typed.scenarios[0]).toMatchObject({ interest_rate: 6.875, fees: { otherFee: 1250 } })
  })

  test.each([
    ['a negative rate', { interest_rate: -1 }, 'interest_rate'],
    ['a rate above 100%', { interest_rate: 101 }, 'interest_rate'],
    ['a negative fee', { fees: { otherFee: -5 } }, 'fees.otherFee'],
    ['an absurd fee', { fees: { otherFee: 1e12 } }, 'fees.otherFee'],
    ['no name', { name: '   ' }, 'name'],
    ['a name that never ends', { name: 'x'.repeat(81) }, 'name'],
    ['an unknown type', { mortgage_type: '40_year_dream' }, 'mortgage_type'],
  ])('[C7] %s is refused, and says which field', (_what, change, path) => {
    const state = withLenders('A')
    expect(problem(state, 'update', { id: idOf(state, 0), ...change })).toMatchObject({
      status: 400,
      errors: [{ path, message: expect.stringMatching(/^Please /) }],
    })
  })

  test('[C8] a lender of somebody else is not found', () => {
    const state = withLenders('A')
    expect(problem(state, 'update', { id: context.newId(), name: 'Mine' })).toMatchObject({ status: 404 })
    expect(problem(state, 'remove', { id: context.newId() })).toMatchObject({ status: 404, code: 'lender-not-found' })
  })
})

test('[C6] the last lender cannot be removed', () => {
  const two = withLenders('A', 'B')
  const one = apply(two, 'remove', { id: idOf(two, 0) })
  expect(one.scenarios.map(({ name }) => name)).toEqual(['B'])
  expect(problem(one, 'remove', { id: idOf(one, 0) })).toMatchObject({ status: 409, code: 'last-lender' })
})

test('[ED15] what was just added is taken back, also when it is the only one', () => {
  const one = withLenders('A')
  expect(apply(one, 'remove', { id: idOf(one, 0), is_undo: true }).scenarios).toEqual([])
})

describe('signing in with lenders that were compared as a guest', () => {
  function merge(account: ComparisonState, guest: ComparisonState) {
    const outcome = comparisonResource.guest?.merge(account, guest, undefined, context)
    if (!outcome?.ok) throw new Error('refused')
    return outcome.value
  }

  test('[C9] the account’s stay, the guest’s are added behind them unless they are the same', () => {
    const account = withLenders('Harbor', 'County')
    const guest = withLenders('county', 'Prairie')
    const together = merge(account, guest)
    expect(together.scenarios.map(({ name }) => name)).toEqual(['Harbor', 'County', 'Prairie'])
    expect(together.scenarios.slice(0, 2)).toEqual(account.scenarios)
  })

  test('[C9] bringing them twice changes nothing more, also when one was edited in between', () => {
    const guest = withLenders('Harbor', 'Prairie')
    const once = merge(withLenders('County'), guest)
    expect(merge(once, guest)).toEqual(once)
    const edited = apply(once, 'update', { id: idOf(guest, 0), interest_rate: 5 })
    expect(merge(edited, guest)).toEqual(edited)
  })

  test('[C9] a lender that a browser kept twice comes along once', () => {
    const [first] = withLenders('Harbor').scenarios
    if (!first) throw new Error('no lender')
    expect(merge(empty, { scenarios: [first, { ...first, name: 'County' }] }).scenarios).toHaveLength(1)
  })

  test('[C9] a total that was tampered with is worked out again', () => {
    const guest = withLenders('Harbor')
    const [first] = guest.scenarios
    if (!first) throw new Error('no lender')
    const together = merge(empty, { scenarios: [{ ...first, fees: { ...first.fees, totalFees: 1 } }] })
    expect(together.scenarios[0]?.fees.totalFees).toBe(7935)
  })
})

describe('[C53] telling a lender yes', () => {
  const chosen = ({ scenarios }: ComparisonState) => scenarios.filter(one => one.is_chosen).map(({ name }) => name)

  test('[C53] one lender at most is chosen; it can be taken back, and the loan’s state follows', () => {
    const both = withLenders('Harbor', 'County')
    expect([chosen(both), comparisonResource.reaches?.(both)]).toEqual([[], 'planning'])
    const first = apply(both, 'choose', { id: idOf(both, 0), is_chosen: true })
    expect([chosen(first), comparisonResource.reaches?.(first)]).toEqual([['Harbor'], 'applying'])
    const second = apply(first, 'choose', { id: idOf(both, 1), is_chosen: true })
    expect(chosen(second)).toEqual(['County'])
    expect(chosen(apply(second, 'choose', { id: idOf(both, 0), is_chosen: false }))).toEqual(['County'])
    expect(chosen(apply(second, 'choose', { id: idOf(both, 1), is_chosen: false }))).toEqual([])
  })

  test('[C53] nothing of a closed loan changes, and a lender that is gone is said to be gone', () => {
    const one = withLenders('Harbor')
    const yes = { id: idOf(one, 0), is_chosen: true }
    const closed = { ...one, is_closed: true } as ComparisonState
    expect(problem(closed, 'choose', yes)?.code).toBe('application-locked')
    expect(problem(one, 'choose', { ...yes, id: context.newId() })?.code).toBe('lender-not-found')
  })

  test('[C53] a change of its figures leaves the choice, removing it ends it, and undoing that brings it back', () => {
    const both = withLenders('Harbor', 'County')
    const afterChoice = apply(both, 'choose', { id: idOf(both, 0), is_chosen: true })
    expect(chosen(apply(afterChoice, 'update', { id: idOf(both, 0), interest_rate: 6 }))).toEqual(['Harbor'])
    const without = apply(afterChoice, 'remove', { id: idOf(both, 0) })
    expect(chosen(without)).toEqual([])
    expect(chosen(apply(without, 'add', { ...afterChoice.scenarios[0] }))).toEqual(['Harbor'])
  })

  test('[C53] a guest’s choice comes along unless the account has one, and an older store has none', () => {
    const guest = withLenders('Harbor')
    const afterChoice = apply(guest, 'choose', { id: idOf(guest, 0), is_chosen: true })
    const merged = (account: ComparisonState) => {
      const outcome = comparisonResource.guest?.merge(account, afterChoice, undefined, context)
      return outcome?.ok ? chosen(outcome.value) : null
    }
    expect(merged(empty)).toEqual(['Harbor'])
    const own = withLenders('County')
    expect(merged(apply(own, 'choose', { id: idOf(own, 0), is_chosen: true }))).toEqual(['County'])
    const older = { scenarios: guest.scenarios.map(({ is_chosen: _later, ...one }) => one) }
    expect(comparisonResource.guest?.stored.parse(older)).toEqual(guest)
  })
})

test('[C8] what a guest keeps opens to the same lenders', () => {
  const state = withLenders('A', 'B')
  const side = comparisonResource.guest
  expect(side?.toStored(empty)).toBeUndefined()
  expect(side?.fromStored(JSON.parse(JSON.stringify(side.toStored(state))))).toEqual(state)
})

test('[H153] offers of a closed loan stay as they were, and none is added', () => {
  const closed = { ...withLenders('Harbor', 'County'), is_closed: true }
  const locked = { status: 409, code: 'application-locked', title: 'Application Locked' }
  expect(problem(closed, 'update', { id: idOf(closed, 0), interest_rate: 5 })).toMatchObject(locked)
  expect(problem(closed, 'remove', { id: idOf(closed, 0) })).toMatchObject(locked)
  expect(problem(closed, 'add', offer('Cedar'))).toMatchObject(locked)
})
