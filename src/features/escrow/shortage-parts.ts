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

function risenBills(statement: EscrowStatement, before: EscrowStatement): ShortagePart[] {
  return statement.bills.flatMap(({ item, last }) => {
    const planned = before.bills.find(bill => bill.item.toLowerCase() === item.toLowerCase())?.amount
    if (planned === undefined || last === null || last <= planned) return []
    const [plan, came] = [Math.round(planned * 100), Math.round(last * 100)]
    return [{ kind: 'bill' as const, item, planned: plan, came, cents: came - plan }]
  })
}
