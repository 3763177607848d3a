import { Suspense } from 'react'
import { useDrawer } from '#web/journey/journey-context.tsx'
import { InBrowser } from '#web/ui/in-browser.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { rateLockDrawer } from '../actions.ts'
import { lockPageWords as words } from '../words.ts'

/** With the timeline and the papers, which the room is counted from. */
const LockShown = lazyPart(async () => (await import('./lock-shown.tsx')).LockShown)

export function RateLockPage() {
  const { view, refusal, retry } = useDrawer(rateLockDrawer)
  const waiting = <Skeleton className="h-128" />
  return (
    <>
      <PageHeader title={words.title} description={words.description} />
      {!view && !refusal && waiting}
      {refusal && !view && <LoadFailed refusal={refusal} onRetry={retry} />}
      {view && (
        <InBrowser before={waiting}>
          <Suspense fallback={waiting}>
            <LockShown lock={view.lock} waiting={waiting} />
          </Suspense>
        </InBrowser>
      )}
    </>
  )
}
