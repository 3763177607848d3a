import { addMonths, type CalendarDay } from '../calendar-day.ts'
import type { Statement } from './statement.ts'

/** One movement of the loan's account: what was owed at the start, money in, and what it was charged for. */
export interface HistoryEntry {
  kind: 'opening' | 'payment' | 'interest' | 'escrow' | 'fees'
  on: CalendarDay
  /** In cents; what is owed is negative, so that a payment is positive and a charge is negative. */
  cents: number
  /** The same for ever, so that a tool that reads the file again adds nothing twice. */
  id: string
}

/**
 * The loan's account as its statements tell it. Entries add up to what the last statement says is owed, also where months are
 * missing: then the payment is what the balance fell by. A statement without a balance tells nothing.
 */
export function loanHistory(statements: readonly Statement[]): HistoryEntry[] {
  const dated = statements
    .flatMap(({ due_on, figures }) =>
      figures.principal_balance === undefined ? [] : [{ due_on, figures, balance: figures.principal_balance }],
    )
    .sort((a, b) => (a.due_on < b.due_on ? -1 : 1))
  return dated.flatMap(({ due_on, figures, balance }, at): HistoryEntry[] => {
    const before = dated[at - 1]
    // What came since the last statement was due a month before this one.
    const on = addMonths(due_on, -1)
    const entry = (kind: HistoryEntry['kind'], cents: number): HistoryEntry => ({
      kind,
      on,
      cents,
      id: `${due_on}-${kind}`,
    })
    if (!before) return [entry('opening', -balance)]
    const { interest_paid = 0, escrow_paid = 0, fees_paid = 0 } = figures
    const principal = before.balance - balance
    return [
      entry('payment', principal + interest_paid + escrow_paid + fees_paid),
      entry('interest', -interest_paid),
      entry('escrow', -escrow_paid),
      entry('fees', -fees_paid),
    ].filter(({ cents }) => cents !== 0)
  })
}

/** What the loan's account says after the last entry: below zero while something is owed. */
export function historyBalance(entries: readonly HistoryEntry[]): number {
  return entries.reduce((sum, { cents }) => sum + cents, 0)
}
