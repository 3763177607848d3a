import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { isAwake } from '#web/awake.ts'

interface InBrowserProps {
  /** Keeps its room. */
  before?: ReactNode
  children: ReactNode
}

/**
 * What only the browser can draw, by its clock or by what it measures: it is left out of pages that are drawn ahead, and comes
 * once the page is taken over. Whoever comes from another page sees it at once.
 */
export function InBrowser({ before = null, children }: InBrowserProps) {
  const [isHere, setHere] = useState(() => typeof document !== 'undefined' && isAwake())
  useEffect(() => startTransition(() => setHere(true)), [])
  return isHere ? children : before
}
