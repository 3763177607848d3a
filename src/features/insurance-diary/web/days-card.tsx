import { Check } from 'lucide-react'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { formatDay } from '#domain/day-words.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import type { DiaryLoan } from '../model.ts'
import type { DiaryAnswer, DiaryDayKey } from '../rules.ts'
import { dayWords, diaryPageWords as words } from '../words.ts'

/** Every day in the order of the calendar: what it means, who acts and which rule says so. */
export function DaysCard(props: { loan: DiaryLoan; answer: DiaryAnswer; today: CalendarDay }) {
  const { loan, answer, today } = props
  const next = answer.days.find(({ day }) => day > today)
  return (
    <Card title={words.days}>
      <ol>
        {answer.days.map(({ key, day }) => {
          const { title, meaning, who, cite } = dayWords[key]
          return (
            <li
              key={key}
              className="grid gap-x-5 gap-y-1 border-t border-line py-4 first:border-t-0 sm:grid-cols-[9.5rem_1fr]"
            >
              <p>
                <time dateTime={day} className="num block font-[560]">
                  {formatDay(day)}
                </time>
                {day <= today ? (
                  <Badge className="mt-1" icon={<Check className="size-3.5" aria-hidden="true" />}>
                    {words.passed}
                  </Badge>
                ) : (
                  key === next?.key && (
                    <Badge tone="good" className="mt-1">
                      {words.next}
                    </Badge>
                  )
                )}
              </p>
              <div className="min-w-0">
                <h3 className="font-sans text-base font-[560]">{title}</h3>
                <p className="mt-1 text-sm text-muted">{meaning}</p>
                {loan.extra_monthly > 0 && <ExtraNote day={key} sooner_months={answer.sooner_months} />}
                <p className="mt-1 text-xs text-muted">
                  {who} · {cite}
                </p>
              </div>
            </li>
          )
        })}
      </ol>
      {answer.rule === 'private' && (
        <details className="border-t border-line">
          <summary className="accordion-title text-sm">
            <span className="flex-1">{words.afterTitle}</span>
            <span className="accordion-sign" aria-hidden="true" />
          </summary>
          <ul className="grid list-disc gap-2 pl-5 text-sm text-muted">
            {words.after.map(text => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </details>
      )}
    </Card>
  )
}

function ExtraNote({ day, sooner_months }: { day: DiaryDayKey; sooner_months: number }) {
  if (day === 'may-ask' && sooner_months > 0) return <p className="mt-1 text-sm">{words.sooner(sooner_months)}</p>
  return day === 'must-end' ? <p className="mt-1 text-sm">{words.movesNot}</p> : null
}
