/** What is asked of a word here. */
interface Placed {
  text: string
  x: number
  right: number
  base: number
  hidden: boolean
}

const HIGHEST_LIFT = 6
const LEAST_FIGURES = 6
const LIFTS = [2.5, 3, 3.5, 4, 4.5, 5, 5.5]

/** Held against the words at their left, figures stand on their line, or most of them are off by the same. */
export function liftOf(words: readonly Placed[]): number {
  const { count, level, best, fitting, lower } = fits(words)
  if (count < LEAST_FIGURES) return 0
  return fitting > 0.6 * count && fitting > 2 * level && fitting > lower ? best : 0
}

/** How much higher than their labels the values of a page could also stand: 0 where they stand level, `null` where too few tell. */
export function possibleLift(words: readonly Placed[]): number | null {
  const { count, level, best, fitting, lower } = fits(words)
  if (count < LEAST_FIGURES) return null
  // Most programs that print values off their line print them lower.
  const isLower = lower > 1.1 * fitting
  return level < 0.5 * count && fitting >= 0.4 * count && !isLower ? best : 0
}

/** How many figures have a label on their line, and at the best distance above and below it. */
function fits(words: readonly Placed[]): {
  count: number
  level: number
  best: number
  fitting: number
  lower: number
} {
  const shown = words.filter(({ hidden }) => !hidden)
  const figures = shown.filter(({ text }) => /^[-–(]?\$[\d,.]+\)?$|^[\d.]+%$|^\d{1,2}\/\d{1,2}\/\d{2,4}$/.test(text))
  const labels = shown.filter(({ text }) => /^\p{L}{3}/u.test(text))
  const offsets = figures.flatMap(figure => {
    const beside = labels
      .filter(({ right, base }) => right < figure.x && Math.abs(base - figure.base) <= HIGHEST_LIFT)
      .map(({ base }) => base - figure.base)
    return beside.length > 0 ? [beside] : []
  })
  const at = (lift: number) => offsets.filter(each => each.some(offset => Math.abs(offset - lift) < 0.6)).length
  const best = LIFTS.reduce((one, other) => (at(other) > at(one) ? other : one))
  return {
    count: offsets.length,
    level: at(0),
    best,
    fitting: at(best),
    lower: Math.max(...LIFTS.map(lift => at(-lift))),
  }
}
