import { BLANK_FORCED, BLANK_PAYOFF, BLANK_RATE } from '#features/servicing/model.ts'

const HARBOR = '11111111-1111-4111-8111-111111111111'
const COUNTY = '22222222-2222-4222-8222-222222222222'
const NOBODY = '33333333-3333-4333-8333-333333333333'

export const escrowLetter = {
  kind: 'error',
  mailed_on: '2028-01-15',
  received_on: null,
  is_answered: false,
  reminder_enabled: true,
}

export const homeLoan = {
  servicer: 'Juniper Loan Care',
  balance: 357_006.77,
  due_on: '2027-11-01',
  rate: 6.5,
  payment: 2275.44,
  escrow: 502.5,
  mortgage_insurance: null,
  home_value: 450_000,
  first_payment_on: '2027-02-01',
  late_fee_percent: 5,
  grace_days: 15,
  insurance_ends_on: null,
  rate_changes_on: null,
}
export const monthlyStatement = {
  servicer: 'Juniper Loan Care',
  due_on: '2027-11-01',
  statement_on: '2027-10-04',
  rate_percent: 6.5,
  late_after: '2027-11-16',
  figures: { interest_due: 1933.79, principal_due: 341.65, escrow_due: 502.5, principal_balance: 357_006.77 },
  fees: [],
  extra_principal: null,
}
const transferLetter = {
  old_servicer: 'Harbor Savings',
  new_servicer: 'Juniper Loan Care',
  effective_on: '2027-10-01',
  last_day_old: '2027-09-30',
  first_day_new: '2027-10-01',
  dated_on: '2027-09-10',
}
export const transferLetters = {
  from_old: transferLetter,
  from_new: null,
  reminder_enabled: true,
  is_autopay_moved: false,
}
export const refinancePlan = {
  costs: 4400,
  stay_years: 7,
  offer: { rate: 5.99, months: 360, costs: 4400, is_in_loan: true, cash_out: 0 },
  reminder_enabled: true,
}

export const payoffLetter = {
  ...BLANK_PAYOFF,
  asked_on: '2027-06-01',
  balance: 298_765.43,
  interest_paid_through: '2027-06-01',
  payoff_on: '2027-06-18',
  per_diem: 53.2,
  fees: 35,
  payoff: 299_704.91,
}
export const rateNotice = {
  ...BLANK_RATE,
  first_payment_on: '2032-02-01',
  sent_on: '2031-07-01',
  index: 4.3,
  margin: 2.75,
  round_to: 0.125,
  cap: 2,
  ceiling: 11.5,
  floor: 2.75,
  rate: 7,
  payment: 2400,
}
export const forcedInsurance = { ...BLANK_FORCED, first_notice_on: '2027-03-01' }

/** What people do with the loan that they pay. */
export const servicingScript: Record<string, unknown[]> = {
  own: [
    homeLoan,
    { ...homeLoan, balance: 350_000 },
    { ...homeLoan, balance: 340_000 },
    { ...homeLoan, payment: 100 },
    { ...homeLoan, balance: 0 },
    { ...homeLoan, due_on: '1999-01-01' },
    { ...homeLoan, owner: 'me' },
    {},
  ],
  keep: [
    { id: HARBOR, figures: monthlyStatement },
    { id: HARBOR, figures: { ...monthlyStatement, extra_principal: 100 } },
    { id: HARBOR, figures: { ...monthlyStatement, extra_principal: 7 } },
    { id: COUNTY, figures: { ...monthlyStatement, due_on: '2027-12-01' } },
    { id: COUNTY, figures: { ...monthlyStatement, figures: { money: 1 } } },
    { id: COUNTY, figures: { ...monthlyStatement, figures: { fees_due: -1 } } },
    { id: 'mine', figures: monthlyStatement },
  ],
  letter: [
    { id: HARBOR, letter: escrowLetter },
    { id: HARBOR, letter: null },
    { id: HARBOR, letter: { ...escrowLetter, is_answered: true } },
    { id: HARBOR, letter: { ...escrowLetter, received_on: '2028-01-01' } },
    { id: NOBODY, letter: escrowLetter },
  ],
  'remind-letter': [
    { id: HARBOR, reminder_enabled: false },
    { id: NOBODY, reminder_enabled: false },
    { id: HARBOR, reminder_enabled: 'no' },
  ],
  remove: [{ id: COUNTY }, { id: NOBODY }, { id: 7 }],
  transfer: [
    transferLetters,
    { ...transferLetters, from_new: transferLetter },
    { ...transferLetters, from_new: { ...transferLetter, effective_on: null } },
    { from_old: null, from_new: null, reminder_enabled: false },
  ],
  refinance: [
    refinancePlan,
    { ...refinancePlan, offer: null },
    { ...refinancePlan, stay_years: 0 },
    { ...refinancePlan, costs: 9 },
  ],
  payoff: [
    payoffLetter,
    { ...payoffLetter, paid_on: '2027-07-01', is_escrow_back: true },
    { ...payoffLetter, payoff: -1 },
    { ...payoffLetter, payoff_on: 'soon' },
    {},
  ],
  'rate-notice': [rateNotice, { ...rateNotice, rate: 7.25 }, { ...rateNotice, index: 30 }, { rate: 7 }],
  'forced-insurance': [
    forcedInsurance,
    { ...forcedInsurance, proof_on: '2027-03-20' },
    { ...forcedInsurance, charge: 'much' },
  ],
  write: [
    { about: 'payoff', letter: escrowLetter },
    { about: 'transfer', letter: { ...escrowLetter, received_on: '2028-01-01' } },
    { about: 'rate', letter: escrowLetter },
    { about: 'payoff', letter: null },
    { about: 'weather', letter: null },
  ],
  'remind-about': [
    { about: 'payoff', reminder_enabled: false },
    { about: 'rate', reminder_enabled: false },
    { about: 'weather', reminder_enabled: true },
  ],
  remind: [
    { kind: 'insurance-ends', reminder_enabled: false },
    { kind: 'rate-changes', reminder_enabled: false },
    { kind: 'insurance-ends', reminder_enabled: true },
    { kind: 'birthday', reminder_enabled: true },
    { kind: 'insurance-ends' },
  ],
}
