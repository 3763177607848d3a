import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Navigate } from 'react-router'
import { applicationResource } from '#features/application/actions.ts'
import { refinances } from '#features/application/current-loan.ts'
import { lendersPageWords } from '#features/lenders/page-words.ts'
import { useCanOpen, useResource } from '#web/client/client-context.tsx'
import { readApi } from '#web/remote/api.ts'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { asToast, toast } from '#web/ui/toast.ts'
import { useProblemToast } from '#web/ui/use-error-toast.ts'
import { lendersResource } from '../actions.ts'
import type { OfferedLenders } from '../model.ts'
import { lendersProblems, lendersToasts, lendersWords } from '../words.ts'
import { AppliedList } from './applied-list.tsx'
import { InquiryCard } from './inquiry-card.tsx'
import { LenderList } from './lender-list.tsx'

export function LendersPage() {
  const { view, problem, refetch } = useResource(applicationResource)
  const may = useCanOpen('lenders')
  const failed = problem !== undefined && view === undefined
  useProblemToast(failed && lendersToasts.statusFailed)
  const sendsOn = view && !view.completed
  return (
    <>
      <PageHeader
        title={lendersPageWords.getPreApprovalLetters}
        description={refinances(view) ? lendersWords.refinance : lendersWords.description}
        brief
      />
      {failed && <LoadFailed problem={problem} onRetry={refetch} />}
      {(sendsOn || (!view && !failed)) && <Waiting />}
      {sendsOn && <ApplicationFirst />}
      {view?.completed &&
        (may.ok ? (
          <PreApproval loan_amount={view.completed.loan_amount} />
        ) : (
          <OfferedLendersList loan_amount={view.completed.loan_amount} />
        ))}
    </>
  )
}

function PreApproval({ loan_amount }: { loan_amount: number | null }) {
  const { view, problem, refetch } = useResource(lendersResource)
  const failed = problem !== undefined && view === undefined
  useProblemToast(failed && lendersToasts.loadFailed)
  if (failed) return <LoadFailed problem={problem} onRetry={refetch} />
  if (!view) return <Waiting />
  return (
    <div className="grid gap-5">
      {view.inquiry_window && <InquiryCard window={view.inquiry_window} />}
      <AppliedList view={view} />
      <LenderList view={view} loan_amount={loan_amount} />
      {!view.inquiry_window && <InquiryCard window={null} />}
    </div>
  )
}

function ApplicationFirst() {
  useEffect(() => {
    toast({ ...asToast(lendersProblems['application-required']), goesAlong: true })
  }, [])
  return <Navigate to="/dashboard/application" replace state={{ sentFrom: 'lenders' }} />
}

/** Whom a guest could ask. Only to keep a list of them takes an account. */
function OfferedLendersList({ loan_amount }: { loan_amount: number | null }) {
  const { data: answer, refetch } = useQuery({
    queryKey: ['offered-lenders'],
    queryFn: () => readApi<OfferedLenders>('/api/lenders/offered'),
  })
  useProblemToast(answer && !answer.ok && lendersToasts.loadFailed)
  if (!answer) return <Waiting />
  if (!answer.ok) return <LoadFailed problem={answer.problem} onRetry={() => void refetch()} />
  const { lenders } = answer.value
  const view = { lenders, applied: [], applications: [], inquiry_window: null, request_mail: null }
  return (
    <div className="grid gap-5">
      <LenderList view={view} loan_amount={loan_amount} />
      <InquiryCard window={null} />
    </div>
  )
}

function Waiting() {
  return (
    <div className="grid gap-5" aria-busy="true">
      <Skeleton className="h-32" />
      <Skeleton className="h-160" />
    </div>
  )
}
