import { LoadFailed } from '#web/ui/load-failed.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { myHomePageWords as words } from '../my-home-page-words.ts'
import { LoanEntry } from './loan-entry.tsx'
import { MyHome } from './my-home.tsx'
import type { ReadStatementFile } from './statement-file.ts'
import { useOwnedHome } from './use-owned-home.ts'

/** The home that one pays for; without one, the way to enter it. */
export function MyHomePage({ read }: { read: ReadStatementFile }) {
  const { home, problem, refetch } = useOwnedHome()
  return (
    <>
      <PageHeader title={words.title} description={words.description} />
      {problem ? (
        <LoadFailed problem={problem} onRetry={refetch} />
      ) : !home ? (
        <Skeleton className="h-160" />
      ) : home.is_owned ? (
        <MyHome />
      ) : (
        <LoanEntry isBlank={home.is_blank} read={read} />
      )}
    </>
  )
}
