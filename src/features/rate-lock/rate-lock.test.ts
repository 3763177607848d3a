import { describe, expect, test } from 'vitest'
import { type LegalFacts, NO_FACTS } from '#domain/legal-dates/facts.ts'
import { applyAction } from '#resources/apply-action.ts'
import { rateLockResource } from './actions.ts'
import { FLOATING, type RateLock, type RateLockState } from './model.ts'
import { lockEndWords } from './reminder-words.ts'
import { isSlackGone, lockDay, lockGuard, lockUntil, parseLockTime } from './rules.ts'
import { lockedLoan, lockOnDisclosure } from './sources.ts'
import { waitCost } from './wait-cost.ts'
import { guardWords, hourWords, lockPageWords } from './words.ts'

const lock: RateLock = { ...FLOATING, status: 'locked', locked_on: '2026-11-02', days: 45, interest_rate: 6.5 }
const context = { today: '2026-11-15', now: '2026-11-15T12:00:00.000Z', newId: () => '', randomText: () => '' }
const at = (today: string) => ({ today, now: Date.parse(`${today}T17:00:00Z`), zone: 'America/New_York' })

function save(input: unknown): { state?: RateLockState; code?: string } {
  const done = applyAction<RateLockState>(rateLockResource, 'save', { lock: null }, input, context)
  return done.ok ? { state: done.value } : { code: done.problem.code }
}

test('[RL1] the end is counted from the first day, the printed one wins, and without any a lock is refused', () => {
  expect(lockDay(lock)).toBe('2026-12-17')
  expect(lockDay({ ...lock, ends_on: '2026-12-20' })).toBe('2026-12-20')
  expect(save({ ...lock, days: null })).toEqual({ code: 'no-end' })
  expect(save({ ...lock, ends_on: '2026-10-01' })).toEqual({ code: 'ends-before' })
  expect(save({ ...lock, status: 'floating' })).toEqual({ state: { lock: FLOATING } })
  // An hour without a zone says nothing.
  expect(save({ ...lock, ends_time: '17:00' }).state?.lock).toMatchObject({ ends_time: null })
})

describe('[RL2] the hour', () => {
  const timed = (day: string, ends_time: string): RateLock => ({
    ...lock,
    ends_on: day,
    ends_time,
    ends_zone: 'America/New_York',
  })
  test('just after midnight in New York is the day before in California', () => {
    expect(lockUntil(timed('2026-12-01', '00:01'), 'America/Los_Angeles')).toBe('2026-11-30')
    expect(lockUntil(timed('2026-12-01', '17:00'), 'America/Los_Angeles')).toBe('2026-12-01')
    expect(lockUntil(timed('2026-12-01', '23:59'), 'America/New_York')).toBe('2026-12-01')
  })
  test('on the days the clocks change it is the same hour on the wall', () => {
    expect(lockUntil(timed('2027-03-14', '23:30'), 'America/New_York')).toBe('2027-03-14')
    expect(lockUntil(timed('2026-11-01', '23:30'), 'America/New_York')).toBe('2026-11-01')
    const guard = lockGuard(timed('2026-11-01', '17:00'), NO_FACTS, {
      today: '2026-11-01',
      // 5 p.m. is 22:00 UTC once the clocks are back.
      now: Date.parse('2026-11-01T21:59:00Z'),
      zone: 'America/New_York',
    })
    expect(guard?.level).toBe('unknown')
  })
  test('a paper’s hour is read where it is plain', () => {
    expect(parseLockTime('5:00 p.m. EDT')).toEqual({ ends_time: '17:00', ends_zone: 'America/New_York' })
    expect(parseLockTime('12:00 AM Pacific')).toEqual({ ends_time: '00:00', ends_zone: 'America/Los_Angeles' })
    expect(parseLockTime('close of business')).toEqual({ ends_time: null, ends_zone: null })
    expect(parseLockTime('5:00 p.m.')).toEqual({ ends_time: null, ends_zone: null })
    expect(hourWords('17:00', 'America/New_York')).toBe('5:00 PM Eastern')
  })
})

describe('[RL3] the guard', () => {
  const closing = (closing_on: string, more: Partial<LegalFacts> = {}): LegalFacts => ({
    ...NO_FACTS,
    closing_on,
    ...more,
  })
  const level = (facts: LegalFacts, today = '2026-11-20') => lockGuard(lock, facts, at(today))?.level

  test('is calm, brass or red by what is to spare', () => {
    // The lock ends on Thursday, December 17; three business days more are the 21st after the 17th.
    expect(level(closing('2026-12-10'))).toBe('fine')
    expect(level(closing('2026-12-15'))).toBe('tight')
    expect(level(closing('2026-12-18'))).toBe('short')
    expect(level(NO_FACTS)).toBe('unknown')
    expect(level(closing('2026-12-10'), '2026-12-18')).toBe('over')
  })
  test('is red when the law’s first day comes after the lock', () => {
    const disclosure = { sent_on: '2026-12-14', delivery: 'email', opened_on: null } as const
    const facts = closing('2026-12-17', { disclosure })
    expect(level(facts)).toBe('short')
    expect(
      guardWords(lockGuard(lock, facts, at('2026-12-14')) as NonNullable<ReturnType<typeof lockGuard>>, null).title,
    ).toBe('Your lock ends before the law lets you close')
  })
  test('a loan that may be cancelled needs it until the money flows', () => {
    expect(level(closing('2026-12-15', { may_cancel: true }))).toBe('short')
  })
  test('warns at 14, 7 and 3 days', () => {
    const warning = (today: string) => lockGuard(lock, NO_FACTS, at(today))?.warning
    expect(['2026-12-02', '2026-12-03', '2026-12-10', '2026-12-14', '2026-12-17'].map(warning)).toEqual([
      null,
      14,
      7,
      3,
      3,
    ])
  })
  test('slack is gone when any of the three rooms is', () => {
    expect(isSlackGone({ to_closing: 2, to_earliest: 5, after_new_wait: -1 })).toBe(true)
    expect(isSlackGone({ to_closing: 0, to_earliest: null, after_new_wait: null })).toBe(false)
  })
})

test('[RL5] the survey’s payment against the locked one, dated, and nothing where it does not fit', () => {
  const weeks = [
    { date: '2026-11-05', thirty_year: 7, fifteen_year: 6.25 },
    { date: '2026-11-12', thirty_year: 7.25, fifteen_year: null },
  ]
  const cost = waitCost({ principal: 360_000, months: 360 }, 6.5, weeks, '2026-11-15')
  expect(cost).toMatchObject({ survey_rate: 7.25, survey_on: '2026-11-12' })
  expect(cost?.difference).toBeCloseTo(180.39, 2)
  expect(waitCost({ principal: 360_000, months: 180 }, 6, weeks, '2026-11-15')?.survey_on).toBe('2026-11-05')
  expect(waitCost({ principal: 360_000, months: 240 }, 6, weeks, '2026-11-15')).toBeNull()
  expect(waitCost({ principal: 360_000, months: 360 }, 6, weeks, '2027-01-15')).toBeNull()
})

describe('[RL7] what the papers say', () => {
  const estimate = (values: object) => ({
    id: '22222222-2222-4222-8222-222222222222',
    unsure: [],
    added_at: '2026-11-12T12:00:00.000Z',
    figures: {
      kind: 'loan-estimate' as const,
      values: { date_issued: '2026-11-12', ...values },
      payments: [],
      lines: [],
      cash: {},
      contacts: { lender: { name: 'Ficus Bank' } },
    },
  })
  const printed = { rate_lock: 'yes', rate_lock_until: '2026-12-21', rate_lock_time: '5:00 p.m. EST' }
  test('a locked estimate fills the form, an open one floats, and none says nothing', () => {
    expect(lockOnDisclosure([estimate({ ...printed, interest_rate: 6.25 })])).toMatchObject({
      lender: 'Ficus Bank',
      lock: { status: 'locked', ends_on: '2026-12-21', ends_time: '17:00', interest_rate: 6.25 },
    })
    expect(lockOnDisclosure([estimate({ rate_lock: 'no' })])?.lock).toEqual(FLOATING)
    expect(lockOnDisclosure([])).toBeNull()
  })
  test('the loan is the paper’s, or the application’s', () => {
    expect(lockedLoan([estimate({ loan_amount: 200_000_00, loan_term_months: 180 })], 1)).toEqual({
      principal: 200_000,
      months: 180,
    })
    expect(lockedLoan([], 360_000)).toEqual({ principal: 360_000, months: 360 })
    expect(lockedLoan([], null)).toBeNull()
  })
})

test('[RL6] the account’s lock stands; without one the guest’s comes along', () => {
  const merge = (account: RateLockState) => rateLockResource.guest?.merge(account, { lock }, undefined, context)
  expect(merge({ lock: null })).toEqual({ ok: true, value: { lock } })
  expect(merge({ lock: FLOATING })).toEqual({ ok: true, value: { lock: FLOATING } })
})

test('[RL13] a lock that ends on a holiday or a weekend says its last working day, on the page and in reminders', () => {
  const lock: RateLock = { ...FLOATING, status: 'locked', ends_on: '2027-01-01' }
  const facts = { ...NO_FACTS, closing_on: '2026-12-31' }
  const guard = lockGuard(lock, facts, {
    today: '2026-12-01',
    now: Date.parse('2026-12-01T15:00:00Z'),
    zone: 'America/Chicago',
  })
  expect(guard).toMatchObject({ until: '2027-01-01', usable_until: '2026-12-31', room: { to_closing: 0 } })
  expect(lockPageWords.usable('2027-01-01', '2026-12-31')).toBe(
    'Nothing is paid out on Fri, Jan 1, 2027. The last working day of your lock is Thu, Dec 31, 2026, so we count to that.',
  )
  expect(lockEndWords('2027-01-01', 7).message).toContain('the last working day is Thursday, December 31, 2026')
  expect(lockEndWords('2026-12-30', 7).message).not.toContain('working day')
  expect(lockPageWords.floatingEnds('2027-01-16')).toBe('ends Sat, Jan 16, 2027; last working day Fri, Jan 15, 2027')
  expect(lockPageWords.extensionText.join(' ')).toContain('An extension usually costs money')
})
