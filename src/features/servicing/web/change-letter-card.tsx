import type { CalendarDay } from '#domain/calendar-day.ts'
import { clockWords } from '#features/escrow/clock-words.ts'
import { letterWords } from '#features/escrow/letter-words.ts'
import { useDispatch } from '#web/client/client-context.tsx'
import { LetterClockCard } from '#web/ui/letter-clock-card.tsx'
import { servicingResource } from '../actions.ts'
import { changeWords as words } from '../changes-words.ts'
import { aboutClock } from '../letter-days.ts'
import type { LetterSubject, SentAbout } from '../model.ts'
import type { LetterKind } from '../monthly-letter.ts'

interface ChangeLetterCardProps {
  about: LetterSubject
  kind: LetterKind
  text: string
  letters: readonly SentAbout[]
  today: CalendarDay
}

/** The letter about a change with its clock; what was sent is kept with the loan. */
export function ChangeLetterCard({ about, kind, text, letters, today }: ChangeLetterCardProps) {
  const write = useDispatch(servicingResource, 'write')
  const sent = letters.find(each => each.about === about)?.letter ?? null
  return (
    <LetterClockCard
      words={letterWords}
      dateWords={clockWords}
      text={text}
      subject={words.subject}
      kind={kind}
      clock={aboutClock(about, sent ?? { kind, mailed_on: today, received_on: null })}
      sent={sent}
      today={today}
      onSave={letter => write({ about, letter })}
    />
  )
}
