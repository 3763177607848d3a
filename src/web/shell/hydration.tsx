import { type ReactNode, useEffect } from 'react'
import { useReplayedInput } from '#web/ui/replayed-input.ts'

/** Pages that came whole can be used before their code is here. Now that it is: what was typed is read, what was pressed is done. */
export function Hydration({ of: root, children }: { of: HTMLElement; children: ReactNode }) {
  useReplayedInput(root)
  useEffect(() => {
    // After what was typed.
    queueMicrotask(() => {
      layOutLater(root.querySelectorAll<HTMLElement>('.seen-later'))
      document.documentElement.dataset.hydrated = ''
      // What was pressed waits in prehydration.ts.
      dispatchEvent(new Event('hydrated'))
    })
  }, [root])
  return children
}

/** One in each frame: all at once would keep a slow phone for a fifth of a second. */
function layOutLater(parts: Iterable<HTMLElement>): void {
  const waiting = [...parts]
  for (const part of waiting) part.dataset.waits = ''
  const layOut = () => {
    const part = waiting.shift()
    if (!part) return
    delete part.dataset.waits
    requestAnimationFrame(layOut)
  }
  requestAnimationFrame(layOut)
}
