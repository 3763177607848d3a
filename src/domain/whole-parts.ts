/**
 * Amounts in whole units, so that those on a screen add up to the whole on the screen. What rounding leaves over goes to the
 * largest of them, where it is the least wrong.
 */
export function wholeParts(
  amounts: readonly number[],
  whole = amounts.reduce((sum, amount) => sum + amount, 0),
): number[] {
  const rounded = amounts.map(amount => Math.round(amount))
  const left = Math.round(whole) - rounded.reduce((sum, amount) => sum + amount, 0)
  const largest = amounts.indexOf(Math.max(...amounts))
  return rounded.map((amount, at) => (at === largest ? amount + left : amount))
}
