import { clockWords } from '#features/escrow/clock-words.ts'
import { LetterClockCard } from '#web/ui/letter-clock-card.tsx'
import { SentForm } from '#web/ui/sent-form.tsx'
import { servicingResource } from '../actions.ts'
import { type ChangeLetter, changeLetter } from '../change-letters.ts'
import { changeMeaning } from '../change-meaning-words.ts'
import { changeWords as words } from '../changes-words.ts'
import { aboutClock } from '../letter-days.ts'
import type { OwnedHome } from './use-owned-home.ts'

interface ChangeLetterCardProps extends Omit<ChangeLetter, 'today'> {
  home: OwnedHome
  /** What the points say in the language of the page, where that is not English. */
  meanings: readonly string[] | null | undefined
}

/** The letter about a change with its clock; what was sent is saved with the loan. Nothing to ask, no letter. */
export function ChangeLetterCard({ home: { servicing, today }, meanings, ...letter }: ChangeLetterCardProps) {
  const { about, kind, points } = letter
  const sent = servicing.letters.find(each => each.about === about)?.letter ?? null
  if (points.length === 0) return null
  return (
    <LetterClockCard
      dateWords={clockWords}
      text={changeLetter({ ...letter, today })}
      meaning={meanings && changeMeaning?.({ ...letter, points: meanings, today })}
      subject={words.subject}
      kind={kind}
      clock={aboutClock(about, sent ?? { kind, mailed_on: today, received_on: null })}
      isSent={sent !== null}
    >
      <SentForm
        key={about}
        resource={servicingResource}
        action="write"
        id={about}
        input={({ letter }) => ({ about, letter })}
        kind={kind}
        today={today}
      />
    </LetterClockCard>
  )
}
