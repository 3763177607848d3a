import { type ReactNode, startTransition, useEffect, useState } from 'react'

/**
 * What comes after the first drawing, and is no part of what the build draws. Taken over later than the rest of the page, it
 * could find another world than the build did: something was saved meanwhile.
 */
export function AfterFirst({ children }: { children: ReactNode }) {
  const [isFirst, setFirst] = useState(true)
  // In slices: what the build drew is still being taken over.
  useEffect(() => startTransition(() => setFirst(false)), [])
  return isFirst ? null : children
}
