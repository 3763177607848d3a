import { isCalendarDay } from '#domain/calendar-day.ts'
import { formatClock, formatLongDate } from '#domain/day-words.ts'
import { sourceLineWords } from '#features/news/page-words.ts'
import { localDay } from '#web/client/browser-action-context.ts'
import { Badge } from '#web/ui/badge.tsx'
import { sourceText } from '../answer-words.ts'
import type { RatesAnswer } from '../model.ts'
import { newsWords } from '../words.ts'

export function SourceLine({ answer }: { answer: RatesAnswer | undefined }) {
  return (
    <p className="mt-3 flex min-h-12 flex-wrap content-start items-center gap-x-3 gap-y-1 text-sm text-muted max-sm:min-h-18">
      {answer && !answer.success && <Badge tone="attention">{sourceLineWords.cachedData}</Badge>}
      <span>{sourceLineWords.dataSource(answer ? sourceText(answer.source) : newsWords.loading)}</span>
      <span className="num">
        {sourceLineWords.lastUpdated(answer ? dayAndTime(answer.lastFetch) : newsWords.loading)}
      </span>
    </p>
  )
}

/** `November 18, 2026 at 5:07 PM`; a day alone was never fetched, so it has no time. */
function dayAndTime(lastFetch: string): string {
  if (isCalendarDay(lastFetch)) return formatLongDate(lastFetch)
  const at = new Date(lastFetch)
  return sourceLineWords.dayAndTime(formatLongDate(localDay(at)), formatClock(at.getHours(), at.getMinutes()))
}
