import { ExternalLink } from 'lucide-react'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { formatDay } from '#domain/day-words.ts'
import { appliedListWords } from '#features/lenders/page-words.ts'
import { useAction } from '#web/client/client-context.tsx'
import { useToday } from '#web/client/use-today.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { DateInput } from '#web/ui/date-input.tsx'
import { Monogram } from '#web/ui/monogram.tsx'
import { lendersResource } from '../actions.ts'
import type { Lender, LenderApplication, LendersView } from '../model.ts'
import { requestWords } from '../request-words.ts'
import { type ListState, listStateOf } from '../rules.ts'
import { lendersWords, listStateWords } from '../words.ts'
import { openSite } from './open-site.ts'
import { useMarkOf } from './use-mark-of.ts'

/** The lenders on the person's list, and what is known of each. */
export function AppliedList({ view }: { view: LendersView }) {
  if (view.applications.length === 0) return null
  const next = view.applications.find(entry => listStateOf(entry) === 'listed')
  return (
    <Card title={appliedListWords.list} description={appliedListWords.keepListLetterItself} flush>
      <ul>
        {view.applications.map(entry => (
          <ListedLender
            key={entry.lender_id}
            entry={entry}
            known={view.lenders.find(({ id }) => id === entry.lender_id)}
            isNext={entry === next}
          />
        ))}
      </ul>
    </Card>
  )
}

const TONES: Record<ListState, Tone> = { listed: 'neutral', sent: 'info', applied: 'good' }

interface ListedLenderProps {
  entry: LenderApplication
  known: Lender | undefined
  /** The one to apply to now. */
  isNext: boolean
}

function ListedLender({ entry, known, isNext }: ListedLenderProps) {
  const { lender_id, lender_name, applied_on, credit_pulled_on, mailed_on, self_applied_on, is_sample } = entry
  const markOf = useMarkOf()
  const pulled = useAction(lendersResource, 'pulled')
  const applied = useAction(lendersResource, 'applied')
  const state = listStateOf(entry)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line px-5 py-3 sm:px-6">
      <Monogram name={lender_name} size="sm" mark={markOf(lender_name)} />
      <span className="min-w-0 grow basis-52">
        <span className="block font-[560]">{lender_name}</span>
        <span className="block text-sm text-muted">
          {appliedListWords.listed(formatDay(applied_on))}
          {mailed_on && ` · ${requestWords.mailedOn(formatDay(mailed_on))}`}
          {self_applied_on && ` · ${lendersWords.appliedOn(formatDay(self_applied_on))}`}
          {credit_pulled_on && ` · ${lendersWords.pulledOn(formatDay(credit_pulled_on))}`}
        </span>
      </span>
      {is_sample && <Badge tone="attention">{appliedListWords.madeUp}</Badge>}
      <Badge tone={TONES[state]}>{listStateWords[state](entry)}</Badge>
      <Checkbox
        label={lendersWords.applied}
        aria-label={`${lendersWords.applied}: ${lender_name}`}
        checked={self_applied_on !== null}
        disabled={applied.busy}
        onChange={event => applied.start({ lender_id, applied: event.target.checked })}
      />
      {self_applied_on && (
        <SaidDay
          label={lendersWords.appliedDay(lender_name)}
          day={self_applied_on}
          onSay={on => applied.start({ lender_id, applied: true, on })}
        />
      )}
      <Button
        variant="quiet"
        size="sm"
        aria-label={`${credit_pulled_on ? lendersWords.notPulled : lendersWords.pulled}: ${lender_name}`}
        onClick={() => pulled.start({ lender_id, pulled: credit_pulled_on === null })}
      >
        {credit_pulled_on ? lendersWords.notPulled : lendersWords.pulled}
      </Button>
      {credit_pulled_on && (
        <SaidDay
          label={lendersWords.pulledDay(lender_name)}
          day={credit_pulled_on}
          onSay={on => pulled.start({ lender_id, pulled: true, on })}
        />
      )}
      <Button
        variant={isNext ? 'primary' : 'ghost'}
        size="sm"
        aria-label={appliedListWords.goLenderName(lender_name)}
        icon={<ExternalLink className="size-4" aria-hidden="true" />}
        onClick={() => void openSite({ name: lender_name, website: known?.website ?? null, is_sample })}
      >
        {appliedListWords.go}
      </Button>
    </li>
  )
}

/** Saved once it is left: on its way to 2026 a year is 2, 20 and 202. */
function SaidDay({ label, day, onSay }: { label: string; day: CalendarDay; onSay(day: CalendarDay): void }) {
  return (
    <DateInput
      key={day}
      className="w-auto"
      aria-label={label}
      defaultValue={day}
      max={useToday()}
      onBlur={({ target }) => {
        if (target.value === '') target.value = day
        else if (target.value !== day) onSay(target.value)
      }}
    />
  )
}
