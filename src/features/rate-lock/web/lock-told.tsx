import { useEffect } from 'react'
import type { LockTold as Told } from '#features/timeline/rights.ts'
import { zoneHere } from '#web/client/browser-action-context.ts'
import { useResource } from '#web/client/client-context.tsx'
import { rateLockResource } from '../actions.ts'
import { toldLock } from '../rules.ts'

/** Tells the timeline what the buyer keeps of their lock; shows nothing itself. */
export function LockTold({ onLock }: { onLock(lock: Told | null): void }) {
  const lock = useResource(rateLockResource).view?.lock
  useEffect(() => {
    if (lock !== undefined) onLock(lock && toldLock(lock, zoneHere()))
  }, [lock, onLock])
  return null
}
