/** Moves labels apart so that none covers another, each as near to its own line as the others allow. */
export function spread(wanted: readonly number[], gap: number, least: number, most: number): number[] {
  const order = wanted.map((at, index) => ({ at, index })).sort((a, b) => a.at - b.at)
  const placed = order.map(({ at }) => at)
  for (let i = 1; i < placed.length; i++) placed[i] = Math.max(placed[i] ?? 0, (placed[i - 1] ?? 0) + gap)
  let limit = most
  for (let i = placed.length - 1; i >= 0; i--) {
    placed[i] = Math.max(Math.min(placed[i] ?? 0, limit), least)
    limit = (placed[i] ?? 0) - gap
  }
  const result: number[] = []
  order.forEach(({ index }, i) => {
    result[index] = placed[i] ?? 0
  })
  return result
}
