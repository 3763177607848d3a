import type { ApplicationFields } from '#features/application/model.ts'
import type { Borrowing, EntryFields, House } from './model.ts'

/** A form while figures are still missing. */
export type HouseDraft = { [Field in keyof House]: House[Field] extends number ? number | null : House[Field] }

/** What an application says already is not asked again. */
export function houseStart(answers: ApplicationFields | null): HouseDraft {
  const price = answers?.property_value ?? null
  const loan = answers?.loan_amount ?? null
  return {
    first_name: '',
    second_name: '',
    price,
    loan,
    value: price,
    balance: loan,
    selling_percent: 6,
    fixed_share: 50,
    rest_share: 50,
    loss_share: 50,
    payment_share: null,
    advance_rate: 0,
    rule: null,
    refinance_costs: 6000,
    limit_percent: 80,
    new_payment: null,
    costs_counted: 0,
  }
}

export function borrowingStart(answers: ApplicationFields | null): Borrowing {
  return {
    on_loan: null,
    first_income: answers?.annual_income ?? null,
    first_debts: answers?.monthly_debt_payments ?? null,
    first_cash: answers?.down_payment_amount ?? null,
    first_scores: [],
    second_income: null,
    second_debts: null,
    second_cash: null,
    second_scores: [],
    payment: null,
    payment_both: null,
    program: 'conventional',
    state: answers?.property_state ?? null,
    are_married: false,
  }
}

/** An entry that is being typed. */
export type EntryDraft = Omit<EntryFields, 'paid_on' | 'amount'> & { paid_on: string; amount: number | null }

export function entryStart(today: string): EntryDraft {
  return {
    kind: 'down-payment',
    owner: 'first',
    paid_on: today,
    amount: null,
    principal: null,
    is_agreed: false,
    note: '',
  }
}
