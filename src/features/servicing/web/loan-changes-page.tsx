import { Suspense } from 'react'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { loanChangesPageWords as words } from '../loan-changes-page-words.ts'

const ROOM = <Skeleton className="h-160" />

const LoanChangesShown = lazyPart(async () => (await import('./loan-changes-shown.tsx')).LoanChangesShown)

/** What a loan goes through while it is being paid: reached from My Home, not from the menu. */
export function LoanChangesPage() {
  return (
    <>
      <PageHeader title={words.title} description={words.description} />
      <Suspense fallback={ROOM}>
        <LoanChangesShown />
      </Suspense>
    </>
  )
}
