import { Suspense } from 'react'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { refinancePageWords as words } from '../refinance-page-words.ts'

const ROOM = <Skeleton className="h-160" />

const RefinanceShown = lazyPart(async () => (await import('./refinance-shown.tsx')).RefinanceShown)

export function RefinancePage() {
  return (
    <>
      <PageHeader title={words.title} description={words.description} />
      <Suspense fallback={ROOM}>
        <RefinanceShown />
      </Suspense>
    </>
  )
}
