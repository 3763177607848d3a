import { type ReactNode, useEffect } from 'react'
import { useTypedAgain } from '#web/ui/typed-again.ts'

/** Pages that came whole can be used before their code is here. Now that it is: what was typed is read, what was pressed is done. */
export function TakeOver({ of: root, children }: { of: HTMLElement; children: ReactNode }) {
  useTypedAgain(root)
  useEffect(() => {
    // After what was typed.
    queueMicrotask(() => {
      layOutLater(root.querySelectorAll<HTMLElement>('.seen-later'))
      document.documentElement.dataset.awake = ''
      // What was pressed waits in early.ts.
      dispatchEvent(new Event('awake'))
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
