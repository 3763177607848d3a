import type { ToleranceLine } from '#domain/tolerance/closing-check.ts'

export function sumOf(lines: readonly ToleranceLine[], column: 'estimate_cents' | 'actual_cents'): number {
  return lines.reduce((total, line) => total + (line[column] ?? 0), 0)
}
