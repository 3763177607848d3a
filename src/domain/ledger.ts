import { add, type DoubleDouble, divide, multiply, RunningTotal } from './double-double.ts'
import { exactMonthlyRate, exactSavingsFactor } from './interest-rate.ts'

export interface ScheduleRow {
  month: number
  payment: number
  interest: number
  principal: number
  balance: number
}

/** A stretch of months at one rate. */
export interface Phase {
  annual_rate: number
  /** Months over which the balance at the start of this phase would be repaid in full. */
  repaid_over: number
  /** Months after which the next phase starts; the last phase runs until the loan is repaid. */
  lasts: number
}

export interface LedgerTerms {
  principal_cents: number
  phases: readonly Phase[]
  /** What is paid each month beyond the level payment, in cents. */
  extra_cents?: number
  /** The last month, whose payment settles whatever is left. */
  months: number
}

const SETTLED_CENTS = 1

/**
 * Runs a loan month by month. Money moves in whole cents: every row shows the exact totals of payments and interest
 * rounded to the cent, so a fraction of a cent is carried to the next month and never lost, and the last payment settles the loan exactly.
 */
export function runLedger(terms: LedgerTerms): ScheduleRow[] {
  const { principal_cents, phases, extra_cents = 0, months } = terms
  const rows: ScheduleRow[] = []
  const paid = new RunningTotal()
  const repaidBefore = new RunningTotal()
  // What the rows have shown of the totals so far.
  let paidCents = 0
  let repaidCents = 0
  let month = 0

  for (const phase of phases) {
    const { rate, payment, first_principal } = phaseFigures(phase, repaidBefore.leftOf(principal_cents))
    // What this phase has repaid: last month's, with the interest that it saves, plus the first month's principal.
    const repaid = new RunningTotal()
    const end = Math.min(month + phase.lasts, months)

    while (month < end) {
      month++
      repaid.grow(rate[0], rate[1])
      repaid.add(first_principal[0], first_principal[1])
      paid.add(payment[0], payment[1])
      if (extra_cents > 0) {
        repaid.add(extra_cents, 0)
        paid.add(extra_cents, 0)
      }
      const owedCents = principal_cents - repaidCents
      const interestSoFar = paidCents - repaidCents
      let paying = paid.rounded() - paidCents
      let interest = Math.max(0, paid.roundedWithout(repaidBefore, repaid) - interestSoFar)
      // Of a payment that is nearly all interest, rounding could leave less than nothing for the principal.
      if (interest > paying) interest = paying
      const settles = month === months || owedCents + interest - paying <= SETTLED_CENTS
      if (settles) {
        interest = Math.max(0, paid.roundedWithout(repaidBefore, repaid) - interestSoFar)
        paying = owedCents + interest
      }
      const repaying = paying - interest
      paidCents += paying
      repaidCents += repaying
      rows.push({
        month,
        payment: paying / 100,
        interest: interest / 100,
        principal: repaying / 100,
        balance: (principal_cents - repaidCents) / 100,
      })
      if (settles) return rows
    }
    repaidBefore.add(repaid.hi, repaid.lo)
  }
  return rows
}

function phaseFigures({ annual_rate, repaid_over }: Phase, owed: DoubleDouble) {
  const rate = exactMonthlyRate(annual_rate)
  const interest = multiply(owed, rate)
  const first_principal = divide(owed, exactSavingsFactor(rate, repaid_over))
  return { rate, payment: add(interest, first_principal), first_principal }
}
