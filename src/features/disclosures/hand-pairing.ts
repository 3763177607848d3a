import type { Answers } from '#domain/tolerance/closing-check.ts'
import type { HandPairing } from '#domain/tolerance/pairing.ts'
import type { DisclosuresState } from './model.ts'

type Pairings = DisclosuresState['pairings']
type PrintedLine = NonNullable<HandPairing['estimate']>

/** In an answers file: `"pair B: Appraisal Fee": "B: Valuation"`, or `"none"` for a line that the estimate does not have. */
const PAIR = 'pair '
export const NO_LINE = 'none'

/** Takes the pairings out of the answers of a file. */
export function pairingsIn(answers: Answers): HandPairing[] {
  return Object.entries(answers).flatMap(([id, answer]): HandPairing[] => {
    const final = id.startsWith(PAIR) ? lineOf(id.slice(PAIR.length)) : null
    const estimate = answer === NO_LINE ? null : lineOf(answer)
    return final && (estimate || answer === NO_LINE) ? [{ estimate, final }] : []
  })
}

/**
 * The pairings once the buyer said what a line of the Closing Disclosure was on the estimate. A line of the estimate may have
 * become several of one section; one in another section takes it over.
 */
export function withPairing(pairings: Pairings, { estimate, final }: HandPairing): Pairings {
  const isTaken = (each: HandPairing) => isLine(each.estimate, estimate) && each.final?.section !== final?.section
  const others = pairings.filter(each => !isLine(each.final, final) && !isTaken(each))
  return [...others, { estimate, final }]
}

/** Back to what we found by ourselves. */
export function withoutPairing(pairings: Pairings, final: HandPairing['final']): Pairings {
  return pairings.filter(each => !isLine(each.final, final))
}

/** `B: Appraisal Fee`, as lines are named everywhere. */
export function lineName({ section, label }: PrintedLine): string {
  return `${section}: ${label}`
}

export function lineOf(name: string): PrintedLine | null {
  const [, section, label] = /^([ABCEFGH]): (.+)$/.exec(name) ?? []
  return section && label ? { section: section as PrintedLine['section'], label } : null
}

export function isLine(one: HandPairing['final'], other: HandPairing['final']): boolean {
  return one !== null && other !== null && one.section === other.section && one.label === other.label
}
