import { Sparkles } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { contractCardWords as words } from '#features/timeline/page-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { DateInput } from '#web/ui/date-input.tsx'
import { Field } from '#web/ui/field.tsx'
import { agendaPageWords } from '../agenda-words.ts'
import type { TimelineEvent } from '../model.ts'
import { FoldingCard } from './folding-card.tsx'
import type { TimelineActions } from './use-timeline.ts'

interface ContractCardProps {
  contract: TimelineEvent
  is_refinance: boolean
  actions: TimelineActions
}

/** One date makes a whole timeline. Once it is set the card is one line. */
export function ContractCard({ contract, is_refinance, actions }: ContractCardProps) {
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
        <ContractForm contract={contract} is_refinance={is_refinance} actions={actions} />
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
        <ContractForm contract={contract} is_refinance={is_refinance} actions={actions} />
      </div>
    </Card>
  )
}

function ContractForm({ contract, is_refinance, actions }: ContractCardProps) {
  const saved = contract.scheduled_date ?? ''
  const [typed, setTyped] = useState<string | null>(null)
  const day = typed ?? saved

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (await actions.save(contract, { scheduled_date: day })) setTyped(null)
  }

  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
      <Field label={is_refinance ? words.startDate : words.contractSigningDate} className="min-w-44 flex-1">
        <DateInput
          value={day}
          min="2000-01-01"
          max="2099-12-31"
          required
          onChange={event => setTyped(event.target.value)}
        />
      </Field>
      <Button
        type="submit"
        loading={actions.busy && typed !== null}
        disabledReason={
          day === '' ? (is_refinance ? words.chooseStart : words.chooseFirst) : day === saved && words.alreadyFollow
        }
      >
        {saved ? words.updateDates : words.generateDates}
      </Button>
    </form>
  )
}
