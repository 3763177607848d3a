import { CalendarDays } from 'lucide-react'
import { Link } from 'react-router'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { formatDay } from '#domain/day-words.ts'
import { Card } from './card.tsx'

interface DayLink {
  key: string
  day: CalendarDay
  title: string
  to: string
}

/** Days that lie ahead, the nearest first, each with the page that explains it. Nothing where there is none. */
export function DayLinks({ title, days, today }: { title: string; days: readonly DayLink[]; today: CalendarDay }) {
  const ahead = days.filter(({ day }) => day >= today).toSorted((one, other) => (one.day < other.day ? -1 : 1))
  if (ahead.length === 0) return null
  return (
    <Card title={title} className="mt-6">
      <ul className="divide-y divide-line">
        {ahead.map(({ key, day, title, to }) => (
          <li key={key}>
            <Link
              to={to}
              className="flex min-h-11 items-center gap-3 py-2.5 text-ink no-underline hover:text-action-text"
            >
              <CalendarDays className="size-5 flex-none text-muted" aria-hidden="true" />
              <span className="w-36 flex-none text-sm font-[560]">{formatDay(day)}</span>
              <span>{title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
