import { useAction, useCan } from '#web/client/client-context.tsx'
import { useDraft } from '#web/client/use-draft.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { DraftQuestion } from '#web/ui/draft-question.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { rateLockResource } from '../actions.ts'
import type { RateLock } from '../model.ts'
import { lockDifferences, lockPageWords as words } from '../words.ts'
import { LockedFields } from './locked-fields.tsx'

interface LockFormProps {
  /** What the form shows where nothing is saved. */
  start: RateLock
  /** Whose disclosure filled the form; nothing where none did. */
  note: string | null | undefined
}

export function LockForm({ start, note }: LockFormProps) {
  const draft = useDraft(rateLockResource, 'save', { start, input: lock => lock, saved: { title: words.saved } })
  const remove = useAction(rateLockResource, 'remove')
  const reminding = useCan('email-reminders')
  const { typed, saved, change } = draft

  return (
    <Card title={words.lock} description={note === undefined ? undefined : words.fromPaper(note)}>
      <form noValidate onSubmit={draft.onSubmit} className="grid gap-4">
        <RadioGroup
          label={words.status}
          options={[
            { value: 'floating' as const, label: words.isFloating, hint: words.isFloatingHint },
            { value: 'locked' as const, label: words.isLocked, hint: words.isLockedHint },
          ]}
          value={typed.status}
          onValueChange={status => change({ status })}
        />
        {typed.status === 'locked' && <LockedFields form={draft} />}
        {draft.problemText && <Banner tone="danger" announced title={draft.problemText} />}
        {saved && saved.status === 'locked' && (
          <Switch
            label={words.remind}
            hint={reminding.ok ? words.remindHint : reminding.reason}
            checked={saved.reminder_enabled}
            onChange={event => void draft.saveOnly({ reminder_enabled: event.target.checked })}
          />
        )}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" loading={draft.saving}>
            {words.save}
          </Button>
          {saved && (
            <Button variant="quiet" loading={remove.busy} onClick={() => remove.start({})}>
              {words.remove}
            </Button>
          )}
        </div>
      </form>
      <DraftQuestion draft={draft} differences={lockDifferences} />
    </Card>
  )
}
