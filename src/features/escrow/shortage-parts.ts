import type { EscrowStatement } from './model.ts'
import type { Review } from './review.ts'

export interface ShortagePart {
  kind: 'bill' | 'start' | 'real' | 'reserve' | 'printed'
  item?: string
  /** Cents: what was planned and what came, for a bill. */
  planned?: number
  came?: number
  cents: number
}

/** Where a shortage comes from, adding up to the printed sum. The part of the bills is known only with last year's statement. */
export function shortageParts(
  statement: EscrowStatement,
  before: EscrowStatement | null,
  { analysis, extra }: Review,
): ShortagePart[] {
  if (!analysis || statement.starting === null) return []
  const real = analysis.shortage + analysis.deficiency
  if (real === 0 && extra === 0) return []
  const bills = before ? risenBills(statement, before) : []
  const explained = bills.reduce((sum, { cents }) => sum + cents, 0)
  const printed = statement.shortage === null ? real + extra : Math.round(statement.shortage * 100)
  return [
    ...bills,
    ...(bills.length > 0 && real !== explained ? [{ kind: 'start' as const, cents: real - explained }] : []),
    { kind: 'real', cents: real },
    ...(extra > 0 ? [{ kind: 'reserve' as const, cents: extra }] : []),
    ...(printed !== real ? [{ kind: 'printed' as const, cents: printed }] : []),
  ]
}

/** Bills of one name are one: of two tax bills a year, the months may move. Only where all of them are known. */
function risenBills(statement: EscrowStatement, before: EscrowStatement): ShortagePart[] {
  const named = Map.groupBy(statement.bills, ({ item }) => item.toLowerCase())
  return [...named].flatMap(([name, bills]) => {
    const plans = before.bills.filter(({ item }) => item.toLowerCase() === name)
    if (plans.length !== bills.length || bills.some(({ last }) => last === null)) return []
    const planned = inCents(plans.map(({ amount }) => amount))
    const came = inCents(bills.map(({ last }) => last ?? 0))
    return came > planned ? [{ kind: 'bill' as const, item: bills[0]?.item, planned, came, cents: came - planned }] : []
  })
}

function inCents(dollars: readonly number[]): number {
  return dollars.reduce((sum, each) => sum + Math.round(each * 100), 0)
}
