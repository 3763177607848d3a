import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react'
import { whenIdle } from '#web/when-idle.ts'
import { lazyPart } from './lazy-part.tsx'

/**
 * A dialog or sheet whose machinery weighs as much as a page: it comes when the browser has nothing else to do, and is drawn from the
 * first time that it is open. Opened before it has come, it opens as it arrives.
 */
export function lazyOverlay<Props extends { open: boolean }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Overlay = lazyPart(load, { missing: 'note' })
  return props => (
    <Later open={props.open} load={load}>
      <Overlay {...props} />
    </Later>
  )
}

function Later({ open, load, children }: { open: boolean; load(): Promise<unknown>; children: ReactNode }) {
  const [wanted, setWanted] = useState(open)
  if (open && !wanted) setWanted(true)
  useEffect(
    () =>
      whenIdle(() => {
        // Without a network it comes when it is opened, or not at all.
        if (navigator.onLine) load().catch(() => undefined)
      }),
    [load],
  )
  return wanted && <Suspense>{children}</Suspense>
}
