import type { Paper } from '#domain/papers/paper.ts'
import { spanishLines } from '#domain/papers/spanish/spanish-lines.ts'

/** What `npm run papers -- --spanish` prints. `column` says which one, where a line of a disclosure has several amounts. */
export interface SpanishJsonLine {
  en: string
  es: string
  value: string | null
  official: boolean
  column?: string
}

export function spanishJson(paper: Paper): SpanishJsonLine[] {
  return spanishLines(paper).map(({ en, es, value, official, column }) => ({
    en,
    es,
    value,
    official,
    ...(column && { column: column.es }),
  }))
}
