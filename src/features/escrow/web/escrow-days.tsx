import { useResource } from '#web/client/client-context.tsx'
import { useToday } from '#web/client/use-today.ts'
import { DayLinks } from '#web/ui/day-links.tsx'
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
      title: words.letter(statement.figures.servicer, clockWords[key].title),
      to: '/dashboard/escrow-check',
    })),
  ]
  return <DayLinks title={words.title} days={days} today={today} />
}
