import type { ReactNode } from 'react'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { formatDay } from '#domain/day-words.ts'
import { Card } from './card.tsx'
import { Letter } from './letter.tsx'
import { letterClockWords as words } from './letter-clock-words.ts'

interface Clock {
  received_on: CalendarDay
  is_proof: boolean
  dates: readonly { key: string; day: CalendarDay; latest: CalendarDay }[]
  shielded_until: CalendarDay | null
}

interface LetterClockCardProps {
  /** What each date of the clock means. */
  dateWords: Record<string, { title: string; why: string } | undefined>
  text: string
  /** What the letter says in the language of the page, where that is not English. */
  meaning?: string | null | undefined
  subject: string
  kind: 'error' | 'information'
  clock: Clock
  /** It was sent, and its days are saved. */
  isSent: boolean
  /** Its days (sent-form.tsx). Nothing until what the letter is about is saved: they are saved with it. */
  children: ReactNode
}

/** The letter with its figures; the clock is conditional until it was sent. */
export function LetterClockCard(props: LetterClockCardProps) {
  const { dateWords, text, meaning, subject, kind, clock, isSent, children } = props
  return (
    <Card
      id="letter"
      title={words.letter}
      description={kind === 'error' ? words.letterError : words.letterInformation}
      className="scroll-mt-24 ring-2 ring-action"
    >
      <p className="mb-3 text-sm text-muted">{words.letterHint}</p>
      <Letter text={text} meaning={meaning} label={words.letter} subject={subject} />
      <p className="mt-5 font-[560]">
        {isSent ? words.clockAfter(clock.received_on, clock.is_proof) : words.clockBefore}
      </p>
      <ol className="mt-2 divide-y divide-line">
        {clock.dates.map(({ key, day, latest }) => (
          <li key={key} className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-3 py-2.5 text-sm">
            <span className="font-[650]">{formatDay(day)}</span>
            <span>
              {dateWords[key]?.title}
              <span className="block text-muted">
                {dateWords[key]?.why}
                {latest !== day && `. ${words.later(latest)}`}
              </span>
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-3 text-sm">
        <strong className="font-[650]">{words.keepPaying}</strong>{' '}
        <span className="text-muted">
          {clock.shielded_until ? words.keepPayingWhy(clock.shielded_until) : words.keepPayingPlain}
        </span>
      </p>
      {children}
    </Card>
  )
}
