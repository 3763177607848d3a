import { Check } from 'lucide-react'
import { type CalendarDay, daysBetween } from '#domain/calendar-day.ts'
import { timelinePageWords } from '#features/timeline/page-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { useReadOnly } from '#web/ui/read-only.ts'
import { type AgendaItem, agendaAnswer } from '../agenda.ts'
import { agendaSentence, agendaPageWords as words } from '../agenda-words.ts'
import type { TimelineActions } from './use-timeline.ts'

interface HeroCardProps {
  items: readonly AgendaItem[]
  today: CalendarDay
  is_refinance: boolean
  actions: TimelineActions
}

/** One sentence, and where today lies between the first day and the keys. */
export function HeroCard({ items, today, is_refinance, actions }: HeroCardProps) {
  const isReadOnly = useReadOnly()
  const dated = items.flatMap(({ event, group }) =>
    event.scheduled_date && group !== 'without' ? [event.scheduled_date] : [],
  )
  const first = dated.toSorted()[0]
  const closing = items.find(({ event }) => event.event_key === 'closing_day')?.event.scheduled_date
  const answer = agendaAnswer(items)
  const next = items.find(({ event, group }) => group === 'week' && event.tickable)?.event
  return (
    <Card>
      <p className="serif text-2xl sm:text-3xl">{agendaSentence(answer)}</p>
      {answer.kind !== 'done' && first && closing && first < closing && (
        <DaysBar first={first} last={closing} today={today} is_refinance={is_refinance} />
      )}
      {next && !isReadOnly && (
        <Button
          className="no-print mt-5 max-sm:w-full"
          icon={<Check className="size-4" aria-hidden="true" />}
          onClick={() => void actions.setCompleted(next, true)}
        >
          {timelinePageWords.checkOff(next.title)}
        </Button>
      )}
    </Card>
  )
}

function DaysBar(props: { first: CalendarDay; last: CalendarDay; today: CalendarDay; is_refinance: boolean }) {
  const { first, last, today, is_refinance } = props
  const share = daysBetween(first, today) / daysBetween(first, last)
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100)
  return (
    <div className="@container mt-5">
      {/* Room at both ends for the mark. */}
      <svg className="block h-5 w-full overflow-visible" role="img" aria-label={words.bar(percent)}>
        <rect x="0" y="6" width="100%" height="8" rx="4" className="fill-line" />
        <rect x="0" y="6" width={`${percent}%`} height="8" rx="4" className="fill-action" />
        <circle cx={`${percent}%`} cy="10" r="7.5" strokeWidth="3" className="fill-surface stroke-action" />
      </svg>
      <p className="num relative mt-2 flex justify-between gap-3 text-sm text-muted">
        <span>{words.start(first)}</span>
        <span className="absolute inset-x-0 flex @max-[14rem]:hidden">
          {/* Under its mark, but not over the ends' own labels. */}
          <svg
            width={`${percent}%`}
            height="1"
            className="max-w-[calc(100%-7.5rem)] min-w-20 shrink-0"
            aria-hidden="true"
          />
          <span className="-translate-x-1/2 font-[560] text-ink">{words.today}</span>
        </span>
        <span>{is_refinance ? words.signing(last) : words.keys(last)}</span>
      </p>
    </div>
  )
}
