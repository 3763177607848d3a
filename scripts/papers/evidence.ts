import { judgedReadings } from '#domain/disclosures/judged-readings.ts'
import type { DisclosureEvidence } from '#domain/disclosures/known-disclosure.ts'
import type { DisclosureReading } from '#domain/disclosures/reading.ts'

/** A disclosure as it was read, with what its own sums say of the reading. */
export function readEvidence(id: string, reading: DisclosureReading): DisclosureEvidence {
  const { disclosure, missing_pages } = reading
  const judged = Object.entries(judgedReadings(reading))
  const unsure = judged.flatMap(([path, reading]) => (reading?.confidence === 'unsure' ? [path] : []))
  return { id, disclosure, unsure, missing_pages, typed: false }
}
