import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { type CalendarDay, daysBetween } from '#domain/calendar-day.ts'
import { daysAway, formatDate } from '#domain/day-words.ts'
import { useCan, useResource } from '#web/client/client-context.tsx'
import { Card } from '#web/ui/card.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { preferencesResource } from '../actions.ts'
import { defaultPreferences } from '../model.ts'
import { plannedWords as words } from '../page-words.ts'
import { noticeDays, type PlannedDate, type PlannedGroup } from '../planned.ts'

/** Beyond a year nobody counts in days. */
const NEAR_DAYS = 365

/** What else is reminded of, by where it comes from: when, how often, and each with its switch. */
export function PlannedCard({ groups, today }: { groups: readonly PlannedGroup[]; today: CalendarDay }) {
  const { view } = useResource(preferencesResource)
  const isReminded = useCan('email-reminders').ok
  const reminder_days = view?.preferences.reminder_days ?? defaultPreferences.reminder_days
  const shown = groups.filter(({ dates }) => dates.length > 0)
  return (
    <Card
      title={isReminded ? words.title : words.guestTitle}
      description={isReminded ? words.description : words.guestDescription}
      flush={shown.length > 0}
    >
      {shown.length === 0 && <p className="text-sm text-muted">{words.none}</p>}
      <div className={shown.length > 1 ? 'lg:grid lg:grid-cols-2 lg:grid-rows-[auto_1fr]' : undefined}>
        {shown.map(({ title, dates }, index) => (
          <section
            key={title}
            aria-label={title}
            className={index === 0 ? 'lg:row-span-2' : 'lg:border-l lg:border-line'}
          >
            <h3 className="border-t border-line px-5 pt-4 text-base font-[560] sm:px-6">{title}</h3>
            <ul>
              {dates.map(date => (
                <Planned key={date.key} date={date} today={today}>
                  {isReminded && <Reminder date={date} today={today} reminder_days={reminder_days} />}
                </Planned>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Card>
  )
}

function Planned({ date, today, children }: { date: PlannedDate; today: CalendarDay; children: ReactNode }) {
  const days = daysBetween(today, date.day)
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-line px-5 py-3 last:border-0 sm:px-6">
      <div>
        <Link to={date.path} className="font-[560] text-ink">
          {date.title}
        </Link>
        <p className="text-sm text-muted">
          {date.isGuess ? words.probably(date.day) : formatDate(date.day)}
          {days <= NEAR_DAYS && `, ${daysAway(days)}`}
        </p>
      </div>
      {children}
    </li>
  )
}

function Reminder({ date, today, reminder_days }: { date: PlannedDate; today: CalendarDay; reminder_days: number }) {
  // Shown at once; what could not be saved goes back.
  const [meant, setMeant] = useState<boolean | null>(null)
  const isOn = meant ?? date.isOn

  async function remind(next: boolean) {
    setMeant(next)
    await date.remind(next)
    setMeant(null)
  }

  const notices = noticeDays({ ...date, isOn }, reminder_days, today)
  return (
    <>
      <div className="row-span-2">
        <Switch
          label={words.reminderOf(date.title)}
          hideLabel
          checked={isOn}
          onChange={event => void remind(event.target.checked)}
        />
      </div>
      <p className="text-sm text-muted">
        {!isOn ? words.off : date.isGuess ? words.onceFixed : words.noticeDays(notices, today)}
      </p>
    </>
  )
}
