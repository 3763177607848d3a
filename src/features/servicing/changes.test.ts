import { expect, test } from 'vitest'
import { newPayment } from '#domain/servicing/rate-change.ts'
import {
  homeLoan,
  monthlyStatement,
  payoffLetter,
  rateNotice as scripted,
} from '../../../tests/conformance/servicing-script.ts'
import { insurancePoints, payoffPoints } from './change-letter-words.ts'
import { carriedPoint, changeLetter, letterPoints } from './change-letters.ts'
import { payoffVerdict, rateVerdict } from './change-verdicts.ts'
import { reviewInsurance } from './insurance-review.ts'
import { aboutClock, aboutDays } from './letter-days.ts'
import { loanFacts } from './loan-facts.ts'
import {
  BLANK_FORCED,
  BLANK_PAYOFF,
  BLANK_RATE,
  type HomeLoan,
  NOTHING_SERVICED,
  type SavedMonthly,
  type Transfer,
} from './model.ts'
import { reviewMonthly } from './monthly-review.ts'
import { reviewPayoff } from './payoff-review.ts'
import { reviewRate } from './rate-review.ts'
import { servicingReminderWords } from './reminder-words.ts'
import { servicingDayDetail } from './servicing-day-words.ts'
import { servicingDays } from './servicing-days.ts'
import { blankNotice, filledNotice, NO_TRANSFER } from './transfer-draft.ts'
import { reviewTransfer } from './transfer-review.ts'

const loan = homeLoan as HomeLoan
const facts = loanFacts(loan, NOTHING_SERVICED, '2027-10-19')
const notice = {
  old_servicer: 'Harbor Savings',
  new_servicer: 'Juniper Loan Care',
  effective_on: '2027-10-01',
  last_day_old: '2027-09-30',
  first_day_new: '2027-10-01',
  dated_on: '2027-09-10',
}
const both: Transfer = { ...NO_TRANSFER, from_old: notice, from_new: { ...notice, dated_on: '2027-10-05' } }
const saved = (servicer: string, change: Partial<SavedMonthly['figures']['figures']>, id: string): SavedMonthly => ({
  id,
  figures: {
    ...(monthlyStatement as SavedMonthly['figures']),
    servicer,
    figures: { ...monthlyStatement.figures, ...change },
  },
  letter: null,
  added_at: '2027-10-05T00:00:00.000Z',
})

test('[SV10] two letters that say the same are matched; one alone never is', () => {
  expect(reviewTransfer(both, [])).toMatchObject({
    is_matched: true,
    findings: [],
    effective_on: '2027-10-01',
    grace_until: '2027-11-29',
  })
  expect(reviewTransfer({ ...both, from_new: null }, []).is_matched).toBe(false)
  expect(reviewTransfer({ ...both, from_old: null }, []).findings).toContain('only-the-new-servicer-wrote')
  const other = reviewTransfer({ ...both, from_new: { ...notice, new_servicer: 'Quick Pay' } }, [])
  expect(other).toMatchObject({ is_matched: false, findings: ['names-differ'] })
  expect(reviewTransfer(null, [])).toMatchObject({ is_matched: false, findings: [], effective_on: null })
  // A letter that is late is no sign of fraud.
  expect(reviewTransfer({ ...both, from_old: { ...notice, dated_on: '2027-09-25' } }, [])).toMatchObject({
    is_matched: true,
    findings: ['old-letter-late'],
  })
})

test('[SV10] a letter in which nothing was filled in has not come', () => {
  expect(filledNotice(blankNotice('Harbor Savings'), 'Harbor Savings')).toBeNull()
  expect(filledNotice({ ...blankNotice('Harbor Savings'), new_servicer: 'J' }, 'Harbor Savings')).not.toBeNull()
})

test('[SV11] both servicers’ figures for the same payment are compared, and what changed is named', () => {
  const same = [saved('Harbor Savings', {}, 'a'), saved('JUNIPER LOAN CARE', {}, 'b')]
  expect(reviewTransfer(both, same)).toMatchObject({ is_same_payment: true, changed: [] })
  const lost = [saved('Harbor Savings', {}, 'a'), saved('Juniper Loan Care', { principal_balance: 357_106.77 }, 'b')]
  expect(reviewTransfer(both, lost).changed).toEqual([
    { figure: 'principal_balance', old: 35_700_677, new: 35_710_677 },
  ])
  expect(reviewTransfer(both, same.slice(0, 1)).statements).toBeNull()
  const points = reviewTransfer(both, lost).changed.map(carriedPoint)
  const letter = changeLetter({ about: 'transfer', kind: 'error', servicer: 'Juniper', points, today: '2027-11-01' })
  expect(letter).toContain('This is a notice of error under 12 CFR 1024.35.')
  expect(letter).toContain('1. Still owed was $357,006.77 at the old servicer and is $357,106.77 with you.')
})

const payoff = { ...payoffLetter, asked_on: null }

test('[SV12] a payoff letter is worked out anew: interest a day, days, the whole; fees and another balance are questions', () => {
  const own = { ...facts, owed: 29_876_543 }
  const right = reviewPayoff(payoff, loan, own, null)
  expect(right.rows.map(({ key, result }) => `${key} ${result}`)).toEqual([
    'balance right',
    'per_diem right',
    'fees ask',
    'payoff right',
  ])
  expect(right.expected).toMatchObject({ days: 17, interest: 90_448, payoff: 29_970_491 })
  const odd = reviewPayoff({ ...payoff, payoff: 299_904.91 }, loan, own, null)
  expect(odd.odd.map(({ key }) => key)).toEqual(['payoff'])
  expect(reviewPayoff({ ...payoff, balance: 299_000 }, loan, own, null).asks.map(({ key }) => key)).toContain('balance')
  expect(reviewPayoff(BLANK_PAYOFF, loan, own, null)).toMatchObject({ rows: [], expected: null })
})

test('[SV18] a payoff figure is odd only where what it is counted from is printed; else it is asked, and nothing is said to be expected', () => {
  const own = { ...facts, owed: 29_876_543 }
  const withoutFees = reviewPayoff({ ...payoff, fees: null }, loan, own, null)
  expect(withoutFees).toMatchObject({ odd: [], asks: [{ key: 'payoff', expected: null }] })
  const withoutBalance = { ...payoff, balance: null, per_diem: 60, interest: 1000, payoff: 299_904.91 }
  const review = reviewPayoff(withoutBalance, loan, own, null)
  expect(review.odd).toEqual([])
  expect(namesOf(review.asks)).toEqual(['per_diem', 'interest', 'fees', 'payoff'])
  expect(letterPoints(review, payoffPoints, null).points).toContain(
    'Your letter names $299,904.91 as the payoff. Which principal, interest and fees is it made of?',
  )
  expect(namesOf(reviewPayoff({ ...withoutBalance, balance: 298_765.43 }, loan, own, null).odd)).toEqual([
    'per_diem',
    'interest',
    'payoff',
  ])
})

test('[SV18] a payoff in days in which the rate changes is held against the notice of the new rate, and without one against nothing', () => {
  const adjustable = { ...loan, rate_changes_on: '2027-05-01' }
  expect(reviewPayoff(payoff, adjustable, facts, null)).toMatchObject({ rows: [], expected: null, is_rate_open: true })
  const notice = { ...BLANK_RATE, first_payment_on: '2027-05-01', rate: 7 }
  const review = reviewPayoff({ ...payoff, per_diem: 57.3 }, loan, facts, notice)
  expect(review.rows.find(({ key }) => key === 'per_diem')).toMatchObject({ result: 'right', expected: 5730 })
  const before = { ...notice, first_payment_on: '2027-09-01' }
  expect(reviewPayoff(payoff, loan, facts, before).rows.find(({ key }) => key === 'per_diem')?.result).toBe('right')
})

test('[SV18] a payoff letter fits only where its sum does, and the sum that is said is the printed one', () => {
  const own = { ...facts, owed: 29_876_543 }
  const verdict = (change: object) => payoffVerdict(reviewPayoff({ ...payoff, ...change }, loan, own, null))
  expect(verdict({ fees: 0, payoff: null })).toMatchObject({ chip: 'open' })
  expect(verdict({ fees: 0, payoff: 299_669.91 })).toMatchObject({
    chip: 'right',
    title: 'The letter fits: $299,669.91.',
  })
  // A year of 360 days is the letter's own way, and its sum is shown.
  expect(verdict({ fees: 0, per_diem: 53.94, payoff: 299_682.48 })).toMatchObject({
    chip: 'right',
    title: 'The letter fits: $299,682.48.',
  })
})

test('[SV12] what follows a payoff has its days: the statement in 7 working days, escrow in 20, the last statement in 60', () => {
  expect(
    reviewPayoff({ ...BLANK_PAYOFF, asked_on: '2027-06-01', paid_on: '2027-06-18' }, loan, facts, null),
  ).toMatchObject({
    statement_by: '2027-06-10',
    escrow_by: '2027-07-19',
    last_statement_by: '2027-08-17',
  })
})

const rateNotice = { ...scripted, payment: null, balance: 335_000 }
const namesOf = (rows: readonly { key: string }[]) => rows.map(({ key }) => key)

test('[SV13] a new rate is index and margin within the limits, and its payment repays what is left; the notice has its window', () => {
  const review = reviewRate(rateNotice, loan, facts)
  expect(review.found).toEqual({ by_index: 7, rate: 7, held_by: null })
  expect(review.window).toEqual({ from: '2031-06-06', to: '2031-07-06' })
  expect(review.rows.map(({ key, result }) => `${key} ${result}`)).toEqual(['rate right', 'sent_on right'])
  const payment = (review.payment ?? 0) / 100
  expect(reviewRate({ ...rateNotice, payment }, loan, facts).odd).toEqual([])
  expect(namesOf(reviewRate({ ...rateNotice, payment: payment + 0.6 }, loan, facts).odd)).toEqual(['payment'])
  expect(namesOf(reviewRate({ ...rateNotice, rate: 7.25 }, loan, facts).odd)).toEqual(['rate'])
  expect(reviewRate({ ...rateNotice, index: 8 }, loan, facts).found).toMatchObject({ rate: 8.5, held_by: 'cap' })
  expect(namesOf(reviewRate({ ...rateNotice, sent_on: '2032-01-01' }, loan, facts).asks)).toEqual(['sent_on'])
})

test('[SV18] a new rate is odd only where rounding and all limits are known, its payment only with the printed rate and balance', () => {
  for (const key of ['round_to', 'cap', 'ceiling', 'floor'] as const) {
    const review = reviewRate({ ...rateNotice, rate: 7.25, [key]: null }, loan, facts)
    expect(review).toMatchObject({ odd: [], asks: [{ key: 'rate', expected: null }], is_whole: false })
  }
  for (const key of ['rate', 'balance'] as const) {
    const review = reviewRate({ ...rateNotice, payment: 1, [key]: null }, loan, facts)
    expect(review).toMatchObject({ odd: [], asks: [{ key: 'payment', expected: null }] })
  }
  // A rate that fits so far is not yet the note's.
  expect(rateVerdict(reviewRate({ ...rateNotice, cap: null }, loan, facts)).chip).toBe('open')
  expect(rateVerdict(reviewRate(rateNotice, loan, facts)).chip).toBe('right')
  // A blank form knows no rounding: an eighth would be our guess.
  expect(BLANK_RATE.round_to).toBeNull()
})

test('[SV19] a rate that fits when it is rounded up, and a payment that fits other months, are questions', () => {
  const up = reviewRate({ ...rateNotice, rate: 7.125 }, loan, facts)
  expect(up).toMatchObject({ odd: [], asks: [{ key: 'rate', expected: null }] })
  const { owed, months_left } = reviewRate(rateNotice, loan, facts)
  const later = newPayment(owed ?? 0, 7, (months_left ?? 0) + 9) / 100
  const review = reviewRate({ ...rateNotice, payment: later }, loan, facts)
  expect(review).toMatchObject({ odd: [], asks: [{ key: 'payment' }], other_months: (months_left ?? 0) + 9 })
})

test('[SV13] once the notice of a new rate is kept, statements after it are held against it', () => {
  const rate_notice = { ...BLANK_RATE, first_payment_on: '2027-11-01', rate: 7, payment: 2400 }
  const changed = { ...loan, rate_changes_on: '2027-11-01' }
  const figures = saved('Juniper Loan Care', { interest_due: 2082.54, principal_due: 317.46 }, 'a').figures
  const statement = { ...figures, rate_percent: 7 }
  const known = { loan: changed, transfer: null, analyses: [], others: [] }
  const right = reviewMonthly(statement, { ...known, rate_notice })
  expect(right.odd).toEqual([])
  expect(right.right).toBeGreaterThan(2)
  const odd = reviewMonthly({ ...statement, rate_percent: 7.25 }, { ...known, rate_notice })
  expect(odd.odd).toEqual(['rate_percent'])
})

test('[SV14] force-placed insurance may be charged 45 days after the first notice and 15 after a second, and is owed back with proof', () => {
  const notices = { ...BLANK_FORCED, first_notice_on: '2027-03-01', second_notice_on: '2027-04-05' }
  expect(reviewInsurance(notices)).toMatchObject({ earliest_charge: '2027-04-20', odd: [] })
  expect(namesOf(reviewInsurance({ ...notices, charged_on: '2027-04-19' }).odd)).toEqual(['charged_on'])
  expect(reviewInsurance({ ...notices, charged_on: '2027-04-20' })).toMatchObject({ odd: [], asks: [] })
  const insured = { ...notices, charge: 1450, is_insured: true, proof_on: '2027-05-03' }
  expect(reviewInsurance(insured)).toMatchObject({ refund_by: '2027-05-18', odd: [{ key: 'charge' }] })
  expect(namesOf(reviewInsurance({ ...notices, charge: 1450 }).asks)).toEqual(['charge'])
})

test('[SV18] a second notice that nobody entered may have come: only a charge within 45 days of the first is odd, a later one is asked', () => {
  const once = { ...BLANK_FORCED, first_notice_on: '2027-03-01' }
  expect(reviewInsurance({ ...once, charged_on: '2027-04-14' })).toMatchObject({
    odd: [{ key: 'charged_on', expected: '2027-04-15' }],
    asks: [],
  })
  const later = reviewInsurance({ ...once, charged_on: '2027-06-01' })
  expect(later).toMatchObject({ odd: [], asks: [{ key: 'charged_on', expected: null }] })
  expect(letterPoints(later, insurancePoints, null)).toEqual({
    kind: 'information',
    points: ['You charged me on June 1, 2027. On which days did you send the two notices?'],
    meanings: null,
  })
})

test('[SV15] a letter about a change numbers what is odd; a payoff’s has a clock of 7 working days', () => {
  const review = reviewPayoff({ ...payoff, payoff: 299_904.91 }, loan, facts, null)
  const text = changeLetter({
    about: 'payoff',
    servicer: 'Juniper',
    ...letterPoints(review, payoffPoints, null),
    today: '2027-06-01',
  })
  expect(text).toContain('This is a notice of error under 12 CFR 1024.35.')
  expect(text).toContain(
    '1. Your letter names $299,904.91 as the payoff. Its principal, interest and fees come to $299,704.91.',
  )
  const sent = { kind: 'error', mailed_on: '2027-06-01', received_on: '2027-06-02' } as const
  expect(aboutClock('payoff', sent).dates.map(({ key, day }) => `${day} ${key}`)).toEqual([
    '2027-06-09 error-acknowledged',
    '2027-06-11 payoff-error-answered',
  ])
  expect(aboutClock('transfer', sent).dates).toHaveLength(3)
  const letter = { ...sent, is_answered: true, reminder_enabled: true }
  expect(aboutDays([{ about: 'rate', letter }])).toEqual([])
})

test('[SV16] a payoff, insurance notices and letters about them are among the days that are reminded of, until they are done', () => {
  const servicing = {
    ...NOTHING_SERVICED,
    loan,
    payoff: { ...payoff, paid_on: '2027-06-18' },
    forced_insurance: { ...BLANK_FORCED, first_notice_on: '2027-03-01' },
    letters: [
      {
        about: 'transfer' as const,
        letter: {
          kind: 'error' as const,
          mailed_on: '2027-06-01',
          received_on: null,
          is_answered: false,
          reminder_enabled: true,
        },
      },
    ],
  }
  const escrow = { plan: null, statements: [] }
  const days = servicingDays({ loan, servicing, escrow }, '2027-03-01')
  const keys = days.map(({ key }) => key)
  expect(days.find(({ what }) => what.kind === 'insurance-charge')).toMatchObject({
    day: '2027-04-15',
    notices: [15, 7, 1],
  })
  expect(keys).toEqual([
    'servicing.about.transfer.error-acknowledged',
    'servicing.about.transfer.error-answered',
    'servicing.escrow-statement',
    'servicing.payoff.escrow-back',
    'servicing.payoff.last-escrow-statement',
    'servicing.insurance.insurance-charge',
  ])
  const done = {
    ...servicing,
    payoff: { ...servicing.payoff, is_escrow_back: true },
    forced_insurance: { ...servicing.forced_insurance, proof_on: '2027-03-10' },
    letters: [],
  }
  expect(servicingDays({ loan, servicing: done, escrow }, '2027-03-01').map(({ key }) => key)).toEqual([
    'servicing.escrow-statement',
    'servicing.payoff.last-escrow-statement',
  ])
})

const transferKinds = (transfer: Transfer) =>
  servicingDays(
    { loan: null, servicing: { ...NOTHING_SERVICED, transfer }, escrow: { statements: [] } },
    '2027-09-01',
  ).map(({ what, servicer }) => `${what.kind} ${servicer}`)

test('[SV20] one letter about a new servicer, or two that differ, never say whom to pay from when', () => {
  expect(transferKinds(both)).toEqual(['new-servicer Juniper Loan Care', 'transfer-grace Juniper Loan Care'])
  expect(transferKinds({ ...both, from_old: null })).toEqual(['transfer-unsure '])
  expect(transferKinds({ ...both, from_new: null })).toEqual(['transfer-unsure ', 'new-letter '])
  const differing = { ...both, from_new: { ...notice, new_servicer: 'Quick Pay' } }
  expect(transferKinds(differing)).toEqual(['transfer-unsure '])
  const [day] = servicingDays(
    { loan: null, servicing: { ...NOTHING_SERVICED, transfer: differing }, escrow: { statements: [] } },
    '2027-09-01',
  )
  const said = day && Object.values(servicingReminderWords(day, 7)).flat().join(' ')
  expect(said).toContain('pay no new address until both servicers have told you the same')
  expect(said).not.toMatch(/Quick Pay|Juniper|Grace/)
})

test('[SV21] the letter about a new rate is named with the window of its change', () => {
  const adjustable = { ...loan, rate_changes_on: '2032-02-01' }
  const letter = (rate_notice: typeof BLANK_RATE | null) =>
    servicingDays(
      { loan: adjustable, servicing: { ...NOTHING_SERVICED, rate_notice }, escrow: { statements: [] } },
      '2031-01-01',
    ).find(({ what }) => what.kind === 'rate-letter')
  const [first, later] = [letter(null), letter({ ...BLANK_RATE, is_first: false })]
  expect([first?.day, later?.day]).toEqual(['2031-07-06', '2031-12-03'])
  expect(first && servicingDayDetail(first)).toContain('210 to 240 days')
  expect(later && servicingDayDetail(later)).toContain('60 to 120 days')
})
