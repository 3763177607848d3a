export interface Tally {
  passed: number
  failed: number
  /** The names of what failed, told once more at the end. */
  names?: string[]
}

export function outcome(ok: boolean): Tally {
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

export function sumOf(tallies: Tally[]): Required<Tally> {
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
    names: tallies.flatMap(({ names = [] }) => names),
  }
}

export function minutes(since: number): string {
  const seconds = Math.round((performance.now() - since) / 1000)
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}
