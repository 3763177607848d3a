import { useEffect, useEffectEvent } from 'react'

/** `aside`: another tab, another page of the app. `gone`: the page is unloaded, and nothing that awaits an answer continues. */
export type Leaving = 'aside' | 'gone'

/** Calls `save` whenever somebody leaves, in whichever way. Where `mayClose` says no, the browser asks before the page ends. */
export function useLeaving(save: (leaving: Leaving) => void, mayClose = () => true): void {
  const leave = useEffectEvent(save)
  const mayEnd = useEffectEvent(mayClose)
  useEffect(() => {
    const onHidden = () => {
      if (document.visibilityState === 'hidden') leave('aside')
    }
    const onGone = () => leave('gone')
    const onEnding = (event: Event) => {
      if (!mayEnd()) event.preventDefault()
    }
    document.addEventListener('visibilitychange', onHidden)
    window.addEventListener('beforeunload', onEnding)
    window.addEventListener('pagehide', onGone)
    return () => {
      document.removeEventListener('visibilitychange', onHidden)
      window.removeEventListener('beforeunload', onEnding)
      window.removeEventListener('pagehide', onGone)
      leave('aside')
    }
  }, [])
}
