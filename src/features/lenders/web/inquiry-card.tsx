import { CalendarClock } from 'lucide-react'
import { formatDay } from '#domain/day-words.ts'
import { Card } from '#web/ui/card.tsx'
import { Progress } from '#web/ui/progress.tsx'
import type { InquiryWindow } from '../model.ts'
import { windowWords } from '../words.ts'

/** How long further applications count as the same credit inquiry. */
export function InquiryCard({ window }: { window: InquiryWindow | null }) {
  if (!window) {
    return (
      <Card>
        <div className="flex gap-4">
          <CalendarClock className="mt-0.5 size-6 flex-none text-attention" aria-hidden="true" />
          <div>
            <h2 className="text-xl">Your first application starts a 14-day window</h2>
            <p className="mt-1.5 text-muted">
              Each lender looks at your credit. Inquiries within 14–45 days count as one, so apply to all of them within
              14 days.
            </p>
          </div>
        </div>
      </Card>
    )
  }
  const { days_left, ends_on, started_on } = window
  return (
    <Card>
      <div className="grid items-center gap-x-8 gap-y-4 sm:grid-cols-[auto_minmax(0,1fr)]">
        <p>
          <span className="block text-sm text-muted">
            {days_left > 0 ? 'One inquiry, for' : 'The 14 days are over'}
          </span>
          <span className="serif num text-5xl" data-testid="days-left">
            {days_left === 1 ? '1 day' : `${days_left} days`}
          </span>
        </p>
        <div>
          <h2 className="text-xl">
            {days_left > 0 ? `Apply to others until ${formatDay(ends_on)}` : `It ended on ${formatDay(ends_on)}`}
          </h2>
          <p className="mt-1.5 text-muted">{windowWords(window)}</p>
          <p className="mt-1.5 text-sm text-muted">
            You first applied on {formatDay(started_on)}. Inquiries within 14–45 days count as one, depending on the
            score a lender uses.
          </p>
        </div>
      </div>
      <Progress
        className="mt-5"
        label="Days passed since your first application"
        hideLabel
        value={14 - days_left}
        max={14}
        valueText={`${14 - days_left} of 14 days`}
      />
    </Card>
  )
}
