import type { ReactNode } from 'react'
import { endMark, noteMark, startMark, type When } from '#routes/claim-marks.ts'
import type { Claim } from '#routes/claims.ts'
import { Badge } from '#web/ui/badge.tsx'

/** A part that the server sends only where one of the claims stands so. */
export function Claimed({ when, of, children }: { when: When; of: readonly Claim[]; children: ReactNode }) {
  return (
    <>
      {startMark(when, of)}
      {children}
      {endMark(when, of)}
    </>
  )
}

/** That it is an example, or where it comes from. */
export function ClaimNote({ claim, className }: { claim: Claim; className?: string }) {
  return (
    <Badge tone="attention" className={className}>
      {noteMark(claim)}
    </Badge>
  )
}
