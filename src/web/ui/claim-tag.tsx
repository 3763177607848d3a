import { type ClaimState, claimNote } from '#routes/claims.ts'
import { Badge } from './badge.tsx'

/** That something is an example, or whose word it is. */
export function ClaimTag({ state, className }: { state: ClaimState; className?: string }) {
  if (state === 'off') return null
  return (
    <Badge tone="attention" className={className}>
      {claimNote(state)}
    </Badge>
  )
}
