import { Sparkles } from 'lucide-react'
import { DAY_RANGE } from '#domain/calendar-day.ts'
import { contractCardWords as words } from '#features/timeline/page-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { DateInput } from '#web/ui/date-input.tsx'
import { Field } from '#web/ui/field.tsx'
import { agendaPageWords } from '../agenda-words.ts'
import type { ShownEvent } from '../loan-context.ts'
import { EventQuestion } from './event-question.tsx'
import { FoldingCard } from './folding-card.tsx'
import { useEventForm } from './use-event-form.ts'

interface ContractCardProps {
  contract: ShownEvent
  is_refinance: boolean
}

/** One date makes a whole timeline. Once it is set the card is one line. */
export function ContractCard({ contract, is_refinance }: ContractCardProps) {
  const icon = <Sparkles className="size-5" aria-hidden="true" />
  const about = is_refinance ? words.refinanceStart : words.generationHint
  if (contract.scheduled_date) {
    return (
      <FoldingCard
        icon={icon}
        title={words.smartTimelineGeneration}
        summary={agendaPageWords.contractSet(contract.scheduled_date)}
        starts="folded"
      >
        <p className="mb-4 text-sm text-muted">{about}</p>
        <ContractForm contract={contract} is_refinance={is_refinance} />
      </FoldingCard>
    )
  }
  return (
    <Card className="bg-action-soft/40">
      <div className="grid items-end gap-x-8 gap-y-5 lg:grid-cols-[1fr_auto]">
        <div className="flex gap-3.5">
          <span className="mt-1 flex-none text-action-text">{icon}</span>
          <div>
            <h2 className="text-xl">{words.smartTimelineGeneration}</h2>
            <p className="mt-1 max-w-2xl text-sm text-muted">{about}</p>
          </div>
        </div>
        <ContractForm contract={contract} is_refinance={is_refinance} />
      </div>
    </Card>
  )
}

function ContractForm({ contract, is_refinance }: ContractCardProps) {
  const form = useEventForm(contract, is_refinance)
  const day = form.typed.scheduled_date
  return (
    <form onSubmit={form.onSubmit} className="flex flex-wrap items-end gap-3">
      <Field
        label={is_refinance ? words.startDate : words.contractSigningDate}
        className="min-w-44 flex-1"
        error={form.errorAt('scheduled_date') ?? form.problemText}
      >
        <DateInput
          value={day ?? ''}
          {...DAY_RANGE}
          required
          onChange={event => form.change({ scheduled_date: event.target.value || null })}
        />
      </Field>
      <Button
        type="submit"
        loading={form.saving}
        disabledReason={
          day === null
            ? is_refinance
              ? words.chooseStart
              : words.chooseFirst
            : day === contract.scheduled_date && words.alreadyFollow
        }
      >
        {contract.scheduled_date ? words.updateDates : words.generateDates}
      </Button>
      <EventQuestion form={form} event={contract} />
    </form>
  )
}
