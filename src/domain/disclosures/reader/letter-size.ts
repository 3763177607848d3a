/** What letters of a form's rows usually measure. */
export const USUAL_SIZE = 8

/** The size that most letters have. */
export function letterSize(words: readonly { text: string; size: number }[]): number {
  const sorted = [...words].sort((one, other) => one.size - other.size)
  let left = sorted.reduce((sum, { text }) => sum + text.length, 0) / 2
  for (const { text, size } of sorted) {
    left -= text.length
    if (left <= 0) return size
  }
  return USUAL_SIZE
}
