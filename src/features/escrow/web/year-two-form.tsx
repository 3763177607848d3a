import { useState } from 'react'
import { useAction, useCan } from '#web/client/client-context.tsx'
import type { DraftForm } from '#web/client/use-draft.ts'
import { DayField } from '#web/ui/bound-fields.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { DraftQuestion } from '#web/ui/draft-question.tsx'
import { FormEnd } from '#web/ui/form-end.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { escrowResource } from '../actions.ts'
import type { Forecast } from '../forecast.ts'
import type { YearTwoDraft } from '../model.ts'
import { planDifferences } from '../plan-differences.ts'
import { yearTwoWords as words } from '../year-two-words.ts'
import { CountyFields } from './county-fields.tsx'
import { PlanFields } from './plan-fields.tsx'

interface YearTwoFormProps {
  form: DraftForm<YearTwoDraft>
  /** Whose figures filled the form. */
  note: string
  found: Forecast | null
  closing: string
}

/** Everything the forecast rests on. It follows each keystroke; saving stores it for the next visit. */
export function YearTwoForm({ form, note, found, closing }: YearTwoFormProps) {
  const { typed: draft, saved, change, errors } = form
  const forget = useAction(escrowResource, 'forget')
  const reminding = useCan('email-reminders')
  // Where there is an answer already, the fields wait; they never close while somebody types.
  const [folded] = useState(found !== null)
  const [isOpen, setOpen] = useState(false)
  // What has to be corrected must be seen; once open it stays so.
  if (errors.length > 0 && !isOpen) setOpen(true)
  return (
    <form noValidate onSubmit={form.onSubmit} className="grid gap-6">
      <Card folded={folded} opened={isOpen} title={folded ? words.base : words.start} description={note}>
        <div className="grid gap-4">
          <PlanFields form={form} closing={closing} />
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
          <CountyFields form={form} found={found} />
          <DayField
            form={form}
            field="homestead_by"
            label={words.homestead}
            optional
            hint={
              found?.homestead_by && !draft.homestead_by ? words.homesteadKnown(found.homestead_by) : words.homesteadAsk
            }
          />
          <Switch
            label={words.remind}
            hint={reminding.ok ? undefined : reminding.reason}
            checked={draft.reminder_enabled}
            onChange={event => change({ reminder_enabled: event.target.checked })}
          />
        </div>
      </Card>
      <FormEnd form={form} save={words.save} problem={form.problemText}>
        {saved && (
          <Button variant="quiet" loading={forget.busy} onClick={() => forget.start({})}>
            {words.remove}
          </Button>
        )}
      </FormEnd>
      <DraftQuestion draft={form} differences={planDifferences} />
    </form>
  )
}
