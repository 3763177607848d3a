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
}
