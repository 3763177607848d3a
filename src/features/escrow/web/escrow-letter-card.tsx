import type { CalendarDay } from '#domain/calendar-day.ts'
import { LetterClockCard } from '#web/ui/letter-clock-card.tsx'
import { SentForm } from '#web/ui/sent-form.tsx'
import { escrowResource } from '../actions.ts'
import { clockWords } from '../clock-words.ts'
import { LETTER_SUBJECT, type LetterKind, statementLetter } from '../letter.ts'
import { letterClock } from '../letter-clock.ts'
import { statementMeaning } from '../letter-meaning-words.ts'
import type { EscrowStatement, SavedStatement } from '../model.ts'
import type { Review } from '../review.ts'

interface EscrowLetterCardProps {
  statement: EscrowStatement
  review: Review
  kind: LetterKind
  /** As it is saved; a letter's days are saved with it. */
  saved: SavedStatement | null
  today: CalendarDay
}

export function EscrowLetterCard({ statement, review, kind, saved, today }: EscrowLetterCardProps) {
  const sent = saved?.letter ?? null
  return (
    <LetterClockCard
      dateWords={clockWords}
      text={statementLetter(statement, review, kind, today)}
      meaning={statementMeaning?.(statement, review, kind, today)}
      subject={LETTER_SUBJECT}
      kind={kind}
      clock={letterClock(sent ?? { kind, mailed_on: today, received_on: null })}
      isSent={sent !== null}
    >
      {saved && (
        <SentForm
          key={saved.id}
          resource={escrowResource}
          action="letter"
          id={saved.id}
          input={({ letter }) => ({ id: saved.id, letter })}
          kind={kind}
          today={today}
        />
      )}
    </LetterClockCard>
  )
}
