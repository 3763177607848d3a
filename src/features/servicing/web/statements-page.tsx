import { Suspense } from 'react'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { statementsPageWords as words } from '../statements-page-words.ts'
import type { ReadStatementFile } from './statement-file.ts'

const ROOM = <Skeleton className="h-160" />

const StatementsShown = lazyPart(async () => (await import('./statements-shown.tsx')).StatementsShown)

export function StatementsPage({ read }: { read: ReadStatementFile }) {
  return (
    <>
      <PageHeader title={words.title} description={words.description} />
      <Suspense fallback={ROOM}>
        <StatementsShown read={read} />
      </Suspense>
    </>
  )
}
