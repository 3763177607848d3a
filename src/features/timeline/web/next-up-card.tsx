import { type CalendarDay, daysBetween } from '#domain/calendar-day.ts'
import { daysAway, formatDay, formatLongDay } from '#domain/day-words.ts'
import { nextUpCardWords } from '#features/timeline/page-words.ts'
import { DayLine, type DayMark, type LineDay } from '#web/charts/day-line.tsx'
import { Card } from '#web/ui/card.tsx'
import type { TimelineEvent } from '../model.ts'
import { type EventStatus, nextEvent, statusOf } from '../rules.ts'
import { statusLabels } from '../words.ts'

const MARKS: Record<EventStatus, DayMark> = {
  completed: 'done',
  overdue: 'late',
  urgent: 'soon',
  upcoming: 'soon',
  scheduled: 'later',
  unscheduled: 'later',
}

/** The answer of the page: what comes next and when, and where that lies between today and the keys. */
export function NextUpCard({ events, today }: { events: readonly TimelineEvent[]; today: CalendarDay }) {
  const next = nextEvent(events)
  const days = daysOnLine(events, today)
  if (!next?.scheduled_date) {
    const done = events.every(event => event.completed)
    return (
      <Card>
        <p className="text-sm text-muted">{nextUpCardWords.whatNext}</p>
        <p className="serif mt-1 text-3xl">
          {done ? nextUpCardWords.nothingEveryEventDone : nextUpCardWords.setContractDate}
        </p>
        <p className="mt-2 text-muted">
          {done ? nextUpCardWords.congratulationsHome : nextUpCardWords.daySellerSignedEvery}
        </p>
      </Card>
    )
  }
  const away = daysBetween(today, next.scheduled_date)
  const isLate = away < 0
  return (
    <Card>
      <p className="text-sm text-muted">{isLate ? nextUpCardWords.whatLate : nextUpCardWords.whatNext}</p>
      <p className="serif mt-1 text-4xl">
        {next.title} {isLate ? nextUpCardWords.was : nextUpCardWords.is}{' '}
        <span className={isLate ? 'text-danger-text' : 'text-action-text'}>{daysAway(away)}</span>
      </p>
      <p className="mt-1.5 mb-5 text-muted">
        {formatLongDay(next.scheduled_date)}. {next.description}
      </p>
      <DayLine
        title={nextUpCardWords.timelineLineDays}
        summary={lineSummary(events, today)}
        days={days}
        today={today}
        table={<DatesTable events={events} today={today} />}
      />
    </Card>
  )
}

function daysOnLine(events: readonly TimelineEvent[], today: CalendarDay): LineDay[] {
  return events
    .flatMap((event, index) =>
      event.scheduled_date
        ? [
            {
              id: event.event_key,
              day: event.scheduled_date,
              label: event.title,
              number: index + 1,
              mark: MARKS[statusOf(event, today)],
            },
          ]
        : [],
    )
    .sort((one, other) => daysBetween(other.day, one.day))
}

function lineSummary(events: readonly TimelineEvent[], today: CalendarDay): string {
  const closing = events.find(event => event.event_key === 'closing_day')
  if (closing?.scheduled_date && !closing.completed) {
    const days = daysBetween(today, closing.scheduled_date)
    if (days >= 0) return `Closing day is ${daysAway(days)}. A tick is done, a red diamond is late, brass is this week.`
  }
  return 'A tick is done, a red diamond is late, brass is this week.'
}

function DatesTable({ events, today }: { events: readonly TimelineEvent[]; today: CalendarDay }) {
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{nextUpCardWords.everyEventItsDate}</caption>
      <thead>
        <tr className="text-left text-muted">
          <th scope="col" className="py-1.5 pr-4 font-normal">
            {nextUpCardWords.event}
          </th>
          <th scope="col" className="py-1.5 pr-4 font-normal">
            {nextUpCardWords.date}
          </th>
          <th scope="col" className="py-1.5 font-normal">
            {nextUpCardWords.status}
          </th>
        </tr>
      </thead>
      <tbody>
        {events.map((event, index) => (
          <tr key={event.event_key} className="border-t border-line">
            <th scope="row" className="py-1.5 pr-4 text-left font-normal">
              {index + 1}. {event.title}
            </th>
            <td className="py-1.5 pr-4">{event.scheduled_date ? formatDay(event.scheduled_date) : '—'}</td>
            <td className="py-1.5">{statusLabels[statusOf(event, today)]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
