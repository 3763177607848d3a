import { addDays, addMonths, type CalendarDay, dayParts } from '#domain/calendar-day.ts'
import { cushionOf, type EscrowBill, type EscrowPlan, LARGEST_CUSHION, shareOf } from '#domain/escrow/account.ts'
import { analyze, type EscrowAnalysis } from '#domain/escrow/analysis.ts'
import {
  checkBasePayment,
  checkCushion,
  checkDeficiencyDemand,
  checkEstimate,
  checkHistory,
  checkShortageDemand,
  checkSurplus,
  checkTransfer,
} from '#domain/escrow/statement-checks.ts'
import type { EscrowStatement, StatementBill } from './model.ts'

/** What is looked at, in order of certainty. */
export const CHECK_KEYS = [
  'history',
  'twelfth',
  'reserve',
  'shortage',
  'payment',
  'spread',
  'deficiency',
  'surplus',
  'estimates',
  'opening',
  'loan-part',
  'in-time',
] as const
export type CheckKey = (typeof CHECK_KEYS)[number]

/** `over`: it stays wrong with every rounding in the servicer's favour. `ask`: a question, not a finding. */
export interface StatementCheck {
  key: CheckKey
  result: 'right' | 'over' | 'ask'
  /** Cents, as the sentence of the check names them. */
  figures: readonly number[]
  day?: CalendarDay
  items?: readonly string[]
}

/** What cannot be said of a statement, and why. */
export const GAPS = [
  'no-bills',
  'no-first-month',
  'zero-bill',
  'short-year',
  'several-years',
  'no-starting',
  'no-history',
  'negative',
  'no-low-point',
  'not-current',
  'old-and-new-differ',
] as const
export type Gap = (typeof GAPS)[number]

export interface Review {
  checks: StatementCheck[]
  gaps: Gap[]
  /** The account as the law lets it be planned; `null` without bills or a first month. */
  analysis: EscrowAnalysis | null
  /** Above the law's reserve, all year. */
  extra: number
  total: number
  /** A whole month as asked, as the law allows, and the difference that counts. */
  asked: number | null
  allowed: number | null
  too_much: number
}

/** An estimate that rises by more than prices did in any recent year is worth a question. Percent. */
const GENEROUS_RISE = 10
const YEAR_OF_CENTS = 12
const DOLLAR = 100
const DAYS_FOR_STATEMENT = 30

const cents = (dollars: number | null) => (dollars === null ? null : Math.round(dollars * 100))

/** A year's part of what is billed for longer. */
function yearly({ amount, years }: StatementBill): number {
  return shareOf(Math.round(amount * 100), years)
}

/** Recomputes a statement. `before` is last year's, where it is saved. */
export function reviewStatement(statement: EscrowStatement, before: EscrowStatement | null = null): Review {
  const { bills, year_from, is_current } = statement
  const total = bills.reduce((sum, bill) => sum + yearly(bill), 0)
  const isLong = bills.some(({ years }) => years > 1)
  const [starting, old_payment] = [cents(statement.starting), cents(statement.old_payment)]
  const canPlan = bills.length > 0 && total > 0 && year_from !== null && !isLong
  const analysis =
    canPlan && year_from
      ? analyze({
          bills: escrowBills(bills),
          first_month: dayParts(year_from).month,
          balance: starting ?? 0,
          is_current,
          old_payment: old_payment ?? undefined,
        })
      : null
  const known = starting === null ? null : analysis
  const low = cents(statement.lowest_projected)
  const reserve = low === null || total === 0 || isLong ? null : checkCushion(total, low)
  const extra = reserve?.too_much ?? 0
  const money = moneyOf(statement, known, total)
  return {
    checks: [
      ...historyCheck(statement),
      ...twelfthCheck(statement, total),
      ...(reserve && low !== null
        ? [check('reserve', reserve.finding !== null, [low, cushionOf(total, LARGEST_CUSHION)])]
        : []),
      ...(known ? shortageCheck(statement, known, extra) : []),
      ...paymentCheck(money, extra),
      ...(known ? demandChecks(statement, known) : []),
      ...(known ? surplusCheck(statement, known) : []),
      ...estimateCheck(bills),
      ...(before ? openingCheck(statement, before) : []),
      ...(before ? loanPartCheck(statement, before) : []),
      ...inTimeCheck(statement),
    ],
    gaps: gapsOf(statement, { total, isLong, analysis: known }),
    analysis,
    extra,
    total,
    ...money,
  }
}

function escrowBills(bills: readonly StatementBill[]): EscrowBill[] {
  return bills.map(({ item, month, amount }) => ({ item, month, cents: Math.round(amount * 100) }))
}

/** The account that the servicer plans: the law's, with its own reserve on top. */
export function servicersPlan({ plan }: EscrowAnalysis, extra: number): EscrowPlan['target'] {
  return plan.target.map(end => ({ ...end, balance: end.balance + extra }))
}

function check(key: CheckKey, isOver: boolean, figures: readonly number[]): StatementCheck {
  return { key, result: isOver ? 'over' : 'right', figures }
}

function historyCheck({ opening, paid_in, paid_out, closing }: EscrowStatement): StatementCheck[] {
  if (opening === null || paid_in === null || paid_out === null || closing === null) return []
  const [from, into, out, printed] = [opening, paid_in, paid_out, closing].map(each => Math.round(each * 100)) as [
    number,
    number,
    number,
    number,
  ]
  const found = checkHistory({ opening: from, paid_in: into, paid_out: out, printed_closing: printed })
  return [check('history', found.finding !== null, [from, into, out, found.closing, printed])]
}

function twelfthCheck({ base_payment }: EscrowStatement, total: number): StatementCheck[] {
  const base = cents(base_payment)
  if (base === null || total === 0) return []
  const found = checkBasePayment(total, base)
  // Less than a twelfth hurts nobody now.
  return [check('twelfth', found.finding !== null && base > found.twelfth, [total, found.twelfth, base])]
}

function shortageCheck(statement: EscrowStatement, analysis: EscrowAnalysis, extra: number): StatementCheck[] {
  const printed = cents(statement.shortage)
  if (printed === null) return []
  const { shortage, deficiency } = analysis
  // Some print an advance with the shortage, some beside it.
  const most = shortage + deficiency
  const isOver = printed > most + YEAR_OF_CENTS + DOLLAR
  // What the reserve explains is one finding, not two.
  if (isOver && printed <= most + extra + YEAR_OF_CENTS + DOLLAR) return []
  return [check('shortage', isOver, [printed, most])]
}

interface MoneyAsked {
  asked: number | null
  allowed: number | null
  too_much: number
}

function moneyOf(statement: EscrowStatement, analysis: EscrowAnalysis | null, total: number): MoneyAsked {
  const loan = cents(statement.loan_part) ?? loanPartOf(statement)
  const base = cents(statement.base_payment)
  const months = statement.spread_months ?? 12
  const spread = statement.demand === 'at-once' ? 0 : shareOf(cents(statement.shortage) ?? 0, months)
  const asked = cents(statement.new_total) ?? (loan === null || base === null ? null : loan + base + spread)
  if (analysis === null || loan === null || asked === null || total === 0) return { asked, allowed: null, too_much: 0 }
  // Two cents: one for the twelfth, one for the share.
  const allowed = loan + analysis.payment
  return { asked, allowed, too_much: asked > allowed + 2 ? asked - allowed : 0 }
}

function loanPartOf({ old_total, old_payment }: EscrowStatement): number | null {
  return old_total === null || old_payment === null ? null : Math.round((old_total - old_payment) * 100)
}

function paymentCheck({ asked, allowed, too_much }: MoneyAsked, extra: number): StatementCheck[] {
  if (too_much > 0 && too_much <= shareOf(extra, 12) + 2) return []
  return asked === null || allowed === null ? [] : [check('payment', too_much > 0, [asked, allowed])]
}

function demandChecks(statement: EscrowStatement, analysis: EscrowAnalysis): StatementCheck[] {
  if (statement.demand === null) return []
  const demand = { payments: statement.demand === 'at-once' ? 1 : (statement.spread_months ?? 12) }
  const months = {
    one_month: analysis.plan.payment,
    old_month: cents(statement.old_payment) ?? analysis.plan.payment,
    demand,
  }
  const { shortage, deficiency } = analysis
  return [
    ...(shortage > 0
      ? [check('spread', checkShortageDemand(shortage, months).finding !== null, [shortage, shareOf(shortage, 12)])]
      : []),
    ...(deficiency > 0
      ? [
          check(
            'deficiency',
            checkDeficiencyDemand(deficiency, { ...months, is_current: statement.is_current }).finding !== null,
            [deficiency, shareOf(deficiency, 2)],
          ),
        ]
      : []),
  ]
}

function surplusCheck(statement: EscrowStatement, { surplus }: EscrowAnalysis): StatementCheck[] {
  if (surplus === 0 || statement.surplus_way === null) return []
  const found = checkSurplus(surplus, {
    is_current: statement.is_current,
    is_refunded: statement.surplus_way === 'refund',
  })
  return [check('surplus', found.finding !== null, [surplus])]
}

function estimateCheck(bills: readonly StatementBill[]): StatementCheck[] {
  const compared = bills.filter(({ last }) => last !== null && last > 0)
  if (compared.length === 0) return []
  const above = compared.filter(({ amount, last, is_known }) => {
    const inputs = { last: Math.round((last ?? 0) * 100), estimate: Math.round(amount * 100), is_known }
    return checkEstimate({ ...inputs, cpi_percent: GENEROUS_RISE }).finding !== null
  })
  const first = above[0] ?? compared[0]
  return [
    {
      key: 'estimates',
      result: above.length > 0 ? 'ask' : 'right',
      figures: [Math.round((first?.last ?? 0) * 100), Math.round((first?.amount ?? 0) * 100)],
      items: above.map(({ item }) => item),
    },
  ]
}

function openingCheck(statement: EscrowStatement, before: EscrowStatement): StatementCheck[] {
  const [opening, closed] = [cents(statement.opening), cents(before.closing)]
  if (opening === null || closed === null) return []
  const differs = checkTransfer(closed, opening).finding !== null
  // Another statement may lie between the two, so it is a question.
  return [{ key: 'opening', result: differs ? 'ask' : 'right', figures: [closed, opening] }]
}

function loanPartCheck(statement: EscrowStatement, before: EscrowStatement): StatementCheck[] {
  const [now, then] = [cents(statement.loan_part), cents(before.loan_part)]
  if (now === null || then === null) return []
  return [{ key: 'loan-part', result: now === then ? 'right' : 'ask', figures: [now, then] }]
}

/** Owed within 30 days of the year's end, 1024.17(i); not to whoever is behind. */
function inTimeCheck({ dated_on, year_from, is_current }: EscrowStatement): StatementCheck[] {
  if (dated_on === null || year_from === null || !is_current) return []
  const due = addDays(addDays(addMonths(`${year_from.slice(0, 8)}01`, 0), -1), DAYS_FOR_STATEMENT)
  return [{ key: 'in-time', result: dated_on > due ? 'ask' : 'right', figures: [], day: due }]
}

function gapsOf(
  statement: EscrowStatement,
  { total, isLong, analysis }: { total: number; isLong: boolean; analysis: EscrowAnalysis | null },
): Gap[] {
  const { bills, year_from, starting, opening, paid_in, paid_out, closing, months, lowest_projected } = statement
  const gaps: [Gap, boolean][] = [
    ['no-bills', bills.length === 0],
    ['zero-bill', bills.length > 0 && (total === 0 || bills.some(({ amount }) => amount === 0))],
    ['no-first-month', year_from === null],
    ['several-years', isLong],
    ['short-year', months !== 12],
    ['no-starting', starting === null],
    ['negative', (starting ?? 0) < 0],
    ['no-history', opening === null || paid_in === null || paid_out === null || closing === null],
    ['no-low-point', lowest_projected === null],
    ['not-current', !statement.is_current],
    ['old-and-new-differ', analysis?.same_by_old_payment === false],
  ]
  return gaps.flatMap(([gap, isSo]) => (isSo ? [gap] : []))
}
