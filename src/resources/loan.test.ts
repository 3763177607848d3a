import fc from 'fast-check'
import { expect, test } from 'vitest'
import { farthest, LOAN_STATES, nextState, type ReachedState } from './loan.ts'
import { loanName } from './loan-name.ts'

const state = fc.constantFrom(...LOAN_STATES)

test('[LN1] until the closing a loan goes forth and back; from then on it can only end', () => {
  expect(LOAN_STATES).toEqual(['planning', 'comparing', 'applying', 'closing', 'owned', 'ended'])
  expect(nextState('comparing', 'applying')).toBe('applying')
  expect(nextState('closing', 'comparing')).toBe('comparing')
  expect(nextState('owned', 'comparing')).toBe('owned')
  expect(nextState('owned', 'ended')).toBe('ended')
  expect(nextState('applying', 'ended')).toBe('applying')
  fc.assert(fc.property(state, wanted => nextState('ended', wanted) === 'ended'))
  fc.assert(fc.property(state, state, (from, to) => nextState(nextState(from, to), to) === nextState(from, to)))
})

test('[LN2] the farthest of what is kept counts, once the application is complete', () => {
  const from = (...reached: ReachedState[]) => farthest(reached)
  expect(from('planning', 'closing')).toBe('planning')
  expect(from('comparing', 'planning')).toBe('comparing')
  expect(from('comparing', 'applying', 'planning')).toBe('applying')
  expect(from('closing', 'comparing', 'applying')).toBe('closing')
  expect(from('planning', 'owned')).toBe('owned')
})

test('[LN5] a loan without a name is called by what it is for and when it began', () => {
  const loan = { name: null, purpose: null, opened_at: '2026-11-18T10:00:00.000Z' }
  expect(loanName(loan)).toBe('Home loan, November 2026')
  expect(loanName({ ...loan, purpose: 'cash_out_refinance' })).toBe('Refinance, November 2026')
  expect(loanName({ ...loan, name: '12 Elm Street' })).toBe('12 Elm Street')
})
