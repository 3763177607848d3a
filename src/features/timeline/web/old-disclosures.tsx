import type { OldDisclosure } from '#features/disclosures/disclosure-days.ts'
import { oldDisclosureWords } from '../legal-dates-words.ts'

/** Disclosures from years before, of which no day counts here. */
export function OldDisclosures({ disclosures }: { disclosures: readonly OldDisclosure[] }) {
  return disclosures.map(disclosure => (
    <li key={`${disclosure.kind} ${disclosure.day}`} className="text-muted">
      {oldDisclosureWords(disclosure)}
    </li>
  ))
}
