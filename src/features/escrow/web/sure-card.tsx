import { Check, Circle, CircleDashed, CircleHelp } from 'lucide-react'
import { Card } from '#web/ui/card.tsx'
import type { Forecast } from '../forecast.ts'
import type { YearTwoPlan } from '../model.ts'
import { type Sureness, sureRows } from '../sure-words.ts'
import { yearTwoWords as words } from '../year-two-words.ts'
import { MarkedRow } from './marked-row.tsx'

const MARKS = { sure: Check, seen: Check, yours: Circle, guess: CircleDashed, ask: CircleHelp }
const TONES: Record<Sureness, string> = {
  sure: 'text-action-text',
  seen: 'text-action-text',
  yours: 'text-attention-text',
  guess: 'text-ink',
  ask: 'text-attention-text',
}

/** Each fact that carries the forecast has a word of its own and its mark. */
export function SureCard({ plan, found }: { plan: YearTwoPlan; found: Forecast }) {
  const { low, high } = found
  return (
    <Card folded title={words.sure}>
      <dl className="divide-y divide-line">
        {sureRows(plan, found).map(({ fact, why, sure }) => (
          <MarkedRow key={fact} label={fact} why={why} mark={MARKS[sure]} tone={TONES[sure]}>
            {words.sureWords[sure]}
          </MarkedRow>
        ))}
      </dl>
      {low && high && high.worst.payment > low.worst.payment && (
        <p className="mt-3 text-sm">{words.rangeNote(low.worst.payment, high.worst.payment)}</p>
      )}
    </Card>
  )
}
