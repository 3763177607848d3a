import { type ReactNode, Suspense, startTransition, useEffect, useState } from 'react'
import { whenIdle } from '#web/when-idle.ts'

const LATEST_MS = 500

/** Parts whose code is fetched before they are drawn. */
type Parts = readonly { load(): Promise<unknown> }[]

/** Whether the first drawing is over and the browser has come to rest after it. */
export function useAfterIdle(parts: Parts = []): boolean {
  const [isAfter, setAfter] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: there is only one first drawing.
  useEffect(() => {
    // In slices: what was drawn ahead is still being taken over.
    const draw = () => startTransition(() => setAfter(true))
    // Code that does not come is the part's own affair.
    return whenIdle(() => void Promise.allSettled(parts.map(part => part.load())).then(draw), LATEST_MS)
  }, [])
  return isAfter
}

interface AfterIdleProps {
  /** Keeps its room. */
  before?: ReactNode
  parts?: Parts
  children: ReactNode
}

/**
 * What comes after the first drawing, and is no part of what is drawn ahead of it. Taken over later than the rest of the page,
 * it could find another world than was drawn: something was saved meanwhile.
 */
export function AfterIdle({ before = null, parts, children }: AfterIdleProps) {
  return useAfterIdle(parts) ? <Suspense fallback={before}>{children}</Suspense> : before
}
