import { Suspense, startTransition, useCallback, useState } from 'react'
import type { LockDates } from '#features/timeline/legal-dates.ts'
import { TimelinePage } from '#features/timeline/web/timeline-page.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'

/** The lock comes after the timeline itself; without it the disclosures' days are counted. */
const LockDatesReader = lazyPart(
  async () => (await import('#features/rate-lock/web/lock-dates-reader.tsx')).LockDatesReader,
  {
    missing: 'silent',
  },
)

const EscrowDays = lazyPart(async () => (await import('#features/escrow/web/escrow-days.tsx')).EscrowDays, {
  missing: 'silent',
})

const LoanDays = lazyPart(async () => (await import('#features/servicing/web/loan-days.tsx')).LoanDays, {
  missing: 'silent',
})

/** The timeline knows no rate lock, no escrow account and no loan that is being paid; their dates are handed to it here. */
export function TimelineWithLock() {
  const [lock, setLock] = useState<LockDates | null>(null)
  // Low priority (a transition): the whole page depends on it.
  const tell = useCallback((dates: LockDates | null) => startTransition(() => setLock(dates)), [])
  return (
    <>
      <TimelinePage lock={lock} />
      <Suspense>
        <LockDatesReader onLock={tell} />
        <EscrowDays />
        <LoanDays />
      </Suspense>
    </>
  )
}
