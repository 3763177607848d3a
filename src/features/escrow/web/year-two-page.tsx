import { useResource } from '#web/client/client-context.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { escrowResource } from '../actions.ts'
import { yearTwoWords as words } from '../year-two-words.ts'

const WAITING = <Skeleton className="h-128" />

/** With the papers and the application, which fill the form. */
const YearTwoShown = lazyPart(async () => (await import('./year-two-shown.tsx')).YearTwoShown, { fallback: WAITING })

export function YearTwoPage() {
  const { view, problem, retry } = useResource(escrowResource)
  return (
    <>
      <PageHeader title={words.title} description={words.description} />
      {!view && !problem && WAITING}
      {problem && !view && <LoadFailed problem={problem} onRetry={retry} />}
      {view && <YearTwoShown saved={view.plan} waiting={WAITING} />}
    </>
  )
}
