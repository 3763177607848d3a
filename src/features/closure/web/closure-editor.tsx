import type { ReactNode } from 'react'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { applicationResource } from '#features/application/actions.ts'
import { comparisonResource } from '#features/comparison/actions.ts'
import { disclosuresResource } from '#features/disclosures/actions.ts'
import { timelineResource } from '#features/timeline/actions.ts'
import { legalDatesResource } from '#features/timeline/legal-dates-actions.ts'
import { NO_ANSWERS } from '#features/timeline/legal-dates-model.ts'
import { saidClosingDay } from '#features/timeline/said-closing.ts'
import { dayHere } from '#web/client/browser-action-context.ts'
import { useResource } from '#web/client/client-context.tsx'
import { useToday } from '#web/client/use-today.ts'
import { knownDetails } from '../known-details.ts'
import type { ClosureView } from '../model.ts'
import { ClosureForm } from './closure-form.tsx'
import { OutcomeCard } from './outcome-card.tsx'
import { PastLoans } from './past-loans.tsx'
import { AnotherApplicationCard, WhyShareCard } from './side-cards.tsx'
import { SuccessStory } from './success-story.tsx'
import { useClosure } from './use-closure.ts'

interface ClosureEditorProps {
  view: ClosureView
  /** For a closed loan: the card and the gift. */
  celebration: ReactNode
}

export function ClosureEditor({ view, celebration }: ClosureEditorProps) {
  const { planned_on, said_on } = useClosingDays(view)
  const known = useKnownDetails(view, planned_on)
  const draft = useClosure(view, known.details)
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
          from={known.from}
          planned_on={planned_on}
        />
        <PastLoans loans={application?.past_loans ?? []} />
      </div>
      <div className="grid gap-6">
        {!isClosed && <WhyShareCard />}
        <AnotherApplicationCard loanClosed={isClosed} />
      </div>
    </div>
  )
}

function useKnownDetails({ applications }: ClosureView, planned_on: CalendarDay | null) {
  const disclosures = useResource(disclosuresResource).view?.papers ?? []
  const offers = useResource(comparisonResource).view?.scenarios ?? []
  const events = useResource(timelineResource).view?.events ?? []
  const contract_on = events.find(({ event_key }) => event_key === 'contract_signed')?.scheduled_date ?? null
  const application_id = applications[0]?.tracking_id ?? null
  return knownDetails({ disclosures, offers, application_id, planned_on, contract_on, today: useToday() })
}

/** The closing day of the timeline while it is not ahead, and the day on which a closed loan closed where somebody has said it. */
function useClosingDays({ closure }: ClosureView): { planned_on: CalendarDay | null; said_on: CalendarDay | null } {
  const today = useToday()
  const events = useResource(timelineResource).view?.events ?? []
  const { told: answers } = useResource(legalDatesResource).view ?? NO_ANSWERS
  const planned = events.find(({ event_key }) => event_key === 'closing_day')?.scheduled_date ?? null
  return {
    planned_on: planned !== null && planned <= today ? planned : null,
    said_on: closure && saidClosingDay(closure, events, answers, dayHere),
  }
}
