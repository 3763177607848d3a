import { Link } from 'react-router'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { lockEnd, lockRoom } from '#domain/legal-dates/closing-day.ts'
import type { LegalFacts } from '#domain/legal-dates/facts.ts'
import { useToday } from '#web/client/use-today.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { isSlackGone } from '../rules.ts'
import { lockPageWords as words } from '../words.ts'

const USUAL_LOCKS = [15, 30, 45, 60] as const

/** Not locked yet: what that means, and how far a lock of today would reach. */
export function FloatingCard({ isStated, facts }: { isStated: boolean; facts: LegalFacts }) {
  const today = useToday()
  return (
    <Card>
      <h2 className="text-3xl" data-testid="lock-answer">
        {isStated ? words.floating : words.none}
      </h2>
      <p className="mt-2 text-muted">{isStated ? words.floatingWhy : words.noneWhy}</p>
      <LinkButton href="#lock" className="no-print mt-4 max-sm:w-full">
        {words.toLock}
      </LinkButton>
      <h3 className="mt-5 border-t border-line pt-5 text-lg">{words.floatingTable}</h3>
      <LocksFrom day={today} facts={facts} />
      {facts.closing_on === null && (
        <LinkButton as={Link} variant="ghost" size="sm" to="/dashboard/timeline" className="mt-3">
          {words.timeline}
        </LinkButton>
      )}
    </Card>
  )
}

function LocksFrom({ day, facts }: { day: CalendarDay; facts: LegalFacts }) {
  return (
    <ul className="mt-2">
      {USUAL_LOCKS.map(days => {
        const ends = lockEnd(day, days)
        return (
          <li
            key={days}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-3 first:border-t-0"
          >
            <span>
              <span className="num font-[560]">{words.floatingDays(days)}</span>{' '}
              <span className="text-sm text-muted">{words.floatingEnds(ends)}</span>
            </span>
            <Reach facts={facts} ends={ends} />
          </li>
        )
      })}
    </ul>
  )
}

function Reach({ facts, ends }: { facts: LegalFacts; ends: CalendarDay }) {
  const room = lockRoom(facts, ends)
  if (room.to_closing === null) return <span className="text-sm text-muted">{words.holdsUnknown}</span>
  if (room.to_closing < 0 || (room.to_earliest ?? 0) < 0) return <Badge>{words.holdsNot}</Badge>
  return isSlackGone(room) ? (
    <Badge tone="attention">{words.holdsJust}</Badge>
  ) : (
    <Badge tone="good">{words.holds}</Badge>
  )
}
