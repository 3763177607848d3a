/** Who runs this copy of the product, as far as its settings say. */
export interface OperatorDetails {
  legal_name: string | null
  postal_address: string | null
  /** An NMLS number or a licence line, as the operator has to show it. */
  license: string | null
  support_email: string | null
  support_phone: string | null
}

/** Stands in the built pages where the operator belongs; the server puts what its settings say there. */
export const OPERATOR_MARK = '{operator-of-this-site}'

/** One line each, for the footer of pages and mails. Nothing that is not set. */
export function operatorLines(operator: OperatorDetails): string[] {
  const { legal_name, postal_address, license, support_email, support_phone } = operator
  const contact = [support_email, support_phone].filter(Boolean).join(' · ')
  return [[legal_name, postal_address].filter(Boolean).join(', '), license ?? '', contact].filter(Boolean)
}
