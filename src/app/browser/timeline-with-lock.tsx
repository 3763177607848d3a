import { Suspense, startTransition, useCallback, useState } from 'react'
import type { LockTold as Told } from '#features/timeline/rights.ts'
import { TimelinePage } from '#features/timeline/web/timeline-page.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'

/** The lock comes after the timeline itself; without it the papers' days are counted. */
const LockTold = lazyPart(async () => (await import('#features/rate-lock/web/lock-told.tsx')).LockTold, {
  missing: 'silent',
})

const EscrowDays = lazyPart(async () => (await import('#features/escrow/web/escrow-days.tsx')).EscrowDays, {
  missing: 'silent',
})

const LoanDays = lazyPart(async () => (await import('#features/servicing/web/loan-days.tsx')).LoanDays, {
  missing: 'silent',
})

/** The timeline knows no rate lock, no escrow account and no loan that is being paid; what the buyer keeps of theirs is handed to it here. */
export function TimelineWithLock() {
  const [lock, setLock] = useState<Told | null>(null)
  // In slices: the whole page hangs on it.
  const tell = useCallback((told: Told | null) => startTransition(() => setLock(told)), [])
  return (
    <>
      <TimelinePage lock={lock} />
      <Suspense>
        <LockTold onLock={tell} />
        <EscrowDays />
        <LoanDays />
      </Suspense>
    </>
  )
}
