import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { applicationPageWords } from '#features/application/page-words.ts'
import { useDrawer } from '#web/journey/journey-context.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { useProblemToast } from '#web/ui/use-error-toast.ts'
import { applicationDrawer } from '../actions.ts'
import type { ApplicationView } from '../model.ts'
import { applicationRefusals, applicationToasts } from '../words.ts'
import { GuestBanner } from './guest-banner.tsx'
import { PastLoans } from './past-loans.tsx'
import { SentHere } from './sent-here.tsx'
import { SummaryCard } from './summary-card.tsx'
import { TipsPanel } from './tips-panel.tsx'
import { Wizard } from './wizard.tsx'

export function ApplicationPage() {
  const { view, loading, refusal, retry } = useDrawer(applicationDrawer)
  const startsNew = useSearchParams()[0].get('new') === '1'
  const mayShow = useEligibility(view, startsNew, refusal !== undefined)
  return (
    <>
      <PageHeader
        title={applicationPageWords.mortgageApplication}
        description={applicationPageWords.fourShortStepsAnswers}
      />
      <GuestBanner />
      {view && !view.completed && <SentHere />}
      {loading && <Skeleton className="h-128" />}
      {refusal && !view && <LoadFailed refusal={refusal} onRetry={retry} />}
      {view && mayShow && <LoadedPage view={view} startsNew={startsNew} />}
    </>
  )
}

function LoadedPage({ view, startsNew }: { view: ApplicationView; startsNew: boolean }) {
  const form = useRef<HTMLDivElement>(null)
  const editable = startsNew || !view.locked
  const isNext = startsNew && view.completed !== null
  return (
    <div className="grid gap-6">
      {view.completed && !isNext && (
        <SummaryCard
          application={view.completed}
          loanClosed={view.locked}
          onUpdate={() => form.current?.scrollIntoView({ block: 'start' })}
        />
      )}
      {!editable && <LockedNote />}
      {editable && (
        <div ref={form} className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_19rem]">
          <Wizard key={isNext ? 'next' : 'current'} view={view} startsNew={isNext} />
          <TipsPanel />
        </div>
      )}
      <PastLoans loans={view.past_loans} />
    </div>
  )
}

function LockedNote() {
  const { title, detail } = applicationRefusals['application-locked']
  return (
    <Banner tone="info" title={title}>
      {detail}
    </Banner>
  )
}

/**
 * `?new=1` needs the last loan to be closed; without that, the closure page is the next step. Judged once, on arrival: after
 * the new application is complete there is no closed loan any more, and the page is still here until the next one is loaded.
 */
function useEligibility(view: ApplicationView | undefined, startsNew: boolean, failed: boolean): boolean {
  const navigate = useNavigate()
  const { key } = useLocation()
  const [granted, grant] = useState<string>()
  const mayStart = view?.can_start_new === true || granted === key
  const refusedNew = startsNew && view !== undefined && !mayStart
  useEffect(() => {
    if (startsNew && mayStart) grant(key)
  }, [startsNew, mayStart, key])
  useProblemToast(startsNew && failed && applicationToasts.eligibilityUnknown)
  useEffect(() => {
    if (!refusedNew) return
    const { title, detail } = applicationRefusals['closure-required']
    toast({ title, description: detail, destructive: true, goesAlong: true })
    navigate('/dashboard/closure', { replace: true })
  }, [refusedNew, navigate])
  return !startsNew || mayStart
}
