import { CircleCheck, CircleSlash } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import type { CalendarDay } from '#domain/calendar-day.ts'
import type { TimelineEventKey } from '#domain/timeline-events.ts'
import { useCan } from '#web/client/client-context.tsx'
import { Card } from '#web/ui/card.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { toast } from '#web/ui/toast.ts'
import type { AgendaGroup, AgendaItem } from '../agenda.ts'
import { groupDays, groupWords, titlesWords, agendaPageWords as words } from '../agenda-words.ts'
import type { TimelineEvent } from '../model.ts'
import { timelineToasts } from '../words.ts'
import { AgendaRow } from './agenda-row.tsx'
import { FoldingCard } from './folding-card.tsx'
import type { TimelineActions } from './use-timeline.ts'

const LoginDialog = lazyPart(async () => (await import('./login-dialog.tsx')).LoginDialog, { missing: 'note' })

interface AgendaProps {
  items: readonly AgendaItem[]
  today: CalendarDay
  actions: TimelineActions
  onEdit(event_key: TimelineEventKey): void
  /** What stands between this week and the rest: beside it where there is room. */
  aside: ReactNode
  /** Below the events. */
  after: ReactNode
}

/** This week, the next two, until the keys; what is done is folded. */
export function Agenda({ items, today, actions, onEdit, aside, after }: AgendaProps) {
  const reminders = useCan('email-reminders')
  const named = useLocation().hash.slice(1)
  const [asksLogin, setAsksLogin] = useState(false)
  const last = items.findLast(({ event }) => event.event_key === 'closing_day')?.event.scheduled_date ?? null

  function setReminder(event: TimelineEvent, enabled: boolean) {
    if (!event.scheduled_date) toast(timelineToasts['date-first'])
    else if (!reminders.ok) setAsksLogin(true)
    else void actions.setReminder(event, enabled)
  }

  const rowsOf = (group: AgendaGroup) => {
    const rows = items.filter(item => item.group === group)
    if (rows.length === 0) return null
    return (
      <ol>
        {rows.map(item => (
          <AgendaRow
            key={item.event.event_key}
            item={item}
            today={today}
            named={item.event.event_key === named}
            reminds={reminders.ok && item.event.reminder_enabled && item.event.scheduled_date !== null}
            onEdit={() => onEdit(item.event.event_key)}
            onComplete={completed => void actions.setCompleted(item.event, completed)}
            onRemind={enabled => setReminder(item.event, enabled)}
            onMove={day => void actions.move(item.event, day)}
          />
        ))}
      </ol>
    )
  }
  const section = (group: AgendaGroup) => {
    const rows = rowsOf(group)
    return (
      rows && (
        <Card
          title={groupWords[group]}
          actions={<span className="num pt-1 text-sm text-muted">{groupDays(group, today, last)}</span>}
          flush
        >
          {rows}
        </Card>
      )
    )
  }
  const folded = (group: AgendaGroup, icon: ReactNode) => {
    const rows = rowsOf(group)
    const titles = items.filter(item => item.group === group).map(({ event }) => event.title)
    const isWanted = items.some(item => item.group === group && item.event.event_key === named)
    return (
      rows && (
        <FoldingCard
          icon={icon}
          title={groupWords[group]}
          summary={titlesWords(titles)}
          starts="folded"
          wanted={isWanted}
          flush
        >
          {rows}
        </FoldingCard>
      )
    )
  }
  const isQuiet =
    !items.some(({ group }) => group === 'week') && items.some(({ group }) => group === 'soon' || group === 'later')

  return (
    <div className="grid items-start gap-5 sm:gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
      <div className="min-w-0 empty:hidden">
        {isQuiet ? (
          <Card title={groupWords.week}>
            <p className="text-muted">{words.nothing}</p>
          </Card>
        ) : (
          section('week')
        )}
      </div>
      <div className="grid min-w-0 gap-5 sm:gap-6 lg:col-start-2 lg:row-span-2 lg:row-start-1">{aside}</div>
      <div className="grid min-w-0 gap-5 sm:gap-6">
        {section('soon')}
        {section('later')}
        {section('undated')}
        {folded('done', <CircleCheck className="size-5" />)}
        {folded('without', <CircleSlash className="size-5" />)}
        {after}
      </div>
      {asksLogin && (
        <Suspense>
          <LoginDialog open onOpenChange={setAsksLogin} />
        </Suspense>
      )}
    </div>
  )
}
