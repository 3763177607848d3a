import type { ReactNode } from 'react'
import { applicationDrawer } from '#features/application/actions.ts'
import { closurePageWords } from '#features/closure/page-words.ts'
import { useCanOpen, useDrawer } from '#web/journey/journey-context.tsx'
import { AccountNeeded } from '#web/shell/account-needed.tsx'
import { InBrowser } from '#web/ui/in-browser.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { closureDrawer } from '../actions.ts'
import type { ClosureView } from '../model.ts'
import { ClosureForm } from './closure-form.tsx'
import { OutcomeCard } from './outcome-card.tsx'
import { PastLoans } from './past-loans.tsx'
import { AnotherApplicationCard, WhyShareCard } from './side-cards.tsx'
import { SuccessStory } from './success-story.tsx'
import { useClosure } from './use-closure.ts'

interface ClosurePageProps {
  /** For a closed loan: the card and the gift. */
  celebration: ReactNode
}

export function ClosurePage({ celebration }: ClosurePageProps) {
  const may = useCanOpen('closure')
  if (may.ok) return <AccountClosure celebration={celebration} />
  return (
    <>
      <PageHeader title={closurePageWords.loanClosure} />
      <AccountNeeded reason={may.reason} />
    </>
  )
}

function AccountClosure({ celebration }: ClosurePageProps) {
  const { view, loading, refusal, retry } = useDrawer(closureDrawer)
  const isClosed = view?.closure?.loan_closed === true
  return (
    <>
      <PageHeader
        title={isClosed ? closurePageWords.loanIsClosed : closurePageWords.loanClosure}
        description={isClosed ? closurePageWords.hereIsWhatSigned : closurePageWords.signedLastRecordLoan}
      />
      {loading && <Loading />}
      {refusal && !view && <LoadFailed refusal={refusal} onRetry={retry} />}
      {view && <ClosureEditor view={view} celebration={celebration} />}
    </>
  )
}

function Loading() {
  return (
    <div aria-busy="true">
      <p className="mb-3 text-muted">{closurePageWords.loading}</p>
      <Skeleton className="h-160" />
    </div>
  )
}

function ClosureEditor({ view, celebration }: { view: ClosureView } & ClosurePageProps) {
  const draft = useClosure(view)
  const application = useDrawer(applicationDrawer).view
  const { closure } = view
  const isClosed = closure?.loan_closed === true
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_19rem]">
      <div className="grid gap-6">
        {isClosed && <SuccessStory closure={closure} celebration={celebration} />}
        {isClosed && application?.completed && <OutcomeCard application={application.completed} closure={closure} />}
        <ClosureForm view={view} draft={draft} appliedFor={application?.completed?.loan_amount ?? null} />
        <InBrowser>
          <PastLoans loans={application?.past_loans ?? []} />
        </InBrowser>
      </div>
      <div className="grid gap-6">
        <WhyShareCard />
        <AnotherApplicationCard loanClosed={isClosed} />
      </div>
    </div>
  )
}
