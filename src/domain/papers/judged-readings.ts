import { type Check, pictureReadings } from './check.ts'
import { checkPaper } from './checks.ts'
import type { PaperReading, Readings } from './reading.ts'
import { withWitnesses } from './witnesses.ts'

/** Sure is only what was read clearly and has its witnesses; on a picture, only what a sum proves or two looks read alike. */
export function judgedReadings(
  { paper, readings }: PaperReading,
  checks: readonly Check[] = checkPaper(paper),
): Readings {
  return pictureReadings(withWitnesses(paper, readings, checks), checks)
}
