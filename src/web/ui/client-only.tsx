import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { isHydrated } from '#web/hydrated.ts'

interface ClientOnlyProps {
  /** Keeps its room. */
  before?: ReactNode
  children: ReactNode
}

/**
 * What only the browser can draw, by its clock or by what it measures: it is left out of pages that are drawn ahead, and comes
 * once the page is taken over. Whoever comes from another page sees it at once.
 */
export function ClientOnly({ before = null, children }: ClientOnlyProps) {
  const [isHere, setHere] = useState(() => typeof document !== 'undefined' && isHydrated())
  useEffect(() => startTransition(() => setHere(true)), [])
  return isHere ? children : before
}
