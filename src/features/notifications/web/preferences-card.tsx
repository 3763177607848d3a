import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { preferencesCardWords } from '#features/notifications/page-words.ts'
import { differencesOf } from '#resources/differences.ts'
import { pickFields } from '#resources/pick-fields.ts'
import type { Outcome } from '#resources/problem.ts'
import { changedElsewhere } from '#resources/words.ts'
import { useConfirmed } from '#web/auth/sign-in-again.tsx'
import { useAction, useResource } from '#web/client/client-context.tsx'
import { useDraft } from '#web/client/use-draft.ts'
import { savedNote } from '#web/offline-queue/queued-note.ts'
import { callApi } from '#web/remote/api.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { DraftQuestion } from '#web/ui/draft-question.tsx'
import { Field } from '#web/ui/field.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { asToast, toast } from '#web/ui/toast.ts'
import { preferencesResource } from '../actions.ts'
import { defaultPreferences, type Preferences, REMINDER_DAYS } from '../model.ts'
import { mailAddress } from '../rules.ts'
import { notificationToasts, preferenceLabels, reminderAddressWords, systemActivated } from '../words.ts'

/** How a person is reminded. */
export function PreferencesCard() {
  const { view, problem } = useResource(preferencesResource)
  return (
    <Card title={preferencesCardWords.notificationPreferences} description={preferencesCardWords.preferencesHint}>
      {view && <PreferencesForm saved={view.preferences} />}
      {!view && !problem && <Skeleton className="h-80" />}
      {problem && !view && <p className="text-sm text-muted">{problem.detail}</p>}
    </Card>
  )
}

type Typed = Pick<Preferences, 'email' | 'reminder_days'>

const CHOICES = REMINDER_DAYS.map(days => ({
  value: String(days),
  label: preferencesCardWords.daysAhead(days),
}))

function PreferencesForm({ saved: preferences }: { saved: Preferences }) {
  const confirmed = useConfirmed()
  const draft = useDraft(preferencesResource, 'save', {
    start: pickFields(defaultPreferences, ['email', 'reminder_days']) as Typed,
    input: typed => typed,
    // An address that is half typed is written to nobody.
    savesOnLeaving: false,
    around: confirmed,
  })
  const { email, reminder_days } = draft.typed
  const { change } = draft
  const waits = !preferences.email_confirmed && email === preferences.email

  /** Says how it went; true when the server has it. */
  function say(outcome: Outcome<unknown> | null, done: 'preferences-saved' | 'preferences-cleared'): boolean {
    const isQuiet = !outcome || (!outcome.ok && ['sign-in-again', changedElsewhere.code].includes(outcome.problem.code))
    if (!isQuiet) toast(savedNote(outcome, notificationToasts[outcome.ok ? done : 'preferences-failed']))
    return outcome?.ok === true && !outcome.queued
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    const isSaved = say(await draft.save(), 'preferences-saved')
    if (preferences.email_enabled && isSaved) await callApi('/api/functions/process-reminders', {})
  }

  async function clear() {
    const { reminder_days } = defaultPreferences
    change({ reminder_days })
    say(await draft.saveOnly({ reminder_days }), 'preferences-cleared')
  }

  return (
    <form onSubmit={submit} className="grid gap-5" noValidate>
      <p className="text-sm">
        {preferences.email_enabled ? preferencesCardWords.emailsOn : preferencesCardWords.emailsOff}{' '}
        <Link to="/dashboard/settings" className="text-action-text underline underline-offset-4">
          {preferencesCardWords.changeInSettings}
        </Link>
        <span className="mt-1 block text-muted">{preferencesCardWords.inAppHint}</span>
      </p>
      <Field
        label={preferencesCardWords.emailAddress}
        error={draft.errorAt('email')}
        hint={
          waits ? reminderAddressWords.hint(preferences.email_asked_at !== null, mailAddress(preferences)) : undefined
        }
        aside={waits && <Badge tone="attention">{reminderAddressWords.waiting}</Badge>}
      >
        <TextInput
          type="email"
          autoComplete="email"
          value={email}
          onChange={event => change({ email: event.target.value })}
        />
      </Field>
      {waits && <AskAgainButton />}
      <RadioGroup
        label={preferencesCardWords.advanceNotice}
        hint={preferencesCardWords.noticeHint}
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
          loading={draft.saving}
          disabledReason={email.trim() === '' && preferencesCardWords.emailMissing}
        >
          {preferencesCardWords.savePreferences}
        </Button>
        <TestButton />
        <Button variant="ghost" onClick={clear}>
          {preferencesCardWords.clear}
        </Button>
      </div>
      <DraftQuestion
        draft={draft}
        differences={(here, saved) =>
          differencesOf(preferenceLabels, [here, saved], (typed, field) => String(typed[field]))
        }
      />
    </form>
  )
}

function AskAgainButton() {
  const { dispatch, busy } = useAction(preferencesResource, 'ask-again')
  async function resend() {
    const outcome = await dispatch({})
    const { sentAgain } = reminderAddressWords
    toast(outcome.ok ? sentAgain : asToast(outcome.problem))
  }
  return (
    <Button variant="ghost" size="sm" className="justify-self-start" loading={busy} onClick={resend}>
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
