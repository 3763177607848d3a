import { exactInterest, halfUp } from '../servicing/interest.ts'
import type { Parts } from './parts.ts'

/** Somebody paid what was another's to pay. */
export interface Advance {
  by: string
  for: string
  cents: number
  months_ago: number
}

export interface SettledAdvances {
  advanced: number
  interest: number
  gets: Record<string, number>
}

/** Advances with the agreed simple interest are settled first; shares stay as they are. */
export function settleAdvances(before: Parts, advances: readonly Advance[], rate_percent: number): SettledAdvances {
  const gets: Record<string, number> = { ...before }
  let [advanced, interest] = [0, 0]
  for (const [pair, group] of Map.groupBy(advances, advance => JSON.stringify([advance.by, advance.for]))) {
    const [by = '', to = ''] = JSON.parse(pair)
    const lent = group.reduce((sum, { cents }) => sum + cents, 0)
    // Rounded once for each pair, not for each month.
    const centMonths = group.reduce((sum, { cents, months_ago }) => sum + cents * months_ago, 0)
    const owed = halfUp(exactInterest(centMonths, rate_percent, 1, 12))
    advanced += lent
    interest += owed
    gets[by] = (gets[by] ?? 0) + lent + owed
    gets[to] = (gets[to] ?? 0) - lent - owed
  }
  return { advanced, interest, gets }
}
