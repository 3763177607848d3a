import type { ClosingDisclosure, LoanEstimate } from './charges.ts'
import { feeMeaning } from './fee-meaning.ts'
import { answerTo, askAbout, type ChargeAnswers, type Grouping, groupOf } from './groups.ts'
import { type ChargePair, type HandPairing, pairCharges } from './pairing.ts'

/** A charge across an estimate and the Closing Disclosure, with its group. */
export interface Unit {
  pair: ChargePair
  group: Grouping
}

/** By the charge's id, which is the same for every estimate that names it. */
export function unitsOf(
  disclosure: LoanEstimate | undefined,
  closingDisclosure: ClosingDisclosure,
  answers: ChargeAnswers,
  byHand: HandPairing[],
): Map<string, Unit> {
  const charges = disclosure?.charges ?? []
  const named = new Set(charges.filter(({ cents }) => cents > 0).map(({ label }) => feeMeaning(label).key))
  const paired = pairCharges(charges, closingDisclosure.charges, byHand)
  const moved = new Map(paired.flatMap(pair => (pair.moved ? [[pair.id, askAbout('same-charge', pair, 'no')]] : [])))
  const same = paired.flatMap(({ id, moved: estimate, finals: [final] }): HandPairing[] => {
    const ask = moved.get(id)
    return ask && final && estimate && answerTo(ask, answers) === 'yes' ? [{ estimate, final }] : []
  })
  const pairs = same.length > 0 ? pairCharges(charges, closingDisclosure.charges, [...byHand, ...same]) : paired
  return new Map(
    pairs.map(pair => {
      const group = groupOf(pair, answers, named)
      const ask = moved.get(pair.id)
      return [pair.id, { pair, group: ask ? { ...group, asks: [ask, ...group.asks] } : group }]
    }),
  )
}
