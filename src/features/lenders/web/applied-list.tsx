import { ExternalLink } from 'lucide-react'
import { formatDay } from '#domain/day-words.ts'
import { appliedListWords } from '#features/lenders/page-words.ts'
import { useAction } from '#web/journey/journey-context.tsx'
import { useToday } from '#web/journey/use-today.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { DateInput } from '#web/ui/date-input.tsx'
import { Monogram } from '#web/ui/monogram.tsx'
import { lendersDrawer } from '../actions.ts'
import type { LendersView } from '../model.ts'
import { requestWords } from '../request-words.ts'
import { lendersWords } from '../words.ts'
import { openSite } from './open-site.ts'
import { useMarkOf } from './use-mark-of.ts'

/** Where the person has applied, and how that stands. */
export function AppliedList({ view }: { view: LendersView }) {
  const markOf = useMarkOf()
  const { act } = useAction(lendersDrawer, 'pulled')
  const today = useToday()
  if (view.applications.length === 0) return null
  return (
    <Card title={appliedListWords.applications} description={appliedListWords.keepListLetterItself} flush>
      <ul>
        {view.applications.map(({ lender_id, lender_name, status, applied_on, credit_pulled_on, mailed_on }) => {
          const known = view.lenders.find(({ id }) => id === lender_id)
          return (
            <li
              key={lender_id}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line px-5 py-3 sm:px-6"
            >
              <Monogram name={lender_name} size="sm" mark={markOf(lender_name)} />
              <span className="min-w-0 grow basis-52">
                <span className="block font-[560]">{lender_name}</span>
                <span className="block text-sm text-muted">
                  {appliedListWords.applied}
                  {formatDay(applied_on)}
                  {mailed_on && ` · ${requestWords.mailedOn(formatDay(mailed_on))}`}
                  {credit_pulled_on && ` · ${lendersWords.pulledOn(formatDay(credit_pulled_on))}`}
                </span>
              </span>
              {credit_pulled_on && (
                <DateInput
                  className="w-auto"
                  aria-label={lendersWords.pulledDay(lender_name)}
                  value={credit_pulled_on}
                  max={today}
                  onChange={event =>
                    event.target.value && void act({ lender_id, pulled: true, on: event.target.value })
                  }
                />
              )}
              <Badge tone="info">{status === 'pending' ? appliedListWords.pending : status}</Badge>
              <Button
                variant="quiet"
                size="sm"
                aria-label={`${credit_pulled_on ? lendersWords.notPulled : lendersWords.pulled}: ${lender_name}`}
                onClick={() => void act({ lender_id, pulled: credit_pulled_on === null })}
              >
                {credit_pulled_on ? lendersWords.notPulled : lendersWords.pulled}
              </Button>
              <Button
                variant="ghost"
                size="sm"
                aria-label={appliedListWords.goLenderName(lender_name)}
                icon={<ExternalLink className="size-4" aria-hidden="true" />}
                onClick={() =>
                  void openSite({
                    name: lender_name,
                    website: known?.website ?? null,
                    is_sample: known?.is_sample ?? false,
                  })
                }
              >
                {appliedListWords.go}
              </Button>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
