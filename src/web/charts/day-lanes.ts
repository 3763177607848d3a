/** Where the flag of a day stands: its stem at `left`, its words `width` to the right of it. */
export interface Flag {
  left: number
  width: number
}

const GAP = 10

/**
 * How high each flag hangs, so that no stem crosses another one's words. Flags come in the order of their days: each
 * hangs above all later ones whose stems it covers.
 */
export function lanesOf(flags: readonly Flag[]): number[] {
  const lanes: number[] = new Array(flags.length).fill(0)
  for (let at = flags.length - 1; at >= 0; at--) {
    const flag = flags[at] as Flag
    for (let later = at + 1; later < flags.length; later++) {
      if ((flags[later] as Flag).left >= flag.left + flag.width + GAP) break
      lanes[at] = Math.max(lanes[at] ?? 0, (lanes[later] ?? 0) + 1)
    }
  }
  return lanes
}
