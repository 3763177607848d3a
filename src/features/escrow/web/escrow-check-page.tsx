import { useResource } from '#web/client/client-context.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { escrowResource } from '../actions.ts'
import { escrowCheckWords as words } from '../escrow-check-words.ts'
import type { ReadStatementFile } from './statement-file.ts'

const WAITING = <Skeleton className="h-128" />

const StatementsShown = lazyPart(async () => (await import('./statements-shown.tsx')).StatementsShown, {
  fallback: WAITING,
})

export function EscrowCheckPage({ read }: { read: ReadStatementFile }) {
  const { view, problem, refetch } = useResource(escrowResource)
  return (
    <>
      <PageHeader title={words.title} description={words.description} />
      {!view && !problem && WAITING}
      {problem && !view && <LoadFailed problem={problem} onRetry={refetch} />}
      {view && <StatementsShown statements={view.statements} read={read} />}
    </>
  )
}
