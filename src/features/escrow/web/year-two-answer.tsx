import { CircleCheck, CircleDashed, Mail } from 'lucide-react'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import type { Forecast } from '../forecast.ts'
import { yearTwoWords as words } from '../year-two-words.ts'

/** Steps of less than this are no news. */
const SMALL_STEP = 10_00

/** One sentence first, and what to do about it. */
export function YearTwoAnswer({ found }: { found: Forecast }) {
  const { stands, next_tax } = found
  const first = stands.levels[0]?.payment ?? 0
  const isRise = stands.worst.payment - first >= SMALL_STEP
  return (
    <Card>
      <Badge
        tone="neutral"
        className="border border-dashed border-edge bg-transparent"
        icon={
          isRise ? (
            <CircleDashed className="size-3.5" aria-hidden="true" />
          ) : (
            <CircleCheck className="size-3.5" aria-hidden="true" />
          )
        }
      >
        {isRise ? words.likely : words.steady}
      </Badge>
      <h2 className="mt-3 text-3xl text-balance" aria-live="polite">
        {isRise ? words.rises(stands.worst.payment, stands.worst.from) : words.stays(first)}
      </h2>
      <p className="mt-3 max-w-2xl text-muted">
        {[
          ...(isRise ? [words.settles(stands.after, first)] : []),
          ...(stands.worst_month > stands.worst.payment ? [words.worst(stands.worst_month)] : []),
          ...(stands.cash_ready >= SMALL_STEP ? [words.ready(stands.cash_ready)] : []),
          ...(next_tax === null ? [words.unknownTax] : []),
        ].join(' ')}
      </p>
      {found.ahead && isRise && (
        <div className="no-print mt-4">
          <LinkButton href="#ask" icon={<Mail className="size-4" aria-hidden="true" />}>
            {words.ask}
          </LinkButton>
        </div>
      )}
      {!(found.ahead && isRise) && next_tax === null && (
        <LinkButton
          href="#numbers"
          className="no-print mt-4 max-sm:w-full"
          onClick={() => document.querySelector('#numbers > details')?.setAttribute('open', '')}
        >
          {words.lookUp}
        </LinkButton>
      )}
    </Card>
  )
}
