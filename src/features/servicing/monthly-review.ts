import { addMonths, type CalendarDay } from '#domain/calendar-day.ts'
import { toCents } from '#domain/money.ts'
import { settledMethod } from '#domain/servicing/day-count.ts'
import {
  inForce,
  type ServicedLoan,
  STATEMENT_FIGURES,
  type Statement,
  type StatementFigure,
  type StatementFigures,
} from '#domain/servicing/statement.ts'
import type { CheckCode, StatementCheck } from '#domain/servicing/statement-check.ts'
import { checkStatement } from '#domain/servicing/statement-checks.ts'
import { suspects } from '#domain/servicing/statement-suspects.ts'
import type { EscrowStatement } from '#features/escrow/model.ts'
import { rateChangeDay } from './loan-rate.ts'
import type { HomeLoan, MonthlyStatement, RateNotice, SavedMonthly, Transfer } from './model.ts'

/** `odd`: it does not add up. `ask`: a question, not a finding. `cannot`: rules that the note does not show. */
export type Result = 'right' | 'odd' | 'ask' | 'cannot'

export type RowFigure = StatementCheck['figure']

export interface FigureRow {
  figure: RowFigure
  printed: number | CalendarDay
  /** `printed`: nothing tells what it should be. */
  result: Result | 'printed'
  check: StatementCheck | null
}

export const BLOCKS = {
  due: [
    'interest_due',
    'principal_due',
    'escrow_due',
    'insurance_due',
    'regular_payment',
    'fees_due',
    'past_due',
    'amount_due',
    'late_fee',
    'late_after',
  ],
  paid: ['interest_paid', 'principal_paid', 'escrow_paid', 'fees_paid', 'suspense_paid', 'total_paid'],
  year: ['interest_ytd', 'principal_ytd', 'escrow_ytd', 'fees_ytd', 'total_ytd'],
  loan: ['principal_balance', 'suspense_held', 'rate_percent'],
} as const satisfies Record<string, readonly RowFigure[]>
export type Block = keyof typeof BLOCKS

export interface MonthlyReview {
  checks: StatementCheck[]
  blocks: { block: Block; rows: FigureRow[] }[]
  /** What most simply explains what is odd. */
  odd: RowFigure[]
  /** Checks that are questions, once for each kind. */
  questions: StatementCheck[]
  /** Figures that were worked out anew and fit. */
  right: number
  cannot: boolean
  loan: ServicedLoan
  before: Statement | null
  statement: Statement
}

/** What is known around a statement. */
export interface Known {
  loan: HomeLoan
  transfer: Transfer | null
  /** What the notice of a new rate says. */
  rate_notice: RateNotice | null
  /** Yearly escrow statements that are saved. */
  analyses: readonly EscrowStatement[]
  others: readonly SavedMonthly[]
}

/** Another escrow amount may have been announced in the meantime, and a fee may have a reason that is not printed here. */
const QUESTIONS: readonly CheckCode[] = ['escrow-of-analysis', 'fee-without-reason', 'late-fee-in-transfer']

export function resultOf({ code, status }: StatementCheck): Result {
  if (status === 'ok') return 'right'
  if (status === 'cannot-check') return 'cannot'
  return status === 'unsettled' || QUESTIONS.includes(code) ? 'ask' : 'odd'
}

export function reviewMonthly(figures: MonthlyStatement, known: Known): MonthlyReview {
  const statement = statementOf(figures)
  const others = known.others.map(each => statementOf(each.figures))
  const before = others
    .filter(({ due_on }) => due_on < statement.due_on)
    .toSorted((one, other) => (one.due_on < other.due_on ? 1 : -1))[0]
  const loan = servicedLoan(known, statement.due_on)
  const checks = checkStatement({
    loan,
    statement,
    before,
    extra_principal: figures.extra_principal === null ? undefined : toCents(figures.extra_principal),
    settled_method: settledMethod(loan, [...others, statement]) ?? undefined,
  })
  const found = checks.filter(check => resultOf(check) === 'odd')
  const odd = suspects([...found, ...checks.filter(({ status }) => status === 'ok')])
  const fitting = new Set(
    checks.filter(({ status }) => status === 'ok').flatMap(({ figure, parts }) => [figure, ...parts]),
  )
  const rows = (block: Block) =>
    BLOCKS[block].flatMap((figure): FigureRow[] => {
      const printed = printedOf(statement, figure)
      return printed === undefined ? [] : [rowOf(figure, printed, checks, odd)]
    })
  return {
    checks,
    blocks: (Object.keys(BLOCKS) as Block[])
      .map(block => ({ block, rows: rows(block) }))
      .filter(each => each.rows.length > 0),
    odd,
    questions: checks.filter(check => resultOf(check) === 'ask'),
    right: [...fitting].filter(figure => !odd.includes(figure)).length,
    cannot: checks.some(({ status }) => status === 'cannot-check'),
    loan,
    before: before ?? null,
    statement,
  }
}

function rowOf(
  figure: RowFigure,
  printed: number | CalendarDay,
  checks: readonly StatementCheck[],
  odd: readonly RowFigure[],
): FigureRow {
  const own = checks.filter(check => check.figure === figure)
  if (odd.includes(figure)) {
    const check = own.find(each => resultOf(each) === 'odd') ?? checks.find(each => resultOf(each) === 'odd')
    return { figure, printed, result: 'odd', check: check ?? null }
  }
  const fits = own.find(({ status }) => status === 'ok')
  const other = own.find(each => resultOf(each) === 'ask' || resultOf(each) === 'cannot')
  if (other) return { figure, printed, result: resultOf(other), check: other }
  if (fits) return { figure, printed, result: 'right', check: fits }
  const part = checks.find(({ status, parts }) => status === 'ok' && parts.includes(figure as StatementFigure))
  return { figure, printed, result: part ? 'right' : 'printed', check: null }
}

function printedOf(statement: Statement, figure: RowFigure): number | CalendarDay | undefined {
  if (figure === 'rate_percent' || figure === 'late_after') return statement[figure]
  return statement.figures[figure]
}

/** As the arithmetic takes it: cents, and no field where nothing is printed. */
export function statementOf(statement: MonthlyStatement): Statement {
  const figures: StatementFigures = {}
  for (const figure of STATEMENT_FIGURES) {
    const dollars = statement.figures[figure]
    if (dollars !== undefined) figures[figure] = toCents(dollars)
  }
  return {
    due_on: statement.due_on,
    statement_on: statement.statement_on ?? undefined,
    rate_percent: statement.rate_percent ?? undefined,
    late_after: statement.late_after ?? undefined,
    figures,
    fees:
      statement.fees.length === 0
        ? undefined
        : statement.fees.map(({ amount, kind, charged_on, reason }) => ({
            cents: toCents(amount),
            kind,
            charged_on,
            reason: reason || null,
          })),
  }
}

/** What note, notices and analyses say of the payment that is due on a day. */
function servicedLoan({ loan, transfer, analyses, rate_notice }: Known, due_on: CalendarDay): ServicedLoan {
  // From the first payment at another rate on, the note's figures are not known here.
  const adjusted = rateChangeDay(loan, rate_notice)
  const isAdjusted = adjusted !== null && due_on >= adjusted
  const escrow = inForce(escrowChanges(loan, analyses), due_on)
  const moved = transferDay(transfer)
  return {
    terms: isAdjusted
      ? adjustedTerms(rate_notice)
      : [{ from: '1970-01-01', rate_percent: loan.rate, principal_and_interest: toCents(loan.payment) }],
    // An amount holds for a year; after that another may have been announced.
    escrow: escrow && due_on < addMonths(escrow.from, 12) ? [escrow] : undefined,
    late_fee:
      loan.late_fee_percent === null || loan.grace_days === null
        ? undefined
        : { percent: loan.late_fee_percent, grace_days: loan.grace_days },
    insurance_ends: loan.insurance_ends_on ?? undefined,
    first_payment_on: loan.first_payment_on ?? undefined,
    transfers: moved ? [moved] : undefined,
  }
}

/** What the notice of the new rate says; without it nothing is held against the note. */
function adjustedTerms(notice: RateNotice | null): ServicedLoan['terms'] {
  if (!notice?.first_payment_on || notice.rate === null || notice.payment === null) return []
  return [{ from: notice.first_payment_on, rate_percent: notice.rate, principal_and_interest: toCents(notice.payment) }]
}

function escrowChanges(loan: HomeLoan, analyses: readonly EscrowStatement[]): { from: CalendarDay; cents: number }[] {
  const announced = analyses.flatMap(({ year_from, new_total, loan_part }) =>
    year_from === null || new_total === null || loan_part === null
      ? []
      : [{ from: year_from, cents: toCents(new_total) - toCents(loan_part) }],
  )
  return loan.escrow === null ? announced : [{ from: loan.due_on, cents: toCents(loan.escrow) }, ...announced]
}

/** The old servicer's letter is the one to trust. */
function transferDay(transfer: Transfer | null): CalendarDay | null {
  return transfer?.from_old?.effective_on ?? transfer?.from_new?.effective_on ?? null
}
