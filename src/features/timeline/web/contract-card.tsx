import { Sparkles } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { contractCardWords } from '#features/timeline/page-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { DateInput } from '#web/ui/date-input.tsx'
import { Field } from '#web/ui/field.tsx'
import type { TimelineEvent } from '../model.ts'
import type { TimelineActions } from './use-timeline.ts'

/** One date makes a whole timeline. */
export function ContractCard({ contract, actions }: { contract: TimelineEvent; actions: TimelineActions }) {
  const saved = contract.scheduled_date ?? ''
  const [typed, setTyped] = useState<string | null>(null)
  const day = typed ?? saved

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (await actions.save(contract, { scheduled_date: day })) setTyped(null)
  }

  return (
    <Card className="bg-action-soft/40">
      <div className="grid items-end gap-x-8 gap-y-5 lg:grid-cols-[1fr_auto]">
        <div className="flex gap-3.5">
          <Sparkles className="mt-1 size-5 flex-none text-action-text" aria-hidden="true" />
          <div>
            <h2 className="text-xl">{contractCardWords.smartTimelineGeneration}</h2>
            <p className="mt-1 max-w-2xl text-sm text-muted">{contractCardWords.setDaySignedContract}</p>
          </div>
        </div>
        <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
          <Field label={contractCardWords.contractSigningDate} className="min-w-44 flex-1">
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
              day === '' ? 'Choose the signing date first.' : day === saved && 'Your dates already follow this day.'
            }
          >
            {saved ? contractCardWords.updateDates : contractCardWords.generateDates}
          </Button>
        </form>
      </div>
    </Card>
  )
}
