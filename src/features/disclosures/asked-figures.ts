import type { Disclosure } from '#domain/disclosures/disclosure.ts'
import type { FieldPath } from '#domain/disclosures/reading.ts'
import { OFFER_NEEDS } from './offer-obstacle.ts'

/** What a buyer looks at first. */
export const FIRST_FIGURES: readonly FieldPath[] = [
  'loan_amount',
  'interest_rate',
  'principal_and_interest',
  'payments.0.mortgage_insurance',
  'closing_date',
  'closing_costs',
  'cash_to_close',
  'apr',
]

const NEEDS: readonly string[] = OFFER_NEEDS

/** Of the figures that are not sure, those that something is worked out from: the first ones, the offer, the check before closing. */
export function askedFigures(
  disclosure: Disclosure,
  unsure: readonly FieldPath[],
  lacking: readonly FieldPath[],
): FieldPath[] {
  return unsure.filter(path => FIRST_FIGURES.includes(path) || lacking.includes(path) || makesOffer(disclosure, path))
}

function makesOffer({ kind, lines }: Disclosure, path: FieldPath): boolean {
  if (kind !== 'loan-estimate') return false
  const [table = '', row, column] = path.split('.')
  if (table !== 'lines') return NEEDS.includes(path)
  return column === 'amount' && /^[ABCEH]$/.test(lines[Number(row)]?.section ?? '')
}
