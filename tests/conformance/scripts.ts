import { estimateFees } from '#domain/fee-estimate.ts'

const HARBOR = '11111111-1111-4111-8111-111111111111'
const COUNTY = '22222222-2222-4222-8222-222222222222'
const NOBODY = '33333333-3333-4333-8333-333333333333'
const tenFees = estimateFees(320_000)
const estimate = {
  kind: 'loan-estimate',
  values: { date_issued: '2026-06-01', loan_amount: 320_000_00, interest_rate: 6.5, product: 'Fixed Rate' },
  payments: [{ label: 'Years 1-30', principal_and_interest: 2022_62 }],
  lines: [{ section: 'A', label: 'Underwriting Fee', amount: 795_00 }],
  cash: { deposit: { amount: -5000_00 } },
  contacts: { lender: { name: 'Harbor Savings' } },
}

const insured = {
  id: HARBOR,
  name: 'Harbor Savings',
  loan_program: 'conventional',
  lives_there: true,
  original_value: 400_000,
  loan_amount: 372_500.5,
  interest_rate: 6.125,
  rate_can_change: false,
  months: 360,
  first_payment_on: '2027-01-01',
  monthly_premium: 118.42,
  extra_monthly: 0,
}

export const locked = {
  status: 'locked',
  locked_on: '2026-11-02',
  days: 45,
  ends_on: null,
  ends_time: '17:00',
  ends_zone: 'America/New_York',
  interest_rate: 6.125,
  reminder_enabled: true,
}
export const settlementAgent = { agent_name: 'Epsilon Title', agent_phone: '(919) 555-0100', learnt_from: 'contract' }
const cardNotes = {
  other_name: 'Ann',
  other_phone: '919 555 0199 ext 7',
  code_hint: 'The dog',
  bank_name: 'County Bank',
  bank_phone: '+1 800 555 0123',
  expected_amount: 14_272.35,
}

/**
 * What people do with each drawer, by its name: for every action some inputs, good and bad. The suite does them in a
 * fixed order and in random ones, as a guest and as an account.
 */
export const scripts: Record<string, Record<string, unknown[]>> = {
  application: {
    'save-draft': [
      { property_state: 'Texas', loan_amount: 320_000, down_payment_percentage: 20 },
      { loan_purpose: 'purchase', annual_income: 96_000.5, property_found: false },
      { loan_amount: null },
      { loan_amount: -5 },
      { loan_amount: 1e300 },
      { property_state: 'Atlantis' },
      { property_zip_code: '2760' },
      { property_zip_code: '27601-1234' },
      { new: true, property_state: 'Ohio' },
      { seen: '2020-01-01T00:00:00.000Z' },
      { loan_amount: '320000' },
      {},
      null,
      'nonsense',
    ],
    complete: [
      {},
      { property_state: 'Texas' },
      { property_state: null },
      { credit_score_range: 'good_670_739', employment_status: 'self_employed' },
      { new: true },
      { monthly_debt_payments: Number.MAX_SAFE_INTEGER },
    ],
  },
  papers: {
    keep: [
      { id: HARBOR, figures: estimate, unsure: [] },
      { id: HARBOR.toUpperCase(), figures: estimate, unsure: ['section_A', 'lines.0.amount'], offer_id: COUNTY },
      { id: COUNTY, figures: { ...estimate, kind: 'closing-disclosure' }, unsure: [] },
      { id: COUNTY, figures: { ...estimate, values: { loan_amount: 1.5 } }, unsure: [] },
      { id: COUNTY, figures: { ...estimate, more: 1 }, unsure: [] },
      { id: 'mine', figures: estimate, unsure: [] },
      null,
    ],
    remove: [{ id: HARBOR }, { id: NOBODY }, {}],
    answer: [
      { answers: [{ question: 'intent', answer: 'never' }], pairings: [] },
      { answers: [], pairings: [{ estimate: { section: 'B', label: 'Appraisal' }, final: null }] },
      { answers: [{ question: 'intent', answer: 5 }], pairings: [] },
      {},
    ],
  },
  'insurance-diary': {
    keep: [
      insured,
      { ...insured, id: HARBOR.toUpperCase(), extra_monthly: 200, reminder_enabled: false },
      { ...insured, id: COUNTY, loan_program: 'fha', lives_there: false },
      { ...insured, id: COUNTY, name: '  ' },
      { ...insured, id: COUNTY, first_payment_on: '2027-02-30' },
      { ...insured, id: COUNTY, first_payment_on: '1901-01-01' },
      { ...insured, id: COUNTY, interest_rate: 31 },
      { ...insured, id: COUNTY, loan_amount: 0 },
      { ...insured, id: COUNTY, months: 361.5 },
      { ...insured, id: COUNTY, more: 1 },
      { ...insured, id: 'mine' },
      null,
    ],
    remove: [{ id: COUNTY }, { id: COUNTY }, { id: NOBODY }, {}],
  },
  'rate-lock': {
    save: [
      locked,
      { ...locked, ends_on: '2026-12-20', reminder_enabled: false },
      { ...locked, ends_zone: null },
      { ...locked, status: 'floating' },
      { ...locked, locked_on: null },
      { ...locked, ends_on: '2026-10-01' },
      { ...locked, ends_time: '25:00' },
      { ...locked, ends_zone: 'Europe/Paris' },
      { ...locked, days: 0 },
      { ...locked, interest_rate: 31 },
      { status: 'locked' },
      null,
    ],
    remove: [{}, { all: true }],
  },
  'wire-safety': {
    lock: [
      settlementAgent,
      { ...settlementAgent, agent_phone: '1-919-555-0100' },
      { ...settlementAgent, agent_phone: '(800) 555-0199' },
      { ...settlementAgent, learnt_from: 'email' },
      { ...settlementAgent, agent_phone: '555-0100' },
      { agent_name: ' ', agent_phone: '(919) 555-0100', learnt_from: 'visit' },
      null,
    ],
    change: [
      { ...settlementAgent, agent_phone: '(800) 555-0199', confirmed: true },
      { ...settlementAgent, agent_phone: '(800) 555-0199', confirmed: false },
      { ...settlementAgent, confirmed: true },
      {},
    ],
    note: [
      cardNotes,
      { ...cardNotes, other_phone: '', expected_amount: null },
      { ...cardNotes, bank_phone: 'call me' },
      { ...cardNotes, expected_amount: -1 },
      {},
    ],
    remove: [{}, { all: true }],
  },
  timeline: {
    update: [
      { event_key: 'contract_signed', scheduled_date: '2026-11-02' },
      { event_key: 'home_inspection', scheduled_date: '2026-11-13', notes: 'Bring a torch\nand Ann' },
      { event_key: 'contract_signed', scheduled_date: '2026-11-04' },
      { event_key: 'closing_day', completed: true },
      { event_key: 'closing_day', completed: false, reminder_enabled: false },
      { event_key: 'home_inspection', scheduled_date: null },
      { event_key: 'contract_signed', scheduled_date: null },
      { event_key: 'loan_underwriting', notes: '' },
      { event_key: 'closing_day', scheduled_date: '2027-02-29' },
      { event_key: 'moving_day', completed: true },
      { event_key: 'closing_day' },
      {},
      null,
    ],
  },
  rights: {
    tell: [
      { applied_on: '2026-11-05', lender_open_saturdays: true },
      { disclosure_sent_on: '2026-12-10', disclosure_delivery: 'email', disclosure_opened_on: '2026-12-11' },
      { applied_on: null },
      { disclosure_opened_on: '2026-12-01' },
      { disclosure_delivery: 'pigeon' },
      { applied_on: 'soon' },
      { unknown: true },
      {},
      null,
    ],
    remind: [
      { key: 'earliest-closing', reminder_enabled: true },
      { key: 'refund-by', reminder_enabled: false },
      { key: 'refund-by', reminder_enabled: true },
      { key: 'moving-day', reminder_enabled: true },
      { key: 'refund-by' },
    ],
  },
  documents: {
    mark: [
      { document: 'pay_stubs', gathered: true },
      { document: 'w2_forms', gathered: true },
      { document: 'pay_stubs', gathered: false },
      { document: 'gift_letter', gathered: true },
      { document: 'a novel', gathered: true },
      { document: 'pay_stubs' },
      [],
    ],
  },
  comparison: {
    add: [
      { id: HARBOR, name: 'Harbor', interest_rate: 6.5, mortgage_type: '30_year_fixed', fees: tenFees },
      { id: HARBOR, name: 'Harbor again', interest_rate: 6.5, mortgage_type: '30_year_fixed', fees: tenFees },
      { id: COUNTY, name: ' First County ', interest_rate: '6 3/8', mortgage_type: '5_1_arm', fees: tenFees },
      {
        name: 'Prairie',
        interest_rate: 'soon',
        mortgage_type: '15_year_fixed',
        fees: { ...tenFees, otherFee: '$1,250' },
      },
      { name: '', interest_rate: 6, mortgage_type: '30_year_fixed', fees: tenFees },
      { name: 'Huge', interest_rate: 1e300, mortgage_type: '30_year_fixed', fees: tenFees },
      { name: 'Odd', interest_rate: 6, mortgage_type: '40_year_dream', fees: tenFees },
      { name: 'No fees', interest_rate: 6, mortgage_type: '30_year_fixed' },
      null,
    ],
    update: [
      { id: HARBOR, interest_rate: 6.25 },
      { id: COUNTY, name: '<script>alert(1)</script>', fees: { originationFee: 1, totalFees: 5 } },
      { id: HARBOR, fees: { otherFee: 'not a number' }, mortgage_type: '10_1_arm' },
      { id: HARBOR, fees: { otherFee: -1 } },
      { id: HARBOR, interest_rate: -1 },
      { id: NOBODY, name: 'Nobody' },
      { id: 'no id', name: 'Nobody' },
      { name: 'Nobody' },
    ],
    remove: [{ id: COUNTY }, { id: COUNTY }, { id: NOBODY }, { id: HARBOR }, {}],
  },
}
