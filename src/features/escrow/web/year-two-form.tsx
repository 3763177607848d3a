import { useState } from 'react'
import { useAction, useCan } from '#web/client/client-context.tsx'
import type { DraftForm } from '#web/client/use-draft.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { DateInput } from '#web/ui/date-input.tsx'
import { DraftQuestion } from '#web/ui/draft-question.tsx'
import { Field } from '#web/ui/field.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { escrowResource } from '../actions.ts'
import type { Forecast } from '../forecast.ts'
import type { YearTwoPlan } from '../model.ts'
import { planDifferences } from '../plan-differences.ts'
import { yearTwoWords as words } from '../year-two-words.ts'
import { CountyFields } from './county-fields.tsx'
import { errorAt, PlanFields } from './plan-fields.tsx'

interface YearTwoFormProps {
  form: DraftForm<YearTwoPlan>
  /** Whose figures filled the form. */
  note: string
  found: Forecast | null
  closing: string
}

/** Everything the forecast rests on. It follows each keystroke; saving keeps it for the next visit. */
export function YearTwoForm({ form, note, found, closing }: YearTwoFormProps) {
  const { typed: draft, saved, change, errors, problemText } = form
  const forget = useAction(escrowResource, 'forget')
  const reminding = useCan('email-reminders')
  const fields = { draft, errors, onChange: change }
  // Where there is an answer already, the fields wait; they never close while somebody types.
  const [folded] = useState(found !== null)
  const [isOpen, setOpen] = useState(false)
  // What has to be corrected must be seen; once open it stays so.
  if (errors.length > 0 && !isOpen) setOpen(true)
  return (
    <form noValidate onSubmit={form.onSubmit} className="grid gap-6">
      <Card folded={folded} opened={isOpen} title={folded ? words.base : words.start} description={note}>
        <div className="grid gap-4">
          <PlanFields {...fields} closing={closing} />
        </div>
      </Card>
      <Card
        id="numbers"
        className="scroll-mt-20"
        folded={folded}
        opened={isOpen}
        title={words.numbers}
        description={words.numbersHint}
      >
        <div className="grid gap-4">
          <CountyFields {...fields} found={found} />
          <Field
            label={words.homestead}
            optional
            hint={
              found?.homestead_by && !draft.homestead_by ? words.homesteadKnown(found.homestead_by) : words.homesteadAsk
            }
            error={errorAt(errors, 'homestead_by')}
          >
            <DateInput
              value={draft.homestead_by ?? ''}
              onChange={event => change({ homestead_by: event.target.value || null })}
            />
          </Field>
          <Switch
            label={words.remind}
            hint={reminding.ok ? undefined : reminding.reason}
            checked={draft.reminder_enabled}
            onChange={event => change({ reminder_enabled: event.target.checked })}
          />
        </div>
      </Card>
      {problemText && <Banner tone="danger" announced title={problemText} />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" loading={form.saving}>
          {words.save}
        </Button>
        {saved && (
          <Button variant="quiet" loading={forget.busy} onClick={() => forget.start({})}>
            {words.remove}
          </Button>
        )}
      </div>
      <DraftQuestion draft={form} differences={planDifferences} />
    </form>
  )
}
