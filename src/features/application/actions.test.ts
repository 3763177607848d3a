import { describe, expect, test } from 'vitest'
import type { ActionContext } from '#resources/action-context.ts'
import { applyAction } from '#resources/apply-action.ts'
import { applicationResource } from './actions.ts'
import type { LoanClosure } from './loan-closure.ts'
import { type ApplicationState, noAnswers } from './model.ts'
import { applicationPageWords } from './page-words.ts'
import { firstOpenStep, loanStepProblem } from './rules.ts'
import { scoreRanges } from './score-words.ts'
import { applicationTips, applicationToasts, fieldValue } from './words.ts'

let minutes = 0
let ids = 0

function context(): ActionContext {
  minutes += 1
  return {
    today: '2026-11-15',
    now: new Date(Date.UTC(2026, 10, 15, 12, minutes)).toISOString(),
    newId: () => `id-${++ids}`,
    randomText: (_alphabet, length) => String(++ids).padStart(length, 'X'),
  }
}

function apply(state: ApplicationState, action: string, input: object): ApplicationState {
  const done = applyAction(applicationResource, action, state, input, context())
  if (!done.ok) throw new Error(done.problem.code)
  return done.value
}

function problemOf(state: ApplicationState, action: string, input: object) {
  const done = applyAction(applicationResource, action, state, input, context())
  return done.ok ? null : done.problem
}

function merge(account: ApplicationState, guest: ApplicationState, choice?: 'account' | 'guest') {
  const outcome = applicationResource.guest?.merge(account, guest, choice, context())
  if (!outcome) throw new Error('the application has no guest side')
  return outcome
}

const empty = applicationResource.empty()
const texas = { property_state: 'Texas', loan_amount: 320_000 }

function completedIn(state: string): ApplicationState {
  return apply(empty, 'complete', { property_state: state })
}

function closed(state: ApplicationState): ApplicationState {
  const closure: LoanClosure = {
    id: 'closure-1',
    chosen_lender_name: 'Harbor Savings',
    chosen_lender_id: null,
    application_id: state.completed?.tracking_id ?? null,
    loan_amount: 320_000,
    interest_rate: 6.5,
    loan_type: 'conventional',
    apr: 6.7,
    notes: null,
    loan_closed: true,
    updated_at: '2026-11-01T00:00:00.000Z',
  }
  return { ...state, closure, is_closed: true }
}

describe('signing in with a guest application', () => {
  test('[G4] a guest draft becomes the draft of an account that has no application', () => {
    const guest = apply(empty, 'save-draft', texas)
    const outcome = merge(empty, guest)
    expect(outcome.ok && outcome.value.draft).toMatchObject({ ...texas, status: 'draft' })
  })

  test('[G4] a completed guest application becomes the account’s, with a tracking id of its own', () => {
    const guest = completedIn('Texas')
    const outcome = merge(empty, guest)
    if (!outcome.ok) throw new Error('refused')
    expect(outcome.value.completed).toMatchObject({ property_state: 'Texas', status: 'completed' })
    expect(outcome.value.completed?.tracking_id).toMatch(/^MA-.{8}$/)
    expect(outcome.value.completed?.tracking_id).not.toBe(guest.completed?.tracking_id)
  })

  test('[G5] an account that has completed an application is asked, and nothing changes until it answers', () => {
    const account = completedIn('Ohio')
    expect(merge(account, completedIn('Texas'))).toMatchObject({
      ok: false,
      problem: { code: 'choice-needed', status: 409 },
    })
    const saved = merge(account, completedIn('Texas'), 'account')
    expect(saved.ok && saved.value).toEqual(account)
    const replaced = merge(account, completedIn('Texas'), 'guest')
    expect(replaced.ok && replaced.value.completed).toMatchObject({
      property_state: 'Texas',
      tracking_id: account.completed?.tracking_id,
    })
  })

  test('[G8] bringing the same guest application a second time changes nothing more', () => {
    for (const guest of [completedIn('Texas'), apply(empty, 'save-draft', texas)]) {
      const first = merge(empty, guest)
      if (!first.ok) throw new Error('refused')
      const second = merge(first.value, guest)
      expect(second.ok && second.value).toEqual(first.value)
    }
  })
})

describe('what a guest keeps', () => {
  test('[G2] the stored application has the application’s own field names, and opens to the same state', () => {
    for (const state of [
      apply(empty, 'save-draft', texas),
      completedIn('Texas'),
      apply(completedIn('Texas'), 'save-draft', texas),
    ]) {
      const stored = applicationResource.guest?.toStored(state)
      expect(stored).toMatchObject({ property_state: 'Texas' })
      if (stored) expect(applicationResource.guest?.fromStored(stored)).toEqual(state)
    }
    expect(applicationResource.guest?.toStored(empty)).toBeUndefined()
  })
})

test('[AP7] completing gives a tracking id, and completing again keeps it', () => {
  const first = completedIn('Texas')
  expect(first.completed?.tracking_id).toMatch(/^MA-.{8}$/)
  const again = apply(first, 'complete', { loan_amount: 5 })
  expect(again.completed).toMatchObject({
    tracking_id: first.completed?.tracking_id,
    id: first.completed?.id,
    loan_amount: 5,
  })
})

test('[AP7] a tracking id is drawn from capitals and digits', () => {
  const alphabets: string[] = []
  const watched: ActionContext = {
    ...context(),
    randomText: (alphabet, length) => {
      alphabets.push(alphabet)
      return 'A'.repeat(length)
    },
  }
  applyAction(applicationResource, 'complete', empty, { property_state: 'Ohio' }, watched)
  expect(alphabets).toEqual(['ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'])
})

test('[AP5] an application without a state is not completed', () => {
  expect(problemOf(empty, 'complete', { loan_amount: 320_000 })).toMatchObject({
    status: 400,
    code: 'state-required',
    title: 'Missing Required Information',
    detail: 'Property state is required to complete your application for timeline calculations.',
  })
})

test('[AP9] the application of a closed loan is locked', () => {
  const state = closed(completedIn('Texas'))
  for (const action of ['save-draft', 'complete']) {
    expect(problemOf(state, action, { loan_amount: 5 })).toMatchObject({
      status: 409,
      code: 'application-locked',
      title: 'Application Locked',
    })
  }
})

test('[AP10] a new application waits until the loan of the last one is closed', () => {
  const open = completedIn('Texas')
  expect(problemOf(open, 'complete', { new: true, property_state: 'Ohio' })).toMatchObject({
    status: 409,
    code: 'closure-required',
    title: 'Cannot Create New Application',
  })
  expect(applicationResource.view(open, context())).toMatchObject({ locked: false, can_start_new: false })
  expect(applicationResource.view(closed(open), context())).toMatchObject({ locked: true, can_start_new: true })
})

test('[AP18] a new application after a closed loan is that of another loan, and only then', () => {
  const opens = applicationResource.actions.complete.opensLoan
  const open = completedIn('Texas')
  expect(opens(closed(open), { new: true })).toBe(true)
  expect(opens(closed(open), {})).toBe(false)
  expect(opens(open, { new: true })).toBe(false)
})

test('[AP11] a closure that was begun before the application gets its tracking id', () => {
  const closure = { ...(closed(completedIn('Texas')).closure as LoanClosure), application_id: null, loan_closed: false }
  const after = apply({ ...empty, closure }, 'complete', { property_state: 'Texas' })
  expect(after.closure?.application_id).toBe(after.completed?.tracking_id)
})

test('[AP13] the summary shows each answer as a person would say it', () => {
  expect(fieldValue('loan_amount', 320_000.4)).toBe('$320,000')
  expect(fieldValue('property_value', 400_000)).toBe('$400,000')
  expect(fieldValue('annual_income', 96_000)).toBe('$96,000')
  expect(fieldValue('monthly_debt_payments', 0)).toBe('$0')
  expect(fieldValue('loan_purpose', 'cash_out_refinance')).toBe('Cash Out Refinance')
  expect(fieldValue('credit_score_range', 'good_670_739')).toBe('Good 670 739')
  expect(scoreRanges.good_670_739).toBe('670–739')
  expect(fieldValue('property_found', false)).toBe('No')
  expect(fieldValue('down_payment_percentage', 20)).toBe('20%')
  expect(fieldValue('property_zip_code', null)).toBe('Not provided')
})

test('[AP16] the tips tell of insurance, inquiries and rate locks', () => {
  const tips = applicationTips.map(tip => `${tip.title} ${tip.text}`).join(' ')
  for (const fact of ['20%', '14-45 days', '30-60 days']) expect(tips).toContain(fact)
})

test.each([
  { loan_amount: -1 },
  { loan_amount: 1_000_000_001 },
  { loan_amount: Number.NaN },
  { loan_amount: '450,000' },
  { down_payment_percentage: 101 },
  { property_zip_code: '<script>' },
  { property_state: 'texas' },
  { credit_score_range: 'great' },
])('[AP20] %o is refused with a sentence', input => {
  const problem = problemOf(empty, 'save-draft', input)
  expect(problem).toMatchObject({ status: 400, code: 'invalid-input' })
  expect(problem?.errors?.[0]?.message).toMatch(/^Please .*\.$/)
})

test('an answer that was left out keeps what it was, and an emptied one is emptied', () => {
  const first = apply(empty, 'save-draft', texas)
  const second = apply(first, 'save-draft', { loan_amount: null })
  expect(second.draft).toMatchObject({ property_state: 'Texas', loan_amount: null })
})

test('[H45] the first step asks for the price, and says what is wrong with a down payment or loan above it', () => {
  const of = (answers: object) => loanStepProblem({ ...noAnswers, ...answers })?.problem
  expect(of({})).toBe('price-missing')
  expect(of({ property_value: 0 })).toBe('price-missing')
  expect(of({ property_value: 400_000, down_payment_amount: 400_001, loan_amount: 0 })).toBe('down-payment-too-much')
  expect(of({ property_value: 400_000, down_payment_amount: 0, loan_amount: 400_001 })).toBe('loan-too-much')
  expect(of({ property_value: 400_000, loan_amount: 320_000 })).toBe('down-payment-missing')
  expect(of({ property_value: 400_000, down_payment_amount: 80_000, loan_amount: 320_000 })).toBeUndefined()
})

test('[AP22] the message with the tracking ID speaks of the commission, and says that nobody pays one today', () => {
  const said = applicationToasts.completed('MA-ABCD1234', false).description
  expect(said).toMatch(/MA-ABCD1234.*commission.*Nobody pays one today/)
  expect(applicationToasts.completed('MA-ABCD1234', true).description).toMatch(
    /MA-ABCD1234\. Lenders pay us a commission/,
  )
})

test('[AP23] the page says that no lender gets it and that no deadline starts', () => {
  for (const words of [applicationPageWords.introduction, applicationPageWords.notSent])
    expect(words).toContain('This is not an application to a lender; no deadline starts.')
})

test('[AP24] whoever comes back to a draft is at its first open question', () => {
  const loan = {
    ...noAnswers,
    loan_purpose: 'purchase' as const,
    property_type: 'primary_residence' as const,
    property_value: 450_000,
    down_payment_amount: 90_000,
    loan_amount: 360_000,
  }
  expect(firstOpenStep(noAnswers)).toBe(1)
  expect(firstOpenStep({ ...loan, property_type: null })).toBe(1)
  expect(firstOpenStep(loan)).toBe(2)
  const placed = { ...loan, property_state: 'Ohio' as const }
  expect(firstOpenStep(placed)).toBe(3)
  expect(firstOpenStep({ ...placed, credit_score_range: 'good_670_739', annual_income: 120_000 })).toBe(4)
})
