import { add, type DoubleDouble, divide, multiply, productError, roundHalfUp } from './double-double.ts'
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
  /** The payment printed in the note, in cents. Without it, the exact level payment. */
  payment_cents?: number
}

export interface LedgerTerms {
  principal_cents: number
  phases: readonly Phase[]
  /** What is paid in this month beyond the level payment, in cents. */
  extra_cents?: (month: number) => number
  /** No schedule is longer than this. */
  month_limit: number
  /** The month whose payment settles whatever is left. Without it, the loan runs until it is repaid or to the limit. */
  settles_in?: number
}

const SETTLED_CENTS = 1
const NOTHING: DoubleDouble = [0, 0]

/**
 * Runs a loan month by month. Money moves in whole cents: every row shows the exact running totals rounded to the cent,
 * so a fraction of a cent is carried to the next month and never lost, and the last payment settles the loan exactly.
 */
export function runLedger({
  principal_cents,
  phases,
  extra_cents,
  month_limit,
  settles_in,
}: LedgerTerms): ScheduleRow[] {
  const rows: ScheduleRow[] = []
  // Exact running totals (32 digits) and, beside them, what the rows have shown of them so far (whole cents).
  let paid: DoubleDouble = NOTHING
  let repaid: DoubleDouble = NOTHING
  let paidCents = 0
  let repaidCents = 0
  let month = 0

  for (const phase of phases) {
    const owed = add([principal_cents, 0], [-repaid[0], -repaid[1]])
    if (owed[0] <= 0) break
    const rate = exactMonthlyRate(phase.annual_rate)
    const firstInterest = multiply(owed, rate)
    const level = divide(owed, exactSavingsFactor(rate, phase.repaid_over))
    const payment: DoubleDouble =
      phase.payment_cents === undefined ? add(firstInterest, level) : [phase.payment_cents, 0]
    const firstPrincipal =
      phase.payment_cents === undefined ? level : add(payment, [-firstInterest[0], -firstInterest[1]])

    // `grown` is what this phase has repaid: last month's, with the interest it saves, plus the first month's principal.
    const [rateHi, rateLo] = rate
    const [stepHi, stepLo] = firstPrincipal
    const [payHi, payLo] = payment
    let grownHi = 0
    let grownLo = 0
    let [paidHi, paidLo] = paid
    const [baseHi, baseLo] = repaid
    const end = Math.min(month + phase.lasts, month_limit)

    while (month < end) {
      month++
      const extra = extra_cents === undefined ? 0 : extra_cents(month)
      const beforeHi = grownHi
      const beforeLo = grownLo

      // The four sums below are double-double additions and one product written out: as calls they cost five times as much.
      const product = grownHi * rateHi
      const productLo = productError(grownHi, rateHi, product) + grownHi * rateLo + grownLo * rateHi
      let sum = grownHi + product
      let part = sum - grownHi
      let low = grownHi - (sum - part) + (product - part) + grownLo + productLo
      grownHi = sum + low
      grownLo = low - (grownHi - sum)

      const added = stepHi + extra
      part = added - stepHi
      const addedLo = stepHi - (added - part) + (extra - part) + stepLo
      sum = grownHi + added
      part = sum - grownHi
      low = grownHi - (sum - part) + (added - part) + grownLo + addedLo
      grownHi = sum + low
      grownLo = low - (grownHi - sum)

      const paidBeforeHi = paidHi
      const paidBeforeLo = paidLo
      const due = payHi + extra
      part = due - payHi
      const dueLo = payHi - (due - part) + (extra - part) + payLo
      sum = paidHi + due
      part = sum - paidHi
      low = paidHi - (sum - part) + (due - part) + paidLo + dueLo
      paidHi = sum + low
      paidLo = low - (paidHi - sum)

      sum = baseHi + grownHi
      part = sum - baseHi
      low = baseHi - (sum - part) + (grownHi - part) + baseLo + grownLo
      const repaidNow = roundHalfUp(sum, low)
      const balanceCents = principal_cents - repaidCents
      let payment_cents = roundHalfUp(paidHi, paidLo) - paidCents
      let repaying = repaidNow - repaidCents
      // A payment that is nearly all interest can round to less than its principal; interest is never negative.
      if (repaying > payment_cents) repaying = payment_cents

      const settles = month === settles_in || balanceCents - repaying <= SETTLED_CENTS
      if (settles) {
        // All interest so far = all paid before − all repaid before + this month's interest on what was still owed.
        const repaidBefore = add(repaid, [beforeHi, beforeLo])
        const stillOwed = add([principal_cents, 0], [-repaidBefore[0], -repaidBefore[1]])
        const interestBefore = add([paidBeforeHi, paidBeforeLo], [-repaidBefore[0], -repaidBefore[1]])
        const allInterest = add(interestBefore, multiply(stillOwed, rate))
        const interestCents = Math.max(0, roundHalfUp(allInterest[0], allInterest[1]) - (paidCents - repaidCents))
        repaying = balanceCents
        payment_cents = balanceCents + interestCents
      }
      paidCents += payment_cents
      repaidCents += repaying
      rows.push({
        month,
        payment: payment_cents / 100,
        interest: (payment_cents - repaying) / 100,
        principal: repaying / 100,
        balance: (principal_cents - repaidCents) / 100,
      })
      if (settles) return rows
    }
    paid = [paidHi, paidLo]
    repaid = add(repaid, [grownHi, grownLo])
    if (month >= month_limit) break
  }
  return rows
}
