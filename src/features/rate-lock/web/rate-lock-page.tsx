import { useResource } from '#web/client/client-context.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { rateLockResource } from '../actions.ts'
import { lockPageWords as words } from '../words.ts'

const WAITING = <Skeleton className="h-128" />

/** With the timeline and the disclosures, which the room is counted from. */
const LockShown = lazyPart(async () => (await import('./lock-shown.tsx')).LockShown, { fallback: WAITING })

export function RateLockPage() {
  const { view, problem, refetch } = useResource(rateLockResource)
  return (
    <>
      <PageHeader title={words.title} description={words.description} />
      {!view && !problem && WAITING}
      {problem && !view && <LoadFailed problem={problem} onRetry={refetch} />}
      {view && <LockShown lock={view.lock} waiting={WAITING} />}
    </>
  )
}
