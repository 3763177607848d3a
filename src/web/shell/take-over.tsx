import { type ReactNode, useEffect } from 'react'
import { typedAgain } from '#web/ui/typed-again.ts'

/** Pages that came whole can be used before their code is here. Now that it is: what was typed is read, what was pressed is done. */
export function TakeOver({ of: root, children }: { of: HTMLElement; children: ReactNode }) {
  useEffect(() => {
    // Not while React is at work itself: it hears of what was typed, but puts fields back to what it drew.
    queueMicrotask(() => {
      document.documentElement.dataset.awake = ''
      typedAgain(root)
      // What was pressed waits in early.ts.
      dispatchEvent(new Event('awake'))
    })
  }, [root])
  return children
}
