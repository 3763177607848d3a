import { judgedReadings } from '#domain/papers/judged-readings.ts'
import type { PaperEvidence } from '#domain/papers/known-paper.ts'
import type { PaperReading } from '#domain/papers/reading.ts'

/** A paper as it was read, with what its own sums say of the reading. */
export function readEvidence(id: string, reading: PaperReading): PaperEvidence {
  const { paper, missing_pages } = reading
  const judged = Object.entries(judgedReadings(reading))
  const unsure = judged.flatMap(([path, reading]) => (reading?.confidence === 'unsure' ? [path] : []))
  return { id, paper, unsure, missing_pages, typed: false }
}
