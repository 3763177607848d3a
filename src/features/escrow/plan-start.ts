import { roundToCent } from '#domain/money.ts'
import type { PaidLoan } from '#domain/paid-loan.ts'
import type { OwnLoan } from '#features/comparison/own-loan.ts'
import type { SavedDisclosure } from '#features/disclosures/model.ts'
import { lenderName, openDisclosures } from '#features/disclosures/rules.ts'
import { type DisclosureTells, disclosureTells, planOnDisclosure } from './disclosure-figures.ts'
import { BLANK_PLAN, type YearTwoPlan } from './model.ts'

/** Where the numbers come from until somebody saves their own. */
export interface PlanStart {
  plan: YearTwoPlan
  from: 'paper' | 'paid-loan' | 'application' | null
  lender: string | null
  tells: DisclosureTells | null
}

interface PlanSources {
  disclosures: readonly SavedDisclosure[]
  loan: OwnLoan | null
  /** The loan that is being paid. */
  paid: PaidLoan | null
  closing_on: string | null
}

/**
 * A Closing Disclosure knows more than an estimate, a disclosure more than the loan that is paid, and that more than the
 * application.
 */
export function planStart({ disclosures, loan, paid, closing_on }: PlanSources): PlanStart {
  const open = openDisclosures(disclosures).map(({ disclosure }) => disclosure)
  const disclosure = open.findLast(({ kind }) => kind === 'closing-disclosure') ?? open.at(-1)
  const printed = disclosure ? planOnDisclosure(disclosure) : {}
  const isRead = Object.keys(printed).length > 0
  const guessed = loan ? planOfLoan(loan) : {}
  return {
    plan: { ...BLANK_PLAN, closing_on, ...guessed, ...(paid && planOfPaid(paid)), ...printed },
    from: isRead ? 'paper' : paid ? 'paid-loan' : loan ? 'application' : null,
    lender: disclosure && isRead ? lenderName(disclosure) : paid?.servicer || (loan?.lender ?? null),
    tells: disclosure ? disclosureTells(disclosure) : null,
  }
}

/** Its bills are in its escrow part together, so that each is asked for. */
function planOfPaid({ payment, mortgage_insurance, home_value }: PaidLoan): Partial<YearTwoPlan> {
  return {
    loan_part: roundToCent(payment + (mortgage_insurance ?? 0)),
    ...(home_value !== null && { price: home_value }),
  }
}

/** Taxes and insurance of an application are our own guesses. */
function planOfLoan({ property_state, property_value, month }: OwnLoan): Partial<YearTwoPlan> {
  return {
    property_state: property_state as YearTwoPlan['property_state'],
    price: property_value,
    ...(month && {
      loan_part: roundToCent(month.principal_and_interest + month.mortgage_insurance),
      yearly_tax: Math.round(month.property_tax * 12),
      yearly_insurance: Math.round(month.home_insurance * 12),
    }),
  }
}
