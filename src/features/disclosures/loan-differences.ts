import type { Disclosure } from '#domain/disclosures/disclosure.ts'
import { US_STATES } from '#domain/us-states.ts'
import type { ApplicationFields } from '#features/application/model.ts'

/** What a disclosure says of the home or the purpose where the buyer's own answers say otherwise. */
export type LoanDifference =
  | { kind: 'home'; disclosure: string; own: string }
  | { kind: 'purpose'; disclosure: 'purchase' | 'refinance' }

/** Another program or rate is what offers differ by; another home or purpose is another loan. */
export function loanDifferences(
  { values }: Disclosure,
  own: Pick<ApplicationFields, 'property_state' | 'loan_purpose'> | null,
): LoanDifference[] {
  if (!own) return []
  const state = stateOf(values.property)
  const purpose = purposeOf(values.purpose)
  const isRefinance = own.loan_purpose !== 'purchase'
  return [
    ...(state !== null && own.property_state !== null && state !== own.property_state
      ? [{ kind: 'home' as const, disclosure: state, own: own.property_state }]
      : []),
    ...(purpose !== null && own.loan_purpose !== null && (purpose === 'refinance') !== isRefinance
      ? [{ kind: 'purpose' as const, disclosure: purpose }]
      : []),
  ]
}

/** An address ends with the state's two letters and the ZIP code. */
function stateOf(property: string | null): string | null {
  const code = /\b([A-Z]{2}),? \d{5}\b/.exec(property ?? '')?.[1]
  return US_STATES.find(state => state.code === code)?.name ?? null
}

function purposeOf(purpose: string | null): 'purchase' | 'refinance' | null {
  if (/^purchase/i.test(purpose ?? '')) return 'purchase'
  return /^refinance/i.test(purpose ?? '') ? 'refinance' : null
}
