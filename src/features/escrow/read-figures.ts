import { calendarDay } from '#domain/calendar-day.ts'
import type { EscrowReading } from '#domain/escrow/reader/statement-reading.ts'
import { toDollars } from '#domain/money.ts'
import { BLANK_STATEMENT, type EscrowStatement } from './model.ts'

/** What was read, as the form takes it. The person compares it with the disclosure before it is saved. */
export function figuresRead(reading: EscrowReading): EscrowStatement {
  const { projection, history } = reading
  const year = projection?.first.year ?? null
  const base = projection?.usual_payment ?? reading.new_escrow
  return {
    ...BLANK_STATEMENT,
    loan_number: reading.loan_number.slice(0, 40),
    dated_on: reading.dated_on,
    year_from: projection && year !== null ? calendarDay(year, projection.first.month, 1) : null,
    months: history?.months ?? 12,
    opening: toDollars(history?.opening ?? null),
    paid_in: toDollars(history?.paid_in ?? null),
    paid_out: toDollars(history?.paid_out ?? null),
    closing: toDollars(history?.closing ?? null),
    bills: (projection?.bills ?? []).slice(0, 12).map(({ item, month, cents }) => ({
      item,
      month,
      amount: cents / 100,
      last: lastBill(reading, item, month),
      is_known: false,
      years: 1,
    })),
    starting: toDollars(startOf(reading)),
    lowest_projected: toDollars(lowestOf(reading)),
    base_payment: toDollars(base),
    old_payment: toDollars(history?.usual_payment || reading.old_escrow),
    shortage: toDollars(reading.shortage),
    surplus: toDollars(reading.surplus),
    old_total: toDollars(reading.old_total),
    new_total: toDollars(reading.new_total),
    loan_part: toDollars(reading.loan_part),
    demand: reading.spread_months === null ? null : 'spread',
    spread_months: reading.spread_months,
  }
}

function lastBill({ history }: EscrowReading, item: string, month: number): number | null {
  const alike = history?.bills.filter(bill => bill.item.toLowerCase() === item.toLowerCase()) ?? []
  // Of several in other months nobody knows which one it was.
  const found = alike.find(bill => bill.month === month) ?? (alike.length === 1 ? alike[0] : undefined)
  return found ? found.cents / 100 : null
}

/** A table that begins where the account really stands tells it; one that begins at the target tells what is wanted. */
function startOf({ projection, history, starting, shortage }: EscrowReading): number | null {
  if (starting !== null) return starting
  if (history) return history.closing
  if (!projection) return null
  return projection.opening - (shortage ?? 0) >= 0 || shortage === null ? projection.opening : null
}

/** The reserve that is planned: named, or the lowest of the wanted balances. */
function lowestOf({ projection, lowest, shortage, history, starting }: EscrowReading): number | null {
  if (!projection) return lowest
  const wanted = Math.max(projection.lowest, ...projection.other_lowest)
  if (lowest !== null) return lowest
  const isWanted = projection.other_lowest.length > 0 || projection.opening !== (starting ?? history?.closing ?? null)
  return isWanted ? wanted : shortage === null ? null : wanted + shortage
}
