import { type FormEvent, useState } from 'react'
import { preferencesCardWords } from '#features/notifications/page-words.ts'
import { useAction, useDrawer } from '#web/journey/journey-context.tsx'
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
import { preferencesDrawer } from '../actions.ts'
import { defaultPreferences, type Preferences, REMINDER_DAYS } from '../model.ts'
import { mailAddress } from '../rules.ts'
import { notificationToasts, reminderAddressWords, systemActivated } from '../words.ts'

/** How a person is reminded. */
export function PreferencesCard() {
  const { view, refusal } = useDrawer(preferencesDrawer)
  return (
    <Card title={preferencesCardWords.notificationPreferences} description={preferencesCardWords.whereHowEarlyRemind}>
      {view && <PreferencesForm key={keyOf(view.preferences)} saved={view.preferences} />}
      {!view && !refusal && <Skeleton className="h-80" />}
      {refusal && !view && <p className="text-sm text-muted">{refusal.detail}</p>}
    </Card>
  )
}

/** The form starts anew when what it edits was changed elsewhere, and only then: nobody's typing is taken away. */
function keyOf({ email, email_enabled, reminder_days }: Preferences): string {
  return JSON.stringify([email, email_enabled, reminder_days])
}

const CHOICES = REMINDER_DAYS.map(days => ({
  value: String(days),
  label: days === 1 ? preferencesCardWords.day : preferencesCardWords.daysDays(days),
}))

function PreferencesForm({ saved }: { saved: Preferences }) {
  const { act, busy } = useAction(preferencesDrawer, 'save')
  const [email, setEmail] = useState(saved.email)
  const [email_enabled, setEmailEnabled] = useState(saved.email_enabled)
  const [days, setDays] = useState(String(saved.reminder_days))
  const [error, setError] = useState<string>()
  const waits = !saved.email_confirmed && email === saved.email

  async function save(event: FormEvent) {
    event.preventDefault()
    const reminder_days = REMINDER_DAYS.find(each => String(each) === days)
    const outcome = await act({ email, email_enabled, reminder_days })
    if (!outcome.ok) {
      setError(outcome.refusal.errors?.find(({ path }) => path === 'email')?.message)
      toast(notificationToasts['preferences-failed'])
      return
    }
    toast(notificationToasts['preferences-saved'])
    if (email_enabled) await callApi('/api/functions/process-reminders', {})
  }

  async function clear() {
    const { email_enabled, reminder_days } = defaultPreferences
    const outcome = await act({ email_enabled, reminder_days })
    toast(notificationToasts[outcome.ok ? 'preferences-cleared' : 'preferences-failed'])
  }

  return (
    <form onSubmit={save} className="grid gap-5" noValidate>
      <Switch
        label={preferencesCardWords.emailReminders}
        hint={preferencesCardWords.notificationsInsideKeyturnCome}
        checked={email_enabled}
        onChange={event => setEmailEnabled(event.target.checked)}
      />
      <Field
        label={preferencesCardWords.emailAddress}
        error={error}
        hint={waits ? reminderAddressWords.hint(saved.email_asked_at !== null, mailAddress(saved)) : undefined}
        aside={waits && <Badge tone="attention">{reminderAddressWords.waiting}</Badge>}
      >
        <TextInput
          type="email"
          autoComplete="email"
          value={email}
          onChange={event => {
            setEmail(event.target.value)
            setError(undefined)
          }}
        />
      </Field>
      {waits && <AskAgainButton />}
      <RadioGroup
        label={preferencesCardWords.advanceNotice}
        hint={preferencesCardWords.howLongBeforeEach}
        options={CHOICES}
        value={days}
        onValueChange={setDays}
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
        <Button variant="quiet" onClick={clear}>
          {preferencesCardWords.clear}
        </Button>
      </div>
    </form>
  )
}

function AskAgainButton() {
  const { act, busy } = useAction(preferencesDrawer, 'ask-again')
  async function ask() {
    const outcome = await act({})
    const { sentAgain } = reminderAddressWords
    toast(
      outcome.ok ? sentAgain : { title: outcome.refusal.title, description: outcome.refusal.detail, destructive: true },
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
    else toast({ ...notificationToasts['test-failed'], description: outcome.refusal.detail })
  }
  return (
    <Button variant="ghost" loading={busy} onClick={test}>
      {preferencesCardWords.testReminder}
    </Button>
  )
}
