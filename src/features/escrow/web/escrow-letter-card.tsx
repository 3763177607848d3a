import type { CalendarDay } from '#domain/calendar-day.ts'
import { useDraft } from '#web/client/use-draft.ts'
import { LetterClockCard } from '#web/ui/letter-clock-card.tsx'
import { SentForm, sentOptions } from '#web/ui/sent-form.tsx'
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
      {saved && <Sent key={saved.id} id={saved.id} kind={kind} today={today} />}
    </LetterClockCard>
  )
}

function Sent({ id, kind, today }: { id: string; kind: LetterKind; today: CalendarDay }) {
  const input = ({ letter }: { letter: SavedStatement['letter'] }) => ({ id, letter })
  const form = useDraft(escrowResource, 'letter', { ...sentOptions, id, input })
  return <SentForm form={form} kind={kind} today={today} />
}
