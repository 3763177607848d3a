import { roundToCent } from '#domain/money.ts'
import type { PaidLoan } from '#domain/paid-loan.ts'
import type { OwnLoan } from '#features/comparison/own-loan.ts'
import type { SavedPaper } from '#features/papers/model.ts'
import { lenderName, openPapers } from '#features/papers/rules.ts'
import { BLANK_PLAN, type YearTwoPlan } from './model.ts'
import { type PaperTells, paperTells, planOnPaper } from './paper-figures.ts'

/** Where the numbers come from until somebody saves their own. */
export interface PlanStart {
  plan: YearTwoPlan
  from: 'paper' | 'paid-loan' | 'application' | null
  lender: string | null
  tells: PaperTells | null
}

interface PlanSources {
  papers: readonly SavedPaper[]
  loan: OwnLoan | null
  /** The loan that is being paid. */
  paid: PaidLoan | null
  closing_on: string | null
}

/** A Closing Disclosure knows more than an estimate, a paper more than the loan that is paid, and that more than the application. */
export function planStart({ papers, loan, paid, closing_on }: PlanSources): PlanStart {
  const open = openPapers(papers).map(({ paper }) => paper)
  const paper = open.findLast(({ kind }) => kind === 'closing-disclosure') ?? open.at(-1)
  const printed = paper ? planOnPaper(paper) : {}
  const isRead = Object.keys(printed).length > 0
  const guessed = loan ? planOfLoan(loan) : {}
  return {
    plan: { ...BLANK_PLAN, closing_on, ...guessed, ...(paid && planOfPaid(paid)), ...printed },
    from: isRead ? 'paper' : paid ? 'paid-loan' : loan ? 'application' : null,
    lender: paper && isRead ? lenderName(paper) : paid?.servicer || (loan?.lender ?? null),
    tells: paper ? paperTells(paper) : null,
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
