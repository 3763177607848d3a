import type { Answers } from '#domain/tolerance/closing-check.ts'
import type { HandPairing } from '#domain/tolerance/pairing.ts'

type PrintedLine = NonNullable<HandPairing['estimate']>

/** In an answers file: `"pair B: Appraisal Fee": "B: Valuation"`, or `"none"` for a line that the estimate does not have. */
const PAIR = 'pair '
const NO_LINE = 'none'

/** Takes the pairings out of the answers of a file. */
export function pairingsIn(answers: Answers): HandPairing[] {
  return Object.entries(answers).flatMap(([id, answer]): HandPairing[] => {
    const final = id.startsWith(PAIR) ? lineOf(id.slice(PAIR.length)) : null
    const estimate = answer === NO_LINE ? null : lineOf(answer)
    return final && (estimate || answer === NO_LINE) ? [{ estimate, final }] : []
  })
}

function lineOf(name: string): PrintedLine | null {
  const [, section, label] = /^([ABCEFGH]): (.+)$/.exec(name) ?? []
  return section && label ? { section: section as PrintedLine['section'], label } : null
}
