import { type FormEvent, useState } from 'react'
import { parseInput } from '#resources/apply-action.ts'
import type { FieldError } from '#resources/problem.ts'
import { useAction, useCan, useResource } from '#web/client/client-context.tsx'
import { useVersion } from '#web/client/use-version.ts'
import { savedNote } from '#web/offline-queue/queued-note.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { toast } from '#web/ui/toast.ts'
import { VersionDialog } from '#web/ui/version-dialog.tsx'
import { rateLockResource } from '../actions.ts'
import { RateLock } from '../model.ts'
import { lockDifferences, lockProblems, lockPageWords as words } from '../words.ts'
import { LockedFields } from './locked-fields.tsx'

const changed = lockProblems['lock-changed']

interface LockFormProps {
  start: RateLock
  /** As it is kept. */
  kept: RateLock | null
  /** Whose paper filled the form; nothing where none did. */
  note: string | null | undefined
}

export function LockForm({ start, kept, note }: LockFormProps) {
  const { dispatch, busy } = useAction(rateLockResource, 'save')
  const remove = useAction(rateLockResource, 'remove')
  const reminding = useCan('email-reminders')
  const { retry } = useResource(rateLockResource)
  const { typed: draft, change, seen, adopt, stale, setStale } = useVersion(start)
  const [errors, setErrors] = useState<FieldError[]>([])
  const [problem, setProblem] = useState<string | null>(null)

  async function save(lock: RateLock, over: RateLock | null) {
    setStale(false)
    const parsed = parseInput(RateLock, lock)
    setErrors(parsed.ok ? [] : (parsed.problem.errors ?? []))
    setProblem(null)
    if (!parsed.ok) return
    const outcome = await dispatch({ ...parsed.value, seen: over })
    if (!outcome.ok && outcome.problem.code === changed.code) {
      // What the other tab saved is read before the question comes up.
      retry()
      return setStale(true)
    }
    if (!outcome.ok) return setProblem(outcome.problem.detail)
    if (outcome.value.lock) adopt(outcome.value.lock)
    toast(savedNote(outcome, { title: words.saved }))
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    void save(draft, kept && seen)
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
            onChange={event => void save({ ...kept, reminder_enabled: event.target.checked }, kept)}
          />
        )}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" loading={busy}>
            {words.save}
          </Button>
          {kept && (
            <Button variant="quiet" loading={remove.busy} onClick={() => void remove.dispatch({})}>
              {words.remove}
            </Button>
          )}
        </div>
      </form>
      {kept && (
        <VersionDialog
          open={stale}
          title={changed.title}
          detail={changed.detail}
          differences={lockDifferences(draft, kept)}
          onKeepMine={() => void save(draft, kept)}
          onTakeOther={() => {
            setStale(false)
            adopt(kept)
          }}
          onClose={() => setStale(false)}
        />
      )}
    </Card>
  )
}
