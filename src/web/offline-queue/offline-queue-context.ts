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
    let isTrying = false
    let isOver = false
    // A scheduled retry stays: frequent saves would postpone it for ever.
    const plan = () => {
      if (offlineQueue.state().unsent === 0) pause = FIRST_PAUSE_MS
      else if (!isOver && !isTrying) timer ??= setTimeout(tryOn, pause)
    }
    const tryOn = async () => {
      clearTimeout(timer)
      timer = undefined
      isTrying = true
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
      try {
        if (navigator.onLine && offlineQueue.state().unsent > 0) await offlineQueue.send()
      } finally {
        isTrying = false
        plan()
      }
    }
    const startOver = () => {
      pause = FIRST_PAUSE_MS
      void tryOn()
    }
    startOver()
    const unsubscribe = offlineQueue.subscribe(plan)
    window.addEventListener('online', startOver)
    return () => {
      isOver = true
      clearTimeout(timer)
      unsubscribe()
      window.removeEventListener('online', startOver)
    }
  }, [offlineQueue])
}
