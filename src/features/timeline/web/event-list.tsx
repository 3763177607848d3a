import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { eventListWords } from '#features/timeline/page-words.ts'
import { useCan } from '#web/journey/journey-context.tsx'
import { Card } from '#web/ui/card.tsx'
import { toast } from '#web/ui/toast.ts'
import type { TimelineEvent } from '../model.ts'
import { timelineToasts } from '../words.ts'
import { EventDialog } from './event-dialog.tsx'
import { EventRow } from './event-row.tsx'
import { LoginDialog } from './login-dialog.tsx'
import type { TimelineActions } from './use-timeline.ts'

interface EventListProps {
  events: readonly TimelineEvent[]
  today: CalendarDay
  actions: TimelineActions
}

export function EventList({ events, today, actions }: EventListProps) {
  const reminders = useCan('email-reminders')
  const [editing, setEditing] = useState<TimelineEvent | null>(null)
  const [asksLogin, setAsksLogin] = useState(false)
  const named = useNamedEvent()

  function setReminder(event: TimelineEvent, enabled: boolean) {
    if (!event.scheduled_date) toast(timelineToasts['date-first'])
    else if (!reminders.ok) setAsksLogin(true)
    else void actions.setReminder(event, enabled)
  }

  return (
    <Card title={eventListWords.elevenEvents} description={eventListWords.orderWhichTheyUsually} flush>
      <ol className="border-t border-line">
        {events.map((event, index) => (
          <EventRow
            key={event.event_key}
            event={event}
            number={index + 1}
            today={today}
            named={event.event_key === named}
            reminds={reminders.ok && event.reminder_enabled && event.scheduled_date !== null}
            onEdit={() => setEditing(event)}
            onComplete={completed => void actions.setCompleted(event, completed)}
            onRemind={enabled => setReminder(event, enabled)}
          />
        ))}
      </ol>
      {editing && (
        <EventDialog
          event={editing}
          busy={actions.busy}
          onClose={() => setEditing(null)}
          onSave={async change => {
            if (await actions.save(editing, change)) setEditing(null)
          }}
        />
      )}
      <LoginDialog open={asksLogin} onOpenChange={setAsksLogin} />
    </Card>
  )
}

/** The event that a reminder's link names: the page comes to it, also when the list loads after the address. */
function useNamedEvent(): string {
  const { hash, key } = useLocation()
  const named = hash.slice(1)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link clicked again leads there again.
  useEffect(() => {
    if (named) document.getElementById(named)?.scrollIntoView({ block: 'center' })
  }, [named, key])
  return named
}
