import { Suspense } from 'react'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { myHomePageWords as words } from '../my-home-page-words.ts'
import type { ReadStatementFile } from './statement-file.ts'

const ROOM = <Skeleton className="h-160" />

/** It reads the resources of many pages, with their code. */
const MyHomeOrEntry = lazyPart(async () => (await import('./my-home-or-entry.tsx')).MyHomeOrEntry)

export function MyHomePage({ read }: { read: ReadStatementFile }) {
  return (
    <>
      <PageHeader title={words.title} description={words.description} />
      <Suspense fallback={ROOM}>
        <MyHomeOrEntry read={read} />
      </Suspense>
    </>
  )
}
