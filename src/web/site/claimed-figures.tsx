import type { Claim } from '#routes/claims.ts'
import { Claimed, ClaimNote } from './claimed.tsx'

export interface ClaimedFigure {
  claim: Claim
  figure: string
  label: string
}

/** Figures in a row, each with its source; nothing where none of them may be shown. */
export function ClaimedFigures({ figures, label }: { figures: readonly ClaimedFigure[]; label: string }) {
  return (
    <Claimed when="shown" of={figures.map(({ claim }) => claim)}>
      <ul className="grid grid-cols-2 border-y border-line sm:grid-cols-4" aria-label={label}>
        {figures.map(({ claim, figure, label }) => (
          <Claimed key={claim} when="shown" of={[claim]}>
            <li className="claim">
              <span className="claim-figure serif num block text-4xl">{figure}</span>
              <span className="block text-sm text-muted">{label}</span>
              <ClaimNote claim={claim} className="mt-2" />
            </li>
          </Claimed>
        ))}
      </ul>
    </Claimed>
  )
}
