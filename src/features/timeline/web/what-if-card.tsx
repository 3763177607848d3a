import { CalendarClock, CircleCheck, CircleX } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { addDays, type CalendarDay, DAY_RANGE, daysBetween, isCalendarDay } from '#domain/calendar-day.ts'
import { formatDay, formatShortDay } from '#domain/day-words.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { DateInput } from '#web/ui/date-input.tsx'
import { Field } from '#web/ui/field.tsx'
import { Slider } from '#web/ui/slider.tsx'
import type { KnownLegalFacts } from '../legal-dates.ts'
import { legalDateWords } from '../legal-dates-words.ts'
import { closingPlan } from '../what-if.ts'
import { closingSentence, obstacleSentence, whatIfWords as words } from '../what-if-words.ts'
import { FoldingCard } from './folding-card.tsx'
import { OldDisclosures } from './old-disclosures.tsx'

/** Days after today that the slider reaches; any day can be typed. */
const REACH = 90

interface WhatIfCardProps {
  known: KnownLegalFacts
  closing: CalendarDay
  today: CalendarDay
  busy: boolean
  onMove(day: CalendarDay): Promise<boolean>
}

/** Another closing day, tried out: what becomes impossible, what must happen by when, and how much room is left. */
export function WhatIfCard({ known, closing, today, busy, onMove }: WhatIfCardProps) {
  const [tried, setTried] = useState<CalendarDay | null>(null)
  const day = tried ?? closing
  const { answer, dates, instead } = closingPlan(known, useDeferredValue(day), today)
  const works = answer.obstacles.length === 0
  const most = Math.max(REACH, daysBetween(today, closing) + 30)
  const Icon = works ? CircleCheck : CircleX
  return (
    <FoldingCard
      icon={<CalendarClock className="size-5" />}
      title={words.title}
      summary={closingSentence(answer)}
      starts="folded"
    >
      <p className="mb-3 text-sm text-muted">{words.intro}</p>
      <p className="serif flex items-start gap-2.5 text-2xl" aria-live="polite">
        <Icon
          className={classNames('mt-1 size-6 flex-none', works ? 'text-action-text' : 'text-attention-text')}
          aria-hidden="true"
        />
        {closingSentence(answer)}
      </p>
      <div className="no-print mt-4 grid gap-4">
        <Slider
          label={words.day}
          value={Math.min(most, Math.max(0, daysBetween(today, day)))}
          min={0}
          max={most}
          valueText={days => formatShortDay(tried && days === daysBetween(today, day) ? tried : addDays(today, days))}
          onValueChange={days => setTried(addDays(today, days))}
        />
        <Field label={words.try}>
          <DateInput
            value={day}
            {...DAY_RANGE}
            onChange={event => isCalendarDay(event.target.value) && setTried(event.target.value)}
          />
        </Field>
      </div>
      <ul className="mt-4 grid gap-2 text-sm">
        {answer.obstacles.map(obstacle => (
          <li key={obstacle} className="font-[560]">
            {obstacleSentence(obstacle, answer, known)}
          </li>
        ))}
        {answer.earliest && <li className="text-muted">{words.earliest(answer.earliest)}</li>}
        {known.lock_until && !answer.obstacles.includes('lock-over') && (
          <li className="text-muted">{words.lock(known.lock_until)}</li>
        )}
        <OldDisclosures disclosures={known.old_papers} />
      </ul>
      {dates.length > 0 && (
        <>
          <h3 className="mt-5 text-base">{words.must}</h3>
          <ul className="mt-1 grid text-sm">
            {dates.map(date => (
              <li key={date.key} className="flex justify-between gap-3 border-t border-line py-2 first:border-0">
                <span>{legalDateWords[date.key].title}</span>
                <span className="num text-right whitespace-nowrap">
                  {date.day.slice(0, 4) === today.slice(0, 4) ? formatShortDay(date.day) : formatDay(date.day)}
                  {date.day < today && <span className="block text-xs text-attention-text">{words.over}</span>}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {(instead || (tried !== null && tried !== closing)) && (
        <div className="no-print mt-4 flex flex-wrap gap-2">
          {instead && !instead.works ? (
            <Button variant="ghost" onClick={() => setTried(instead.day)}>
              {words.see(instead.day)}
            </Button>
          ) : (
            <Button
              variant={instead || works ? 'primary' : 'ghost'}
              loading={busy}
              onClick={async () => {
                if (await onMove(instead?.day ?? day)) setTried(null)
              }}
            >
              {words.move(instead?.day ?? day)}
            </Button>
          )}
          {tried !== null && tried !== closing && (
            <Button variant="ghost" onClick={() => setTried(null)}>
              {words.back}
            </Button>
          )}
        </div>
      )}
    </FoldingCard>
  )
}
