import { expect, test } from 'vitest'
import type { LoanClosure } from '#features/application/loan-closure.ts'
import { DisclosureFigures, type SavedDisclosure } from '#features/disclosures/model.ts'
import { BLANK_PLAN, type EscrowState } from '#features/escrow/model.ts'
import { homeLoan, monthlyStatement } from '../../../tests/conformance/servicing-script.ts'
import { servicingResource } from './actions.ts'
import { closedHomeLoan, closedLoanDraft } from './closed-home-loan.ts'
import { comingFor, unknownOf } from './coming.ts'
import { homeSentence } from './home-sentence.ts'
import { comingWords, myHomeWords, sentenceWords } from './home-words.ts'
import { balanceYears, halfMonth, loanFacts } from './loan-facts.ts'
import { BLANK_RATE, type HomeLoan, NOTHING_SERVICED, type SavedMonthly, type ServicingState } from './model.ts'
import { ownedLoan } from './owned-loan.ts'
import { refinanceNumber } from './refinance-number.ts'

const loan = homeLoan as HomeLoan
const saved = (change: Partial<SavedMonthly['figures']> = {}, id = 'a'): SavedMonthly => ({
  id,
  figures: { ...(monthlyStatement as SavedMonthly['figures']), ...change },
  letter: null,
  added_at: '2027-10-05T00:00:00.000Z',
})
const NOTHING: ServicingState = { ...NOTHING_SERVICED, loan }
const NO_ESCROW: EscrowState = { plan: null, statements: [] }

test('[MH3] what is owed and the next payment follow the figures, then the schedule, then the newest statement', () => {
  const now = loanFacts(loan, NOTHING, '2027-10-19')
  expect(now).toMatchObject({
    owed: 357_006_77,
    is_said: true,
    next_due: '2027-11-01',
    interest: 1933_79,
    principal: 341_65,
    escrow: 502_50,
    total: 2777_94,
    months_left: 351,
    equity: 92_993_23,
  })
  const later = loanFacts(loan, NOTHING, '2027-11-02')
  expect(later).toMatchObject({ owed: 356_665_12, is_said: false, next_due: '2027-12-01', interest: 1931_94 })
  const read = saved({ due_on: '2027-12-01', figures: { principal_balance: 350_000, escrow_due: 600 } })
  expect(loanFacts(loan, { ...NOTHING, statements: [read] }, '2027-11-20')).toMatchObject({
    owed: 350_000_00,
    is_said: true,
    escrow: 600_00,
  })
  const old = saved({ due_on: '2027-06-01', figures: { principal_balance: 359_000 } })
  expect(loanFacts(loan, { ...NOTHING, statements: [old] }, '2027-10-19').owed).toBe(357_006_77)
})

test('[MH3] the balance falls to nothing with the last payment, and half of the home is theirs on the way', () => {
  const facts = loanFacts(loan, NOTHING, '2027-10-19')
  const points = balanceYears(loan, facts, null)
  expect([points[0], points.at(-1)]).toEqual([
    { month: 0, owed: 357_006.77 },
    { month: 351, owed: 0 },
  ])
  const half = halfMonth(loan, facts, null) ?? 0
  expect([half > 200, half < 260]).toEqual([true, true])
  expect(halfMonth({ ...loan, home_value: null }, facts, null)).toBeNull()
})

test('[SV22] from the first payment of a notice on, all is counted with its rate; before it, and for an older notice, with the loan’s', () => {
  const notice = { ...BLANK_RATE, first_payment_on: '2027-12-01', rate: 7, payment: 2400 }
  const known = { ...NOTHING, rate_notice: notice }
  expect(loanFacts(loan, known, '2027-10-19')).toMatchObject({ rate: 6.5, payment: 2275_44, rate_since: null })
  const later = loanFacts(loan, known, '2027-11-02')
  expect(later).toMatchObject({ owed: 356_665_12, rate: 7, payment: 2400_00, rate_since: '2027-12-01' })
  expect(later).toMatchObject({ interest: 2080_55, principal: 319_45, is_rate_old: false })
  // The years to come follow it too, and so does a refinance.
  const before = loanFacts(loan, known, '2027-10-19')
  const [, year] = balanceYears(loan, before, notice)
  expect(year?.owed).toBeGreaterThan(balanceYears(loan, before, null)[1]?.owed ?? 0)
  expect(ownedLoan(loan, known, null, '2027-11-02')).toMatchObject({ rate: 7, payment: 2400 })
  // Without a printed payment, or with one that would never repay it, the months left make it.
  const open = loanFacts(loan, { ...NOTHING, rate_notice: { ...notice, payment: null } }, '2027-11-02')
  expect([open.months_left, open.payment]).toEqual([350, 2393_04])
  expect(loanFacts(loan, { ...NOTHING, rate_notice: { ...notice, payment: 10 } }, '2027-11-02').payment).toBe(2393_04)
  // A loan that was entered after the change has the new rate already.
  const entered = { ...loan, due_on: '2028-01-01' }
  expect(loanFacts(entered, known, '2027-12-20')).toMatchObject({ rate: 6.5, rate_since: null, is_rate_old: false })
})

test('[SV22] a change of the rate without a notice is said, and counted with the old rate', () => {
  const adjustable = { ...loan, rate_changes_on: '2027-12-01' }
  expect(loanFacts(adjustable, NOTHING, '2027-10-19').is_rate_old).toBe(false)
  expect(loanFacts(adjustable, NOTHING, '2027-11-02')).toMatchObject({ rate: 6.5, is_rate_old: true })
})

test('[MH2] a payment that would never repay the loan is refused at its field', () => {
  const outcome = servicingResource.actions.own.apply(NOTHING, { ...loan, payment: 100 })
  expect(outcome).toMatchObject({ ok: false, problem: { code: 'payment-too-small', errors: [{ path: 'payment' }] } })
})

const closure = {
  loan_closed: true,
  loan_amount: 360_000,
  interest_rate: 6.5,
  chosen_lender_name: 'Harbor Savings',
  closed_on: '2026-12-21',
} as LoanClosure
const closedHere = {
  closure,
  answers: { property_value: 450_000 },
  offers: [{ name: 'harbor savings', mortgage_type: '30_year_fixed' as const, mortgage_insurance_monthly: 0 }],
  disclosures: [],
  plan: { yearly_tax: 4050, yearly_insurance: 1980 },
  closed_on: '2026-12-21',
}

test('[MH4] a loan closed here tells its figures; where day, rate or term is not known, nothing is made up', () => {
  expect(closedHomeLoan(closedHere)).toMatchObject({
    servicer: 'Harbor Savings',
    balance: 360_000,
    due_on: '2027-02-01',
    payment: 2275.44,
    escrow: 502.5,
    mortgage_insurance: null,
    home_value: 450_000,
  })
  // The Closing Disclosure stands before the record, the offer and what was planned.
  const printed: SavedDisclosure = {
    id: 'a',
    unsure: [],
    added_at: '2026-12-20T00:00:00.000Z',
    figures: DisclosureFigures.parse({
      kind: 'closing-disclosure',
      values: {
        disbursement_date: '2026-12-28',
        loan_amount: 355_000_00,
        interest_rate: 6.375,
        loan_term_months: 180,
        product: 'Fixed Rate',
        sale_price: 444_000_00,
      },
      payments: [{ label: 'Years 1-15', principal_and_interest: 3068_00, escrow: 480_00, mortgage_insurance: 90_00 }],
      lines: [],
      cash: {},
      contacts: {},
    }),
  }
  expect(closedHomeLoan({ ...closedHere, disclosures: [printed] })).toMatchObject({
    servicer: 'Harbor Savings',
    balance: 355_000,
    rate: 6.375,
    due_on: '2027-02-01',
    payment: 3068,
    escrow: 480,
    mortgage_insurance: 90,
    home_value: 444_000,
  })
  expect(closedHomeLoan({ ...closedHere, offers: [], disclosures: [printed] })?.payment).toBe(3068)
  // What nobody has confirmed on it is not counted with.
  const unsure = { ...printed, unsure: ['loan_amount', 'interest_rate'] }
  expect(closedHomeLoan({ ...closedHere, disclosures: [unsure] })).toMatchObject({ balance: 360_000, rate: 6.5 })
  expect(closedHomeLoan({ ...closedHere, plan: null })?.escrow).toBeNull()
  expect(closedHomeLoan({ ...closedHere, closed_on: null })).toBeNull()
  expect(closedHomeLoan({ ...closedHere, offers: [] })).toBeNull()
  // The form begins with what is known: not with what is owed by a day that nobody said.
  const withoutDay = closedLoanDraft({ ...closedHere, closed_on: null })
  expect(withoutDay).toMatchObject({ servicer: 'Harbor Savings', rate: 6.5, payment: 2275.44, home_value: 450_000 })
  expect(withoutDay).toMatchObject({ balance: null, due_on: null, first_payment_on: null })
  expect(closedLoanDraft({ ...closedHere, offers: [] })).toMatchObject({ rate: 6.5, payment: null })
  expect(closedHomeLoan({ ...closedHere, closure: { ...closure, loan_closed: false } })).toBeNull()
})

test('[MH10] an adjustable loan closed here changes its rate after the years that are called fixed, else it is asked for', () => {
  const offers = [
    {
      ...closedHere.offers[0],
      name: 'Harbor Savings',
      mortgage_type: '5_1_arm' as const,
      mortgage_insurance_monthly: 0,
    },
  ]
  const byOffer = closedHomeLoan({ ...closedHere, offers })
  expect(byOffer).toMatchObject({ payment: 2275.44, due_on: '2027-02-01', rate_changes_on: '2032-02-01' })
  if (!byOffer) throw new Error('no loan')
  expect(loanFacts(byOffer, NOTHING, '2027-10-19').rate_may_change_on).toBe('2032-02-01')
  expect(loanFacts(byOffer, NOTHING, '2032-01-15')).toMatchObject({ is_rate_old: true, rate_may_change_on: null })

  const onDisclosure = (product: string | null) => {
    const values = {
      ...(product !== null && { product }),
      loan_amount: 360_000_00,
      interest_rate: 6.5,
      loan_term_months: 360,
    }
    const figures = DisclosureFigures.parse({
      kind: 'closing-disclosure',
      values,
      payments: [],
      lines: [],
      cash: {},
      contacts: {},
    })
    const disclosures = [
      { id: crypto.randomUUID(), figures, unsure: [], typed: [], added_at: '2026-12-21T10:00:00.000Z' },
    ] as unknown as SavedDisclosure[]
    return closedHomeLoan({ ...closedHere, disclosures, offers })
  }
  expect(onDisclosure('7/6 Mo. Adjustable Rate')?.rate_changes_on).toBe('2034-02-01')
  expect(onDisclosure('Fixed Rate')?.rate_changes_on).toBeNull()
  expect(onDisclosure(null)?.rate_changes_on).toBe('2032-02-01')
  // It changes, and nothing says when: nothing is counted as fixed.
  expect(onDisclosure('Adjustable Rate')).toBeNull()
  expect(onDisclosure('Step Rate')).toBeNull()
})

function sentence(statements: SavedMonthly[], today = '2027-10-19', rate = 9) {
  const facts = loanFacts(loan, { ...NOTHING, statements }, today)
  const number = refinanceNumber(facts, { costs: 4400, stay_years: 7 }, rate)
  const servicing = { ...NOTHING, statements }
  return homeSentence({ checked: loan, facts, servicing, escrow: NO_ESCROW, number, today })
}

test('[MH5] home says the one thing that comes first', () => {
  const odd = saved({ figures: { ...monthlyStatement.figures, interest_due: 1943.79 } })
  const letter = { kind: 'error', mailed_on: '2027-10-15', received_on: null, is_answered: false } as const
  const sent = { ...odd, letter: { ...letter, reminder_enabled: true } }
  expect(sentence([]).kind).toBe('first')
  expect(sentence([saved()])).toMatchObject({ kind: 'well', next_due: '2027-11-01' })
  expect(sentence([odd]).kind).toBe('finding')
  expect(sentence([sent]).kind).toBe('waiting')
  expect(sentence([sent], '2028-02-01')).toMatchObject({ kind: 'no-answer', servicer: 'Juniper Loan Care' })
  expect(sentence([saved()], '2027-10-19', 5.6).kind).toBe('refinance')
  expect(sentence([saved({ rate_percent: null, figures: { escrow_due: 502.5 } })]).kind).toBe('well')
  expect(sentence([saved()], '2028-01-15').kind).toBe('not-seen')
  expect(sentenceWords(sentence([saved()])).title).toBe('Your October statement is right to the cent.')
})

test('[MH6] what is coming stands in order', () => {
  const around = {
    servicing: {
      ...NOTHING,
      transfer: {
        from_old: {
          old_servicer: 'Harbor',
          new_servicer: 'Juniper',
          effective_on: '2027-10-01',
          last_day_old: null,
          first_day_new: null,
          dated_on: null,
        },
        from_new: {
          old_servicer: 'Harbor',
          new_servicer: 'Juniper',
          effective_on: '2027-10-01',
          last_day_old: null,
          first_day_new: null,
          dated_on: null,
        },
        reminder_enabled: true,
        is_autopay_moved: false,
      },
    },
    escrow: { ...NO_ESCROW, plan: { ...BLANK_PLAN, yearly_tax: 5370 } },
    diaries: [],
  }
  const rows = comingFor({ ...loan, rate_changes_on: '2032-02-01' }, around, '2027-10-19')
  expect(rows.map(row => `${row.on} ${row.kind === 'servicing' ? row.day.what.kind : row.kind}`)).toEqual([
    '2027-11-29 transfer-grace',
    '2027-11-30 tax-bill',
    '2028-03-01 escrow-statement',
    '2031-07-06 rate-letter',
    '2032-02-01 rate-changes',
  ])
  expect(comingWords(rows[1] as never)).toMatchObject({ isGuess: true })
  expect(
    comingFor({ ...loan, escrow: null }, { ...around, servicing: NOTHING, escrow: NO_ESCROW }, '2027-10-19'),
  ).toEqual([])
})

test('[MH8] a refinance of an entered loan begins with what is owed today', () => {
  expect(ownedLoan(loan, NOTHING, null, '2027-11-02')).toEqual({
    balance: 356_665.12,
    rate: 6.5,
    payment: 2275.44,
    months_left: 350,
    servicer: 'Juniper Loan Care',
    home: { property_type: null, property_value: 450_000, property_state: null, property_zip_code: null },
  })
})

test('[SV24] what nobody entered is told as not entered; a rate notice is an entry', () => {
  const fixed = { ...loan, mortgage_insurance: null, insurance_ends_on: null, rate_changes_on: null }
  const around = { servicing: NOTHING, escrow: NO_ESCROW, diaries: [] }
  expect(unknownOf(fixed, around)).toBe('both')
  const noticed = { ...around, servicing: { ...NOTHING, rate_notice: BLANK_RATE } }
  expect(unknownOf(fixed, noticed)).toBe('insurance')
  expect(unknownOf({ ...fixed, mortgage_insurance: 80 }, around)).toBe('rateChange')
  expect(unknownOf({ ...fixed, mortgage_insurance: 80 }, noticed)).toBeUndefined()
  expect(myHomeWords.unknown.both).toMatch(/entered/)
})
