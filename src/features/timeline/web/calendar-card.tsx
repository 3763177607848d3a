import { CalendarPlus, Download } from 'lucide-react'
import { calendarCardWords } from '#features/timeline/page-words.ts'
import { useAuth } from '#web/auth/auth-context.tsx'
import { useCan } from '#web/journey/journey-context.tsx'
import { saveFile } from '#web/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { calendarFile } from '../calendar-file.ts'
import type { TimelineEvent } from '../model.ts'
import { SubscriptionAddress } from './subscription-address.tsx'

/** The dates in the calendar a person already looks at every day. */
export function CalendarCard({ events }: { events: readonly TimelineEvent[] }) {
  const { user, guestId } = useAuth()
  const subscription = useCan('calendar-subscription')
  const hasDates = events.some(event => event.scheduled_date !== null)

  function download() {
    const text = calendarFile({
      events,
      owner: user?.id ?? guestId ?? 'guest',
      reminder_days: 3,
      url: `${window.location.origin}/dashboard/timeline`,
      now: new Date().toISOString(),
    })
    saveFile('keyturn-timeline.ics', 'text/calendar;charset=utf-8', text)
  }

  return (
    <Card title={calendarCardWords.take} description={calendarCardWords.seeDatesOwnCalendar}>
      <div className="grid gap-4">
        <div>
          <Button
            variant="ghost"
            icon={<Download className="size-4" aria-hidden="true" />}
            disabledReason={!hasDates && 'Set a date first; there is nothing to download yet.'}
            onClick={download}
          >
            {calendarCardWords.downloadCalendarFile}
          </Button>
          <p className="mt-2 text-sm text-muted">{calendarCardWords.appleGoogleOutlookCalendars}</p>
        </div>
        <div className="border-t border-line pt-4">
          <h3 className="flex items-center gap-2 text-lg">
            <CalendarPlus className="size-4.5 text-muted" aria-hidden="true" />
            {calendarCardWords.subscribe}
          </h3>
          {subscription.ok ? <SubscriptionAddress /> : <p className="mt-1 text-sm text-muted">{subscription.reason}</p>}
        </div>
      </div>
    </Card>
  )
}
