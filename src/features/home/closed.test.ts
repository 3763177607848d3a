import { expect, test } from 'vitest'
import { estimateFees } from '#domain/fee-estimate.ts'
import type { LoanType } from '#domain/loan-type.ts'
import { calendarDayIn } from '#domain/time-zone.ts'
import { TIMELINE_EVENT_KEYS, type TimelineEventKey } from '#domain/timeline-events.ts'
import { noAnswers } from '#features/application/model.ts'
import { PLAIN_TERMS, type Scenario } from '#features/comparison/model.ts'
import { OF_NO_DISCLOSURE } from '../../../tests/harness/offers.ts'
import { closedLoan, savedAgainstDearest } from './closed.ts'
import { keysFacts, keysLinks } from './keys-words.ts'
import { keysWords } from './words.ts'

const events = (done: TimelineEventKey[], dates: Partial<Record<TimelineEventKey, string>> = {}) =>
  TIMELINE_EVENT_KEYS.map(event_key => ({
    event_key,
    scheduled_date: dates[event_key] ?? null,
    completed: done.includes(event_key),
  }))
test('[H71] what was saved is told against the dearest offer, and only where the chosen lender was compared', () => {
  const offer = (name: string, interest_rate: number) =>
    ({
      ...PLAIN_TERMS,
      id: name,
      name,
      interest_rate,
      mortgage_type: '30_year_fixed',
      fees: estimateFees(360_000),
      ...OF_NO_DISCLOSURE,
    }) as Scenario
  const offers = [offer('Harbor', 6.5), offer('Prairie', 7)]
  const savedWith = (chosen: string, compared: Scenario[]) =>
    savedAgainstDearest(360_000, 450_000, chosen, compared, null, 7, '2026-12-21')
  const saved = savedWith('harbor ', offers)
  expect(saved?.dearest).toBe('Prairie')
  expect(saved?.dollars).toBeGreaterThan(10_000)
  expect(savedWith('Somebody else', offers)).toBeNull()
  expect(savedWith('Prairie', offers)).toBeNull()
  // No verdict counts an offer for another loan, or one that had ended while the chosen one still held.
  const [harbor, prairie] = offers as [Scenario, Scenario]
  expect(savedWith('Harbor', [harbor, { ...prairie, loan_amount: 400_000 }])).toBeNull()
  expect(savedWith('Harbor', [harbor, { ...prairie, expires_on: '2026-12-20' }])).toBeNull()
  const held = { ...harbor, expires_on: '2026-12-01' }
  expect(savedWith('Harbor', [held, { ...prairie, expires_on: '2026-11-30' }])).toBeNull()
  expect(savedWith('Harbor', [held, { ...prairie, expires_on: '2026-12-02' }])).toEqual(saved)
  const month = {
    principal_and_interest: 1,
    property_tax: 0,
    home_insurance: 0,
    mortgage_insurance: 0,
    dues: 0,
    total: 1,
  }
  const closed = {
    lender: 'Harbor',
    loan_amount: 360_000,
    rate: 6.5,
    is_refinance: false,
    month,
    may_be_insured: false,
    closed_on: '2026-12-21',
    first_payment_on: '2027-02-01',
    may_be_due_on: null,
    days: { from: '2026-11-06', count: 45 },
    offers: 2,
    years: 7,
    saved,
  }
  expect(keysFacts(closed).map(({ kind }) => kind)).toEqual(['compared', 'saved', 'days'])
  expect(keysFacts(closed)[2]?.title).toBe('45 days, contract to keys')
  expect(keysFacts({ ...closed, offers: 1, saved: null, days: null })).toEqual([])
})

const inNewYork = (instant: string) => calendarDayIn('America/New_York', instant)

const CLOSURE = {
  id: 'one',
  chosen_lender_name: 'Harbor',
  chosen_lender_id: null,
  application_id: 'MA-12345678',
  loan_amount: 360_000,
  interest_rate: 6.5,
  loan_type: 'conventional' as const,
  apr: 6.7,
  notes: null,
  loan_closed: true,
  updated_at: '2026-12-22T15:00:00.000Z',
}

test('[H111] a closed loan tells its first payment, the first of the second month after closing, until that day', () => {
  const closure = CLOSURE
  const answers = { ...noAnswers, property_value: 450_000 }
  const planned = events([], { contract_signed: '2026-11-06', closing_day: '2026-12-21' })
  const closed = closedLoan(closure, answers, [], planned, 7, '2026-12-21', inNewYork)
  expect(closed).toMatchObject({ closed_on: '2026-12-21', first_payment_on: '2027-02-01', days: { count: 45 } })
  expect(closed && keysWords(closed, '2026-12-22')).toContain('Usually due Mon, Feb 1, 2027, to Harbor at 6.5%.')
  expect(closed && keysWords(closed, '2027-03-01')).not.toContain('due')
  // Closed before the planned day, or without any: the day on which it was marked.
  expect(
    closedLoan(closure, answers, [], events([], { closing_day: '2027-01-15' }), 7, null, inNewYork)?.closed_on,
  ).toBe('2026-12-22')
  expect(closedLoan(closure, { ...answers, loan_purpose: 'refinance' }, [], planned, 7, null, inNewYork)).toMatchObject(
    {
      is_refinance: true,
      days: null,
    },
  )
  // Marked on the evening of the 31st, when it is the 1st in London.
  const evening = { ...closure, updated_at: '2027-01-01T01:30:00.000Z' }
  expect(closedLoan(evening, answers, [], [], 7, null, inNewYork)).toMatchObject({
    closed_on: '2026-12-31',
    first_payment_on: '2027-02-01',
  })
  expect(closedLoan({ ...closure, loan_closed: false }, answers, [], planned, 7, null, inNewYork)).toBeNull()
})

test('[CL19] while nobody has said on which day a loan closed, the first payment is asked for and not told', () => {
  const closure = { ...CLOSURE, updated_at: '2026-12-03T15:00:00.000Z' }
  const unknown = closedLoan(closure, noAnswers, [], [], 7, null, inNewYork)
  // Closed on November 25 it is due on January 1, closed on December 2 on February 1.
  expect(unknown).toMatchObject({ may_be_due_on: '2027-01-01' })
  expect(unknown && keysWords(unknown, '2026-12-04')).toContain('Ask Harbor when it’s due.')
  expect(unknown && keysWords(unknown, '2026-12-04')).toContain('it may be Fri, Jan 1, 2027')
  const known = closedLoan(closure, noAnswers, [], [], 7, '2026-11-25', inNewYork)
  expect(known).toMatchObject({ closed_on: '2026-11-25', first_payment_on: '2027-01-01', may_be_due_on: null })
  expect(known && keysWords(known, '2026-12-04')).toContain('Usually due Fri, Jan 1, 2027')
})

test('[H150] the end of mortgage insurance is offered after closing only where the loan usually has it', () => {
  const closure = {
    id: 'one',
    chosen_lender_name: 'Harbor',
    chosen_lender_id: null,
    application_id: 'MA-12345678',
    interest_rate: 6.5,
    apr: 6.7,
    notes: null,
    loan_closed: true,
    updated_at: '2026-12-22T15:00:00.000Z',
  }
  const shown = (loan_type: LoanType, loan_amount: number, property_value: number | null) => {
    const closed = closedLoan(
      { ...closure, loan_type, loan_amount },
      { ...noAnswers, property_value },
      [],
      [],
      7,
      null,
      inNewYork,
    )
    const premium = closed?.month.mortgage_insurance ?? 0
    return [closed && keysLinks(closed).some(({ to }) => to === '/dashboard/insurance-diary'), premium > 0]
  }
  expect(shown('conventional', 360_000, 450_000)).toEqual([false, false])
  expect(shown('conventional', 405_000, 450_000)).toEqual([true, true])
  // FHA and USDA take their premium however much was put down, VA never does.
  expect(shown('fha', 300_000, 450_000)).toEqual([true, true])
  expect(shown('usda', 300_000, 450_000)).toEqual([true, true])
  expect(shown('va', 450_000, 450_000)).toEqual([false, false])
  // Without the value nobody can say that it has none.
  expect(shown('conventional', 360_000, null)[0]).toBe(true)
})
