import { BookMarked } from 'lucide-react'
import { useAction, useCan } from '#web/client/client-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { FormProblem } from '#web/ui/form-problem.tsx'
import { RemoveButton } from '#web/ui/remove-button.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { insuranceDiaryResource } from '../actions.ts'
import type { Diary } from '../model.ts'
import { diaryPageWords as words } from '../words.ts'

interface DiarySavingProps {
  diary: Diary | undefined
  isChanged: boolean
  busy: boolean
  /** Why it could not be saved. */
  problem: string | null
  onSave(only?: { reminder_enabled: boolean }): void
}

/** Saves the loan, switches its reminders and removes it. */
export function DiarySaving({ diary, isChanged, busy, problem, onSave }: DiarySavingProps) {
  const remove = useAction(insuranceDiaryResource, 'remove')
  const reminding = useCan('email-reminders')
  return (
    <div className="mt-5 grid gap-3">
      {diary && (
        <Switch
          label={words.remind}
          hint={reminding.ok ? words.remindHint : reminding.reason}
          checked={diary.reminder_enabled}
          onChange={event => onSave({ reminder_enabled: event.target.checked })}
        />
      )}
      <FormProblem>{problem}</FormProblem>
      {(!diary || isChanged) && (
        <Button icon={<BookMarked className="size-4" aria-hidden="true" />} loading={busy} onClick={() => onSave()}>
          {diary ? words.save : words.keep}
        </Button>
      )}
      {diary && (
        <RemoveButton
          label={words.remove}
          title={words.removeAsk}
          description={words.removeWhy}
          cancelLabel={words.keepIt}
          loading={remove.busy}
          onConfirm={() => remove.start({ id: diary.id })}
        />
      )}
    </div>
  )
}
