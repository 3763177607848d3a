import { Check, Circle, CircleDashed, CircleHelp } from 'lucide-react'
import { Card } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import type { Forecast } from '../forecast.ts'
import type { YearTwoPlan } from '../model.ts'
import { type Sureness, sureRows } from '../sure-words.ts'
import { yearTwoWords as words } from '../year-two-words.ts'

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
        {sureRows(plan, found).map(({ fact, why, sure }) => {
          const Mark = MARKS[sure]
          return (
            <div key={fact} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 py-2.5 first:pt-0">
              <dt className="min-w-0 flex-1 basis-40">
                {fact}
                <span className="block text-sm text-muted">{why}</span>
              </dt>
              <dd className={classNames('flex flex-none items-center gap-1.5 text-sm font-[560]', TONES[sure])}>
                <Mark className="size-4" aria-hidden="true" />
                {words.sureWords[sure]}
              </dd>
            </div>
          )
        })}
      </dl>
      {low && high && high.worst.payment > low.worst.payment && (
        <p className="mt-3 text-sm">{words.rangeNote(low.worst.payment, high.worst.payment)}</p>
      )}
    </Card>
  )
}
