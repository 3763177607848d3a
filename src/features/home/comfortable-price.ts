import type { ApplicationFields } from '#features/application/model.ts'
import { affordability, noInputs, startOf } from '#features/calculators/affordability.ts'

/** What a plan comes to before any offer: the price that leaves room, as the affordability page tells it. */
export function comfortablePrice(answers: ApplicationFields | null): number | null {
  const start = startOf(answers, null)
  const answer = start && affordability({ ...noInputs, ...start.inputs }, start.buyer)
  // Nobody has a bill yet: not to the dollar.
  return answer && answer.comfortable >= 1000 ? Math.floor(answer.comfortable / 1000) * 1000 : null
}
