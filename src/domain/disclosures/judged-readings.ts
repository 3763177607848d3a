import { type Check, pictureReadings } from './check.ts'
import { checkDisclosure } from './checks.ts'
import type { DisclosureReading, Readings } from './reading.ts'
import { withWitnesses } from './witnesses.ts'

/** Sure is only what was read clearly and has its witnesses; on a picture, only what a sum proves or two looks read alike. */
export function judgedReadings(
  { disclosure, readings }: DisclosureReading,
  checks: readonly Check[] = checkDisclosure(disclosure),
): Readings {
  return pictureReadings(withWitnesses(disclosure, readings, checks), checks)
}
