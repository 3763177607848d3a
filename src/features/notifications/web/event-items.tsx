import { Check } from 'lucide-react'
import { Link } from 'react-router'
import { type CalendarDay, daysBetween } from '#domain/calendar-day.ts'
import { daysAway, formatDay } from '#domain/day-words.ts'
import { eventItemsWords } from '#features/notifications/page-words.ts'
import { timelineDrawer } from '#features/timeline/actions.ts'
import type { TimelineEvent } from '#features/timeline/model.ts'
import { isMissed, type ReminderStatus, reminderStatusOf } from '#features/timeline/rules.ts'
import { timelineToasts } from '#features/timeline/words.ts'
import { useAction } from '#web/journey/journey-context.tsx'
import { savedNote } from '#web/outbox/kept-note.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { reminderStatusLabels } from '../words.ts'

const TONES: Record<ReminderStatus, Tone> = {
  'no-date': 'neutral',
  overdue: 'attention',
  today: 'attention',
  urgent: 'attention',
  soon: 'info',
  upcoming: 'neutral',
}

export function EventItems({ events, today }: { events: readonly TimelineEvent[]; today: CalendarDay }) {
  const { act, busy } = useAction(timelineDrawer, 'update')

  async function complete({ event_key, title }: TimelineEvent, completed: boolean) {
    const outcome = await act({ event_key, completed })
    if (!outcome.ok) return void toast(timelineToasts['status-failed'])
    toast(savedNote(outcome, { ...timelineToasts[completed ? 'completed' : 'reopened'], description: title }))
  }

  return (
    <ul className="border-t border-line">
      {events.map(event => {
        const status = reminderStatusOf(event, today)
        return (
          <li
            key={event.event_key}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-5 py-4 last:border-0 sm:px-6"
          >
            <div className="min-w-0 flex-1 basis-52">
              <Link to={`/dashboard/timeline#${event.event_key}`} className="font-[560] text-ink">
                {event.title}
              </Link>
              {event.scheduled_date && (
                <p className="text-sm text-muted">
                  {formatDay(event.scheduled_date)}, {daysAway(daysBetween(today, event.scheduled_date))}
                </p>
              )}
            </div>
            <Badge tone={isMissed(event, today) ? 'danger' : TONES[status]}>{reminderStatusLabels[status]}</Badge>
            <Button
              variant="ghost"
              size="sm"
              aria-label={eventItemsWords.completeTitle(event.title)}
              icon={<Check className="size-4" aria-hidden="true" />}
              disabledReason={busy && eventItemsWords.oneMoment}
              onClick={() => void complete(event, true)}
            >
              {eventItemsWords.complete}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
