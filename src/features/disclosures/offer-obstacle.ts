import { type Disclosure, linesOf } from '#domain/disclosures/disclosure.ts'
import { restOf } from '#domain/disclosures/open-sections.ts'
import type { DisclosureOffer } from './offer.ts'

/** Loans whose payments go another way than those that are compared. */
export const ODD_PRODUCTS = ['interest-only', 'negative', 'balloon', 'step', 'seasonal', 'term', 'adjustable'] as const
export type OddProduct = (typeof ODD_PRODUCTS)[number]

/** What an offer cannot do without. */
export const OFFER_NEEDS = [
  'interest_rate',
  'loan_amount',
  'section_A',
  'section_B',
  'section_C',
  'section_D',
  'section_E',
  'section_H',
  'lender_credits',
  'payments',
] as const
export type OfferNeed = (typeof OFFER_NEEDS)[number]

/** Why no offer is made of a disclosure: the kind of loan, or figures that were not read or have to be checked first. */
export type OfferObstacle =
  | { kind: 'product'; product: OddProduct }
  | { kind: 'figures'; missing: OfferNeed[]; unsure: OfferNeed[] }

export interface DisclosureState {
  /** Figures that nobody has confirmed yet, by their path. */
  unsure: readonly string[]
  /** The buyer typed it: what the form leaves open is not on the disclosure. */
  typed: boolean
}

export function offerObstacle(
  disclosure: Disclosure,
  offer: DisclosureOffer,
  state: DisclosureState,
): OfferObstacle | null {
  const product = oddProduct(disclosure, offer)
  if (product) return { kind: 'product', product }
  const missing = OFFER_NEEDS.filter(need => isMissing(disclosure, need, state.typed))
  const unsure = OFFER_NEEDS.filter(need => !missing.includes(need) && isUnsure(disclosure, need, state.unsure))
  return missing.length + unsure.length > 0 ? { kind: 'figures', missing, unsure } : null
}

function oddProduct({ values, payments }: Disclosure, offer: DisclosureOffer): OddProduct | null {
  const product = values.product ?? ''
  const says = (text: string | null) => /^\s*yes\b/i.test(text ?? '')
  if (/interest only/i.test(product) || says(values.interest_only_payments) || payments.some(one => one.only_interest))
    return 'interest-only'
  if (/negative/i.test(product) || values.loan_amount_can_increase === 'yes' || says(values.optional_payments))
    return 'negative'
  if (/balloon/i.test(product) || values.balloon_payment === 'yes') return 'balloon'
  if (/step/i.test(product) || says(values.step_payments)) return 'step'
  if (/seasonal/i.test(product) || says(values.seasonal_payments)) return 'seasonal'
  if (offer.mortgage_type !== null || values.product === null || values.loan_term_months === null) return null
  return /fixed/i.test(product) ? 'term' : 'adjustable'
}

/** Cents on a disclosure that prints whole dollars. */
const ROUNDING = 300

function isMissing(disclosure: Disclosure, need: OfferNeed, typed: boolean): boolean {
  const { values, payments } = disclosure
  switch (need) {
    case 'interest_rate':
      return !(values.interest_rate !== null && values.interest_rate > 0)
    case 'loan_amount':
      return values.loan_amount === null
    case 'section_A':
    case 'section_B':
    case 'section_C':
    case 'section_E':
      return values[need] === null || linesExceed(disclosure, need)
    case 'section_D': {
      const parts = [values.section_A, values.section_B, values.section_C]
      const sum = parts.reduce<number>((total, part) => total + (part ?? 0), 0)
      return values.section_D !== null && !parts.includes(null) && Math.abs(values.section_D - sum) > ROUNDING
    }
    case 'section_H': {
      if (values.section_I === null || values.section_H !== null) return linesExceed(disclosure, 'section_H')
      const others =
        (values.section_E ?? 0) + (values.section_F ?? 0) + (values.section_G ?? 0) + linesIn(disclosure, 'H')
      return Math.abs(values.section_I - others) > ROUNDING
    }
    case 'lender_credits': {
      const { section_D, section_I, section_J, lender_credits } = values
      if (section_D === null || section_I === null || section_J === null) return false
      return Math.abs(section_D + section_I + (lender_credits ?? 0) - section_J) > ROUNDING
    }
    case 'payments':
      return !typed && payments.length === 0
  }
}

/** Lines that come to more than their section's sum: one of them was read wrongly. */
function linesExceed(
  disclosure: Disclosure,
  need: 'section_A' | 'section_B' | 'section_C' | 'section_E' | 'section_H',
): boolean {
  const total = disclosure.values[need]
  if (total === null) return false
  const section = need.at(-1) as 'A' | 'B' | 'C' | 'E' | 'H'
  return linesIn(disclosure, section) + restOf(disclosure, section) - total > ROUNDING
}

function linesIn(disclosure: Disclosure, section: 'A' | 'B' | 'C' | 'E' | 'H'): number {
  return linesOf(disclosure, section).reduce((sum, { amount }) => sum + (amount ?? 0), 0)
}

function isUnsure(disclosure: Disclosure, need: OfferNeed, unsure: readonly string[]): boolean {
  if (need === 'payments') return unsure.includes('payments.0.mortgage_insurance')
  if (unsure.includes(need)) return true
  const section = /^section_([ABCEH])$/.exec(need)?.[1]
  return disclosure.lines.some((line, at) => line.section === section && unsure.includes(`lines.${at}.amount`))
}
