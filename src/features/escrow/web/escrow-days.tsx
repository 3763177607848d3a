import { CalendarDays } from 'lucide-react'
import { Link } from 'react-router'
import { formatDay } from '#domain/day-words.ts'
import { useResource } from '#web/client/client-context.tsx'
import { useToday } from '#web/client/use-today.ts'
import { Card } from '#web/ui/card.tsx'
import { escrowResource } from '../actions.ts'
import { clockWords, escrowDayWords as words } from '../clock-words.ts'
import { letterDays } from '../letter-clock.ts'
import { homesteadDay } from '../rules.ts'

/** Beside the timeline: by when a servicer owes an answer, and the last day to file for a homestead. */
export function EscrowDays() {
  const today = useToday()
  const { view } = useResource(escrowResource)
  if (!view) return null
  const homestead = view.plan && homesteadDay(view.plan)
  const days = [
    ...(homestead ? [{ key: 'homestead', day: homestead, title: words.homestead, to: '/dashboard/year-two' }] : []),
    ...letterDays(view.statements).map(({ key, latest, statement }) => ({
      key: `${statement.id}.${key}`,
      day: latest,
      title: words.letter(statement.figures.servicer, clockWords[key]?.title ?? ''),
      to: '/dashboard/escrow-check',
    })),
  ].filter(({ day }) => day >= today)
  if (days.length === 0) return null
  return (
    <Card title={words.title} className="mt-6">
      <ul className="divide-y divide-line">
        {days
          .toSorted((one, other) => (one.day < other.day ? -1 : 1))
          .map(({ key, day, title, to }) => (
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
