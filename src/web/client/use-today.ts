import { useSyncExternalStore } from 'react'
import { localDay } from './browser-action-context.ts'

/** The person's calendar day. A page that stays open over midnight, or is opened again in the morning, follows it. */
export function useToday(): string {
  return useSyncExternalStore(subscribe, currentDay, currentDay)
}

const CHECK_MS = 30_000

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, CHECK_MS)
  document.addEventListener('visibilitychange', onChange)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onChange)
  }
}

function currentDay(): string {
  return localDay(new Date())
}
