import { type ReactNode, Suspense } from 'react'
import { closurePageWords } from '#features/closure/page-words.ts'
import { comparisonResource } from '#features/comparison/actions.ts'
import { disclosuresResource } from '#features/disclosures/actions.ts'
import { timelineResource } from '#features/timeline/actions.ts'
import { legalDatesResource } from '#features/timeline/legal-dates-actions.ts'
import { useCanOpen, useResource } from '#web/client/client-context.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { closureResource } from '../actions.ts'
import { GuestClosure } from './guest-closure.tsx'

/** A guest has none. */
const ClosureEditor = lazyPart(async () => (await import('./closure-editor.tsx')).ClosureEditor)

interface ClosurePageProps {
  /** For a closed loan: the card and the gift. */
  celebration: ReactNode
}

export function ClosurePage({ celebration }: ClosurePageProps) {
  const may = useCanOpen('closure')
  if (may.ok) return <AccountClosure celebration={celebration} />
  return (
    <>
      <PageHeader title={closurePageWords.loanClosure} description={closurePageWords.pageHint} />
      <GuestClosure reason={may.reason} />
    </>
  )
}

function AccountClosure({ celebration }: ClosurePageProps) {
  const { view, loading, problem, refetch } = useResource(closureResource)
  const others = [
    useResource(timelineResource),
    useResource(legalDatesResource),
    useResource(comparisonResource),
    useResource(disclosuresResource),
  ]
  const isRead = view && !others.some(other => other.loading)
  const isClosed = view?.closure?.loan_closed === true
  return (
    <>
      <PageHeader
        title={isClosed ? closurePageWords.loanIsClosed : closurePageWords.loanClosure}
        description={isClosed ? closurePageWords.hereIsWhatSigned : closurePageWords.pageHint}
      />
      {(loading || (view && !isRead)) && <Loading />}
      {problem && !view && <LoadFailed problem={problem} onRetry={refetch} />}
      {isRead && (
        <Suspense fallback={<Loading />}>
          <ClosureEditor view={view} celebration={celebration} />
        </Suspense>
      )}
    </>
  )
}

function Loading() {
  return (
    <div aria-busy="true">
      <p className="mb-3 text-muted">{closurePageWords.loading}</p>
      <Skeleton className="h-160" />
    </div>
  )
}
