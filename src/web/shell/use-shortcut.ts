import { useEffect, useEffectEvent } from 'react'

/** Ctrl or Cmd and a letter. */
export function useShortcut(letter: string, go: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, metaKey, ctrlKey, shiftKey, altKey } = event
    if (key.toLowerCase() !== letter || !(metaKey || ctrlKey) || shiftKey || altKey) return
    event.preventDefault()
    go()
  })
  useEffect(() => {
    const follow = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', follow)
    return () => window.removeEventListener('keydown', follow)
  }, [])
}
