import { type ReactNode, useEffect } from 'react'
import { typedAgain } from '#web/ui/typed-again.ts'

/** Pages that came whole can be used before their code is here. Now that it is: what was typed is read, what was pressed is done. */
export function TakeOver({ of: root, children }: { of: HTMLElement; children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset.awake = ''
    typedAgain(root)
    // After the page has heard of what was typed.
    const timer = setTimeout(() => press(root.querySelector<HTMLElement>('[data-held]')))
    return () => clearTimeout(timer)
  }, [root])
  return children
}

function press(held: HTMLElement | null): void {
  held?.removeAttribute('data-held')
  if (held instanceof HTMLFormElement) held.requestSubmit()
  else held?.click()
}
