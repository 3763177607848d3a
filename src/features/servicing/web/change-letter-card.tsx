import { clockWords } from '#features/escrow/clock-words.ts'
import { letterWords } from '#features/escrow/letter-words.ts'
import { useDispatch } from '#web/client/client-context.tsx'
import { LetterClockCard } from '#web/ui/letter-clock-card.tsx'
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

/** The letter about a change with its clock; what was sent is kept with the loan. Nothing to ask, no letter. */
export function ChangeLetterCard({ home: { servicing, today }, meanings, ...letter }: ChangeLetterCardProps) {
  const write = useDispatch(servicingResource, 'write')
  const { about, kind, points } = letter
  const sent = servicing.letters.find(each => each.about === about)?.letter ?? null
  if (points.length === 0) return null
  return (
    <LetterClockCard
      words={letterWords}
      dateWords={clockWords}
      text={changeLetter({ ...letter, today })}
      meaning={meanings && changeMeaning?.({ ...letter, points: meanings, today })}
      subject={words.subject}
      kind={kind}
      clock={aboutClock(about, sent ?? { kind, mailed_on: today, received_on: null })}
      sent={sent}
      today={today}
      onSave={saved => write({ about, letter: saved })}
    />
  )
}
