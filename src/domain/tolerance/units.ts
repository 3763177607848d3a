import type { DisclosurePaper, EstimatePaper } from './charges.ts'
import { feeMeaning } from './fee-meaning.ts'
import { answerTo, askAbout, type ChargeAnswers, type Grouping, groupOf } from './groups.ts'
import { type ChargePair, type HandPairing, pairCharges } from './pairing.ts'

/** A charge across an estimate and the disclosure, with its group. */
export interface Unit {
  pair: ChargePair
  group: Grouping
}

/** By the charge's id, which is the same for every estimate that names it. */
export function unitsOf(
  paper: EstimatePaper | undefined,
  disclosure: DisclosurePaper,
  answers: ChargeAnswers,
  byHand: HandPairing[],
): Map<string, Unit> {
  const charges = paper?.charges ?? []
  const named = new Set(charges.filter(({ cents }) => cents > 0).map(({ label }) => feeMeaning(label).key))
  const paired = pairCharges(charges, disclosure.charges, byHand)
  const moved = new Map(paired.flatMap(pair => (pair.moved ? [[pair.id, askAbout('same-charge', pair, 'no')]] : [])))
  const same = paired.flatMap(({ id, moved: estimate, finals: [final] }): HandPairing[] => {
    const ask = moved.get(id)
    return ask && final && estimate && answerTo(ask, answers) === 'yes' ? [{ estimate, final }] : []
  })
  const pairs = same.length > 0 ? pairCharges(charges, disclosure.charges, [...byHand, ...same]) : paired
  return new Map(
    pairs.map(pair => {
      const group = groupOf(pair, answers, named)
      const ask = moved.get(pair.id)
      return [pair.id, { pair, group: ask ? { ...group, asks: [ask, ...group.asks] } : group }]
    }),
  )
}
