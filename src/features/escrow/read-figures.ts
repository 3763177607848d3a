import { calendarDay } from '#domain/calendar-day.ts'
import type { EscrowReading } from '#domain/escrow/reader/statement-reading.ts'
import { BLANK_STATEMENT, type EscrowStatement } from './model.ts'

const dollars = (cents: number | null) => (cents === null ? null : cents / 100)

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
    opening: dollars(history?.opening ?? null),
    paid_in: dollars(history?.paid_in ?? null),
    paid_out: dollars(history?.paid_out ?? null),
    closing: dollars(history?.closing ?? null),
    bills: (projection?.bills ?? []).slice(0, 12).map(({ item, month, cents }) => ({
      item,
      month,
      amount: cents / 100,
      last: lastBill(reading, item, month),
      is_known: false,
      years: 1,
    })),
    starting: dollars(startOf(reading)),
    lowest_projected: dollars(lowestOf(reading)),
    base_payment: dollars(base),
    old_payment: dollars(history?.usual_payment || reading.old_escrow),
    shortage: dollars(reading.shortage),
    surplus: dollars(reading.surplus),
    old_total: dollars(reading.old_total),
    new_total: dollars(reading.new_total),
    loan_part: dollars(reading.loan_part),
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
