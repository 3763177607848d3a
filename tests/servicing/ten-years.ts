import fc from 'fast-check'
import { addDays, addMonths, type CalendarDay, dayParts } from '../../src/domain/calendar-day.ts'
import { cutOff, type DayCount, halfUp, monthsInterest } from '../../src/domain/servicing/interest.ts'
import { lateFee } from '../../src/domain/servicing/payments.ts'
import { newPayment } from '../../src/domain/servicing/rate-change.ts'
import type { ServicedLoan, Statement } from '../../src/domain/servicing/statement.ts'

export const MONTHS = 120

interface Seed {
  balance: number
  rate_percent: number
  cents: 'half-up' | 'cut'
  method: DayCount
  escrow: number[]
  extras: Map<number, number>
  fees: Map<number, number>
  transfer: number
  insurance: number
  /** Days before or after the due day on which each payment comes. */
  early: number
}

export const seeds: fc.Arbitrary<Seed> = fc.record({
  balance: fc.integer({ min: 5_000_000, max: 90_000_000 }),
  rate_percent: fc.integer({ min: 16, max: 72 }).map(eighths => eighths / 8),
  cents: fc.constantFrom('half-up', 'cut'),
  method: fc.constantFrom<DayCount>('monthly', 'monthly', 'actual/365', 'actual/360'),
  escrow: fc.array(fc.integer({ min: 10_000, max: 120_000 }), { minLength: 11, maxLength: 11 }),
  extras: fc
    .array(fc.tuple(fc.integer({ min: 0, max: MONTHS }), fc.integer({ min: 1, max: 200_000 })), { maxLength: 12 })
    .map(pairs => new Map(pairs)),
  fees: fc
    .array(fc.tuple(fc.integer({ min: 0, max: MONTHS }), fc.integer({ min: 500, max: 30_000 })), { maxLength: 6 })
    .map(pairs => new Map(pairs)),
  transfer: fc.integer({ min: 2, max: MONTHS - 2 }),
  insurance: fc.constantFrom(0, 8235),
  early: fc.integer({ min: -10, max: 12 }),
})

export interface WrittenYears {
  loan: ServicedLoan
  statements: Statement[]
  /** What the owner paid to principal beyond the payment, before each statement. */
  extras: (number | undefined)[]
}

/** Ten years of a loan, written by a servicer of its own: it shares nothing with the checks but the interest of a month. */
export function writeStatements(seed: Seed): WrittenYears {
  const first: CalendarDay = '2027-03-01'
  const payment = newPayment(seed.balance, seed.rate_percent, 360) + 2_000
  const late_fee = { percent: 5, grace_days: 15 }
  const escrowOf = (month: number) => seed.escrow[Math.floor(month / 12)] ?? 0
  const loan: ServicedLoan = {
    terms: [{ from: first, rate_percent: seed.rate_percent, principal_and_interest: payment }],
    escrow: seed.escrow.map((cents, year) => ({ from: addMonths(first, year * 12), cents })),
    late_fee,
    transfers: [addMonths(first, seed.transfer)],
  }
  let balance = seed.balance
  let year = { year: 0, principal: 0, interest: 0, escrow: 0, fees: 0 }
  let paid: { on: CalendarDay; principal: number; interest: number; escrow: number; fees: number } | null = null
  const statements: Statement[] = []
  const extras: (number | undefined)[] = []
  for (let month = 0; month <= MONTHS; month++) {
    const due_on = addMonths(first, month)
    const statement_on = addDays(due_on, -14)
    if (month === seed.transfer || dayParts(statement_on).year !== year.year) {
      year = { year: dayParts(statement_on).year, principal: 0, interest: 0, escrow: 0, fees: 0 }
    }
    if (paid && dayParts(paid.on).year === year.year) {
      year.principal += paid.principal
      year.interest += paid.interest
      year.escrow += paid.escrow
      year.fees += paid.fees
    }
    const exact = monthsInterest(balance, seed.rate_percent, seed.method, due_on)
    const interest = seed.cents === 'cut' ? cutOff(exact) : halfUp(exact)
    const principal = payment - interest
    const escrow = escrowOf(month)
    const fee = seed.fees.get(month) ?? 0
    const regular = payment + escrow + seed.insurance
    statements.push({
      due_on,
      statement_on,
      rate_percent: seed.rate_percent,
      late_after: addDays(due_on, late_fee.grace_days),
      figures: {
        principal_due: principal,
        interest_due: interest,
        escrow_due: escrow,
        ...(seed.insurance > 0 && { insurance_due: seed.insurance }),
        regular_payment: regular,
        fees_due: fee,
        past_due: 0,
        amount_due: regular + fee,
        ...(paid && {
          principal_paid: paid.principal,
          interest_paid: paid.interest,
          escrow_paid: paid.escrow,
          fees_paid: paid.fees,
          suspense_paid: 0,
          total_paid: paid.principal + paid.interest + paid.escrow + paid.fees,
          principal_ytd: year.principal,
          interest_ytd: year.interest,
          escrow_ytd: year.escrow,
          fees_ytd: year.fees,
          suspense_held: 0,
          total_ytd: year.principal + year.interest + year.escrow + year.fees,
        }),
        principal_balance: balance,
        late_fee: lateFee(payment, late_fee),
      },
      fees: fee === 0 ? [] : [{ cents: fee, kind: 'other', charged_on: statement_on, reason: 'Inspection' }],
    })
    extras.push(paid ? seed.extras.get(month - 1) : undefined)
    const extra = seed.extras.get(month) ?? 0
    paid = {
      on: addDays(due_on, -seed.early),
      principal: principal + extra,
      interest,
      escrow: escrow + seed.insurance,
      fees: fee,
    }
    balance -= principal + extra
  }
  return { loan, statements, extras }
}
