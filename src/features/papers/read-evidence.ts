import { checkPaper } from '#domain/papers/checks.ts'
import type { PaperEvidence } from '#domain/papers/known-paper.ts'
import type { PaperReading } from '#domain/papers/reading.ts'
import { withWitnesses } from '#domain/papers/witnesses.ts'

/** A paper as it was read, with what its own sums say of the reading. */
export function readEvidence(id: string, { paper, readings, missing_pages }: PaperReading): PaperEvidence {
  const judged = Object.entries(withWitnesses(paper, readings, checkPaper(paper)))
  const unsure = judged.flatMap(([path, reading]) => (reading?.confidence === 'unsure' ? [path] : []))
  return { id, paper, unsure, missing_pages, typed: false }
}
