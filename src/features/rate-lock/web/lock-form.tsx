import { type FormEvent, useState } from 'react'
import { parseInput } from '#journey/perform.ts'
import type { FieldError } from '#journey/refusal.ts'
import { useAction, useCan } from '#web/journey/journey-context.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { toast } from '#web/ui/toast.ts'
import { rateLockDrawer } from '../actions.ts'
import { RateLock } from '../model.ts'
import { lockPageWords as words } from '../words.ts'
import { LockedFields } from './locked-fields.tsx'

interface LockFormProps {
  start: RateLock
  /** As it is kept. */
  kept: RateLock | null
  /** Whose paper filled the form; nothing where none did. */
  note: string | null | undefined
}

export function LockForm({ start, kept, note }: LockFormProps) {
  const { act, busy } = useAction(rateLockDrawer, 'save')
  const remove = useAction(rateLockDrawer, 'remove')
  const reminding = useCan('email-reminders')
  const [draft, setDraft] = useState(start)
  const [errors, setErrors] = useState<FieldError[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const change = (some: Partial<RateLock>) => setDraft(before => ({ ...before, ...some }))

  async function save(lock: RateLock) {
    const parsed = parseInput(RateLock, lock)
    setErrors(parsed.ok ? [] : (parsed.refusal.errors ?? []))
    setProblem(null)
    if (!parsed.ok) return
    const outcome = await act(parsed.value)
    if (!outcome.ok) return setProblem(outcome.refusal.detail)
    if (outcome.value.lock) setDraft(outcome.value.lock)
    toast({ title: words.saved })
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    void save(draft)
  }

  return (
    <Card title={words.lock} description={note === undefined ? undefined : words.fromPaper(note)}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <RadioGroup
          label={words.status}
          options={[
            { value: 'floating' as const, label: words.isFloating, hint: words.isFloatingHint },
            { value: 'locked' as const, label: words.isLocked, hint: words.isLockedHint },
          ]}
          value={draft.status}
          onValueChange={status => change({ status })}
        />
        {draft.status === 'locked' && <LockedFields draft={draft} errors={errors} onChange={change} />}
        {problem && <Banner tone="danger" announced title={problem} />}
        {kept && kept.status === 'locked' && (
          <Switch
            label={words.remind}
            hint={reminding.ok ? words.remindHint : reminding.reason}
            checked={kept.reminder_enabled}
            onChange={event => void save({ ...kept, reminder_enabled: event.target.checked })}
          />
        )}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" loading={busy}>
            {words.save}
          </Button>
          {kept && (
            <Button variant="quiet" loading={remove.busy} onClick={() => void remove.act({})}>
              {words.remove}
            </Button>
          )}
        </div>
      </form>
    </Card>
  )
}
