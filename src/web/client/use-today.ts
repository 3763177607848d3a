import { useContext, useSyncExternalStore } from 'react'
import { localDay } from './browser-action-context.ts'
import { InitialDataContext } from './initial-data-context.ts'

/** The person's calendar day. A page that stays open over midnight, or is opened again in the morning, follows it. */
export function useToday(): string {
  const sent = useContext(InitialDataContext)
  // A prerendered page is hydrated with the day it was rendered on.
  return useSyncExternalStore(subscribe, currentDay, () => sent?.day ?? currentDay())
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
