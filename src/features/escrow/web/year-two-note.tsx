import { CalendarRange } from 'lucide-react'
import { Link } from 'react-router'
import { addDays } from '#domain/calendar-day.ts'
import { papersResource } from '#features/papers/actions.ts'
import { useResource } from '#web/client/client-context.tsx'
import { useToday } from '#web/client/use-today.ts'
import { Banner } from '#web/ui/banner.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { escrowResource } from '../actions.ts'
import { forecast, USUAL_DAYS_TO_CLOSING } from '../forecast.ts'
import { yearTwoNoteWords as words } from '../year-two-words.ts'

export interface YearTwoNoteProps {
  /** Whether the way there is shown before anything was counted: always, or once a paper was read. */
  offered: 'always' | 'with-paper'
}

/** Beside a monthly payment: year one, and the level after it, as an estimate. */
export function YearTwoNote({ offered }: YearTwoNoteProps) {
  const today = useToday()
  const { view } = useResource(escrowResource)
  const papers = useResource(papersResource)
  if (!view || papers.loading) return null
  const found = view.plan && forecast(view.plan, addDays(today, USUAL_DAYS_TO_CLOSING))
  if (!found && offered === 'with-paper' && (papers.view?.papers.length ?? 0) === 0) return null
  return (
    <Banner
      tone="neutral"
      className="mb-6"
      icon={<CalendarRange className="size-5" />}
      title={found ? words.known(found.stands) : words.unknown}
      actions={
        <LinkButton as={Link} variant="ghost" size="sm" to="/dashboard/year-two">
          {found ? words.open : words.count}
        </LinkButton>
      }
    >
      {found ? words.knownWhy(found.stands.cash_ready) : words.unknownWhy}
    </Banner>
  )
}
