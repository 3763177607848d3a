import { describe, expect, test } from 'vitest'
import type { LoanClosure } from '#features/closure/model.ts'
import type { Moment } from '#journey/moment.ts'
import { perform } from '#journey/perform.ts'
import { applicationDrawer } from './actions.ts'
import type { ApplicationState } from './model.ts'

let minutes = 0
let ids = 0

function moment(): Moment {
  minutes += 1
  return {
    today: '2026-11-15',
    now: new Date(Date.UTC(2026, 10, 15, 12, minutes)).toISOString(),
    newId: () => `id-${++ids}`,
    draw: (_alphabet, length) => String(++ids).padStart(length, 'X'),
  }
}

function act(state: ApplicationState, action: string, input: object): ApplicationState {
  const done = perform(applicationDrawer, action, state, input, moment())
  if (!done.ok) throw new Error(done.refusal.code)
  return done.value.state
}

function refusalOf(state: ApplicationState, action: string, input: object) {
  const done = perform(applicationDrawer, action, state, input, moment())
  return done.ok ? null : done.refusal
}

function bring(account: ApplicationState, guest: ApplicationState, choice?: 'account' | 'guest') {
  const outcome = applicationDrawer.guest?.bring(account, guest, choice, moment())
  if (!outcome) throw new Error('the application has no guest side')
  return outcome
}

const empty = applicationDrawer.empty()
const texas = { property_state: 'Texas', loan_amount: 320_000 }

function completedIn(state: string): ApplicationState {
  return act(empty, 'complete', { property_state: state })
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
  }
  return { ...state, closure }
}

describe('signing in with a guest application', () => {
  test('[G4] a guest draft becomes the draft of an account that has no application', () => {
    const guest = act(empty, 'save-draft', texas)
    const outcome = bring(empty, guest)
    expect(outcome.ok && outcome.value.draft).toMatchObject({ ...texas, status: 'draft' })
  })

  test('[G4] a completed guest application becomes the account’s, with a tracking id of its own', () => {
    const guest = completedIn('Texas')
    const outcome = bring(empty, guest)
    if (!outcome.ok) throw new Error('refused')
    expect(outcome.value.completed).toMatchObject({ property_state: 'Texas', status: 'completed' })
    expect(outcome.value.completed?.tracking_id).toMatch(/^MA-.{8}$/)
    expect(outcome.value.completed?.tracking_id).not.toBe(guest.completed?.tracking_id)
  })

  test('[G5] an account that has completed an application is asked, and nothing changes until it answers', () => {
    const account = completedIn('Ohio')
    expect(bring(account, completedIn('Texas'))).toMatchObject({
      ok: false,
      refusal: { code: 'choice-needed', status: 409 },
    })
    const kept = bring(account, completedIn('Texas'), 'account')
    expect(kept.ok && kept.value).toEqual(account)
    const replaced = bring(account, completedIn('Texas'), 'guest')
    expect(replaced.ok && replaced.value.completed).toMatchObject({
      property_state: 'Texas',
      tracking_id: account.completed?.tracking_id,
    })
  })

  test('[G6] the application of a closed loan is never replaced; the guest’s waits as the next draft', () => {
    const account = closed(completedIn('Ohio'))
    const outcome = bring(account, completedIn('Texas'), 'guest')
    if (!outcome.ok) throw new Error('refused')
    expect(outcome.value.completed).toEqual(account.completed)
    expect(outcome.value.draft).toMatchObject({ property_state: 'Texas' })
  })

  test('[G8] bringing the same guest application a second time changes nothing more', () => {
    for (const guest of [completedIn('Texas'), act(empty, 'save-draft', texas)]) {
      const first = bring(empty, guest)
      if (!first.ok) throw new Error('refused')
      const second = bring(first.value, guest)
      expect(second.ok && second.value).toEqual(first.value)
    }
  })
})

describe('what a guest keeps', () => {
  test('[G2] the stored application has the application’s own field names, and opens to the same state', () => {
    for (const state of [
      act(empty, 'save-draft', texas),
      completedIn('Texas'),
      act(completedIn('Texas'), 'save-draft', texas),
    ]) {
      const stored = applicationDrawer.guest?.keep(state)
      expect(stored).toMatchObject({ property_state: 'Texas' })
      if (stored) expect(applicationDrawer.guest?.open(stored)).toEqual(state)
    }
    expect(applicationDrawer.guest?.keep(empty)).toBeUndefined()
  })
})

test('an answer that was left out keeps what it was, and an emptied one is emptied', () => {
  const first = act(empty, 'save-draft', texas)
  const second = act(first, 'save-draft', { loan_amount: null })
  expect(second.draft).toMatchObject({ property_state: 'Texas', loan_amount: null })
})

test('a save from a tab that has not seen the newest version is refused', () => {
  const first = act(empty, 'save-draft', { ...texas, seen: null })
  expect(refusalOf(first, 'save-draft', { ...texas, seen: null })?.code).toBe('application-changed')
  const second = act(first, 'save-draft', { loan_amount: 1, seen: first.draft?.updated_at })
  expect(second.draft?.loan_amount).toBe(1)
})
