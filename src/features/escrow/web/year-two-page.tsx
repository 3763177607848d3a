import { Calculator } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import { Link } from 'react-router'
import type { PaidLoan } from '#domain/paid-loan.ts'
import { applicationResource } from '#features/application/actions.ts'
import { refinances } from '#features/application/current-loan.ts'
import { useResource } from '#web/client/client-context.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { escrowResource } from '../actions.ts'
import { yearTwoWords as words } from '../year-two-words.ts'

const WAITING = <Skeleton className="h-128" />

/** With the disclosures and the application, which fill the form. */
const YearTwoShown = lazyPart(async () => (await import('./year-two-shown.tsx')).YearTwoShown, { fallback: WAITING })

interface YearTwoPageProps {
  /** The loan that is being paid fills the form. */
  WithPaidLoan: ComponentType<{ children(loan: PaidLoan | null): ReactNode }>
}

export function YearTwoPage({ WithPaidLoan }: YearTwoPageProps) {
  const { view, problem, refetch } = useResource(escrowResource)
  const isRefinance = refinances(useResource(applicationResource).view)
  const isNone = isRefinance && view?.plan === null
  return (
    <>
      <PageHeader title={words.title} description={isNone ? words.refinanceDescription : words.description} />
      {!view && !problem && WAITING}
      {problem && !view && <LoadFailed problem={problem} onRetry={refetch} />}
      {view && isNone && <NotForRefinance />}
      {view && !isNone && (
        <WithPaidLoan>{paid => <YearTwoShown saved={view.plan} paid={paid} waiting={WAITING} />}</WithPaidLoan>
      )}
    </>
  )
}

/** The forecast counts what a sale does to the tax. */
function NotForRefinance() {
  return (
    <EmptyState
      icon={<Calculator className="size-6" />}
      title={words.refinance}
      action={
        <LinkButton as={Link} to="/dashboard/escrow-check">
          {words.toCheck}
        </LinkButton>
      }
    >
      {words.refinanceDetail}
    </EmptyState>
  )
}
