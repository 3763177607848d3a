import { BellRing } from 'lucide-react'
import { Suspense, useMemo, useState } from 'react'
import { Link } from 'react-router'
import type { CalendarDay } from '#domain/calendar-day.ts'
import type { TimelineEventKey } from '#domain/timeline-events.ts'
import { applicationResource } from '#features/application/actions.ts'
import { refinances } from '#features/application/current-loan.ts'
import { disclosuresResource } from '#features/disclosures/actions.ts'
import { timelinePageWords } from '#features/timeline/page-words.ts'
import { useResource } from '#web/client/client-context.tsx'
import { useToday } from '#web/client/use-today.ts'
import { Button } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { agenda } from '../agenda.ts'
import type { LockDates } from '../legal-dates.ts'
import { legalDatesResource } from '../legal-dates-actions.ts'
import { eventsFor, type LoanContext, loanContext } from '../loan-context.ts'
import type { Timeline, TimelineEvent } from '../model.ts'
import { progressOf } from '../rules.ts'
import { Agenda } from './agenda.tsx'
import { CalendarCard } from './calendar-card.tsx'
import { ContractCard } from './contract-card.tsx'
import { HeroCard } from './hero-card.tsx'
import { LegalDatesLane } from './legal-dates-lane.tsx'
import { OwnLoan } from './own-loan.tsx'
import { StateBanner } from './state-banner.tsx'
import { Disclaimer, TipsCard } from './tips.tsx'
import { useLegalDates } from './use-legal-dates.ts'
import { type TimelineActions, useTimeline } from './use-timeline.ts'

const EventDialog = lazyPart(async () => (await import('./event-dialog.tsx')).EventDialog, { missing: 'note' })
const WhatIfCard = lazyPart(async () => (await import('./what-if-card.tsx')).WhatIfCard)

/** `lock`: the buyer's saved rate lock. */
export function TimelinePage({ lock }: { lock: LockDates | null }) {
  // Read together: what came a moment later than the rest would shift the page and render all of it again.
  const application = useResource(applicationResource)
  const isRefinance = refinances(application.view)
  const { timeline, failed, refetch, actions } = useTimeline()
  const others = [application, useResource(legalDatesResource), useResource(disclosuresResource)]
  const isRead = timeline !== undefined && others.every(({ loading }) => !loading)
  return (
    <>
      <PageHeader
        title={isRefinance ? timelinePageWords.refinanceTimeline : timelinePageWords.homeBuyingTimelineTracker}
        description={isRefinance ? timelinePageWords.everyDateOfRefinance : timelinePageWords.pageHint}
        brief
        actions={
          <LinkButton
            as={Link}
            to="/dashboard/reminders"
            variant="ghost"
            // A tab on a phone.
            className="max-sm:hidden"
            icon={<BellRing className="size-4" aria-hidden="true" />}
          >
            {timelinePageWords.timelineReminders}
          </LinkButton>
        }
      />
      {isRead ? (
        <>
          <OwnLoan />
          <div className="grid gap-5 sm:gap-6">
            {failed && (
              <p className="text-sm text-muted">
                {timelinePageWords.usualEventsNote}{' '}
                <Button variant="quiet" size="sm" onClick={refetch}>
                  {timelinePageWords.tryAgain}
                </Button>
              </p>
            )}
            <Content timeline={timeline} actions={actions} lock={lock} />
          </div>
        </>
      ) : (
        <Loading />
      )}
    </>
  )
}

interface ContentProps {
  timeline: Timeline
  actions: TimelineActions
  lock: LockDates | null
}

function Content({ timeline, actions, lock }: ContentProps) {
  const today = useToday()
  const context = useLoanContext()
  const events = useMemo(() => eventsFor(timeline.events, context, today), [timeline.events, context, today])
  const legalDates = useLegalDates(timeline.events, context, today, lock)
  const [editing, setEditing] = useState<TimelineEventKey>()
  const items = agenda(events, today, { closingIsGuess: legalDates.known.guessed.closing_on })
  const own = events.filter(({ applies }) => applies)
  const contract = events.find(event => event.event_key === 'contract_signed')
  const closing = events.find(event => event.event_key === 'closing_day')
  const edited = events.find(event => event.event_key === editing)
  const calendar = <CalendarCard context={context} events={own} legalDates={legalDates} />
  return (
    <>
      <HeroCard items={items} today={today} is_refinance={context.is_refinance} actions={actions} />
      {contract && !contract.scheduled_date && <ContractCard contract={contract} is_refinance={context.is_refinance} />}
      <Figures events={own} today={today} />

      <Agenda
        items={items}
        today={today}
        actions={actions}
        onEdit={setEditing}
        aside={
          <>
            <LegalDatesLane
              legalDates={legalDates}
              today={today}
              isRefinance={context.is_refinance}
              onMoveClosing={() => setEditing('closing_day')}
            />
            {closing?.scheduled_date && !closing.completed && (
              <Suspense fallback={<Skeleton className="h-20" />}>
                <WhatIfCard
                  known={legalDates.known}
                  closing={closing.scheduled_date}
                  today={today}
                  busy={actions.busy}
                  onMove={day => actions.move(closing, day)}
                />
              </Suspense>
            )}
          </>
        }
        after={
          <>
            {contract?.scheduled_date && !context.is_closed && (
              <ContractCard contract={contract} is_refinance={context.is_refinance} />
            )}
            {context.is_closed ? calendar : <StateBanner />}
          </>
        }
      />
      {!context.is_closed && (
        <div className="grid items-start gap-5 sm:gap-6 lg:grid-cols-2">
          {calendar}
          <TipsCard isRefinance={context.is_refinance} />
        </div>
      )}
      <Disclaimer isRefinance={context.is_refinance} />

      {edited && (
        <Suspense>
          <EventDialog event={edited} is_refinance={context.is_refinance} onClose={() => setEditing(undefined)} />
        </Suspense>
      )}
    </>
  )
}

/** What the application says of the loan, a purchase until it says otherwise. */
function useLoanContext(): LoanContext {
  const { view } = useResource(applicationResource)
  return useMemo(() => loanContext(view?.completed ?? view?.draft, view?.locked), [view])
}

function Figures({ events, today }: { events: readonly TimelineEvent[]; today: CalendarDay }) {
  const { completed, total, percent, urgent } = progressOf(events, today)
  const figures = [
    { label: timelinePageWords.progress, value: `${completed}/${total}` },
    { label: timelinePageWords.urgentItems, value: urgent, hint: timelinePageWords.within },
    { label: timelinePageWords.completion, value: `${percent}%` },
  ]
  return (
    <dl className="flex flex-wrap justify-between gap-x-2 gap-y-1 rounded-lg border border-line bg-surface px-4 py-3 text-[0.8125rem] sm:gap-x-6 sm:px-6 sm:text-sm">
      {figures.map(({ label, value, hint }) => (
        <div key={label} className="flex items-baseline gap-1 sm:gap-1.5">
          <dt className="text-muted">{label}</dt>
          <dd className="num font-[560]">{value}</dd>
          {hint && <dd className="text-muted max-sm:sr-only">{hint}</dd>}
        </div>
      ))}
    </dl>
  )
}

function Loading() {
  return (
    <div className="grid gap-6" aria-busy="true">
      <Skeleton className="h-80" />
      <Skeleton className="h-12" />
      <Skeleton className="h-160" />
    </div>
  )
}
