import { useEffect } from 'react'
import type { LockDates } from '#features/timeline/legal-dates.ts'
import { zoneHere } from '#web/client/browser-action-context.ts'
import { useResource } from '#web/client/client-context.tsx'
import { rateLockResource } from '../actions.ts'
import { lockDates } from '../rules.ts'

/** Passes the buyer's saved lock to the timeline; renders nothing itself. */
export function LockDatesReader({ onLock }: { onLock(lock: LockDates | null): void }) {
  const lock = useResource(rateLockResource).view?.lock
  useEffect(() => {
    if (lock !== undefined) onLock(lock && lockDates(lock, zoneHere()))
  }, [lock, onLock])
  return null
}
