import { BellRing, CalendarDays, Check, PartyPopper } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { applicationResource } from '#features/application/actions.ts'
import { remindersPageWords } from '#features/notifications/page-words.ts'
import { timelineResource } from '#features/timeline/actions.ts'
import { eventsFor, loanContext } from '#features/timeline/loan-context.ts'
import type { TimelineEvent } from '#features/timeline/model.ts'
import { useCan, useResource } from '#web/client/client-context.tsx'
import { useToday } from '#web/client/use-today.ts'
import { AccountNeeded } from '#web/shell/account-needed.tsx'
import { useToAccount } from '#web/shell/to-account.ts'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { ReadOnly } from '#web/ui/read-only.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { StatTile } from '#web/ui/stat-tile.tsx'
import { reminderOverview } from '../overview.ts'
import { EventItems } from './event-items.tsx'
import { PreferencesCard } from './preferences-card.tsx'

/** `planned`: dates of other pages that are reminded of too. */
export function RemindersPage({ planned }: { planned: ReactNode }) {
  const reminders = useCan('email-reminders')
  return (
    <>
      <PageHeader
        title={remindersPageWords.timelineReminders}
        description={reminders.ok ? remindersPageWords.pageHint : remindersPageWords.guestHint}
        actions={
          <>
            <LinkButton as={Link} to="/dashboard" variant="ghost">
              {remindersPageWords.backDashboard}
            </LinkButton>
            <LinkButton
              as={Link}
              to="/dashboard/timeline"
              icon={<CalendarDays className="size-4" aria-hidden="true" />}
            >
              {remindersPageWords.manageTimeline}
            </LinkButton>
          </>
        }
      />
      <OwnReminders planned={planned} />
    </>
  )
}

function RegistrationCard({ reason }: { reason: string }) {
  const toAccount = useToAccount('sign-up')
  return (
    <AccountNeeded
      reason={`${reason} ${remindersPageWords.guestComesAlong}`}
      icon={<BellRing className="size-5" />}
      title={remindersPageWords.registrationRequired}
      actions={
        <>
          <LinkButton as={Link} {...toAccount} variant="ghost">
            {remindersPageWords.createFreeAccount}
          </LinkButton>
          <LinkButton as={Link} to="/dashboard/timeline" variant="ghost">
            {remindersPageWords.viewTimelineGuestMode}
          </LinkButton>
        </>
      }
    />
  )
}

function OwnReminders({ planned }: { planned: ReactNode }) {
  const { view, problem, refetch } = useResource(timelineResource)
  const application = useResource(applicationResource)
  const today = useToday()
  if (problem && !view) return <LoadFailed problem={problem} onRetry={refetch} />
  if (!view) {
    return (
      <div className="grid gap-6" aria-busy="true">
        <Skeleton className="h-28" />
        <Skeleton className="h-96" />
      </div>
    )
  }
  const { completed, draft, locked } = application.view ?? {}
  const context = loanContext(completed ?? draft, locked)
  const events = eventsFor(view.events, context, today).filter(({ applies }) => applies)
  return <Overview events={events} today={today} isRefinance={context.is_refinance} planned={planned} />
}

const COMPLETED_SHOWN = 5

interface OverviewProps {
  events: TimelineEvent[]
  isRefinance: boolean
  today: CalendarDay
  planned: ReactNode
}

function Overview({ events, today, isRefinance, planned }: OverviewProps) {
  const { overdue, guessed, ahead, urgent, completed, undated } = reminderOverview(events, today)
  const reminders = useCan('email-reminders')
  const isCaughtUp = undated < events.length && overdue.length === 0 && urgent === 0
  return (
    <div className="grid gap-6">
      <div className="grid grid-cols-pairs gap-3 lg:grid-cols-4 lg:gap-4">
        <StatTile label={remindersPageWords.overdue} value={overdue.length} />
        <StatTile label={remindersPageWords.urgent} value={urgent} hint={remindersPageWords.withinDays} />
        <StatTile
          label={remindersPageWords.upcoming}
          value={ahead.length - urgent}
          hint={remindersPageWords.laterThan}
        />
        <StatTile
          label={remindersPageWords.completed}
          value={completed.length}
          hint={remindersPageWords.ofLength(events.length)}
        />
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[1.25fr_1fr]">
        <div className="grid gap-6">
          {isCaughtUp && (
            <Card>
              <p className="flex items-center gap-3 text-lg">
                <PartyPopper className="size-6 flex-none text-action-text" aria-hidden="true" />
                <span>
                  <span className="serif block text-2xl">{remindersPageWords.allCaughtUp}</span>
                  <span className="text-sm text-muted">{remindersPageWords.allCaughtUpHint}</span>
                </span>
              </p>
            </Card>
          )}
          {overdue.length > 0 && (
            <Card title={remindersPageWords.overdueItems} flush>
              <EventItems events={overdue} today={today} />
            </Card>
          )}
          {guessed.length > 0 && (
            <Card title={remindersPageWords.guessedItems} description={remindersPageWords.guessedItemsNote} flush>
              <EventItems events={guessed} today={today} />
            </Card>
          )}
          <Card title={remindersPageWords.upcomingDeadlines} flush={ahead.length > 0}>
            {ahead.length > 0 ? (
              <EventItems events={ahead} today={today} />
            ) : (
              <p className="text-sm text-muted">
                {undated === 0
                  ? remindersPageWords.noneLeft
                  : isRefinance
                    ? remindersPageWords.noDatesOfRefinance
                    : remindersPageWords.noDates}
              </p>
            )}
          </Card>
          {completed.length > 0 && (
            <Card title={remindersPageWords.completed}>
              <ul className="grid gap-2 text-sm">
                {completed.slice(0, COMPLETED_SHOWN).map(event => (
                  <li key={event.event_key} className="flex items-center gap-2.5">
                    <Check aria-hidden="true" className="size-4 flex-none text-action-text" />
                    {event.title}
                  </li>
                ))}
              </ul>
              {completed.length > COMPLETED_SHOWN && (
                <p className="mt-2 text-sm text-muted">
                  {remindersPageWords.moreCompleted(completed.length - COMPLETED_SHOWN)}
                </p>
              )}
            </Card>
          )}
        </div>
        {reminders.ok ? (
          <ReadOnly value={false}>
            <PreferencesCard />
          </ReadOnly>
        ) : (
          // On a phone before the dates: nobody should take them for reminders that will come.
          <div className="max-lg:order-first">
            <RegistrationCard reason={reminders.reason} />
          </div>
        )}
      </div>
      {planned}
    </div>
  )
}
