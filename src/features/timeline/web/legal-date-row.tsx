import { Check, Landmark, ShieldAlert, User } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { formatDate, formatDay, formatLongDay } from '#domain/day-words.ts'
import { countedDays } from '#domain/legal-dates/legal-dates.ts'
import { noWireWords } from '#domain/working-day-words.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Switch } from '#web/ui/switch.tsx'
import { type LegalDateEntry, type LegalDateStatus, NEEDS_WIRE } from '../legal-dates.ts'
import { laneWords, legalDateRowWords as words } from '../legal-dates-page-words.ts'
import { legalDateWords, senseWords, statusWords } from '../legal-dates-words.ts'
import { DayMark } from './day-mark.tsx'

const TONES: Record<LegalDateStatus, Tone> = {
  met: 'good',
  missed: 'attention',
  open: 'neutral',
  passed: 'neutral',
  from: 'neutral',
}

export interface LegalDateRowProps {
  date: LegalDateEntry
  today: CalendarDay
  /** The link that led here was about this one. */
  named: boolean
  reminds: boolean
  onRemind(reminder_enabled: boolean): void
}

/** One date of the law; the row opens on a tap. */
export function LegalDateRow({ date, today, named, reminds, onRemind }: LegalDateRowProps) {
  const { title, meaning, acts } = legalDateWords[date.key]
  const status = statusWords(date)
  const wire = NEEDS_WIRE.includes(date.key) ? noWireWords(date.day) : null
  const isAnotherYear = date.day.slice(0, 4) !== today.slice(0, 4)
  const row = useRef<HTMLLIElement>(null)
  // Rows come late and may have been folded, so the page goes there when the row is.
  useEffect(() => {
    if (named) row.current?.scrollIntoView({ block: 'center' })
  }, [named])
  return (
    <li ref={row} id={`right-${date.key}`} className={classNames('border-t border-line', named && 'bg-action-soft/40')}>
      <details className="group" open={named}>
        <summary className="accordion-title gap-3 px-5 py-3.5 font-normal sm:px-6">
          <DayMark day={date.day} sure={date.sure} />
          <span className="min-w-0 flex-1">
            <span className="block font-[560]">{title}</span>
            {(!date.sure || isAnotherYear) && (
              <span className="block text-sm text-muted">
                {date.sure ? formatDate(date.day) : laneWords.probably(date.day, isAnotherYear)}
              </span>
            )}
            {status && (
              <Badge
                tone={TONES[date.status]}
                className="mt-1"
                icon={
                  date.status === 'met' ? (
                    <Check className="size-3.5" aria-hidden="true" />
                  ) : (
                    date.status === 'missed' && <ShieldAlert className="size-3.5" aria-hidden="true" />
                  )
                }
              >
                {status}
              </Badge>
            )}
          </span>
          <span className="accordion-sign" aria-hidden="true" />
        </summary>
        <div className="grid gap-3 px-5 pb-4 text-sm sm:px-6">
          <p className="font-[560]">{formatLongDay(date.day)}</p>
          <p>{meaning}</p>
          {wire && <p>{wire}</p>}
          <p className="flex items-start gap-2 text-muted">
            {date.who === 'lender' ? (
              <Landmark className="mt-0.5 size-4 flex-none" aria-hidden="true" />
            ) : (
              <User className="mt-0.5 size-4 flex-none" aria-hidden="true" />
            )}
            {acts}
          </p>
          <Counting date={date} />
          <Switch
            className="text-sm"
            label={words.reminder}
            aria-label={words.reminderOf(title)}
            hint={date.status === 'met' ? words.reminderMet : !date.sure && words.reminderProbably}
            checked={reminds}
            onChange={change => onRemind(change.target.checked)}
          />
        </div>
      </details>
    </li>
  )
}

/** The count, day by day. */
function Counting({ date }: { date: LegalDateEntry }) {
  const { from, count, sense, day } = date
  const days = countedDays(date)
  return (
    <details className="text-sm">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-muted underline decoration-dotted underline-offset-4">
        {words.how}
      </summary>
      <div className="grid gap-2 pt-1">
        <p>{senseWords[sense]}</p>
        {from !== null && <p>{count < 0 ? words.until(from) : words.from(from)}</p>}
        {sense === 'calendar' && <p>{words.days(count)}</p>}
        {from !== null && count === 0 && <p>{words.same}</p>}
        {days.length > 0 && (
          <ol className="grid gap-1">
            {count < 0 && (
              <li className="flex justify-between gap-3 font-[560]">
                <span>{formatDay(day)}</span>
                <span>{words.start}</span>
              </li>
            )}
            {days.map(each => (
              <li key={each.day} className={classNames('flex justify-between gap-3', each.off && 'text-muted')}>
                <span className={each.off ? 'line-through' : undefined}>{formatDay(each.day)}</span>
                <span className="text-right">
                  {each.off ? words.not(each.off) : words.counts(each.number ?? 0)}
                  {count < 0 && each.day === from && ` · ${words.closing}`}
                </span>
              </li>
            ))}
          </ol>
        )}
        <p className="text-xs text-muted">{words.law(date.cite)}</p>
      </div>
    </details>
  )
}
