import { Suspense } from 'react'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { togetherPageWords as words } from '../page-words.ts'

const ROOM = <Skeleton className="h-160" />

const TogetherShown = lazyPart(async () => (await import('./together-shown.tsx')).TogetherShown)

export function TogetherPage() {
  return (
    <>
      <PageHeader title={words.title} description={words.description} />
      <Suspense fallback={ROOM}>
        <TogetherShown />
      </Suspense>
    </>
  )
}
