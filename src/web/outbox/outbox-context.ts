import { createContext, useContext, useEffect, useSyncExternalStore } from 'react'
import { NOTHING_UNSENT, type Outbox, type OutboxState } from './outbox.ts'

/** Guests have none: what they save is where it belongs. */
export const OutboxContext = createContext<Outbox | null>(null)

export function useOutbox(): Outbox | null {
  return useContext(OutboxContext)
}

const never = () => () => {}
const noState = () => NOTHING_UNSENT

export function useOutboxState(): OutboxState {
  const outbox = useOutbox()
  return useSyncExternalStore(outbox?.subscribe ?? never, outbox?.state ?? noState, noState)
}

const FIRST_PAUSE_MS = 2_000
const LONGEST_PAUSE_MS = 60_000

/** Sends what waits when the page opens and when the network is back; while the server is away, again and again, ever more slowly. */
export function useSending(outbox: Outbox | null): void {
  useEffect(() => {
    if (!outbox) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let pause = FIRST_PAUSE_MS
    const plan = () => {
      clearTimeout(timer)
      if (outbox.state().unsent > 0) timer = setTimeout(tryOn, pause)
    }
    const tryOn = async () => {
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
      if (navigator.onLine) await outbox.send()
      plan()
    }
    const startOver = () => {
      pause = FIRST_PAUSE_MS
      if (outbox.state().unsent > 0) void outbox.send()
      plan()
    }
    startOver()
    const unsubscribe = outbox.subscribe(plan)
    window.addEventListener('online', startOver)
    return () => {
      clearTimeout(timer)
      unsubscribe()
      window.removeEventListener('online', startOver)
    }
  }, [outbox])
}
