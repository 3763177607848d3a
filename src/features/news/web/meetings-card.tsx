import { Landmark } from 'lucide-react'
import { useState } from 'react'
import { type CalendarDay, dayParts, daysBetween } from '#domain/calendar-day.ts'
import { formatDay, formatShortDay } from '#domain/day-words.ts'
import { meetingsCardWords } from '#features/news/page-words.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { meetingText } from '../answer-words.ts'
import { MOST_MEETINGS } from '../meetings.ts'
import type { MeetingEvent } from '../model.ts'
import { newsWords } from '../words.ts'

interface MeetingsCardProps {
  meetings: readonly MeetingEvent[] | undefined
  today: CalendarDay
}

/** The next two are what a buyer waits for; the year's rest is there for those who ask. */
const FIRST_MEETINGS = 2

export function MeetingsCard({ meetings, today }: MeetingsCardProps) {
  const [showsAll, setShowsAll] = useState(false)
  const shown = meetings?.slice(0, showsAll ? MOST_MEETINGS : FIRST_MEETINGS) ?? []
  const hidden = Math.min(meetings?.length ?? 0, MOST_MEETINGS) - shown.length
  return (
    <Card
      title={meetingsCardWords.meetingsTitle}
      description={meetingsCardWords.itsDecisionsMoveCost}
      aria-busy={meetings === undefined}
    >
      {meetings === undefined && <p className="text-muted">{newsWords.loading}</p>}
      {meetings?.length === 0 && <p className="text-muted">{newsWords['no-meetings']}</p>}
      {meetings && meetings.length > 0 && (
        <ol className="grid gap-x-10 border-b border-line lg:grid-cols-2">
          {shown.map((meeting, at) => (
            <MeetingRow key={meeting.id} meeting={meeting} today={today} isNext={at === 0} />
          ))}
        </ol>
      )}
      {hidden > 0 && (
        <Button variant="quiet" className="mt-3" onClick={() => setShowsAll(true)}>
          {meetingsCardWords.showAll(shown.length + hidden)}
        </Button>
      )}
    </Card>
  )
}

function MeetingRow({ meeting, today, isNext }: { meeting: MeetingEvent; today: CalendarDay; isNext: boolean }) {
  const { date, endDate } = meeting
  const { title, time, description } = meetingText(meeting)
  return (
    <li className="-mb-px flex gap-4 border-y border-line py-4">
      <span
        className="grid size-10 flex-none place-items-center rounded-md bg-action-soft text-action-text"
        aria-hidden="true"
      >
        <Landmark className="size-5" />
      </span>
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <p className="num font-[560]">{rangeOf(date, endDate)}</p>
          <Badge tone={isNext ? 'attention' : 'neutral'}>{untilInWords(date, endDate, today)}</Badge>
        </div>
        <h3 className="mt-0.5 font-sans text-sm font-[450] tracking-normal">
          {title}, <span className="num">{time}</span>
        </h3>
        <p className="mt-0.5 text-sm text-muted">{description}</p>
      </div>
    </li>
  )
}

/** Whole days to the first day, a begun one counted: today it is 0. */
function untilInWords(date: CalendarDay, endDate: CalendarDay, today: CalendarDay): string {
  const days = daysBetween(today, date)
  if (days > 0) return meetingsCardWords.daysUntil(days)
  return endDate > today ? meetingsCardWords.underWay : meetingsCardWords.decidesToday
}

/** `Tue, Dec 8 – Wed, Dec 9, 2026`. */
function rangeOf(date: CalendarDay, endDate: CalendarDay): string {
  if (date === endDate) return formatDay(date)
  const isSameYear = dayParts(date).year === dayParts(endDate).year
  return `${isSameYear ? formatShortDay(date) : formatDay(date)} – ${formatDay(endDate)}`
}
