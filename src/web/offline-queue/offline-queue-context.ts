import { createContext, useContext, useEffect, useSyncExternalStore } from 'react'
import { NOTHING_UNSENT, type OfflineQueue, type OfflineQueueState } from './offline-queue.ts'

/** Guests have none: what they save is where it belongs. */
export const OfflineQueueContext = createContext<OfflineQueue | null>(null)

export function useOfflineQueue(): OfflineQueue | null {
  return useContext(OfflineQueueContext)
}

const never = () => () => {}
const noState = () => NOTHING_UNSENT

export function useOfflineQueueState(): OfflineQueueState {
  const offlineQueue = useOfflineQueue()
  return useSyncExternalStore(offlineQueue?.subscribe ?? never, offlineQueue?.state ?? noState, noState)
}

const FIRST_PAUSE_MS = 2_000
const LONGEST_PAUSE_MS = 60_000

/** Sends what waits when the page opens and when the network is back; while the server is away, again and again, ever more slowly. */
export function useSending(offlineQueue: OfflineQueue | null): void {
  useEffect(() => {
    if (!offlineQueue) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let pause = FIRST_PAUSE_MS
    const plan = () => {
      clearTimeout(timer)
      if (offlineQueue.state().unsent > 0) timer = setTimeout(tryOn, pause)
    }
    const tryOn = async () => {
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
      if (navigator.onLine) await offlineQueue.send()
      plan()
    }
    const startOver = () => {
      pause = FIRST_PAUSE_MS
      if (offlineQueue.state().unsent > 0) void offlineQueue.send()
      plan()
    }
    startOver()
    const unsubscribe = offlineQueue.subscribe(plan)
    window.addEventListener('online', startOver)
    return () => {
      clearTimeout(timer)
      unsubscribe()
      window.removeEventListener('online', startOver)
    }
  }, [offlineQueue])
}
