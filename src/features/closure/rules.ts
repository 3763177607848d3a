import type { LoanClosure } from '#features/application/loan-closure.ts'
import { pickFields } from '#resources/pick-fields.ts'
import type { ClosureFields, ClosureForm, ListedLender } from './model.ts'

export const noDetails: ClosureFields = {
  chosen_lender_name: '',
  chosen_lender_id: null,
  application_id: null,
  loan_amount: null,
  interest_rate: null,
  loan_type: null,
  apr: null,
  closed_on: null,
  notes: null,
}

const CLOSURE_FIELDS = Object.keys(noDetails) as (keyof ClosureFields)[]

export type MissingDetail =
  | 'lender-missing'
  | 'application-missing'
  | 'amount-missing'
  | 'rate-missing'
  | 'loan-type-missing'
  | 'apr-missing'

/** Why a loan cannot be marked as closed: the first thing missing, in the order in which the form asks. */
export function firstMissing(details: ClosureForm): MissingDetail | null {
  if (!details.chosen_lender_name?.trim()) return 'lender-missing'
  if (!details.application_id) return 'application-missing'
  // Nobody borrows $0; a rate of 0% there is.
  if (!details.loan_amount) return 'amount-missing'
  if (!isFigure(details.interest_rate)) return 'rate-missing'
  if (!details.loan_type) return 'loan-type-missing'
  if (!isFigure(details.apr)) return 'apr-missing'
  return null
}

function isFigure(value: number | null | undefined): boolean {
  return value !== null && value !== undefined
}

/** A listed lender brings its name; a name of one's own, or a lender that is not listed, has no id. */
export function withLender(form: ClosureForm, listed: readonly ListedLender[]): ClosureForm {
  const { chosen_lender_id, chosen_lender_name } = form
  if (chosen_lender_id === undefined && chosen_lender_name === undefined) return form
  const lender = listed.find(({ id }) => id === chosen_lender_id)
  if (!lender || (chosen_lender_name && chosen_lender_name !== lender.name)) return { ...form, chosen_lender_id: null }
  return { ...form, chosen_lender_name: lender.name }
}

/** The lender of a saved closure stays choosable after it has left the list. */
export function choosableLenders(listed: readonly ListedLender[], closure: LoanClosure | null): ListedLender[] {
  const { chosen_lender_id: id, chosen_lender_name: name } = closure ?? noDetails
  return id && !listed.some(lender => lender.id === id) ? [{ id, name }, ...listed] : [...listed]
}

export function detailsOf(closure: ClosureFields): ClosureFields {
  return pickFields(closure, CLOSURE_FIELDS)
}
