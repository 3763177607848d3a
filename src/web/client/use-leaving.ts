import { useEffect, useRef } from 'react'

/** `aside`: another tab, another page of the app. `gone`: the page is unloaded, and nothing that awaits an answer continues. */
export type Leaving = 'aside' | 'gone'

/** Calls `save` whenever somebody leaves, in whichever way. Where `mayClose` says no, the browser asks before the page ends. */
export function useLeaving(save: (leaving: Leaving) => void, mayClose = () => true): void {
  const latest = useRef(save)
  latest.current = save
  const mayEnd = useRef(mayClose)
  mayEnd.current = mayClose
  useEffect(() => {
    const onHidden = () => {
      if (document.visibilityState === 'hidden') latest.current('aside')
    }
    const onGone = () => latest.current('gone')
    const onEnding = (event: Event) => {
      if (!mayEnd.current()) event.preventDefault()
    }
    document.addEventListener('visibilitychange', onHidden)
    window.addEventListener('beforeunload', onEnding)
    window.addEventListener('pagehide', onGone)
    return () => {
      document.removeEventListener('visibilitychange', onHidden)
      window.removeEventListener('beforeunload', onEnding)
      window.removeEventListener('pagehide', onGone)
      latest.current('aside')
    }
  }, [])
}
