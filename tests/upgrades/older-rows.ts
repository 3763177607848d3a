/**
 * What the tables held before loans had ids, as the version before wrote it: people with a loan under way, a closed one, a closed one
 * with something begun since, past ones, and nothing at all.
 */
export const PEOPLE = {
  underWay: '00000000-0000-4000-8000-0000000000a1',
  closed: '00000000-0000-4000-8000-0000000000a2',
  begun: '00000000-0000-4000-8000-0000000000a3',
  past: '00000000-0000-4000-8000-0000000000a4',
  nothing: '00000000-0000-4000-8000-0000000000a5',
} as const

let last = 0
const id = () => `00000000-0000-4000-8000-${String(++last).padStart(12, '0')}`

const application = (tracking_id: string | null, more: object = {}) => ({
  id: id(),
  tracking_id,
  status: tracking_id === null ? 'draft' : 'completed',
  completed_at: tracking_id === null ? null : '2026-02-01T10:00:00.000Z',
  created_at: '2026-02-01T10:00:00.000Z',
  updated_at: '2026-02-01T10:00:00.000Z',
  loan_purpose: 'purchase',
  property_type: 'primary_residence',
  property_value: 450_000,
  loan_amount: 360_000,
  property_state: 'Ohio',
  annual_income: 96_000,
  ...more,
})

const closure = (application_id: string, more: object = {}) => ({
  id: id(),
  chosen_lender_name: 'Harbor Savings',
  chosen_lender_id: null,
  application_id,
  loan_amount: 360_000,
  interest_rate: 6.5,
  loan_type: 'conventional',
  apr: 6.71,
  closed_on: '2026-03-20',
  notes: 'Signed',
  loan_closed: true,
  updated_at: '2026-03-20T15:00:00.000Z',
  ...more,
})

const fees = { originationFee: 1200, totalFees: 1200 }
const offer = (name: string, created_at: string) => ({
  id: id(),
  name,
  interest_rate: 6.25,
  fees,
  mortgage_type: '30_year_fixed',
  created_at,
})

const event = (event_key: string, more: object = {}) => ({
  event_key,
  title: 'As it was called then',
  description: 'As it was described then',
  important: true,
  scheduled_date: null,
  completed: false,
  notes: '',
  date_change_count: 0,
  reminder_enabled: true,
  ...more,
})

const card = (agent_name: string, locked_on: string) => ({
  agent_name,
  agent_phone: '919 555 0101',
  learnt_from: 'contract',
  other_name: '',
  other_phone: '',
  code_hint: '',
  bank_name: '',
  bank_phone: '',
  expected_amount: 12_345.67,
  locked_on,
  changes: [],
})

const lock = { status: 'locked', ends_on: '2026-03-31', interest_rate: 6.5, reminder_enabled: true }
const disclosure = (added_at: string) => ({ id: id(), figures: { kind: 'loan-estimate' }, unsure: [], added_at })

const diary = {
  id: id(),
  name: 'Harbor',
  loan_program: 'conventional',
  lives_there: true,
  original_value: 400_000,
  loan_amount: 360_000,
  interest_rate: 6.5,
  rate_can_change: false,
  months: 360,
  first_payment_on: '2026-05-01',
  monthly_premium: 90,
  extra_monthly: 0,
  reminder_enabled: true,
  added_at: '2026-04-01T10:00:00.000Z',
}

/** Notes that nobody wrote: the advice of the contract, as it stood in the product's words. */
export const ADVICE = 'Keep a full copy. Write down every deadline it names: they count from this day.'

/** By person and table. */
export const OLDER_ROWS: Record<string, Record<string, object[]>> = {
  [PEOPLE.underWay]: {
    mortgage_applications: [application('MA-UNDERWAY'), application(null, { loan_amount: 355_000 })],
    loan_closures: [closure('MA-UNDERWAY', { loan_closed: false, closed_on: null })],
    user_comparison_scenarios: [offer('Harbor Savings', '2026-02-02T10:00:00.000Z')],
    gathered_documents: [{ document: 'pay_stubs' }],
    insurance_diaries: [diary],
    loan_papers: [disclosure('2026-02-03T10:00:00.000Z')],
    loan_paper_answers: [{ answers: [], pairings: [] }],
    rate_locks: [lock],
    timeline_events: [
      event('contract_signed', { scheduled_date: '2026-02-10', date_change_count: 1, notes: ADVICE, completed: true }),
      event('home_inspection', { scheduled_date: '2026-02-17', notes: 'Bring Ann' }),
      event('closing_day', { notes: 'x' }),
    ],
    legal_facts: [{ told: { applied_on: '2026-02-12' }, switched: [], changes: 1 }],
    wire_cards: [card('Old Title', '2026-02-20')],
    planned_reminders: [{ key: 'home_inspection', remind_at: '2026-02-14T13:00:00.000Z' }],
    reminders: [{ event_key: 'contract_signed', scheduled_date: '2026-02-10', kind: 'ahead' }],
  },
  [PEOPLE.closed]: {
    mortgage_applications: [application('MA-CLOSED00')],
    loan_closures: [closure('MA-CLOSED00')],
    // On the day of the closing itself: still this loan's.
    wire_cards: [card('Closing Title', '2026-03-20')],
  },
  [PEOPLE.begun]: {
    mortgage_applications: [application('MA-BEGUN000'), application(null, { property_state: 'Texas' })],
    loan_closures: [closure('MA-BEGUN000')],
    user_comparison_scenarios: [
      offer('Harbor Savings', '2026-02-02T10:00:00.000Z'),
      offer('Cedar Bank', '2026-09-02T10:00:00.000Z'),
    ],
    wire_cards: [card('New Title', '2026-09-03')],
  },
  [PEOPLE.past]: {
    mortgage_applications: [application('MA-THIRD000', { loan_purpose: 'refinance' })],
    loan_papers: [
      disclosure('2024-05-01T10:00:00.000Z'),
      disclosure('2025-05-01T10:00:00.000Z'),
      disclosure('2026-05-01T10:00:00.000Z'),
    ],
    past_loans: [
      {
        id: id(),
        application: application('MA-FIRST000', { created_at: '2024-04-01T10:00:00.000Z' }),
        closure: closure('MA-FIRST000', { updated_at: '2024-06-01T10:00:00.000Z', closed_on: '2024-05-31' }),
        archived_at: '2025-04-01T10:00:00.000Z',
        dates: null,
        things: null,
      },
      {
        id: id(),
        application: application('MA-SECOND00', { created_at: '2025-04-01T10:00:00.000Z' }),
        closure: closure('MA-SECOND00', { updated_at: '2025-06-01T10:00:00.000Z', closed_on: undefined }),
        archived_at: '2026-04-01T10:00:00.000Z',
        dates: {
          events: [
            { event_key: 'home_inspection', scheduled_date: '2025-05-02', completed: true, notes: 'Bring Ben' },
            { event_key: 'closing_day', scheduled_date: '2025-06-01', completed: false, notes: '' },
          ],
          told: { applied_on: '2025-04-12' },
          lock: { ...lock, interest_rate: 5.875 },
        },
        things: {
          offers: [offer('County Credit', '2025-04-20T10:00:00.000Z')],
          documents: ['w2_forms'],
          wire_card: card('Second Title', '2025-05-20'),
        },
      },
    ],
  },
}
