export interface BorrowerScores {
  /** Each borrower's: the middle of three, the lower of two. */
  median: number[]
  /** The lowest of these sets the price. */
  representative: number
  /** Fannie Mae's minimum went by this from September 2021 to November 15, 2025; since then its system has no minimum. */
  average_median: number
}

export function borrowerScores(scores: readonly (readonly number[])[]): BorrowerScores {
  const median = scores.map(middleScore)
  return {
    median,
    representative: Math.min(...median),
    average_median: Math.round(median.reduce((sum, score) => sum + score, 0) / median.length),
  }
}

function middleScore(scores: readonly number[]): number {
  const inOrder = scores.toSorted((a, b) => a - b)
  // Of two the lower, of three the middle one.
  return inOrder[Math.floor((inOrder.length - 1) / 2)] ?? 0
}
