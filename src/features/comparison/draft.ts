import { FEE_KEYS, type FeeKey, withTotal } from '#domain/fee-estimate.ts'
import type { MortgageType } from '#domain/mortgage-type.ts'
import type { Fields } from '#resources/merge-fields.ts'
import type { ComparisonState, OfferSources, OfferTerms, Scenario, SourcedOffer } from './model.ts'

/** An offer as it stands in the form. `null` is text that is no number yet: it stays as typed and counts as 0. */
export interface DraftOffer extends TypedTerms {
  id: string
  name: string
  interest_rate: number | null
  mortgage_type: MortgageType
  fees: Record<FeeKey, number | null>
  /** Where its figures come from. */
  sources: OfferSources
  /** Of a disclosure: the loan that it is for, and until when it holds. */
  loan_amount: number | null
  expires_on: string | null
  /** Where it stands; unknown until somebody touches the page. */
  created_at?: string
  /** Its colour and shape. */
  mark: number
  /** The buyer said yes to its lender. */
  is_chosen?: boolean
}

/** Figures may be text that is no number yet. */
type TypedTerms = {
  [Key in keyof OfferTerms]: OfferTerms[Key] extends number ? number | null : OfferTerms[Key]
}

const drafts = new WeakMap<Scenario, DraftOffer>()

/** The same as long as the offer is, so that it is not rendered again. */
export function draftOf(offer: Scenario): DraftOffer {
  const { fees, ...scenario } = offer
  const draft = drafts.get(offer) ?? { ...scenario, fees: pickFees(key => fees[key]) }
  drafts.set(offer, draft)
  return draft
}

/** All offers, as the page's form holds them. */
export interface OfferForm extends Fields {
  offers: readonly DraftOffer[]
}

export function formOf({ scenarios }: ComparisonState): OfferForm {
  return { offers: scenarios.map(draftOf) }
}

/** The figures that are reckoned with. */
export function offerOf(row: DraftOffer): SourcedOffer {
  const { interest_rate, mortgage_type, fees, sources, loan_amount, expires_on } = row
  return {
    interest_rate: interest_rate ?? 0,
    mortgage_type,
    fees: withTotal(pickFees(key => fees[key] ?? 0)),
    ...termsOf(row),
    sources,
    loan_amount,
    expires_on,
  }
}

function termsOf(row: TypedTerms): OfferTerms {
  return {
    loan_program: row.loan_program,
    mortgage_insurance_monthly: row.mortgage_insurance_monthly ?? 0,
    upfront_fee: row.upfront_fee ?? 0,
    upfront_fee_financed: row.upfront_fee_financed,
    lender_credit: row.lender_credit ?? 0,
  }
}

/** As it can be saved. A name that was emptied is about to be typed anew; until then the saved one stays. */
export function savableOffer(row: DraftOffer, savedName: string) {
  const { totalFees: _sum, ...fees } = offerOf(row).fees
  return { ...row, ...offerOf(row), fees, name: row.name.trim() || savedName }
}

function pickFees<Value>(read: (key: FeeKey) => Value): Record<FeeKey, Value> {
  return Object.fromEntries(FEE_KEYS.map(key => [key, read(key)])) as Record<FeeKey, Value>
}
