const FIRST = '11111111-1111-4111-8111-111111111111'
const SECOND = '22222222-2222-4222-8222-222222222222'
const NOBODY = '33333333-3333-4333-8333-333333333333'

export const sharedHouse = {
  first_name: 'Ana',
  second_name: 'Ben',
  price: 400_000,
  loan: 320_000,
  value: 460_000,
  balance: 300_000,
  selling_percent: 6,
  fixed_share: 66.667,
  rest_share: 50,
  loss_share: 50,
  payment_share: null,
  advance_rate: 5,
  rule: null,
  refinance_costs: 6000,
  limit_percent: 80,
  new_payment: null,
  costs_counted: 0,
}
export const twoBorrowers = {
  on_loan: null,
  first_income: 81_600,
  first_debts: 350,
  first_cash: 60_000,
  first_scores: [661, 693, 693],
  second_income: 52_800,
  second_debts: 520.25,
  second_cash: null,
  second_scores: [],
  payment: 2470,
  payment_both: null,
  program: 'conventional',
  state: 'Texas',
  are_married: false,
}
export const ledgerEntry = {
  id: FIRST,
  kind: 'payment',
  owner: 'first',
  paid_on: '2026-11-01',
  amount: 2470.13,
  principal: 341.65,
  is_agreed: false,
  note: 'November',
}
const POINTS = [
  'names',
  'closing',
  'monthly',
  'capital',
  'late',
  'decisions',
  'living',
  'leaving',
  'nobody_buys',
  'parting',
  'death',
  'liens',
  'loss',
  'disputes',
  'changes',
]
export const termSheet = { title_form: null, ...Object.fromEntries(POINTS.map(point => [point, ''])) }
export const giftOfMoney = {
  donor_name: 'Rosa Ruiz',
  donor_address: '1 Elm Street, Austin',
  donor_phone: '512 555 0100',
  relationship: 'mother',
  recipient: 'first',
  amount: 10_000,
}

/** The actions of two owners on what is saved about their house. */
export const togetherScript: Record<string, unknown[]> = {
  house: [
    sharedHouse,
    { ...sharedHouse, rule: 'slices', payment_share: 70 },
    { ...sharedHouse, second_name: ' ana ' },
    { ...sharedHouse, loan: 500_000 },
    { ...sharedHouse, price: 0 },
    { ...sharedHouse, value: 1.005 },
    { ...sharedHouse, fixed_share: 101 },
    { ...sharedHouse, second_name: 'evil.example' },
    { ...sharedHouse, more: 1 },
    null,
  ],
  borrow: [
    twoBorrowers,
    { ...twoBorrowers, on_loan: 'both', program: 'fha' },
    { ...twoBorrowers, first_scores: [700, 710, 720, 730] },
    { ...twoBorrowers, first_scores: [299] },
    { ...twoBorrowers, state: 'Bavaria' },
    {},
  ],
  enter: [
    ledgerEntry,
    { ...ledgerEntry, id: FIRST.toUpperCase(), amount: 2500 },
    { ...ledgerEntry, id: SECOND, kind: 'improvement', is_agreed: true, paid_on: '2020-02-29' },
    { ...ledgerEntry, principal: 3000 },
    { ...ledgerEntry, amount: 0 },
    { ...ledgerEntry, paid_on: '2026-02-30' },
    { ...ledgerEntry, owner: 'third' },
    { ...ledgerEntry, id: 'mine' },
  ],
  remove: [{ id: SECOND }, { id: SECOND }, { id: NOBODY }, {}],
  sheet: [
    termSheet,
    { ...termSheet, title_form: 'common', loss: 'Half each\nin cash' },
    { ...termSheet, title_form: 'castle' },
    { ...termSheet, loss: 'x'.repeat(601) },
    {},
  ],
  gift: [giftOfMoney, { ...giftOfMoney, amount: null }, { ...giftOfMoney, amount: -1 }, {}],
}
