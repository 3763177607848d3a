import type { StatementDisclosure } from '#domain/disclosures/statement/statement-disclosure.ts'
import { STATEMENT_FIGURES, type StatementFigure } from '#domain/servicing/statement.ts'
import { BLANK_STATEMENT, type HomeLoan, type MonthlyStatement } from './model.ts'

/** The loan's form: what is still to be answered is empty. */
export type LoanDraft = { [Key in keyof HomeLoan]: HomeLoan[Key] | null } & { servicer: string }

export const BLANK_LOAN: LoanDraft = {
  servicer: '',
  balance: null,
  due_on: null,
  rate: null,
  payment: null,
  escrow: null,
  mortgage_insurance: null,
  home_value: null,
  first_payment_on: null,
  late_fee_percent: null,
  grace_days: null,
  insurance_ends_on: null,
  rate_changes_on: null,
}

/** A monthly statement tells them all; what the home cost, only its owner knows. */
export function loanOnStatement({ servicer, due_on, rate_percent, figures }: MonthlyStatement): LoanDraft {
  const { principal_due, interest_due, principal_balance, escrow_due, insurance_due } = figures
  return {
    ...BLANK_LOAN,
    servicer,
    due_on,
    balance: principal_balance ?? null,
    rate: rate_percent,
    payment:
      principal_due === undefined || interest_due === undefined
        ? null
        : Math.round((principal_due + interest_due) * 100) / 100,
    escrow: escrow_due ?? null,
    mortgage_insurance: insurance_due || null,
  }
}

/** A statement as it was read: its day may be missing. */
export type StatementRead = Omit<MonthlyStatement, 'due_on'> & { due_on: string | null }

/** The form of a statement: the amounts of its fees may still be empty, too. */
export type StatementDraft = Omit<StatementRead, 'fees'> & { fees: FeeDraft[] }
type FeeDraft = Omit<MonthlyStatement['fees'][number], 'amount'> & { amount: number | null }

/** What can be judged: a fee without its amount cannot. */
export function knownStatement({ due_on, fees, ...others }: StatementDraft): MonthlyStatement | null {
  if (due_on === null) return null
  return { ...others, due_on, fees: fees.flatMap(({ amount, ...fee }) => (amount === null ? [] : { ...fee, amount })) }
}

/** What was read, as the form takes it. The person compares it with the disclosure before it is saved. */
export function statementRead(disclosure: StatementDisclosure): StatementRead {
  const figures: MonthlyStatement['figures'] = {}
  for (const figure of STATEMENT_FIGURES as readonly StatementFigure[]) {
    const cents = disclosure.figures[figure]
    if (cents !== null && cents >= 0) figures[figure] = cents / 100
  }
  return {
    ...BLANK_STATEMENT,
    due_on: disclosure.due_on,
    statement_on: disclosure.statement_on,
    rate_percent: disclosure.rate_percent,
    late_after: disclosure.late_after,
    figures,
  }
}
