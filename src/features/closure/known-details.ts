import type { CalendarDay } from '#domain/calendar-day.ts'
import { isKnown } from '#domain/figure-source.ts'
import type { LoanType } from '#domain/loan-type.ts'
import { toDollars } from '#domain/money.ts'
import type { Scenario } from '#features/comparison/model.ts'
import { sourceOf } from '#features/comparison/offer-sources.ts'
import { disclosuresByAge } from '#features/disclosures/disclosure-days.ts'
import type { SavedDisclosure } from '#features/disclosures/model.ts'
import { lenderName, newestClosingDisclosure } from '#features/disclosures/rules.ts'
import type { ClosureFields } from './model.ts'

type KnownField =
  | 'chosen_lender_name'
  | 'loan_amount'
  | 'interest_rate'
  | 'loan_type'
  | 'apr'
  | 'closed_on'
  | 'application_id'

export interface KnownDetails {
  details: Pick<ClosureFields, KnownField>
  /** Where its figures come from. */
  from: 'disclosure' | 'offer' | null
}

interface Known {
  disclosures: readonly SavedDisclosure[]
  offers: readonly Scenario[]
  application_id: string | null
  /** The closing day of the timeline, while it is not ahead. */
  planned_on: CalendarDay | null
  /** The day of the contract, where somebody said it. */
  contract_on: CalendarDay | null
  today: CalendarDay
}

const PROGRAMS: Record<string, LoanType> = { conventional: 'conventional', fha: 'fha', va: 'va', usda: 'usda' }

/** What a closing's form begins with: what is sure on the Closing Disclosure, else what the chosen offer says. The rest is asked. */
export function knownDetails(known: Known): KnownDetails {
  const { offers, application_id, planned_on, contract_on, today } = known
  const disclosure = newestClosingDisclosure(disclosuresByAge(known.disclosures, contract_on ?? today).current)
  const offer = offers.find(({ is_chosen }) => is_chosen)
  // The figures and the name are one lender's.
  const chosen_lender_name = (disclosure && lenderName(disclosure)) ?? offer?.name ?? ''
  if (disclosure) {
    const { loan_amount, interest_rate, loan_type, apr, closing_date } = disclosure.values
    const closed_on = closing_date && closing_date <= today ? closing_date : planned_on
    const figures = {
      loan_amount: toDollars(loan_amount),
      interest_rate,
      loan_type: PROGRAMS[loan_type ?? ''] ?? null,
      apr,
    }
    return { details: { chosen_lender_name, ...figures, closed_on, application_id }, from: 'disclosure' }
  }
  const figures = {
    loan_amount: offer?.loan_amount ?? null,
    interest_rate: offer ? knownRate(offer) : null,
    loan_type: offer ? unusualProgram(offer) : null,
    apr: null,
  }
  const isSaid = figures.interest_rate !== null || figures.loan_amount !== null
  const details = { chosen_lender_name, ...figures, closed_on: planned_on, application_id }
  return { details, from: isSaid ? 'offer' : null }
}

function knownRate(offer: Scenario): number | null {
  return isKnown(sourceOf(offer, 'interest_rate', null)) ? offer.interest_rate : null
}

/** An offer is called conventional where nobody said anything. */
function unusualProgram({ loan_program }: Scenario): LoanType | null {
  return loan_program === 'conventional' ? null : (PROGRAMS[loan_program] ?? null)
}
