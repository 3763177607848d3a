import { type CalendarDay, daysBetween } from '#domain/calendar-day.ts'
import { toDollars } from '#domain/money.ts'
import type { LoanProgram } from '#domain/mortgage-insurance.ts'
import { mortgageShape } from '#domain/mortgage-type.ts'
import { plainLabel } from '#domain/tolerance/plain-label.ts'
import type { ApplicationFields } from '#features/application/model.ts'
import { guessedOffer } from '#features/comparison/basis.ts'
import { englishMortgageTypes } from '#features/comparison/english-types.ts'
import { type QuotableOffer, quotableOffer, ratedCost } from '#features/comparison/known-offer.ts'
import { loanCost, loanOf } from '#features/comparison/loan-cost.ts'
import type { Scenario } from '#features/comparison/model.ts'
import type { SavedDisclosure } from '#features/disclosures/model.ts'
import { costsExpireOn } from '#features/disclosures/offer.ts'
import { lenderName, openDisclosures } from '#features/disclosures/rules.ts'

/** An offer as a letter can speak of it: what the lender controls, and which loan it is for. Dollars. */
export interface NegotiableOffer {
  id: string
  lender: string
  /** The colour and shape that it has in the comparison; none where it is not compared. */
  mark: number | null
  /** A Loan Estimate, or figures that the buyer typed. */
  from: 'estimate' | 'typed'
  officer: string | null
  email: string | null
  applicants: string | null
  loan_id: string | null
  issued_on: CalendarDay | null
  /** When its costs expire: printed, or ten business days after it was issued. */
  expires_on: CalendarDay | null
  loan_amount: number | null
  months: number | null
  /** In English, as on the disclosure. */
  product: string | null
  program: string | null
  purpose: string | null
  is_locked: boolean | null
  lock_days: number | null
  interest_rate: number
  section_A: number
  section_B: number
  /** What the lender gives, as a positive figure. */
  lender_credit: number
}

/** What a letter says of an estimate: nobody is quoted with a figure that has to be checked first. */
const QUOTED = [
  'contacts.lender.name',
  'lender',
  'loan_amount',
  'interest_rate',
  'section_A',
  'section_B',
  'lender_credits',
]

/** Of each lender's estimates the newest, as far as it says rate and costs. */
export function offersOfEstimates(
  disclosures: readonly SavedDisclosure[],
  scenarios: readonly Pick<Scenario, 'id' | 'mark'>[] = [],
): NegotiableOffer[] {
  const newest = new Map<string, NegotiableOffer>()
  for (const { saved, disclosure } of openDisclosures(disclosures)) {
    const { values, contacts } = disclosure
    const lender = lenderName(disclosure)
    if (disclosure.kind !== 'loan-estimate' || lender === null) continue
    if (values.interest_rate === null || values.section_A === null || values.section_B === null) continue
    if (saved.unsure.some(path => QUOTED.includes(path))) continue
    const issued_on = values.date_issued
    const is_locked = values.rate_lock === null ? null : values.rate_lock === 'yes'
    newest.set(plainLabel(lender), {
      id: saved.id,
      lender,
      mark: scenarios.find(({ id }) => id === saved.offer_id)?.mark ?? null,
      from: 'estimate',
      officer: contacts.lender.contact,
      email: contacts.lender.email,
      applicants: values.applicants?.split('\n')[0] ?? null,
      loan_id: values.loan_id,
      issued_on,
      expires_on: costsExpireOn(disclosure),
      loan_amount: toDollars(values.loan_amount),
      months: values.loan_term_months,
      product: values.product,
      program: values.loan_type,
      purpose: values.purpose,
      is_locked,
      lock_days: issued_on && values.rate_lock_until ? daysBetween(issued_on, values.rate_lock_until) : null,
      interest_rate: values.interest_rate,
      section_A: values.section_A / 100,
      section_B: values.section_B / 100,
      lender_credit: Math.abs(values.lender_credits ?? 0) / 100,
    })
  }
  return [...newest.values()]
}

/** The offers of the comparison that a letter may speak of; one that came from an estimate is that estimate. */
export function offersOfComparison(
  scenarios: readonly Scenario[],
  disclosures: readonly SavedDisclosure[],
  answers: ApplicationFields | null,
  today: CalendarDay,
): NegotiableOffer[] {
  const estimates = offersOfEstimates(disclosures, scenarios)
  const loan_amount = answers?.loan_amount ?? null
  const guess = answers && loan_amount ? guessedOffer(answers, loan_amount) : null
  return scenarios.flatMap(scenario => {
    const disclosure = disclosures.findLast(({ offer_id }) => offer_id === scenario.id)
    const estimate = estimates.find(({ id }) => id === disclosure?.id)
    if (estimate) return [estimate]
    const asked = loanOf({ loan_amount: loan_amount ?? 0 }, scenario)
    const cost = ratedCost(scenario, loanCost(asked, scenario), { guess, today, loan_amount: asked.loan_amount })
    const offer = quotableOffer(scenario.name, scenario, cost, guess)
    return offer ? [typedOffer(scenario, offer, scenario.loan_amount ?? loan_amount)] : []
  })
}

function typedOffer(
  { id, mark }: Pick<Scenario, 'id' | 'mark'>,
  { name, figures: { fees, ...offer } }: QuotableOffer,
  loan_amount: number | null,
): NegotiableOffer {
  return {
    id,
    lender: name,
    mark,
    from: 'typed',
    officer: null,
    email: null,
    applicants: null,
    loan_id: null,
    issued_on: null,
    expires_on: null,
    loan_amount,
    months: mortgageShape(offer.mortgage_type).months,
    product: englishMortgageTypes[offer.mortgage_type],
    program: offer.loan_program satisfies LoanProgram,
    purpose: null,
    is_locked: null,
    lock_days: null,
    interest_rate: offer.interest_rate,
    section_A: fees.originationFee + fees.processingFee + fees.underwritingFee + fees.pointsCharge,
    section_B: fees.appraisalFee + fees.creditReportFee + fees.floodDetermination,
    lender_credit: offer.lender_credit,
  }
}

/** What the lender controls: its own charges and the services it chooses, less what it gives. */
export function controlledCosts({ section_A, section_B, lender_credit }: NegotiableOffer): number {
  return section_A + section_B - lender_credit
}
