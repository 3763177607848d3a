import { expect, test } from 'vitest'
import { TIMELINE_EVENT_KEYS, type TimelineEventKey } from '#domain/timeline-events.ts'
import { type Application, noAnswers } from '#features/application/model.ts'
import { comfortablePrice, priceFit } from '#features/calculators/affordability.ts'
import { shownParts } from '#features/comparison/month.ts'
import { ownLoan } from '#features/comparison/own-loan.ts'
import { LOAN_STATES } from '#resources/loan.ts'
import { changesSince, isLaterVisit, type Snapshot } from './changes.ts'
import type { Stage } from './loan-stage.ts'
import { comingUp, nextStep } from './next-step.ts'
import { priceNoteCash, priceNoteTitle } from './price-note-words.ts'
import { railNotes } from './rail-notes.ts'
import { stageOf } from './stage.ts'
import { changeWords, fitWords, keysLine, monthWords, railNoteWords, stepWords } from './words.ts'

const today = '2026-11-16'
const events = (done: TimelineEventKey[], dates: Partial<Record<TimelineEventKey, string>> = {}) =>
  TIMELINE_EVENT_KEYS.map(event_key => ({
    event_key,
    scheduled_date: dates[event_key] ?? null,
    completed: done.includes(event_key),
  }))
const standing = { state: 'comparing' as const, events: events([]), today }

test('[H50] the stage follows from what was done: plan, compare, apply, close, keys', () => {
  const stages = LOAN_STATES.map(state => stageOf({ ...standing, state }))
  expect(stages).toEqual(['plan', 'compare', 'apply', 'close', 'keys', 'keys'])
  const signed = (closing_day: string) => ({
    ...standing,
    state: 'applying' as const,
    events: events(['contract_signed'], { closing_day }),
  })
  expect(stageOf(signed('2026-12-21'))).toBe('apply')
  expect(stageOf(signed('2026-11-24'))).toBe('close')
  expect(stageOf({ ...signed('2026-11-24'), state: 'planning' })).toBe('plan')
})

test('[H51] there is one next step, which fits the stage and leads to where it is done', () => {
  const duel = {
    rated: 2,
    unrated: null,
    has_guess: false,
    has_question: true,
    cheapest: 'Harbor',
    next: 'Prairie Mutual',
    apart: 613.4,
    years: 7,
  }
  const kind = (...args: Parameters<typeof nextStep>) => nextStep(...args)?.kind
  expect(kind('plan', null, [], today)).toBeUndefined()
  expect(kind('compare', null, [], today)).toBe('first-offer')
  expect(kind('compare', { ...duel, rated: 1, next: null }, [], today)).toBe('second-offer')
  const ask = nextStep('compare', duel, [], today)
  expect(ask && stepWords(ask).title).toBe('Ask Prairie Mutual to beat Harbor')
  expect(ask && stepWords(ask).detail).toContain('$613 apart over 7 years')
  expect(kind('compare', { ...duel, next: null }, [], today)).toBe('contract-date')
  const inspection = {
    event_key: 'home_inspection',
    title: 'Home Inspection',
    on: '2026-11-18',
    guessed: true,
  } as const
  const next = nextStep('apply', duel, [inspection], today)
  expect(next && stepWords(next).detail).toBe('Probably by Wed, Nov 18.')
  const late = nextStep('apply', duel, [{ ...inspection, on: '2026-11-09' }], today)
  expect(late && stepWords(late).detail).toBe('We’d guessed Mon, Nov 9. No harm done. Done already? Check it off.')
  const closing = { event_key: 'closing_day', title: 'Closing', on: '2026-11-20', guessed: false } as const
  const past = { ...inspection, event_key: 'loan_application', on: '2026-11-09' } as const
  expect(comingUp([past, inspection, closing], next, today)).toEqual([closing])
  expect(comingUp([past, inspection, closing], null, today)).toEqual([inspection, closing])
  expect(kind('close', duel, [closing], today)).toBe('check-papers')
  expect(kind('close', duel, [{ ...closing, on: today }], today)).toBe('mark-closed')
  expect(kind('keys', duel, [], today)).toBe('card')
  const to = (...args: Parameters<typeof nextStep>) => {
    const step = nextStep(...args)
    return step && stepWords(step).to
  }
  expect(to('compare', null, [], today)).toBe('/dashboard/comparison#lenders')
  expect(to('compare', { ...duel, rated: 1, next: null }, [], today)).toBe('/dashboard/comparison')
  expect(to('compare', duel, [], today)).toBe('/dashboard/comparison#ask')
  expect(to('compare', { ...duel, has_guess: true }, [], today)).toBe('/dashboard/comparison#lenders')
  expect(to('apply', duel, [], today)).toBe('/dashboard/timeline')
  expect(to('apply', duel, [inspection], today)).toBe('/dashboard/timeline')
  expect(to('close', duel, [closing], today)).toBe('/dashboard/papers')
  expect(to('close', duel, [{ ...closing, on: today }], today)).toBe('/dashboard/closure')
  expect(to('keys', duel, [], today)).toBe('/dashboard/cards')
})

test('[C47] the next step asks for what no lender has said, and for a question only where there is one', () => {
  const duel = {
    rated: 2,
    unrated: null,
    has_guess: false,
    has_question: false,
    cheapest: 'Ficus Bank',
    next: 'Harbor',
    apart: 65_303,
    years: 7,
  }
  const step = (change: object) => nextStep('compare', { ...duel, ...change }, [], today)
  const words = (change: object) => {
    const found = step(change)
    if (!found) throw new Error('nothing to do')
    return stepWords(found)
  }
  expect(words({ unrated: 'Harbor Savings', rated: 0 })).toMatchObject({ title: 'Add Harbor Savings’ rate' })
  expect(step({ rated: 0 })?.kind).toBe('first-offer')
  expect(step({ has_guess: true, has_question: true })?.kind).toBe('add-fees')
  expect(words({})).toMatchObject({ title: 'Look at Ficus Bank’s offer', to: '/dashboard/comparison' })
  expect(words({}).detail).toContain('$65,303 cheaper than Harbor’s over 7 years')
  expect(words({ apart: 12 }).detail).toContain('about the same')
  expect(words({ has_question: true })).toMatchObject({ to: '/dashboard/comparison#ask' })
})

test('[C47] what is new is told of known figures alone', () => {
  const snapshot = (rate: number | null, fees: number | null): Snapshot => ({
    owner: 'ann',
    at: '2026-11-13T10:00:00Z',
    lenders: [{ id: 'a', name: 'Harbor', rate, fees }],
    events: [],
  })
  expect(changesSince(snapshot(null, null), snapshot(null, null))).toEqual([])
  expect(changesSince({ ...snapshot(null, null), lenders: [] }, snapshot(null, null))).toEqual([])
  const [fresh] = changesSince(snapshot(null, null), snapshot(6.5, null))
  expect(fresh && changeWords(fresh)).toEqual({ title: 'Harbor’s offer is in', detail: '6.5%.' })
  expect(changesSince(snapshot(6.5, null), snapshot(6.5, 7_000))).toEqual([])
})

test('[H52] at most three facts that are new since the last visit, money first, and none within the same visit', () => {
  const before: Snapshot = {
    owner: 'ann',
    at: '2026-11-13T10:00:00Z',
    lenders: [{ id: 'a', name: 'Harbor', rate: 6.5, fees: 7_575 }],
    events: [{ event_key: 'home_inspection', title: 'Home Inspection', on: null, completed: false }],
  }
  const now: Snapshot = {
    owner: 'ann',
    at: '2026-11-16T10:00:00Z',
    lenders: [
      { id: 'a', name: 'Harbor', rate: 6.5, fees: 7_335 },
      { id: 'b', name: 'First County', rate: 6.125, fees: 9_000 },
    ],
    events: [
      { event_key: 'home_inspection', title: 'Home Inspection', on: '2026-11-18', completed: false },
      { event_key: 'contract_signed', title: 'Contract Signed', on: '2026-11-06', completed: true },
    ],
  }
  const changes = changesSince(before, now)
  expect(changes.map(change => changeWords(change).title)).toEqual([
    'Harbor’s fees are $240 lower',
    'First County’s offer is in',
    'Home Inspection',
  ])
  expect(changesSince(now, now)).toEqual([])
  expect(isLaterVisit(before, now)).toBe(true)
  expect(isLaterVisit(before, { ...now, owner: 'bo' })).toBe(false)
  expect(isLaterVisit(before, { ...now, at: '2026-11-13T10:20:00Z' })).toBe(false)
})

test('[H53] the parts of the month on the screen add up to the whole on the screen', () => {
  const month = {
    principal_and_interest: 2275.64,
    property_tax: 337.5,
    home_insurance: 165.5,
    mortgage_insurance: 0.4,
    dues: 0,
    total: 2779.04,
  }
  // Each rounded by itself, they would come to a dollar more than the $2,779 above them.
  expect(shownParts(month)).toEqual([
    { part: 'principal_and_interest', amount: 2275 },
    { part: 'property_tax', amount: 338 },
    { part: 'home_insurance', amount: 166 },
  ])
})

test('[H110] while planning the figure is the price that leaves room, once an income is known', () => {
  expect(comfortablePrice(null)).toBeNull()
  expect(comfortablePrice({ ...noAnswers, property_value: 450_000 })).toBeNull()
  const answers = { ...noAnswers, annual_income: 120_000, monthly_debt_payments: 700, property_state: 'Ohio' as const }
  const price = comfortablePrice(answers)
  expect(price).toBeGreaterThan(250_000)
  expect(price).toBeLessThan(450_000)
  expect((price ?? 1) % 1000).toBe(0)
  expect(comfortablePrice({ ...answers, monthly_debt_payments: 20_000 })).toBeNull()
})

test('[H155] home’s figure says whose rate it is, and that taxes and insurance are our guesses, for no state', () => {
  const survey = { date: '2026-10-08', thirty_year: 7.4 }
  const answers = { ...noAnswers, property_value: 450_000, loan_amount: 360_000, property_state: 'Florida' as const }
  const words = (given: typeof survey | null) => {
    const loan = ownLoan({ completed: answers as Application, draft: null }, [], 7, today, given)
    return loan ? monthWords(loan, { rated: 0, has_guess: false }, 7).replaceAll('\u00a0', ' ') : ''
  }
  expect(words(survey)).toBe(
    'At 7.4%, what lenders averaged on Oct 8, 2026 (Freddie Mac’s survey, the newest we have). Taxes and insurance are our guesses.',
  )
  expect(words(null)).toBe('At 7.75%, our guess from your answers. Taxes and insurance are guesses too.')
})

test('[H156] after the questions home says whether the price leaves room, and which one would', () => {
  const survey = { date: '2026-10-08', thirty_year: 7.4 }
  const answers = {
    ...noAnswers,
    loan_purpose: 'purchase' as const,
    property_value: 450_000,
    loan_amount: 360_000,
    down_payment_percentage: 20,
    annual_income: 120_000,
    monthly_debt_payments: 700,
    property_state: 'Ohio' as const,
  }
  const loan = ownLoan({ completed: answers as Application, draft: null }, [], 7, today, survey)
  const words = (price: number, change = {}) => {
    const fit = priceFit({ ...answers, property_value: price, ...change }, loan, survey)
    return fit && fitWords(fit)
  }
  const comfortable = comfortablePrice(answers, survey) ?? 0
  const shown = `$${comfortable.toLocaleString('en-US')}`
  expect(words(450_000)).toBe(`That’s a stretch: ${shown} would be comfortable.`)
  expect(words(900_000)).toBe(`That’s beyond what many lenders accept: ${shown} would be comfortable.`)
  expect(words(300_000)).toMatch(/^That’s comfortable/)
  expect(words(450_000, { monthly_debt_payments: 20_000 })).toBe('With these debts, no price leaves you room.')
  expect(words(450_000, { annual_income: null })).toBeNull()
  expect(words(450_000, { loan_purpose: 'refinance' })).toBeNull()
  const fit = priceFit(answers, loan, survey)
  expect(fit && priceNoteTitle(450_000, fit)).toBe(`$450,000 is a stretch: ${shown} would be comfortable.`)
  // Good credit, which is assumed, is estimated at 7.6%.
  expect(comfortable).toBeGreaterThan(comfortablePrice(answers) ?? 0)
})

test('[T101] near the closing a contract that was signed and never ticked counts as signed', () => {
  const near = events([], { contract_signed: '2026-10-20', closing_day: '2026-11-24' })
  expect(stageOf({ ...standing, events: near })).toBe('close')
  expect(
    stageOf({ ...standing, events: events([], { contract_signed: '2026-12-20', closing_day: '2026-11-24' }) }),
  ).toBe('compare')
})

test('[H151] the rail says what is known of its days: done, here, ahead, and how far the keys are', () => {
  const dated = events([], { loan_application: '2026-11-20', closing_day: '2026-12-21' })
  const guessed = dated.map(event => ({ ...event, guessed: event.event_key === 'loan_application' }))
  const rail = { stage: 'compare' as const, planned_on: '2026-11-02', events: guessed, closed_on: null, today }
  const shown = (facts: Parameters<typeof railNotes>[0]) =>
    Object.fromEntries(Object.entries(railNotes(facts)).map(([stage, note]) => [stage, railNoteWords(note)]))
  expect(shown(rail)).toEqual({
    plan: 'Done Nov 2',
    compare: 'You’re here',
    apply: 'Probably Fri, Nov 20',
    close: 'Mon, Dec 21',
    keys: '35 days to go',
  })
  expect(keysLine(railNotes(rail))).toBe('Closing on Mon, Dec 21 · 35 days to go')
  // A day that has passed or was never entered is left out.
  expect(shown({ ...rail, stage: 'apply', planned_on: null, today: '2026-12-22' })).toEqual({ apply: 'You’re here' })
  expect(keysLine(railNotes({ ...rail, events: [] }))).toBeNull()
  expect(shown({ ...rail, stage: 'plan' as Stage, planned_on: null, events: [] })).toEqual({ plan: 'You’re here' })
  expect(shown({ ...rail, stage: 'keys', closed_on: '2026-12-21' })).toEqual({
    plan: 'Done Nov 2',
    keys: 'Done Dec 21',
  })
})

test('[CM22] the cash beside the comparison is a least sum, and says whose its fees are', () => {
  expect(priceNoteCash(90_000, { fees: 7_335, fees_source: 'guessed' })).toBe(
    'Bring at least $97,335; the fees in it are our guess.',
  )
  expect(priceNoteCash(90_000, { fees: 7_335, fees_source: 'typed' })).toBe('Bring at least $97,335.')
})
