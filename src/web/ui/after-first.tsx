import { type ReactNode, startTransition, useEffect, useState } from 'react'

/** Whether the first drawing is over. */
export function useAfterFirst(): boolean {
  const [isAfter, setAfter] = useState(false)
  // In slices: what was drawn ahead is still being taken over.
  useEffect(() => startTransition(() => setAfter(true)), [])
  return isAfter
}

/**
 * What comes after the first drawing, and is no part of what is drawn ahead of it; `before` keeps its room. Taken over later than
 * the rest of the page, it could find another world than was drawn: something was saved meanwhile.
 */
export function AfterFirst({ before = null, children }: { before?: ReactNode; children: ReactNode }) {
  return useAfterFirst() ? children : before
}
