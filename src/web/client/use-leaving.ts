import { useEffect, useRef } from 'react'

/** `aside`: another tab, another page of the app. `gone`: the page ends, and what waits for an answer never goes on. */
export type Leaving = 'aside' | 'gone'

/** Calls `save` whenever somebody leaves, in whichever way. */
export function useLeaving(save: (leaving: Leaving) => void): void {
  const latest = useRef(save)
  latest.current = save
  useEffect(() => {
    const onHidden = () => {
      if (document.visibilityState === 'hidden') latest.current('aside')
    }
    const onGone = () => latest.current('gone')
    document.addEventListener('visibilitychange', onHidden)
    window.addEventListener('pagehide', onGone)
    return () => {
      document.removeEventListener('visibilitychange', onHidden)
      window.removeEventListener('pagehide', onGone)
      latest.current('aside')
    }
  }, [])
}
