import { estimateFees } from '#domain/fee-estimate.ts'
import { formatMoney } from '#domain/figures.ts'
import { ASSUMED_LOAN, estimateRate } from '#domain/rate-estimate.ts'
import { stateLabel } from '#domain/state-words.ts'
import { type ApplicationFields, type ApplicationView, noAnswers } from '#features/application/model.ts'
import { basisWords } from './basis-words.ts'
import type { AskedLoan } from './loan-cost.ts'
import { type OfferFigures, PLAIN_TERMS, type SourcedOffer } from './model.ts'
import { isForAnotherLoan } from './offer-loan.ts'
import { guessedSources, sourcesOf } from './offer-sources.ts'
import { sampleApplication, sampleOffers } from './sample.ts'

/** Whose loan is compared. */
export interface Basis {
  kind: 'own' | 'sample'
  application: ApplicationFields
  completed: boolean
  /** The loan was closed: only a new application can follow. */
  closed: boolean
  loan_amount: number
  /** The application does not say how much is borrowed. */
  loan_assumed: boolean
  /** No application says it: the loan is that of a Loan Estimate which became an offer. */
  is_of_paper: boolean
}

/** What a Loan Estimate that became an offer says of the loan. */
export interface DisclosureLoan {
  loan_amount: number
  property_value: number | null
}

/** What Loan Estimates brought into the comparison. */
export interface DisclosureOffers {
  /** The offers that one made, and in words which. */
  sources: ReadonlyMap<string, string>
  /** The loan that the newest of them is about. */
  loan: DisclosureLoan | null
}

/**
 * `null` when an account has neither a completed application nor a disclosure's offer, and has to complete one first. A guest
 * may look around.
 */
export function basisOf(
  view: ApplicationView,
  progressIsSaved: boolean,
  disclosure: DisclosureLoan | null = null,
): Basis | null {
  const { completed, draft, locked } = view
  if (completed) return own(completed, true, locked)
  if (disclosure && !draft?.loan_amount)
    return { ...own({ ...(draft ?? noAnswers), ...disclosure }, false, false), is_of_paper: true }
  if (disclosure && draft) return own(draft, false, false)
  if (progressIsSaved) return null
  if (draft?.loan_amount) return own(draft, false, false)
  return sampleBasis
}

/** The made-up loan that a visitor looks at. */
export const sampleBasis: Basis = { ...own(sampleApplication, false, false), kind: 'sample' }

function own(application: ApplicationFields, completed: boolean, closed: boolean): Basis {
  const hasAmount = application.loan_amount !== null && application.loan_amount > 0
  return {
    kind: 'own',
    application,
    completed,
    closed,
    loan_amount: hasAmount ? (application.loan_amount ?? ASSUMED_LOAN) : ASSUMED_LOAN,
    loan_assumed: !hasAmount,
    is_of_paper: false,
  }
}

export function askedLoan({ loan_amount, application }: Basis): AskedLoan {
  return { loan_amount, property_value: application.property_value }
}

/** Beyond this it is another home, whose price nobody said. */
const SAME_HOME_SHARE = 0.05

/**
 * The loan that the offers are for: where every one of them came from a disclosure, and the disclosures agree, it is theirs.
 * Rows that are still our guess say nothing.
 */
export function basisOfOffers(basis: Basis, offers: readonly Pick<SourcedOffer, 'loan_amount' | 'sources'>[]): Basis {
  const said = offers.filter(({ sources }) => sources.interest_rate !== 'guessed')
  const [first] = said
  const loan_amount = first?.loan_amount ?? null
  if (basis.kind === 'sample' || basis.closed || loan_amount === null) return basis
  if (said.some(offer => offer.loan_amount !== loan_amount) || !isForAnotherLoan(basis, loan_amount)) return basis
  const isSameHome = Math.abs(loan_amount - basis.loan_amount) <= basis.loan_amount * SAME_HOME_SHARE
  const { application } = basis
  return {
    ...basis,
    loan_amount,
    loan_assumed: false,
    is_of_paper: true,
    application: isSameHome ? application : { ...application, property_value: null, down_payment_percentage: null },
  }
}

/** Our guess of an offer: the estimated rate and fees. */
export function guessedOffer(application: ApplicationFields, loan_amount: number): OfferFigures {
  return {
    // Lenders quote three places.
    interest_rate: Math.round(estimateRate(application).buyer.rate * 1000) / 1000,
    mortgage_type: '30_year_fixed',
    fees: estimateFees(loan_amount),
    ...PLAIN_TERMS,
  }
}

/** What a new lender starts with: our guess, and called one until it is typed over. */
export function startingOffer({ application, loan_amount }: Basis): SourcedOffer {
  const guess = guessedOffer(application, loan_amount)
  return { ...guess, ...OF_NO_DISCLOSURE, sources: guessedSources(guess) }
}

/** The offers that are shown before anything was saved. */
export function firstOffers(basis: Basis): readonly (SourcedOffer & { name: string })[] {
  if (basis.kind === 'own') return [{ name: 'Lender 1', ...startingOffer(basis) }]
  return sampleOffers.map(offer => ({ ...offer, ...OF_NO_DISCLOSURE, sources: sourcesOf(offer, 'typed') }))
}

const OF_NO_DISCLOSURE = { loan_amount: null, expires_on: null } as const

/** The loan in one line: `$400,000 loan · North Carolina · 20% down · credit 740+`. */
export function basisLine({ application, loan_amount, loan_assumed, is_of_paper }: Basis): string {
  const { property_state, down_payment_percentage, credit_score_range } = application
  return [
    loan_assumed ? basisWords.assumedLoan(formatMoney(loan_amount)) : basisWords.loan(formatMoney(loan_amount)),
    is_of_paper ? basisWords.ofPaper : null,
    property_state && stateLabel(property_state),
    down_payment_percentage === null ? null : basisWords.down(Math.round(down_payment_percentage)),
    credit_score_range && basisWords.credit[credit_score_range],
  ]
    .filter(Boolean)
    .join(' · ')
}
