import type { Lack } from './checkable-disclosures.ts'

/** A line is checked once, whatever of it is open. */
export function figuresToCheck(lacks: readonly Lack[]): number {
  const places = lacks.flatMap(lack =>
    'path' in lack ? [`${lack.disclosure.id} ${lack.path.replace(/^(lines\.\d+)\..*/, '$1')}`] : [],
  )
  return new Set(places).size
}
