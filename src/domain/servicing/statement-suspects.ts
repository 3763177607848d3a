import type { StatementFigure } from './statement.ts'
import type { StatementCheck } from './statement-check.ts'

/**
 * The figures that most simply explain what is odd: those that take part in every check that failed, and in none that would
 * have failed with them. Nothing when nothing is odd.
 */
export function suspects(checks: readonly StatementCheck[]): StatementCheck['figure'][] {
  const odd = checks.filter(({ status }) => status === 'odd')
  const [first] = odd
  if (!first) return []
  const cleared = new Set(checks.filter(({ status }) => status === 'ok').flatMap(({ sharp }) => sharp))
  const inAll = partsOf(first).filter(part => odd.every(check => partsOf(check).includes(part)))
  const left = inAll.filter(part => !cleared.has(part as StatementFigure))
  if (left.length > 0) return left
  // More than one figure is odd: each check names its own.
  return inAll.length > 0 ? inAll : [...new Set(odd.map(({ figure }) => figure))]
}

function partsOf({ figure, parts }: StatementCheck): StatementCheck['figure'][] {
  return parts.length > 0 ? [...parts] : [figure]
}
