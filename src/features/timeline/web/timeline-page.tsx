import { BellRing } from 'lucide-react'
import { Link } from 'react-router'
import { timelinePageWords } from '#features/timeline/page-words.ts'
import { useToday } from '#web/journey/use-today.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { StatTile } from '#web/ui/stat-tile.tsx'
import type { Timeline } from '../model.ts'
import { progressOf } from '../rules.ts'
import { CalendarCard } from './calendar-card.tsx'
import { ContractCard } from './contract-card.tsx'
import { DisclosureCard } from './disclosure-card.tsx'
import { EventList } from './event-list.tsx'
import { NextUpCard } from './next-up-card.tsx'
import { StateBanner } from './state-banner.tsx'
import { Disclaimer, TipsCard } from './tips.tsx'
import { type TimelineActions, useTimeline } from './use-timeline.ts'

export function TimelinePage() {
  const { timeline, failed, retry, actions } = useTimeline()
  return (
    <>
      <PageHeader
        title={timelinePageWords.homeBuyingTimelineTracker}
        description={timelinePageWords.everyDateFromSigned}
        actions={
          <LinkButton
            as={Link}
            to="/dashboard/reminders"
            variant="ghost"
            icon={<BellRing className="size-4" aria-hidden="true" />}
          >
            {timelinePageWords.timelineReminders}
          </LinkButton>
        }
      />
      <div className="grid gap-6">
        <StateBanner />
        {failed && (
          <p className="text-sm text-muted">
            {timelinePageWords.theseUsualEventsWithout}{' '}
            <Button variant="quiet" size="sm" onClick={retry}>
              {timelinePageWords.tryAgain}
            </Button>
          </p>
        )}
        {timeline ? <Content timeline={timeline} actions={actions} /> : <Loading />}
      </div>
    </>
  )
}

function Content({ timeline: { events }, actions }: { timeline: Timeline; actions: TimelineActions }) {
  const today = useToday()
  const { completed, total, percent, urgent, overdue } = progressOf(events, today)
  const contract = events.find(event => event.event_key === 'contract_signed')
  const closing = events.find(event => event.event_key === 'closing_day')?.scheduled_date
  return (
    <>
      <NextUpCard events={events} today={today} />
      <div className="grid grid-cols-3 gap-2 sm:gap-4">
        <StatTile
          className="max-sm:p-3.5"
          label={timelinePageWords.progress}
          value={`${completed}/${total}`}
          hint={timelinePageWords.eventsCompleted}
        />
        <StatTile
          className="max-sm:p-3.5"
          label={timelinePageWords.urgentItems}
          value={urgent}
          hint={overdue > 0 ? timelinePageWords.themOverdueOverdue(overdue) : timelinePageWords.dueWithinDays}
        />
        <StatTile
          className="max-sm:p-3.5"
          label={timelinePageWords.completion}
          value={`${percent}%`}
          hint={timelinePageWords.way}
        />
      </div>
      {contract && <ContractCard contract={contract} actions={actions} />}
      <EventList events={events} today={today} actions={actions} />
      {closing && <DisclosureCard closing={closing} />}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <CalendarCard events={events} />
        <TipsCard />
      </div>
      <Disclaimer />
    </>
  )
}

function Loading() {
  return (
    <div className="grid gap-6" aria-busy="true">
      <Skeleton className="h-80" />
      <div className="grid grid-cols-3 gap-2 sm:gap-4">
        <Skeleton className="h-28" />
        <Skeleton className="h-28" />
        <Skeleton className="h-28" />
      </div>
      <Skeleton className="h-160" />
    </div>
  )
}
