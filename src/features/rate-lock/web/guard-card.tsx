import { CircleAlert, Lock, TriangleAlert } from 'lucide-react'
import { addDays } from '#domain/calendar-day.ts'
import { moneyMoves } from '#domain/legal-dates/closing-day.ts'
import type { LegalFacts } from '#domain/legal-dates/facts.ts'
import { Card } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import type { RateLock } from '../model.ts'
import type { LockGuard, LockLevel } from '../rules.ts'
import { guardWords, hourWords, roomWords, lockPageWords as words } from '../words.ts'

const MARKS: Record<LockLevel, { icon: typeof Lock; tone: string }> = {
  over: { icon: CircleAlert, tone: 'bg-danger-soft text-danger-text' },
  short: { icon: CircleAlert, tone: 'bg-danger-soft text-danger-text' },
  tight: { icon: TriangleAlert, tone: 'bg-attention-soft text-attention-text' },
  fine: { icon: Lock, tone: 'bg-action-soft text-action-text' },
  unknown: { icon: Lock, tone: 'bg-hover text-ink' },
}

/** One sentence, then the three rooms it rests on. */
export function GuardCard({ lock, guard, facts }: { lock: RateLock; guard: LockGuard; facts: LegalFacts }) {
  const { icon: Icon, tone } = MARKS[guard.level]
  const hour = lock.ends_time && lock.ends_zone ? hourWords(lock.ends_time, lock.ends_zone) : null
  const { title, detail } = guardWords(guard, hour)
  const { to_closing, to_earliest, after_new_wait } = guard.room
  return (
    <Card>
      <div className="flex gap-4">
        <span className={classNames('grid size-11 flex-none place-items-center rounded-lg', tone)} aria-hidden="true">
          <Icon className="size-5" />
        </span>
        <div className="min-w-0">
          <h2 className="text-3xl" data-testid="lock-answer">
            {title}
          </h2>
          <p className="mt-2 text-muted">{detail}</p>
          {guard.usable_until !== guard.until && guard.level !== 'over' && (
            <p className="mt-2 text-sm">{words.usable(guard.until, guard.usable_until)}</p>
          )}
          {hour && guard.is_shifted && <p className="mt-2 text-sm">{words.shifted(guard.until, hour)}</p>}
        </div>
      </div>
      <dl className="mt-5 grid gap-4 border-t border-line pt-5 sm:grid-cols-3">
        <Room
          label={words.toClosing}
          room={to_closing}
          hint={words.toClosingHint(facts.closing_on, facts.closing_on && moneyMoves(facts, facts.closing_on))}
        />
        <Room
          label={words.toEarliest}
          room={to_earliest}
          hint={words.toEarliestHint(earliest(guard.usable_until, to_earliest, facts))}
        />
        <Room label={words.afterWait} room={after_new_wait} hint={words.afterWaitHint} />
      </dl>
      <p className="mt-4 text-sm">
        {facts.may_cancel ? words.cancel : facts.paid_out_after === null ? words.payout : words.payoutPrinted}
      </p>
    </Card>
  )
}

/** The day that the room was counted to, where no cancelling comes between. */
function earliest(until: string, room: number | null, { may_cancel }: LegalFacts): string | null {
  return room === null || may_cancel ? null : addDays(until, -room)
}

function Room({ label, room, hint }: { label: string; room: number | null; hint: string }) {
  const isShort = room !== null && room < 0
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className={classNames('serif num mt-1 text-2xl', isShort && 'text-danger-text')}>{roomWords(room)}</dd>
      <dd className="mt-1 text-sm text-muted">{hint}</dd>
    </div>
  )
}
