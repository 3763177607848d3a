import { expect, test } from 'vitest'
import { homeLoan, monthlyStatement } from '../../../tests/conformance/servicing-script.ts'
import { changeLetter } from './change-letters.ts'
import { payoffWords, pointWords } from './changes-words.ts'
import { reviewInsurance } from './insurance-review.ts'
import { aboutClock, aboutDays } from './letter-days.ts'
import { loanFacts } from './loan-facts.ts'
import {
  BLANK_FORCED,
  BLANK_PAYOFF,
  BLANK_RATE,
  type HomeLoan,
  type KeptMonthly,
  NOTHING_SERVICED,
  type Transfer,
} from './model.ts'
import { reviewMonthly } from './monthly-review.ts'
import { reviewPayoff } from './payoff-review.ts'
import { reviewRate } from './rate-review.ts'
import { servicingDays } from './servicing-days.ts'
import { blankNotice, filledNotice, NO_TRANSFER } from './transfer-draft.ts'
import { reviewTransfer } from './transfer-review.ts'

const loan = homeLoan as HomeLoan
const facts = loanFacts(loan, [], '2027-10-19')
const notice = {
  old_servicer: 'Harbor Savings',
  new_servicer: 'Juniper Loan Care',
  effective_on: '2027-10-01',
  last_day_old: '2027-09-30',
  first_day_new: '2027-10-01',
  dated_on: '2027-09-10',
}
const both: Transfer = { ...NO_TRANSFER, from_old: notice, from_new: { ...notice, dated_on: '2027-10-05' } }
const kept = (servicer: string, change: Partial<KeptMonthly['figures']['figures']>, id: string): KeptMonthly => ({
  id,
  figures: {
    ...(monthlyStatement as KeptMonthly['figures']),
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
  const same = [kept('Harbor Savings', {}, 'a'), kept('JUNIPER LOAN CARE', {}, 'b')]
  expect(reviewTransfer(both, same)).toMatchObject({ is_same_payment: true, changed: [] })
  const lost = [kept('Harbor Savings', {}, 'a'), kept('Juniper Loan Care', { principal_balance: 357_106.77 }, 'b')]
  expect(reviewTransfer(both, lost).changed).toEqual([
    { figure: 'principal_balance', old: 35_700_677, new: 35_710_677 },
  ])
  expect(reviewTransfer(both, same.slice(0, 1)).statements).toBeNull()
})

const payoff = {
  ...BLANK_PAYOFF,
  balance: 298_765.43,
  interest_paid_through: '2027-06-01',
  payoff_on: '2027-06-18',
  per_diem: 53.2,
  fees: 35,
  payoff: 299_704.91,
}

test('[SV12] a payoff letter is worked out anew: interest a day, days, the whole; fees and another balance are questions', () => {
  const own = { ...facts, owed: 29_876_543 }
  const right = reviewPayoff(payoff, { ...loan, rate: 6.5 }, own)
  expect(right.rows.map(({ key, result }) => `${key} ${result}`)).toEqual([
    'balance right',
    'per_diem right',
    'fees ask',
    'payoff right',
  ])
  expect(right.expected).toMatchObject({ days: 17, interest: 90_448, payoff: 29_970_491 })
  const odd = reviewPayoff({ ...payoff, payoff: 299_904.91 }, { ...loan, rate: 6.5 }, own)
  expect(odd.odd.map(({ key }) => key)).toEqual(['payoff'])
  expect(reviewPayoff({ ...payoff, balance: 299_000 }, loan, own).asks.map(({ key }) => key)).toContain('balance')
  expect(reviewPayoff(BLANK_PAYOFF, loan, own)).toMatchObject({ rows: [], expected: null })
})

test('[SV12] what follows a payoff has its days: the statement in 7 working days, escrow in 20, the last statement in 60', () => {
  expect(reviewPayoff({ ...BLANK_PAYOFF, asked_on: '2027-06-01', paid_on: '2027-06-18' }, loan, facts)).toMatchObject({
    statement_by: '2027-06-10',
    escrow_by: '2027-07-19',
    last_statement_by: '2027-08-17',
  })
})

test('[SV13] a new rate is index and margin within the limits, and its payment repays what is left; the notice has its window', () => {
  const told = {
    ...BLANK_RATE,
    first_payment_on: '2032-02-01',
    sent_on: '2031-07-01',
    index: 4.3,
    margin: 2.75,
    cap: 2,
    rate: 7,
    balance: 335_000,
  }
  const review = reviewRate(told, loan, facts)
  expect(review.found).toEqual({ by_index: 7, rate: 7, held_by: null })
  expect(review.window).toEqual({ from: '2031-06-06', to: '2031-07-06' })
  expect(review.rows.map(({ key, result }) => `${key} ${result}`)).toEqual(['rate right', 'sent_on right'])
  const payment = (review.payment ?? 0) / 100
  expect(reviewRate({ ...told, payment }, loan, facts).odd).toEqual([])
  expect(reviewRate({ ...told, payment: payment + 1 }, loan, facts).odd.map(({ key }) => key)).toEqual(['payment'])
  expect(reviewRate({ ...told, rate: 7.25 }, loan, facts).odd.map(({ key }) => key)).toEqual(['rate'])
  expect(reviewRate({ ...told, index: 8 }, loan, facts).found).toMatchObject({ rate: 8.5, held_by: 'cap' })
  expect(reviewRate({ ...told, sent_on: '2032-01-01' }, loan, facts).asks.map(({ key }) => key)).toEqual(['sent_on'])
  // Without the notice's balance the schedule's is only near it.
  expect(reviewRate({ ...told, balance: null, payment: 1 }, loan, facts).asks.map(({ key }) => key)).toEqual([
    'payment',
  ])
})

test('[SV13] once the notice of a new rate is told, statements after it are held against it', () => {
  const rate_notice = { ...BLANK_RATE, first_payment_on: '2027-11-01', rate: 7, payment: 2400 }
  const changed = { ...loan, rate_changes_on: '2027-11-01' }
  const figures = kept('Juniper Loan Care', { interest_due: 2082.54, principal_due: 317.46 }, 'a').figures
  const statement = { ...figures, rate_percent: 7 }
  const known = { loan: changed, transfer: null, analyses: [], others: [] }
  const right = reviewMonthly(statement, { ...known, rate_notice })
  expect(right.odd).toEqual([])
  expect(right.right).toBeGreaterThan(2)
  const odd = reviewMonthly({ ...statement, rate_percent: 7.25 }, { ...known, rate_notice })
  expect(odd.odd).toEqual(['rate_percent'])
})

test('[SV14] force-placed insurance may be charged 45 days after the first notice and 15 after a second, and is owed back with proof', () => {
  const told = { ...BLANK_FORCED, first_notice_on: '2027-03-01', second_notice_on: '2027-04-05' }
  expect(reviewInsurance(told)).toMatchObject({ earliest_charge: '2027-04-20', odd: [] })
  expect(reviewInsurance({ ...told, charged_on: '2027-04-19' }).odd.map(({ key }) => key)).toEqual(['charged_on'])
  expect(reviewInsurance({ ...told, charged_on: '2027-04-20' }).odd).toEqual([])
  const once = { ...told, second_notice_on: null, charged_on: '2027-06-01' }
  expect(reviewInsurance(once).odd.map(({ key }) => key)).toEqual(['charged_on'])
  const insured = { ...told, charge: 1450, is_insured: true, proof_on: '2027-05-03' }
  expect(reviewInsurance(insured)).toMatchObject({ refund_by: '2027-05-18', odd: [{ key: 'charge' }] })
  expect(reviewInsurance({ ...told, charge: 1450 }).asks.map(({ key }) => key)).toEqual(['charge'])
})

test('[SV15] a letter about a change numbers what is odd; a payoff’s has a clock of 7 working days', () => {
  const [row] = reviewPayoff({ ...payoff, payoff: 299_904.91 }, { ...loan, rate: 6.5 }, facts).odd
  const text = changeLetter({
    about: 'payoff',
    kind: 'error',
    servicer: 'Juniper',
    points: row ? [pointWords(payoffWords.rows.payoff, payoffWords.how.payoff, row)] : [],
    today: '2027-06-01',
  })
  expect(text).toContain('This is a notice of error under 12 CFR 1024.35.')
  expect(text).toContain('1. All that pays it off says $299,904.91. I expected $299,704.91')
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
  const keys = servicingDays({ loan, servicing, escrow }, '2027-03-01').map(({ key }) => key)
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
