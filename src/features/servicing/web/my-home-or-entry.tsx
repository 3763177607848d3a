import { LoadFailed } from '#web/ui/load-failed.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { LoanEntry } from './loan-entry.tsx'
import { MyHome } from './my-home.tsx'
import type { ReadStatementFile } from './statement-file.ts'
import { useOwnedHome } from './use-owned-home.ts'

/** The home that one pays for; without one, the way to enter it. */
export function MyHomeOrEntry({ read }: { read: ReadStatementFile }) {
  const { home, problem, refetch } = useOwnedHome()
  if (problem) return <LoadFailed problem={problem} onRetry={refetch} />
  if (!home) return <Skeleton className="h-160" />
  return home.is_owned ? <MyHome /> : <LoanEntry isBlank={home.is_blank} read={read} />
}
