import { type ReactNode, useEffect } from 'react'
import { typedAgain } from '#web/ui/typed-again.ts'

/** Pages that came whole can be used before their code is here. Now that it is: what was typed is read, what was pressed is done. */
export function TakeOver({ of: root, children }: { of: HTMLElement; children: ReactNode }) {
  useEffect(() => {
    // React takes over the parts that are typed into as it hears of it, but not while it is at work itself.
    queueMicrotask(() => {
      document.documentElement.dataset.awake = ''
      typedAgain(root)
      // What was pressed waits in early.ts.
      dispatchEvent(new Event('awake'))
    })
  }, [root])
  return children
}
