import { describe, expect, test } from 'vitest'
import type { ActionContext } from '#resources/action-context.ts'
import { applyAction } from '#resources/apply-action.ts'
import { closureResource } from './actions.ts'
import type { ClosureState } from './model.ts'
import { sideCardsWords } from './page-words.ts'
import { closureProblems } from './words.ts'

let ids = 0
const context: ActionContext = {
  today: '2026-11-15',
  now: '2026-11-15T12:00:00.000Z',
  newId: () => `id-${++ids}`,
  randomText: (_alphabet, length) => 'X'.repeat(length),
}

const empty: ClosureState = {
  closure: null,
  applications: [{ id: 'application', tracking_id: 'MA-ABCD1234', status: 'completed' }],
  lenders: [
    { id: 'harbor', name: 'Harbor Savings' },
    { id: 'prairie', name: 'Prairie Mutual' },
  ],
}

const details = {
  chosen_lender_name: 'Harbor Savings',
  chosen_lender_id: 'harbor',
  application_id: 'MA-ABCD1234',
  loan_amount: 320_000,
  interest_rate: 6.5,
  loan_type: 'conventional',
  apr: 6.712,
  notes: 'Signed at the kitchen table.',
}

function apply(state: ClosureState, action: string, input: object): ClosureState {
  const done = applyAction(closureResource, action, state, input, context)
  if (!done.ok) throw new Error(done.problem.detail)
  return done.value
}

function problemOf(state: ClosureState, action: string, input: unknown) {
  const done = applyAction(closureResource, action, state, input, context)
  return done.ok ? null : done.problem
}

describe('saving', () => {
  test('[CL1] the lender’s name is needed, anything else may wait', () => {
    for (const chosen_lender_name of [undefined, null, '', '   ']) {
      expect(problemOf(empty, 'save', { ...details, chosen_lender_id: null, chosen_lender_name })).toMatchObject({
        status: 400,
        title: 'Missing Information',
        detail: 'Please select or enter the lender you chose.',
        errors: [{ path: 'chosen_lender_name' }],
      })
    }
    expect(apply(empty, 'save', { chosen_lender_name: ' Harbor Savings ' }).closure).toMatchObject({
      chosen_lender_name: 'Harbor Savings',
      chosen_lender_id: null,
      application_id: null,
      loan_amount: null,
      interest_rate: null,
      loan_type: null,
      apr: null,
      notes: null,
    })
  })

  test('[CL2] a save always leaves the loan open, whatever it says', () => {
    expect(apply(empty, 'save', { ...details, loan_closed: true }).closure).toMatchObject({ loan_closed: false })
  })

  test('[CL3] figures are read as decimals, and an empty one is none', () => {
    const typed = { ...details, loan_amount: '$320,000.50', interest_rate: '6.5 %', apr: '6.712' }
    expect(apply(empty, 'save', typed).closure).toMatchObject({
      loan_amount: 320_000.5,
      interest_rate: 6.5,
      apr: 6.712,
    })
    const emptied = { ...details, loan_amount: '', interest_rate: ' ', apr: null, loan_type: '', application_id: '' }
    expect(apply(apply(empty, 'save', details), 'save', emptied).closure).toMatchObject({
      loan_amount: null,
      interest_rate: null,
      apr: null,
      loan_type: null,
      application_id: null,
    })
  })

  test('[CL3] what is no figure is refused at its field', () => {
    for (const [path, value] of [
      ['loan_amount', 'a lot'],
      ['loan_amount', -1],
      ['loan_amount', 1e300],
      ['interest_rate', 'NaN'],
      ['interest_rate', 101],
      ['apr', -0.5],
      ['loan_type', 'balloon'],
    ]) {
      const problem = problemOf(empty, 'save', { ...details, [path as string]: value })
      expect(problem, `${path} ${value}`).toMatchObject({ status: 400, errors: [{ path }] })
      expect(problem?.detail).toMatch(/^Please (enter|select)/)
    }
  })

  test('[CL4] a lender of one’s own has no id; a listed one has both', () => {
    const listed = apply(empty, 'save', details)
    expect(listed.closure).toMatchObject({ chosen_lender_name: 'Harbor Savings', chosen_lender_id: 'harbor' })
    const byId = { chosen_lender_id: 'prairie' }
    expect(apply(empty, 'save', byId).closure).toMatchObject({ ...byId, chosen_lender_name: 'Prairie Mutual' })
    const own = apply(listed, 'save', { chosen_lender_name: 'Aunt Vera' })
    expect(own.closure).toMatchObject({ chosen_lender_name: 'Aunt Vera', chosen_lender_id: null })
  })

  test('[CL4] a lender that has left the list stays with the closure that names it', () => {
    const saved = { ...apply(empty, 'save', details), lenders: [] }
    expect(apply(saved, 'save', details).closure).toMatchObject({ chosen_lender_id: 'harbor' })
    expect(apply({ ...empty, lenders: [] }, 'save', details).closure).toMatchObject({ chosen_lender_id: null })
  })

  test('[CL5] only one’s own completed applications can be chosen', () => {
    for (const action of ['save', 'close']) {
      expect(problemOf(empty, action, { ...details, application_id: 'MA-SOMEBODY' })).toMatchObject({
        status: 400,
        code: 'application-unknown',
        errors: [{ path: 'application_id' }],
      })
    }
  })

  test('saving again keeps the record and what was left out', () => {
    const first = apply(empty, 'save', details)
    const second = apply(first, 'save', { chosen_lender_name: 'Harbor Savings', apr: 6.8 })
    expect(second.closure).toMatchObject({ id: first.closure?.id, loan_amount: 320_000, apr: 6.8 })
  })
})

describe('closing', () => {
  test('[CL6] what is missing is asked for one by one: lender, application, amount, rate, type, APR', () => {
    const asked: string[] = []
    let given: Record<string, unknown> = {}
    for (const [field, value] of Object.entries(details)) {
      const problem = problemOf(empty, 'close', given)
      if (problem && asked.at(-1) !== problem.detail) asked.push(problem.detail)
      given = { ...given, [field]: value }
    }
    expect(asked).toEqual([
      'Please select or enter the lender you chose.',
      'Please select an application ID.',
      'Please enter the final loan amount.',
      'Please enter the interest rate.',
      'Please select the type of loan.',
      'Please enter the APR.',
    ])
    expect(problemOf(empty, 'close', details)).toBeNull()
  })

  test('[CL6] a loan of $0 is no loan, a rate of 0% is one', () => {
    expect(problemOf(empty, 'close', { ...details, loan_amount: 0 })?.code).toBe('amount-missing')
    expect(apply(empty, 'close', { ...details, interest_rate: 0, apr: 0 }).closure?.loan_closed).toBe(true)
  })

  test('[CL7] closing a loan that was not saved before records everything', () => {
    expect(apply(empty, 'close', details).closure).toMatchObject({ ...details, loan_closed: true })
  })

  test('[CL7] closing a saved loan changes only whether it is closed, application, type and notes', () => {
    const saved = apply(empty, 'save', details)
    const other = {
      chosen_lender_name: 'Prairie Mutual',
      chosen_lender_id: 'prairie',
      application_id: 'MA-ABCD1234',
      loan_amount: 1,
      interest_rate: 2,
      loan_type: 'fha',
      apr: 3,
      notes: 'Changed our mind.',
    }
    expect(apply(saved, 'close', other).closure).toEqual({
      ...saved.closure,
      loan_type: 'fha',
      notes: 'Changed our mind.',
      loan_closed: true,
    })
  })

  test('[CL7] figures that were not recorded yet are taken when closing, so that a closed loan has no gaps', () => {
    const saved = apply(empty, 'save', { chosen_lender_name: 'Harbor Savings' })
    expect(apply(saved, 'close', details).closure).toMatchObject({
      loan_amount: 320_000,
      interest_rate: 6.5,
      apr: 6.712,
    })
  })

  test('[CL18] the closing day is asked for and may wait; one that is ahead, or no day, is refused at its field', () => {
    expect(apply(empty, 'close', details).closure?.closed_on ?? null).toBeNull()
    expect(apply(empty, 'close', { ...details, closed_on: '2026-11-13' }).closure?.closed_on).toBe('2026-11-13')
    const saved = apply(empty, 'save', { ...details, closed_on: '' })
    expect(saved.closure?.closed_on).toBeNull()
    expect(apply(saved, 'close', { ...details, closed_on: '2026-11-15' }).closure?.closed_on).toBe('2026-11-15')
    expect(problemOf(empty, 'close', { ...details, closed_on: '2026-11-16' })).toMatchObject({
      status: 400,
      errors: [{ path: 'closed_on' }],
    })
    // A planned day may be saved; it is the closing that cannot lie ahead.
    const planned = apply(empty, 'save', { ...details, closed_on: '2026-12-20' })
    expect(problemOf(planned, 'close', { ...details, closed_on: '2026-12-20' })?.code).toBe('closing-day-ahead')
    for (const closed_on of ['2026-02-30', '1999-12-31', 'yesterday', 7])
      expect(problemOf(empty, 'save', { ...details, closed_on }), String(closed_on)).toMatchObject({ status: 400 })
  })

  test('[CL8] a closed loan is read-only: neither saving nor closing it again is accepted', () => {
    const closed = apply(empty, 'close', details)
    for (const action of ['save', 'close']) {
      expect(problemOf(closed, action, details)).toEqual(closureProblems['loan-closed'])
      expect(problemOf(closed, action, {})).toMatchObject({
        status: 409,
        code: 'loan-closed',
        title: 'Application Locked',
      })
    }
  })
})

test('[CL9] a guest has no loan closure', () => {
  expect(closureResource).not.toHaveProperty('guest')
})

test('[AP22] why to share speaks of the commission, and says that nobody pays one today', () => {
  expect(sideCardsWords.keptFreeText).toMatch(/commission.*nobody pays one today/)
})
