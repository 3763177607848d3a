import type { LoanState } from '#resources/loan.ts'

export const STAGES = ['plan', 'compare', 'apply', 'close', 'keys'] as const
export type Stage = (typeof STAGES)[number]

/** Where a loan's state puts it on the way, whatever its dates say. */
export const STAGE_OF: Record<LoanState, Stage> = {
  planning: 'plan',
  comparing: 'compare',
  applying: 'apply',
  closing: 'close',
  owned: 'keys',
  ended: 'keys',
}
