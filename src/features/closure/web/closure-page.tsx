import type { ReactNode } from 'react'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { applicationResource } from '#features/application/actions.ts'
import { closurePageWords } from '#features/closure/page-words.ts'
import { timelineResource } from '#features/timeline/actions.ts'
import { legalDatesResource } from '#features/timeline/legal-dates-actions.ts'
import { NO_ANSWERS } from '#features/timeline/legal-dates-model.ts'
import { saidClosingDay } from '#features/timeline/said-closing.ts'
import { useCanOpen, useResource } from '#web/client/client-context.tsx'
import { useToday } from '#web/client/use-today.ts'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { closureResource } from '../actions.ts'
import type { ClosureView } from '../model.ts'
import { ClosureForm } from './closure-form.tsx'
import { GuestClosure } from './guest-closure.tsx'
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
      <PageHeader title={closurePageWords.loanClosure} description={closurePageWords.pageHint} />
      <GuestClosure reason={may.reason} />
    </>
  )
}

function AccountClosure({ celebration }: ClosurePageProps) {
  const { view, loading, problem, retry } = useResource(closureResource)
  const days = [useResource(timelineResource), useResource(legalDatesResource)]
  const isRead = view && !days.some(day => day.loading)
  const isClosed = view?.closure?.loan_closed === true
  return (
    <>
      <PageHeader
        title={isClosed ? closurePageWords.loanIsClosed : closurePageWords.loanClosure}
        description={isClosed ? closurePageWords.hereIsWhatSigned : closurePageWords.pageHint}
      />
      {(loading || (view && !isRead)) && <Loading />}
      {problem && !view && <LoadFailed problem={problem} onRetry={retry} />}
      {isRead && <ClosureEditor view={view} celebration={celebration} />}
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
  const { planned_on, said_on } = useClosingDays(view)
  const draft = useClosure(view, planned_on)
  const application = useResource(applicationResource).view
  const { closure } = view
  const isClosed = closure?.loan_closed === true
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_19rem]">
      <div className="grid gap-6">
        {isClosed && <SuccessStory closure={closure} celebration={celebration} />}
        {isClosed && application?.completed && (
          <OutcomeCard application={application.completed} closure={closure} closed_on={said_on} />
        )}
        <ClosureForm
          view={view}
          draft={draft}
          appliedFor={application?.completed?.loan_amount ?? null}
          planned_on={planned_on}
        />
        <PastLoans loans={application?.past_loans ?? []} />
      </div>
      <div className="grid gap-6">
        <WhyShareCard />
        <AnotherApplicationCard loanClosed={isClosed} />
      </div>
    </div>
  )
}

/** The closing day of the timeline while it is not ahead, and the day on which a closed loan closed where somebody has said it. */
function useClosingDays({ closure }: ClosureView): { planned_on: CalendarDay | null; said_on: CalendarDay | null } {
  const today = useToday()
  const events = useResource(timelineResource).view?.events ?? []
  const { told: answers } = useResource(legalDatesResource).view ?? NO_ANSWERS
  const planned = events.find(({ event_key }) => event_key === 'closing_day')?.scheduled_date ?? null
  return {
    planned_on: planned !== null && planned <= today ? planned : null,
    said_on: closure && saidClosingDay(closure, events, answers),
  }
}
