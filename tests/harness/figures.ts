import { mkdirSync, writeFileSync } from 'node:fs'

/** One line of docs/PROOF.md. */
export interface Figure {
  /** What is claimed, as a reader would say it. */
  claim: string
  measured: string
  /** What it should be; left out where there is none. */
  aim?: string
  /** Whether the aim was met. */
  met: boolean
}

/** Set by `npm run proof`: the same tests, as long and as hard as the proof promises. */
export const isProof = process.env.PROOF !== undefined

/** Keeps what was measured for `npm run proof`; elsewhere a test's figures are of no use to anyone. */
export function record(part: string, figures: Figure[]): void {
  if (!isProof) return
  mkdirSync('.cache/proof', { recursive: true })
  writeFileSync(`.cache/proof/${part}.${process.pid}.${Date.now()}.json`, JSON.stringify(figures))
}
