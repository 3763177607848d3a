/** How many equal deposits reach a goal; `null` when they never do. `rate` is the percent earned in each period. */
export function depositsToReach({
  goal,
  deposit,
  rate = 0,
  at_start = false,
}: {
  goal: number
  deposit: number
  rate?: number
  /** Deposits earn from the start of their period, not from its end. */
  at_start?: boolean
}): number | null {
  if (!(goal > 0)) return 0
  if (!(deposit > 0)) return null
  const earned = rate > 0 ? rate / 100 : 0
  const counted = deposit * (at_start ? 1 + earned : 1)
  const count = earned === 0 ? goal / counted : Math.log1p((goal / counted) * earned) / Math.log1p(earned)
  return Number.isFinite(count) ? count : null
}
