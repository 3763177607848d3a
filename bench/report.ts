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

/** The figures as a table for docs/PROOF.md; the command fails where an aim was missed. */
export function report(figures: Figure[]): void {
  console.log('\n| | measured | aim | |\n|---|---|---|---|')
  for (const { claim, measured, aim = '', met } of figures) {
    console.log(`| ${claim} | ${measured} | ${aim} | ${met ? '✓' : '✗'} |`)
  }
  process.exitCode = figures.every(({ met }) => met) ? 0 : 1
}
