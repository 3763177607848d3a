import { CalendarClock } from 'lucide-react'
import { formatDay } from '#domain/day-words.ts'
import { inquiryCardWords } from '#features/lenders/page-words.ts'
import { Card } from '#web/ui/card.tsx'
import { Progress } from '#web/ui/progress.tsx'
import type { InquiryWindow } from '../model.ts'
import { lendersWords, windowWords } from '../words.ts'

/** How long further applications count as the same credit inquiry. */
export function InquiryCard({ window }: { window: InquiryWindow | null }) {
  if (!window) {
    return (
      <Card>
        <div className="flex gap-4">
          <CalendarClock className="mt-0.5 size-6 flex-none text-attention" aria-hidden="true" />
          <div>
            <h2 className="text-xl">{lendersWords.windowTitle}</h2>
            <p className="mt-1.5 text-muted">{lendersWords.windowText}</p>
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
            {days_left > 0 ? inquiryCardWords.oneInquiry : inquiryCardWords.daysOver}
          </span>
          <span className="serif num text-5xl" data-testid="days-left">
            {inquiryCardWords.daysLeft(days_left)}
          </span>
        </p>
        <div>
          <h2 className="text-xl">
            {days_left > 0
              ? inquiryCardWords.checkBy(formatDay(ends_on))
              : inquiryCardWords.endedOn(formatDay(ends_on))}
          </h2>
          <p className="mt-1.5 text-muted">{windowWords(window)}</p>
          <p className="mt-1.5 text-sm text-muted">{inquiryCardWords.firstChecked(formatDay(started_on))}</p>
        </div>
      </div>
      <Progress
        className="mt-5"
        label={inquiryCardWords.windowLabel}
        hideLabel
        value={14 - days_left}
        max={14}
        valueText={inquiryCardWords.days(14 - days_left)}
      />
    </Card>
  )
}
