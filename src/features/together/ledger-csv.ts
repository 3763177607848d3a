import { writeCsv } from '#domain/csv.ts'
import { kindWords, ledgerWords as words } from './ledger-words.ts'
import type { Entry, OwnerKey } from './model.ts'

/** The ledger as a table for a spreadsheet, a line for each entry. */
export function ledgerCsv(entries: readonly Entry[], names: Record<OwnerKey, string>): string {
  const lines = entries.map(entry => [
    entry.paid_on,
    names[entry.owner],
    kindWords[entry.kind],
    entry.amount.toFixed(2),
    entry.principal === null ? '' : entry.principal.toFixed(2),
    capitalIn(entry) ? words.yes : words.no,
    entry.note,
  ])
  return writeCsv([[...words.columns], ...lines])
}

/** Whether something of it is capital, as the rules count it. */
export function capitalIn({ kind, principal, is_agreed }: Entry): boolean {
  if (kind === 'payment') return (principal ?? 0) > 0
  return kind === 'down-payment' || kind === 'gift' || is_agreed
}
