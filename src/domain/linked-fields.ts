import { MOST_DOLLARS, roundToCent } from './money.ts'

/** Four fields of the wizard that move together. `null` is not entered yet. */
export interface LinkedFields {
  property_value: number | null
  down_payment_percentage: number | null
  down_payment_amount: number | null
  loan_amount: number | null
}

export const DEFAULT_DOWN_PAYMENT_PERCENTAGE = 20

/**
 * The four fields after one of them is edited. While the value is known, down payment + loan = value to the cent and
 * nobody borrows or pays down more than it; while it is not, the others stay as typed. Amounts that belong to a value
 * go with it.
 */
export function editLinkedField(fields: LinkedFields, field: keyof LinkedFields, typed: number | null): LinkedFields {
  const most = field === 'down_payment_percentage' ? 100 : MOST_DOLLARS
  const entered = typed === null || Number.isNaN(typed) ? null : Math.min(most, Math.max(0, typed))
  const next = { ...fields, [field]: field === 'down_payment_percentage' ? entered : cents(entered) }
  const value = next.property_value
  if (field === 'property_value' && value === null && fields.property_value !== null)
    return { ...next, down_payment_amount: null, loan_amount: null }
  if (value === null || value === 0 || entered === null) return next

  if (field === 'down_payment_amount') return fromDownPayment(value, Math.min(value, next.down_payment_amount ?? 0))
  if (field === 'loan_amount') return fromDownPayment(value, value - Math.min(value, next.loan_amount ?? 0))
  const percentage = next.down_payment_percentage ?? DEFAULT_DOWN_PAYMENT_PERCENTAGE
  // Nobody pays cents down. Up, so that 20% down is no loan above 80%.
  const down = Math.min(value, Math.ceil(roundToCent((value * percentage) / 100)))
  return { ...fromDownPayment(value, down), down_payment_percentage: percentage }
}

function fromDownPayment(value: number, down: number): LinkedFields {
  return {
    property_value: value,
    down_payment_percentage: Math.round((down / value) * 100),
    down_payment_amount: roundToCent(down),
    loan_amount: roundToCent(value - roundToCent(down)),
  }
}

function cents(amount: number | null): number | null {
  return amount === null ? null : roundToCent(amount)
}
