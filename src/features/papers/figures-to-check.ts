import type { Lack } from './checkable-papers.ts'

/** A line is checked once, whatever of it is open. */
export function figuresToCheck(lacks: readonly Lack[]): number {
  const places = lacks.flatMap(lack =>
    'path' in lack ? [`${lack.paper.id} ${lack.path.replace(/^(lines\.\d+)\..*/, '$1')}`] : [],
  )
  return new Set(places).size
}
