import type { EscrowStatement, SavedStatement } from './model.ts'
import { statementWords as words } from './statement-words.ts'

export interface ComparedRow {
  label: string
  before: number | null
  now: number | null
}

/** The statement before another one: the latest that begins earlier. None where no month says so; the order they came in is no answer. */
export function statementBefore(statements: readonly SavedStatement[], id: string | null, year_from: string | null) {
  const others = statements.filter(each => each.id !== id)
  if (year_from === null) return null
  const earlier = others.filter(({ figures }) => figures.year_from !== null && figures.year_from < year_from)
  return (
    earlier.toSorted((one, other) => ((one.figures.year_from ?? '') < (other.figures.year_from ?? '') ? -1 : 1)).at(-1)
      ?.figures ?? null
  )
}

/** Bills by name, then payment and shortage; only what both years or one of them say. */
export function comparedRows(statement: EscrowStatement, before: EscrowStatement): ComparedRow[] {
  const names = [...new Set([...before.bills, ...statement.bills].map(({ item }) => item.toLowerCase()))]
  const sumOf = ({ bills }: EscrowStatement, name: string) => {
    const own = bills.filter(({ item }) => item.toLowerCase() === name)
    return own.length === 0 ? null : own.reduce((sum, { amount }) => sum + amount, 0)
  }
  const labelOf = (name: string) =>
    [...statement.bills, ...before.bills].find(({ item }) => item.toLowerCase() === name)?.item ?? name
  return [
    ...names.map(name => ({ label: labelOf(name), before: sumOf(before, name), now: sumOf(statement, name) })),
    { label: words.basePayment, before: before.base_payment, now: statement.base_payment },
    { label: words.shortage, before: before.shortage, now: statement.shortage },
    { label: words.newTotal, before: before.new_total, now: statement.new_total },
  ].filter(row => row.before !== null || row.now !== null)
}
