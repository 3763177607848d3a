import { addMonths, type CalendarDay, monthsApart } from '../calendar-day.ts'
import { type DayCount, halfUp, isWithinCents, monthsInterest } from './interest.ts'
import { insurancePastItsDay } from './mortgage-insurance-end.ts'
import { splitPayment } from './payments.ts'
import { inForce, type ServicedLoan, type Statement, type StatementFigure } from './statement.ts'
import { type StatementCheck, type StatementQuestion, sumCheck, TOLERANCE } from './statement-check.ts'
import { checkFees, checkLateFee } from './statement-fees.ts'
import { yearChecks } from './statement-years.ts'

/** Every figure of a statement that the note, the statement before or its own sums can tell. */
export function checkStatement(question: StatementQuestion): StatementCheck[] {
  return [
    ...sums(question),
    ...interestChecks(question),
    ...termChecks(question),
    ...balanceChecks(question),
    ...yearChecks(question),
    ...insuranceCheck(question),
    ...checkLateFee(question),
    ...checkFees(question),
  ]
}

const DUE_PARTS = ['principal_due', 'interest_due', 'escrow_due', 'insurance_due'] as const
const PAID_PARTS = ['principal_paid', 'interest_paid', 'escrow_paid', 'fees_paid', 'suspense_paid'] as const

function sums({ statement: { figures }, before }: StatementQuestion): StatementCheck[] {
  const { principal_due, interest_due, regular_payment } = figures
  const isSplit = principal_due !== undefined && interest_due !== undefined
  const paid = figures.principal_paid === undefined ? undefined : total(PAID_PARTS.map(part => figures[part]))
  // When waiting money was applied, the parts hold what came earlier too.
  const released = before?.figures.suspense_held ?? 0
  const isReleased =
    paid !== undefined && released > 0 && Math.abs(paid - released - (figures.total_paid ?? 0)) <= TOLERANCE
  return [
    ...sumCheck(
      'payment-sum',
      'regular_payment',
      regular_payment,
      isSplit ? total(DUE_PARTS.map(part => figures[part])) : undefined,
      DUE_PARTS.filter(part => figures[part] !== undefined),
    ),
    ...sumCheck(
      'amount-due-sum',
      'amount_due',
      figures.amount_due,
      regular_payment === undefined ? undefined : total([regular_payment, figures.fees_due, figures.past_due]),
      (['regular_payment', 'fees_due', 'past_due'] as const).filter(part => figures[part] !== undefined),
    ),
    ...sumCheck(
      'paid-sum',
      'total_paid',
      figures.total_paid,
      paid === undefined || !isReleased ? paid : paid - released,
      PAID_PARTS.filter(part => figures[part] !== undefined),
    ),
  ]
}

function interestChecks(question: StatementQuestion): StatementCheck[] {
  const { loan, statement, before } = question
  const { interest_due, interest_paid, principal_paid, principal_balance } = statement.figures
  const rate = rateOf(loan, statement)
  if (rate === null || principal_balance === undefined) return []
  const checks: StatementCheck[] = []
  const isFirst = loan.first_payment_on === statement.due_on
  const isOwnRule = loan.plan !== undefined && loan.plan !== 'monthly'
  if (interest_due !== undefined) {
    const check = interestCheck(
      question,
      'interest-due',
      'interest_due',
      interest_due,
      [principal_balance],
      rate,
      statement.due_on,
    )
    checks.push({
      ...check,
      ...(isFirst || isOwnRule ? { status: 'cannot-check' } : {}),
      parts: ['interest_due', 'principal_balance'],
    })
  }
  const paidOn = addMonths(statement.due_on, -1)
  const paidRate = before ? rateOf(loan, before) : (inForce(loan.terms, paidOn)?.rate_percent ?? rate)
  // Nothing was paid, or only principal: there is no interest to check.
  if (interest_paid !== undefined && interest_paid > 0 && principal_paid !== undefined && paidRate !== null) {
    const owed = principal_balance + principal_paid
    const interest = halfUp(monthsInterest(owed, paidRate, 'monthly', paidOn))
    const months = Math.max(1, Math.round(interest_paid / Math.max(1, interest)))
    const status = isOwnRule || loan.first_payment_on === paidOn ? 'cannot-check' : months > 1 ? 'unsettled' : undefined
    const payment = inForce(loan.terms, paidOn)?.principal_and_interest
    // Extra principal may have come before the payment, and then the payment has less interest.
    const extra = payment === undefined ? 0 : Math.max(0, principal_paid + interest_paid - payment)
    const check =
      months > 1
        ? severalMonths(loan, owed, paidRate, paidOn, months, interest_paid)
        : interestCheck(
            question,
            'interest-paid',
            'interest_paid',
            interest_paid,
            [owed, owed - extra],
            paidRate,
            paidOn,
          )
    checks.push({
      ...check,
      ...(status === 'cannot-check' ? { status } : {}),
      parts: ['interest_paid', 'principal_paid', 'principal_balance'],
    })
  }
  return checks
}

function interestCheck(
  { settled_method }: StatementQuestion,
  code: 'interest-due' | 'interest-paid',
  figure: StatementFigure,
  printed: number,
  balances: readonly number[],
  rate: number,
  due_on: CalendarDay,
): StatementCheck {
  const methods: DayCount[] = settled_method ? [settled_method] : ['monthly', 'actual/365', 'actual/360']
  const fits = methods.find(method =>
    balances.some(balance => isWithinCents(printed, monthsInterest(balance, rate, method, due_on))),
  )
  const method = fits ?? methods[0] ?? 'monthly'
  const status = fits === undefined ? 'odd' : fits === 'monthly' || fits === settled_method ? 'ok' : 'unsettled'
  const expected = halfUp(monthsInterest(balances[0] ?? 0, rate, method, due_on))
  return { code, status, figure, printed, expected, parts: [], sharp: [figure], method }
}

/** Payments for several months that came together: each has the interest of its own balance. */
function severalMonths(
  loan: ServicedLoan,
  owed: number,
  rate: number,
  last: CalendarDay,
  months: number,
  printed: number,
): StatementCheck {
  let balance = owed
  let expected = 0
  for (let month = 0; month < months; month++) {
    const terms = inForce(loan.terms, addMonths(last, month + 1 - months))
    const split = splitPayment(balance, rate, terms?.principal_and_interest ?? 0)
    expected += split.interest
    balance = split.balance
  }
  const status = Math.abs(printed - expected) <= months ? 'ok' : 'unsettled'
  return { code: 'interest-paid', status, figure: 'interest_paid', printed, expected, parts: [], sharp: [] }
}

function termChecks({ loan, statement }: StatementQuestion): StatementCheck[] {
  const { principal_due, interest_due, escrow_due, principal_balance } = statement.figures
  const terms = inForce(loan.terms, statement.due_on)
  const escrow = inForce(loan.escrow, statement.due_on)?.cents
  const isOwnRule = loan.plan !== undefined && loan.plan !== 'monthly'
  const checks: StatementCheck[] = []
  if (terms && statement.rate_percent !== undefined) {
    const { rate_percent: expected } = terms
    const isSame = Math.abs(statement.rate_percent - expected) < 0.0005
    checks.push({
      code: 'rate',
      status: isSame ? 'ok' : 'odd',
      figure: 'rate_percent',
      printed: statement.rate_percent,
      expected,
      parts: [],
      sharp: [],
    })
  }
  if (terms && principal_due !== undefined && interest_due !== undefined) {
    // The last payment is what is left.
    const isLast = principal_balance !== undefined && principal_due === principal_balance
    const payment = isLast ? principal_due + interest_due : terms.principal_and_interest
    const [check] = sumCheck('payment-of-note', 'principal_due', principal_due, payment - interest_due, [
      'interest_due',
    ])
    if (check) checks.push(isOwnRule ? { ...check, status: 'cannot-check' } : check)
  }
  return [...checks, ...sumCheck('escrow-of-analysis', 'escrow_due', escrow_due, escrow, [])]
}

function balanceChecks({ loan, statement, before, extra_principal = 0 }: StatementQuestion): StatementCheck[] {
  const { figures } = statement
  const owedBefore = before?.figures.principal_balance
  if (!before || owedBefore === undefined || figures.principal_balance === undefined) return []
  const months = monthsApart(before.due_on, statement.due_on)
  if (months !== 1 || figures.principal_paid === undefined) {
    return scheduledBalance(loan, before, owedBefore, statement, months, extra_principal)
  }
  const checks = sumCheck(
    'balance',
    'principal_balance',
    figures.principal_balance,
    owedBefore - figures.principal_paid,
    ['principal_paid'],
  )
  if (extra_principal > 0) checks.push(...extraCheck(loan, statement, extra_principal))
  return [...checks, ...pastDue(statement, before)]
}

/** Without each month's principal, the schedule tells what is owed; what was paid beyond it is not known. */
function scheduledBalance(
  loan: ServicedLoan,
  before: Statement,
  owedBefore: number,
  statement: Statement,
  months: number,
  extra_principal: number,
): StatementCheck[] {
  const printed = statement.figures.principal_balance
  if (printed === undefined || months < 1) return []
  let expected = owedBefore
  for (let month = 0; month < months; month++) {
    const terms = inForce(loan.terms, addMonths(before.due_on, month))
    if (!terms) return []
    expected = splitPayment(expected, terms.rate_percent, terms.principal_and_interest).balance
  }
  const code = extra_principal > 0 ? 'extra-principal' : 'balance'
  const off = Math.abs(printed - (expected - extra_principal))
  // Exactly the schedule, and not a cent of the extra money: it went elsewhere.
  const isLost = extra_principal > months && Math.abs(printed - expected) <= months
  const status = off <= months ? 'ok' : isLost ? 'odd' : 'unsettled'
  const parts = ['principal_balance'] as const
  return [
    { code, status, figure: 'principal_balance', printed, expected: expected - extra_principal, parts, sharp: [] },
  ]
}

function extraCheck(loan: ServicedLoan, statement: Statement, extra: number): StatementCheck[] {
  const { principal_paid, interest_paid } = statement.figures
  const terms = inForce(loan.terms, addMonths(statement.due_on, -1))
  if (!terms || principal_paid === undefined || interest_paid === undefined) return []
  const expected = terms.principal_and_interest - interest_paid + extra
  const status = principal_paid >= expected - TOLERANCE ? 'ok' : 'odd'
  const parts = ['principal_paid', 'interest_paid'] as const
  return [
    { code: 'extra-principal', status, figure: 'principal_paid', printed: principal_paid, expected, parts, sharp: [] },
  ]
}

/** What was asked for and not paid is past due; what waits in suspense may or may not be taken off. */
function pastDue(statement: Statement, before: Statement): StatementCheck[] {
  const { past_due, total_paid, suspense_paid = 0 } = statement.figures
  const { amount_due } = before.figures
  if (past_due === undefined || total_paid === undefined || amount_due === undefined) return []
  const open = Math.max(0, amount_due - total_paid)
  const applied = Math.max(0, amount_due - (total_paid - suspense_paid))
  const isOk = Math.abs(past_due - open) <= TOLERANCE || Math.abs(past_due - applied) <= TOLERANCE
  const parts: StatementFigure[] = ['past_due', 'total_paid']
  return [
    {
      code: 'past-due',
      status: isOk ? 'ok' : 'odd',
      figure: 'past_due',
      printed: past_due,
      expected: open,
      parts,
      sharp: ['past_due'],
    },
  ]
}

function insuranceCheck({ loan, statement }: StatementQuestion): StatementCheck[] {
  const { insurance_due } = statement.figures
  if (loan.insurance_ends === undefined || insurance_due === undefined) return []
  const past = insurancePastItsDay(loan.insurance_ends, statement.due_on, insurance_due, loan.is_current ?? true)
  const expected = insurance_due - past.collected_too_much
  const status = past.finding === null ? 'ok' : 'odd'
  const parts = ['insurance_due'] as const
  return [
    {
      code: 'insurance-past-its-day',
      status,
      figure: 'insurance_due',
      printed: insurance_due,
      expected,
      parts,
      sharp: [],
    },
  ]
}

/** The note's rate; a statement's own where the note is not known. */
function rateOf(loan: ServicedLoan, { due_on, rate_percent }: Statement): number | null {
  return inForce(loan.terms, due_on)?.rate_percent ?? rate_percent ?? null
}

function total(amounts: readonly (number | undefined)[]): number {
  return amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0)
}
