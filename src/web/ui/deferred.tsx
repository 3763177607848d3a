import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { isHydrated } from '#web/hydrated.ts'

/**
 * What stands below a page's first screen, or is dear to draw: whoever comes from another page sees the rest first, and this
 * right after; what stands in another one after that. A page that is loaded is drawn whole, as the build does; so is one whose
 * address names a place in it.
 */
export function Deferred({ children }: { children: ReactNode }) {
  const [isDrawn, setDrawn] = useState(isDrawnWhole)
  useEffect(() => startTransition(() => setDrawn(true)), [])
  return isDrawn ? children : null
}

function isDrawnWhole(): boolean {
  if (typeof document === 'undefined') return true
  return !isHydrated() || window.location.hash !== ''
}
