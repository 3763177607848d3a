import { CalendarPlus, Download } from 'lucide-react'
import { calendarCardWords } from '#features/timeline/page-words.ts'
import { useAuth } from '#web/auth/auth-context.tsx'
import { useCan } from '#web/client/client-context.tsx'
import { useLoans } from '#web/loans/use-loans.ts'
import { saveFile } from '#web/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { calendarOwner, type LoanContext } from '../loan-context.ts'
import type { TimelineEvent } from '../model.ts'
import { FoldingCard } from './folding-card.tsx'
import { SubscriptionAddress } from './subscription-address.tsx'
import type { LegalDates } from './use-legal-dates.ts'

interface CalendarCardProps {
  context: LoanContext
  events: readonly TimelineEvent[]
  legalDates: LegalDates
}

/** The dates in the calendar a person already looks at every day. */
export function CalendarCard({ context, events, legalDates }: CalendarCardProps) {
  const { user, guestId } = useAuth()
  const { loans, current } = useLoans()
  const loan = {
    user_id: user?.id ?? guestId ?? 'guest',
    loan_id: current?.id ?? '',
    is_first: current === undefined || current === loans[0],
  }
  const subscription = useCan('calendar-subscription')
  const hasDates = events.some(event => event.scheduled_date !== null) || legalDates.dates.length > 0

  async function download() {
    const { calendarFile } = await import('../calendar-file.ts')
    const text = calendarFile({
      loans: [
        {
          name: null,
          context,
          events,
          legalDates: legalDates.dates,
          legalState: legalDates.state,
          owner: calendarOwner(loan),
        },
      ],
      reminder_days: 3,
      url: `${window.location.origin}/dashboard/timeline`,
      now: new Date().toISOString(),
    })
    saveFile('keyturn-timeline.ics', 'text/calendar;charset=utf-8', text)
  }

  return (
    <FoldingCard
      icon={<CalendarPlus className="size-5" />}
      title={calendarCardWords.take}
      summary={calendarCardWords.calendarHint}
      starts="wide"
    >
      <div className="grid gap-4">
        <div>
          <Button
            always
            variant="ghost"
            icon={<Download className="size-4" aria-hidden="true" />}
            disabledReason={!hasDates && calendarCardWords.nothingToDownload}
            onClick={() => void download()}
          >
            {calendarCardWords.downloadCalendarFile}
          </Button>
          <p className="mt-2 text-sm text-muted">{calendarCardWords.fileHint}</p>
        </div>
        <div className="border-t border-line pt-4">
          <h3 className="flex items-center gap-2 text-lg">
            <CalendarPlus className="size-4.5 text-muted" aria-hidden="true" />
            {calendarCardWords.subscribe}
          </h3>
          {subscription.ok ? <SubscriptionAddress /> : <p className="mt-1 text-sm text-muted">{subscription.reason}</p>}
        </div>
      </div>
    </FoldingCard>
  )
}
