import { type EscrowBill, type EscrowPlan, type Fraction, lowestOf, planAccount, runYear, shareOf } from './account.ts'

/** From here on a surplus must be paid back, 1024.17(f)(2)(i). */
export const LEAST_REFUND = 50_00
/** Over no fewer months may a large shortage be spread, (f)(3)(ii). */
export const SHORTAGE_MONTHS = 12

/** What a servicer may do with a finding, 1024.17(f). */
export type EscrowRemedy =
  | 'refund-within-30-days'
  | 'refund'
  | 'credit-next-year'
  | 'retain-by-loan-documents'
  | 'leave-it'
  | 'within-30-days'
  | 'twelve-months'
  | 'two-payments'
  | 'collect-by-loan-documents'

export interface EscrowAnalysis {
  plan: EscrowPlan
  /** Above the target. */
  surplus: number
  /** From zero or the balance up to the target. */
  shortage: number
  /** Below zero. */
  deficiency: number
  may: EscrowRemedy[]
  deficiency_may: EscrowRemedy[]
  /** A month more for a year, when shortage and deficiency are both spread over twelve months. */
  monthly_add: number
  payment: number
  /** Whether the payment of before would have led to the same remedies; `null` where none was given or nothing is missing. */
  same_by_old_payment: boolean | null
}

export interface AnalysisInputs {
  bills: readonly EscrowBill[]
  first_month: number
  cushion?: Fraction
  /** What the account holds before the year's first payment. */
  balance: number
  /** Every payment came within 30 days of its due date. */
  is_current?: boolean
  /** The base payment of the year before. */
  old_payment?: number
}

export function analyze(inputs: AnalysisInputs): EscrowAnalysis {
  const { bills, first_month, cushion, balance, is_current = true, old_payment } = inputs
  const plan = planAccount(bills, first_month, cushion)
  const deficiency = Math.max(0, -balance)
  const shortage = Math.max(0, plan.start - Math.max(0, balance))
  const surplus = Math.max(0, balance - plan.start)
  const monthly_add = shareOf(shortage + deficiency, SHORTAGE_MONTHS)
  const may = surplus > 0 ? surplusRemedies(surplus, is_current) : shortageRemedies(shortage, plan.payment)
  const deficiency_may = deficiencyRemedies(deficiency, plan.payment, is_current)
  return {
    plan,
    surplus,
    shortage,
    deficiency,
    may,
    deficiency_may,
    monthly_add,
    payment: plan.payment + monthly_add,
    same_by_old_payment:
      old_payment === undefined || shortage + deficiency === 0
        ? null
        : shortage >= plan.payment === shortage >= old_payment &&
          deficiency >= plan.payment === deficiency >= old_payment,
  }
}

function surplusRemedies(surplus: number, is_current: boolean): EscrowRemedy[] {
  if (!is_current) return ['retain-by-loan-documents']
  return surplus >= LEAST_REFUND ? ['refund-within-30-days'] : ['refund', 'credit-next-year']
}

function shortageRemedies(shortage: number, one_month: number): EscrowRemedy[] {
  if (shortage <= 0) return []
  return shortage < one_month ? ['leave-it', 'within-30-days', 'twelve-months'] : ['leave-it', 'twelve-months']
}

function deficiencyRemedies(deficiency: number, one_month: number, is_current: boolean): EscrowRemedy[] {
  if (deficiency <= 0) return []
  if (!is_current) return ['collect-by-loan-documents']
  return deficiency < one_month ? ['leave-it', 'within-30-days', 'two-payments'] : ['leave-it', 'two-payments']
}

/** A year as it was planned and as it went. */
export interface LivedYear {
  plan: EscrowPlan
  lowest: number
  lowest_month: number
  /** What the servicer had to put in of its own, at most. */
  advanced: number
  closing: number
}

export function liveYear(
  planned: readonly EscrowBill[],
  real: readonly EscrowBill[],
  { first_month, cushion }: { first_month: number; cushion?: Fraction },
): LivedYear {
  const plan = planAccount(planned, first_month, cushion)
  const ends = runYear(real, { first_month, start: plan.start, payment: plan.payment })
  const lowest = lowestOf(ends)
  return {
    plan,
    lowest: lowest.balance,
    lowest_month: lowest.month,
    advanced: Math.max(0, -lowest.balance),
    closing: ends.at(-1)?.balance ?? plan.start,
  }
}
