import { cutOff, type ExactCents, exactDollars, exactInterest, halfUp } from '#domain/servicing/interest.ts'
import { insurancePastItsDay } from '#domain/servicing/mortgage-insurance-end.ts'
import {
  applyWithOpenFee,
  firstLateDay,
  holdPartialPayments,
  lateFee,
  payExtra,
  splitPayment,
  yearToDate,
} from '#domain/servicing/payments.ts'
import { payoffAmount } from '#domain/servicing/payoff-statement.ts'
import { newPayment, newRate } from '#domain/servicing/rate-change.ts'
import { InputProblem, JsonFields } from './fields.ts'
import { checkJson } from './statement-check.ts'

/** Each kind of question by a field that only it has; the first that is there decides. */
const QUESTIONS: readonly [fields: readonly string[], answer: (file: JsonFields) => unknown][] = [
  [['statement'], checkJson],
  [['termination', 'statement_due', 'pmi'], insuranceEnd],
  [['interest_paid_through', 'payoff'], payoff],
  [['grace_days', 'due'], lateFeeOf],
  [['open_late_fee', 'received_on_time'], openFee],
  [['periodic_payment'], partialPayments],
  [['principal_balance', 'fees'], paymentDue],
  [['payments'], yearSoFar],
  [['printed_balance', 'printed_principal'], lastMonth],
  [['index_percent', 'margin_percent'], rateChange],
  [['extra', 'principal_and_interest'], extraPrincipal],
  [['balance', 'rate_percent'], monthOfInterest],
]

/** `npm run figures -- statement FILE.json`: what a statement should say; money in dollars. */
export function statementJson(text: string): unknown {
  const whole = JsonFields.parse(text)
  // A case that brings its answer along has its question in `input`.
  const file = whole.has('input') ? whole.object('input') : whole
  const question = QUESTIONS.find(([fields]) => fields.some(field => file.has(field)))
  if (!question)
    throw new InputProblem(`The file needs one of these fields: ${QUESTIONS.flatMap(([f]) => f).join(', ')}.`)
  return question[1](file)
}

const dollars = (cents: number) => cents / 100
const A_CENT = { min: 1 }

function paymentDue(file: JsonFields) {
  const balance = file.cents('principal_balance', A_CENT)
  const split = splitPayment(balance, file.percent('rate_percent'), file.cents('principal_and_interest', A_CENT))
  const regular = split.principal + split.interest + optionalCents(file, 'escrow') + optionalCents(file, 'pmi')
  const fees = file.has('fees') ? sum(file.centsList('fees')) : 0
  return {
    interest: dollars(split.interest),
    principal: dollars(split.principal),
    regular_payment: dollars(regular),
    fees: dollars(fees),
    amount_due: dollars(regular + fees + optionalCents(file, 'past_due')),
    next_balance: dollars(split.balance),
  }
}

function lastMonth(file: JsonFields) {
  const before = file.cents('printed_balance') + file.cents('printed_principal')
  return { balance_before: dollars(before), interest: interestOf(before, file.percent('rate_percent')) }
}

function yearSoFar(file: JsonFields) {
  const balance = file.cents(file.has('printed_balance') ? 'printed_balance' : 'balance')
  const payments = file.whole('payments', { min: 1, max: 12 })
  const year = yearToDate(balance, file.percent('rate_percent'), file.cents('principal_and_interest', A_CENT), payments)
  const escrow = optionalCents(file, 'escrow') * payments
  return {
    principal: dollars(year.principal),
    interest: dollars(year.interest),
    escrow: dollars(escrow),
    total: dollars(year.principal + year.interest + escrow),
  }
}

function partialPayments(file: JsonFields) {
  const payment = file.cents('periodic_payment', A_CENT)
  const received = file.list('received').map((each, at) => {
    if (!Array.isArray(each) || each.length !== 2)
      throw file.problem(`received[${at}]`, 'must be a month and an amount')
    const pair = new JsonFields({ month: each[0], amount: each[1] }, `received[${at}]`)
    return { month: pair.text('month'), amount: pair.cents('amount') }
  })
  const months = received.map(({ month }) => month)
  const amounts = received.map(({ amount }) => amount)
  return holdPartialPayments(payment, amounts).map(({ since_last, held, applied, completed }, at) => ({
    month: months[at],
    since_last: dollars(since_last),
    held: dollars(held),
    applied: dollars(applied),
    ...(completed.length > 0 && { to: completedWords(completed, months) }),
  }))
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ')

/** What is paid before its month is named too, as long as the months have names. */
function completedWords(completed: readonly number[], months: readonly string[]): string {
  const first = MONTHS.findIndex(name => name.slice(0, 3) === months[0]?.slice(0, 3))
  const names = completed.map(at => {
    const named = first === -1 ? months[at] : MONTHS[(first + at) % 12]
    return named ?? `month ${at + 1}`
  })
  return names.length === 1 ? `the ${names[0]} payment` : `the ${names.join(' and ')} payments`
}

function extraPrincipal(file: JsonFields) {
  const balance = file.cents('balance', A_CENT)
  const extra = file.cents('extra')
  const paid = payExtra(balance, file.percent('rate_percent'), file.cents('principal_and_interest', A_CENT), extra)
  if (paid.balance < 0) throw file.problem('extra', 'is more than is owed')
  return {
    interest: dollars(paid.interest),
    principal: dollars(paid.principal),
    balance: dollars(paid.balance),
    next_interest: dollars(paid.next_interest),
    next_interest_if_lost: dollars(paid.next_interest_if_lost),
  }
}

/** One month's interest in every way in which it is worked out and rounded. */
function monthOfInterest(file: JsonFields) {
  const balance = file.cents('balance', A_CENT)
  const rate = file.percent('rate_percent')
  const exact = exactInterest(balance, rate, 1, 12)
  const by = (days: number, year: number) => cents(exactInterest(balance, rate, days, year))
  return {
    exact: exactDollars(exact),
    half_up: cents(exact),
    cut: dollars(cutOff(exact)),
    monthly_30_360: cents(exact),
    jan_actual_365: by(31, 365),
    feb_actual_365: by(28, 365),
    jan_actual_360: by(31, 360),
  }
}

function lateFeeOf(file: JsonFields) {
  const terms = { percent: file.percent('percent'), grace_days: file.whole('grace_days', { min: 0, max: 365 }) }
  const first = firstLateDay(file.day('due'), terms)
  return {
    fee_if_late: dollars(lateFee(file.cents('principal_and_interest', A_CENT), terms)),
    is_late: file.day('received') >= first,
    first_late_day: first,
  }
}

function openFee(file: JsonFields) {
  const { new_late_fee, applied_as, still_open } = applyWithOpenFee(
    file.cents('periodic_payment', A_CENT),
    file.cents('received'),
    file.cents('open_late_fee'),
    file.flag('received_on_time'),
  )
  return { new_late_fee: new_late_fee && dollars(new_late_fee), applied_as, still_open: dollars(still_open) }
}

const PAYOFF_FEES = ['recording_fee', 'late_fees', 'prepayment_penalty', 'other_fees']

function payoff(file: JsonFields) {
  const interest_paid_through = file.day('interest_paid_through')
  const payoff_on = file.day('payoff')
  if (payoff_on < interest_paid_through) throw file.problem('payoff', 'must not lie before “interest_paid_through”')
  const { per_diem, days, interest, ...total } = payoffAmount({
    balance: file.cents('balance', A_CENT),
    rate_percent: file.percent('rate_percent'),
    interest_paid_through,
    payoff_on,
    fees: sum(PAYOFF_FEES.map(name => optionalCents(file, name))),
    days_in_year: file.has('days_in_year') ? file.choice('days_in_year', [360, 365, 366]) : 365,
  })
  return { per_diem: dollars(per_diem), days, interest: dollars(interest), payoff: dollars(total.payoff) }
}

function insuranceEnd(file: JsonFields) {
  const { collected_too_much, finding, no_premium_after } = insurancePastItsDay(
    file.day('termination'),
    file.day('statement_due'),
    file.cents('pmi'),
    file.flag('is_current'),
  )
  return { finding, collected_too_much: dollars(collected_too_much), no_premium_after }
}

function rateChange(file: JsonFields) {
  const optional = (name: string) => (file.has(name) ? file.percent(name) : undefined)
  const { by_index, rate, held_by } = newRate({
    index: file.number('index_percent'),
    margin: file.percent('margin_percent'),
    current_rate: file.percent('current_rate_percent'),
    round_to: optional('round_to'),
    cap: optional('cap_percent'),
    ceiling: optional('ceiling_percent'),
    floor: optional('floor_percent'),
  })
  if (!file.has('balance')) return { by_index, rate_percent: rate, held_by }
  const months = file.whole('remaining_months', { min: 1, max: 600 })
  const payment = newPayment(file.cents('balance', A_CENT), rate, months)
  return { by_index, rate_percent: rate, held_by, principal_and_interest: dollars(payment) }
}

function interestOf(balance: number, rate_percent: number): number {
  return cents(exactInterest(balance, rate_percent, 1, 12))
}

function cents(exact: ExactCents): number {
  return dollars(halfUp(exact))
}

function optionalCents(file: JsonFields, name: string): number {
  return file.has(name) ? file.cents(name) : 0
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
