import { addMonths, type CalendarDay, dayParts } from '../calendar-day.ts'
import { type EscrowBill, lowestOf, planAccount, runYear, shareOf, totalOf } from './account.ts'
import { analyze, LEAST_REFUND } from './analysis.ts'

/** Cents. What an account pays, and how its bills change once the home is the buyer's. */
export interface YearTwoInputs {
  /** Principal, interest and mortgage insurance: what escrow does not change. */
  loan_part: number
  first_payment_on: CalendarDay
  tax: {
    /** The months in which its bills are due, in equal parts. */
    months: readonly number[]
    /** A year's tax as the disclosures count it, and as it will be from a day on. */
    planned: number
    next: number
    next_from: CalendarDay
  }
  insurance: { month: number; planned: number; next: number }
  /** Bills that come to the owner and that escrow does not pay. */
  own_bills?: readonly OwnBill[]
  /** The lender counts the tax that is to come from the first payment on. */
  plans_ahead?: boolean
}

export interface OwnBill {
  on: CalendarDay
  cents: number
}

/** A year of equal payments. */
export interface PaymentLevel {
  from: CalendarDay
  /** The whole payment. */
  payment: number
  /** A twelfth of the bills that are planned. */
  base: number
  /** A month more to make good what was missing. */
  add: number
  shortage: number
  deficiency: number
  refund: number
  /** The most that the servicer has to put in during this year. */
  advanced: number
}

export interface YearTwo {
  levels: PaymentLevel[]
  /** What the account takes at closing. */
  deposit: number
  /** Where the payment settles, once nothing is made good any more. */
  after: number
  worst: PaymentLevel
  /** What a month of the worst year can come to when an advance is asked back in two payments, as the law allows. */
  worst_month: number
  /** What the servicer may ask beside the bills, and what comes to the owner alone. */
  cash_ready: number
}

const YEARS = 3

/**
 * Three years, month by month. A servicer plans with the last bill unless it knows the next one, so a new tax shows first as
 * something missing, then as a higher payment: two steps, in the year after its first bill.
 */
export function yearTwo(inputs: YearTwoInputs): YearTwo {
  const { loan_part, first_payment_on, plans_ahead = false, own_bills = [] } = inputs
  const first_month = dayParts(first_payment_on).month
  const levels: PaymentLevel[] = []
  const atFirst = bills(inputs, plans_ahead ? inputs.tax.next : inputs.tax.planned, inputs.insurance.planned)
  const deposit = planAccount(atFirst, first_month).start
  let [planned, balance] = [atFirst, deposit]
  for (let year = 0; year < YEARS; year++) {
    const { plan, shortage, deficiency, surplus, monthly_add } = analyze({ bills: planned, first_month, balance })
    const refund = surplus >= LEAST_REFUND ? surplus : 0
    const payment = plan.payment + monthly_add
    const real = realBills(inputs, addMonths(first_payment_on, year * 12))
    const ends = runYear(real, { first_month, start: balance - refund, payment })
    levels.push({
      from: addMonths(first_payment_on, year * 12),
      payment: loan_part + payment,
      base: plan.payment,
      add: monthly_add,
      shortage,
      deficiency,
      refund,
      advanced: Math.max(0, -lowestOf(ends).balance),
    })
    balance = ends.at(-1)?.balance ?? balance
    planned = plans_ahead ? aheadOf(inputs, real) : real
  }
  const worst = levels.reduce((most, level) => (level.payment > most.payment ? level : most))
  return {
    levels,
    deposit,
    after: loan_part + shareOf(totalOf(bills(inputs, inputs.tax.next, inputs.insurance.next)), 12),
    worst,
    worst_month: loan_part + worst.base + shareOf(worst.shortage, 12) + shareOf(worst.deficiency, 2),
    cash_ready: worst.shortage + worst.deficiency + own_bills.reduce((sum, { cents }) => sum + cents, 0),
  }
}

export interface PaymentMonth {
  on: CalendarDay
  payment: number
  own: number
}

/** Each of the 36 months: the payment, and what comes to the owner alone. */
export function paymentMonths({ levels }: YearTwo, own_bills: readonly OwnBill[] = []): PaymentMonth[] {
  return levels.flatMap(({ from, payment }) =>
    Array.from({ length: 12 }, (_, index) => {
      const on = addMonths(from, index)
      const own = own_bills.filter(bill => bill.on.slice(0, 7) === on.slice(0, 7))
      return { on, payment, own: own.reduce((sum, { cents }) => sum + cents, 0) }
    }),
  )
}

/** Known charges must be used: a lender that planned ahead goes on doing so. */
function aheadOf(inputs: YearTwoInputs, real: EscrowBill[]): EscrowBill[] {
  const insurance = real.find(({ item }) => item === 'insurance')?.cents ?? inputs.insurance.next
  return bills(inputs, inputs.tax.next, insurance)
}

/** The bills of the year that begins on a day. The premium of the first year is paid at closing, so each renewal is a new one. */
function realBills(inputs: YearTwoInputs, year_from: CalendarDay): EscrowBill[] {
  const { tax, insurance } = inputs
  const first_month = dayParts(year_from).month
  const dueOn = (month: number) => addMonths(year_from, (month - first_month + 12) % 12)
  const old = parts(tax.planned, tax.months)
  const fresh = parts(tax.next, tax.months)
  return [
    ...tax.months.map((month, index) => ({
      item: 'tax',
      month,
      cents: (dueOn(month) >= tax.next_from ? fresh : old)[index] ?? 0,
    })),
    { item: 'insurance', month: insurance.month, cents: insurance.next },
  ]
}

function bills({ tax, insurance }: YearTwoInputs, yearly_tax: number, premium: number): EscrowBill[] {
  const amounts = parts(yearly_tax, tax.months)
  return [
    ...tax.months.map((month, index) => ({ item: 'tax', month, cents: amounts[index] ?? 0 })),
    { item: 'insurance', month: insurance.month, cents: premium },
  ]
}

/** Equal parts; the last takes the cent that is left. */
function parts(cents: number, months: readonly number[]): number[] {
  const each = Math.floor(cents / months.length)
  return months.map((_, index) => (index === months.length - 1 ? cents - each * (months.length - 1) : each))
}
