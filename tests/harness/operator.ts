import type { OperatorDetails } from '#routes/operator-details.ts'

/** An operator who has set nothing. */
export const unnamedOperator: OperatorDetails = {
  legal_name: null,
  postal_address: null,
  license: null,
  support_email: null,
  support_phone: null,
}
