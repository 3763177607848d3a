import { type FormEvent, useState } from 'react'
import { preferencesCardWords } from '#features/notifications/page-words.ts'
import { useConfirmed } from '#web/auth/sign-in-again.tsx'
import { useAction, useResource } from '#web/client/client-context.tsx'
import { useVersion } from '#web/client/use-version.ts'
import { savedNote } from '#web/offline-queue/queued-note.ts'
import { callApi } from '#web/remote/api.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { toast } from '#web/ui/toast.ts'
import { VersionDialog } from '#web/ui/version-dialog.tsx'
import { preferencesResource } from '../actions.ts'
import { defaultPreferences, type Preferences, REMINDER_DAYS } from '../model.ts'
import { mailAddress } from '../rules.ts'
import {
  notificationToasts,
  onOffWords,
  preferenceLabels,
  preferencesChanged,
  reminderAddressWords,
  systemActivated,
} from '../words.ts'

/** How a person is reminded. */
export function PreferencesCard() {
  const { view, problem } = useResource(preferencesResource)
  return (
    <Card title={preferencesCardWords.notificationPreferences} description={preferencesCardWords.whereHowEarlyRemind}>
      {view && <PreferencesForm saved={view.preferences} />}
      {!view && !problem && <Skeleton className="h-80" />}
      {problem && !view && <p className="text-sm text-muted">{problem.detail}</p>}
    </Card>
  )
}

type Typed = Pick<Preferences, 'email' | 'email_enabled' | 'reminder_days'>

function typedOf({ email, email_enabled, reminder_days }: Preferences): Typed {
  return { email, email_enabled, reminder_days }
}

const FIELDS = Object.keys(preferenceLabels) as (keyof Typed)[]

function told(value: Typed[keyof Typed]): string {
  return typeof value === 'boolean' ? onOffWords[value ? 'on' : 'off'] : String(value)
}

const CHOICES = REMINDER_DAYS.map(days => ({
  value: String(days),
  label: days === 1 ? preferencesCardWords.day : preferencesCardWords.daysDays(days),
}))

function PreferencesForm({ saved: preferences }: { saved: Preferences }) {
  const { dispatch, busy } = useAction(preferencesResource, 'save')
  const confirmed = useConfirmed()
  const { retry } = useResource(preferencesResource)
  const saved = typedOf(preferences)
  const { typed, change, seen, adopt, stale, setStale } = useVersion(saved)
  const [error, setError] = useState<string>()
  const { email, email_enabled, reminder_days } = typed
  const waits = !preferences.email_confirmed && email === preferences.email

  async function save(over: Typed) {
    setStale(false)
    const outcome = await confirmed(() => dispatch({ ...typed, seen: over }))
    if (!outcome.ok && outcome.problem.code === 'sign-in-again') return
    if (!outcome.ok && outcome.problem.code === preferencesChanged.code) {
      // What the other tab saved is read before the question comes up.
      retry()
      return setStale(true)
    }
    if (!outcome.ok) {
      setError(outcome.problem.errors?.find(({ path }) => path === 'email')?.message)
      return toast(notificationToasts['preferences-failed'])
    }
    adopt(typedOf(outcome.value.preferences))
    toast(savedNote(outcome, notificationToasts['preferences-saved']))
    if (email_enabled && !outcome.queued) await callApi('/api/functions/process-reminders', {})
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    void save(seen)
  }

  async function clear() {
    const { email_enabled, reminder_days } = defaultPreferences
    const outcome = await dispatch({ email_enabled, reminder_days })
    if (outcome.ok) adopt(typedOf(outcome.value.preferences))
    toast(savedNote(outcome, notificationToasts[outcome.ok ? 'preferences-cleared' : 'preferences-failed']))
  }

  return (
    <form onSubmit={submit} className="grid gap-5" noValidate>
      <Switch
        label={preferencesCardWords.emailReminders}
        hint={preferencesCardWords.notificationsInsideKeyturnCome}
        checked={email_enabled}
        onChange={event => change({ email_enabled: event.target.checked })}
      />
      <Field
        label={preferencesCardWords.emailAddress}
        error={error}
        hint={
          waits ? reminderAddressWords.hint(preferences.email_asked_at !== null, mailAddress(preferences)) : undefined
        }
        aside={waits && <Badge tone="attention">{reminderAddressWords.waiting}</Badge>}
      >
        <TextInput
          type="email"
          autoComplete="email"
          value={email}
          onChange={event => {
            change({ email: event.target.value })
            setError(undefined)
          }}
        />
      </Field>
      {waits && <AskAgainButton />}
      <RadioGroup
        label={preferencesCardWords.advanceNotice}
        hint={preferencesCardWords.howLongBeforeEach}
        options={CHOICES}
        value={String(reminder_days)}
        onValueChange={days =>
          change({ reminder_days: REMINDER_DAYS.find(each => String(each) === days) ?? reminder_days })
        }
        className="[&_.grid]:grid-cols-2"
      />
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          loading={busy}
          disabledReason={email.trim() === '' && preferencesCardWords.enterYourEmailAddress}
        >
          {preferencesCardWords.savePreferences}
        </Button>
        <TestButton />
        <Button variant="ghost" onClick={clear}>
          {preferencesCardWords.clear}
        </Button>
      </div>
      <VersionDialog
        open={stale}
        title={preferencesChanged.title}
        detail={preferencesChanged.detail}
        differences={FIELDS.filter(field => typed[field] !== saved[field]).map(field => ({
          label: preferenceLabels[field],
          here: told(typed[field]),
          saved: told(saved[field]),
        }))}
        onKeepMine={() => void save(saved)}
        onTakeOther={() => {
          setStale(false)
          adopt(saved)
        }}
        onClose={() => setStale(false)}
      />
    </form>
  )
}

function AskAgainButton() {
  const { dispatch, busy } = useAction(preferencesResource, 'ask-again')
  async function ask() {
    const outcome = await dispatch({})
    const { sentAgain } = reminderAddressWords
    toast(
      outcome.ok ? sentAgain : { title: outcome.problem.title, description: outcome.problem.detail, destructive: true },
    )
  }
  return (
    <Button variant="ghost" size="sm" className="justify-self-start" loading={busy} onClick={ask}>
      {reminderAddressWords.again}
    </Button>
  )
}

interface Reminded {
  emailsSent: number
  notificationsCreated: number
}

function TestButton() {
  const [busy, setBusy] = useState(false)
  async function test() {
    setBusy(true)
    const outcome = await callApi<Reminded>('/api/functions/process-reminders', {})
    setBusy(false)
    if (outcome.ok) toast(systemActivated(outcome.value.emailsSent, outcome.value.notificationsCreated))
    else toast({ ...notificationToasts['test-failed'], description: outcome.problem.detail })
  }
  return (
    <Button variant="ghost" loading={busy} onClick={test}>
      {preferencesCardWords.testReminder}
    </Button>
  )
}
