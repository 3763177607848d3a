import type { Disclosure } from '#domain/disclosures/disclosure.ts'
import { spanishLines } from '#domain/disclosures/spanish/spanish-lines.ts'

/**
 * What `npm run papers -- --spanish` prints. `column` says which one, where a line of a Closing Disclosure has several
 * amounts.
 */
export interface SpanishJsonLine {
  en: string
  es: string
  value: string | null
  official: boolean
  column?: string
}

export function spanishJson(disclosure: Disclosure): SpanishJsonLine[] {
  return spanishLines(disclosure).map(({ en, es, value, official, column }) => ({
    en,
    es,
    value,
    official,
    ...(column && { column: column.es }),
  }))
}
