import { expect, test } from 'vitest'
import { applyAction } from '#resources/apply-action.ts'
import { applicationResource } from './actions.ts'
import { cashOut, isAsked, newLoan, refinanceOf, withPurpose, withValue } from './current-loan.ts'
import { APPLICATION_FIELDS, Application, type ApplicationFields, noAnswers } from './model.ts'
import { fieldsOf, loanStepProblem } from './rules.ts'
import { choiceLabel, fieldLabel, fieldValue } from './words.ts'

const context = {
  today: '2026-11-18',
  now: '2026-11-18T12:00:00.000Z',
  newId: () => 'id',
  randomText: () => 'ABCDEFGH',
}

const refinance: ApplicationFields = {
  ...noAnswers,
  loan_purpose: 'refinance',
  property_value: 450_000,
  property_state: 'Ohio',
  loan_amount: 300_000,
  current_balance: 300_000,
  current_rate: 6.5,
  current_months_left: 288,
  current_payment: 2_059.63,
  current_servicer: 'Juniper Loan Care',
}

function complete(answers: Partial<ApplicationFields>) {
  return applyAction(applicationResource, 'complete', applicationResource.empty(), answers, context)
}

test('[RF12] a refinance is asked for the home’s worth, the balance, the rate and the time left', () => {
  const of = (answers: Partial<ApplicationFields>) => loanStepProblem({ ...refinance, ...answers })
  expect(of({})).toBeNull()
  expect(of({ property_value: null })).toEqual({ field: 'property_value', problem: 'value-missing' })
  expect(of({ current_balance: null })).toEqual({ field: 'current_balance', problem: 'balance-missing' })
  expect(of({ current_rate: null })).toEqual({ field: 'current_rate', problem: 'rate-missing' })
  const neither = { current_months_left: null, current_payment: null }
  expect(of(neither)).toEqual({ field: 'current_months_left', problem: 'time-left-missing' })
  expect(of({ current_months_left: null })).toBeNull()
  expect(of({ current_payment: null, current_servicer: null })).toBeNull()
  expect(of({ loan_purpose: 'cash_out_refinance' })).toEqual({ field: 'loan_amount', problem: 'cash-missing' })
  expect(of({ loan_purpose: 'cash_out_refinance', loan_amount: 340_000 })).toBeNull()
})

test('[RF13] a payment below the interest and cash beyond the home’s worth are refused by form and server alike', () => {
  const wrong: [Partial<ApplicationFields>, string][] = [
    [{ current_payment: 1_500 }, 'current_payment'],
    [{ loan_purpose: 'cash_out_refinance', loan_amount: 460_000 }, 'loan_amount'],
    [{ loan_purpose: 'cash_out_refinance', loan_amount: 290_000 }, 'loan_amount'],
  ]
  for (const [answers, field] of wrong) {
    expect(loanStepProblem({ ...refinance, ...answers })?.field).toBe(field)
    expect(complete({ ...refinance, ...answers })).toMatchObject({
      ok: false,
      problem: { status: 400, code: 'current-loan-wrong', errors: [{ path: field }] },
    })
  }
  expect(complete({ ...refinance, loan_purpose: 'purchase', current_payment: 1_500 }).ok).toBe(true)
})

test('[RF13] a refinance of which less is known can still be completed', () => {
  expect(complete({ loan_purpose: 'refinance', property_state: 'Ohio' }).ok).toBe(true)
})

test.each([
  { current_balance: -1 },
  { current_rate: 31 },
  { current_rate: '6.5' },
  { current_months_left: 0 },
  { current_months_left: 601 },
  { current_months_left: 12.5 },
  { current_servicer: 'x'.repeat(81) },
  { current_servicer: 'two\nlines' },
])('[RF13] %o is refused with a sentence', input => {
  const done = applyAction(applicationResource, 'save-draft', applicationResource.empty(), input, context)
  expect(done).toMatchObject({ ok: false, problem: { status: 400, code: 'invalid-input' } })
  expect(!done.ok && done.problem.errors?.[0]?.message).toMatch(/^Please .*\.$/)
})

test('[RF14] changing the purpose takes away what the other kind of loan has', () => {
  const purchase = { ...noAnswers, loan_purpose: 'purchase' as const, property_value: 450_000, loan_amount: 360_000 }
  const turned = { ...purchase, down_payment_amount: 90_000, down_payment_percentage: 20, property_found: true }
  expect({ ...turned, ...withPurpose(turned, 'refinance') }).toMatchObject({
    property_value: 450_000,
    loan_amount: null,
    down_payment_amount: null,
    down_payment_percentage: null,
    property_found: null,
  })
  expect(withPurpose(refinance, 'purchase')).toMatchObject({ down_payment_amount: 90_000, loan_amount: 360_000 })
  expect(withPurpose(purchase, 'purchase')).toEqual({ loan_purpose: 'purchase' })
  const cash = { ...refinance, loan_purpose: 'cash_out_refinance' as const, loan_amount: 340_000 }
  expect(withPurpose(cash, 'cash_out_refinance')).toEqual({ loan_purpose: 'cash_out_refinance' })
  expect(withPurpose(cash, 'refinance')).toMatchObject({ loan_amount: 300_000 })
})

test('[RF14] another value of the home moves a purchase’s loan, and not what somebody owes', () => {
  expect(withValue(refinance, 500_000)).toEqual({ property_value: 500_000 })
  const purchase = { ...noAnswers, loan_purpose: 'purchase' as const, down_payment_percentage: 20 }
  expect(withValue(purchase, 500_000)).toMatchObject({ down_payment_amount: 100_000, loan_amount: 400_000 })
})

test('[RF14] cash that is taken out is added to what is owed, in whichever order they are typed', () => {
  const asked = { ...refinance, loan_purpose: 'cash_out_refinance' as const, current_balance: null, loan_amount: null }
  const cashFirst = { ...asked, ...newLoan(null, 40_000) }
  expect(cashOut(cashFirst)).toBe(40_000)
  const both = { ...cashFirst, ...newLoan(300_000, cashOut(cashFirst)) }
  expect(both.loan_amount).toBe(340_000)
  expect(cashOut(both)).toBe(40_000)
  expect(cashOut(refinance)).toBe(0)
})

test('[RF15] lists show what was asked, in the words of the purpose', () => {
  const shown = (purpose: ApplicationFields['loan_purpose']) =>
    APPLICATION_FIELDS.filter(field => isAsked(field, purpose))
  expect(shown('purchase')).not.toContain('current_balance')
  expect(shown(null)).toContain('down_payment_amount')
  for (const left_out of ['down_payment_percentage', 'down_payment_amount', 'property_found'] as const)
    expect(shown('cash_out_refinance')).not.toContain(left_out)
  expect(fieldLabel('property_value', 'refinance')).toBe('Home value')
  expect(fieldLabel('property_value', 'purchase')).toBe('Property value')
  expect(choiceLabel('primary_residence', 'refinance')).toBe('I live there')
  expect(choiceLabel('primary_residence', 'purchase')).toBe('I will live there')
  expect(fieldValue('current_months_left', 291)).toBe('24 years 3 months')
  expect(fieldValue('current_rate', 6.5)).toBe('6.5%')
  expect(fieldValue('current_balance', 300_000)).toBe('$300,000')
  expect(fieldValue('current_servicer', 'juniper LOAN Care')).toBe('juniper LOAN Care')
})

test('[RF16] a refinance begins with what is known of the loan', () => {
  const home = {
    property_type: 'primary_residence' as const,
    property_value: 450_000,
    property_state: 'Ohio' as const,
    property_zip_code: '43004',
  }
  const known = { balance: 300_000, rate: 6.5, payment: 2_059.63, months_left: 288, servicer: 'Juniper Loan Care' }
  const answers = { ...noAnswers, ...refinanceOf({ ...known, home }) }
  expect(answers).toEqual({ ...refinance, ...home })
  expect(complete(answers).ok).toBe(true)
})

test('[RF17] what was kept before a refinance was asked for its loan is read as it was', () => {
  const when = { completed_at: null, created_at: context.now, updated_at: context.now }
  const { current_balance, current_rate, current_months_left, current_payment, current_servicer, ...older } = noAnswers
  const saved = {
    ...older,
    property_state: 'Texas',
    loan_amount: 320_000,
    id: 'a',
    tracking_id: null,
    status: 'draft',
    ...when,
  }
  expect(fieldsOf(Application.parse(saved))).toEqual({ ...noAnswers, property_state: 'Texas', loan_amount: 320_000 })
  // Left out of what is saved, a field keeps what it was.
  const first = applyAction(applicationResource, 'save-draft', applicationResource.empty(), refinance, context)
  const second =
    first.ok && applyAction(applicationResource, 'save-draft', first.value, { annual_income: 90_000 }, context)
  expect(second && (second.ok ? second.value.draft : null)).toMatchObject({
    current_balance: 300_000,
    annual_income: 90_000,
  })
})
