import type { CalendarDay } from '#domain/calendar-day.ts'
import { formatPlainDay, formatWeekday } from '#domain/day-words.ts'
import { classNames } from '#web/ui/class-names.ts'

interface DayMarkProps {
  day: CalendarDay | null
  /** Solid for a day that is fixed, dashed for one that was guessed. */
  sure: boolean
  /** The day that everything leads to. */
  strong?: boolean
}

/** A leaf of the calendar. */
export function DayMark({ day, sure, strong }: DayMarkProps) {
  const [weekday, date] = day === null ? ['', '–'] : [formatWeekday(day).slice(0, 3), formatPlainDay(day)]
  return (
    <span
      className={classNames(
        'num grid w-[4.25rem] flex-none rounded-md border px-1 py-1.5 text-center leading-tight',
        day !== null && sure ? 'border-solid' : 'border-dashed',
        strong ? 'border-action bg-action text-on-action' : 'border-edge',
      )}
    >
      <span className={classNames('text-sm', !strong && 'text-muted')}>{weekday}</span>
      <span className="font-[560] whitespace-nowrap">{date}</span>
    </span>
  )
}
