import { useState } from 'react'
import { communicationCardWords } from '#features/account/page-words.ts'
import { preferencesResource } from '#features/notifications/actions.ts'
import type { Preferences } from '#features/notifications/model.ts'
import { useAction, useResource } from '#web/client/client-context.tsx'
import { savedNote } from '#web/offline-queue/queued-note.ts'
import { callApi } from '#web/remote/api.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { ReadOnly } from '#web/ui/read-only.ts'
import { SkeletonLines } from '#web/ui/skeleton.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { asToast, toast } from '#web/ui/toast.ts'
import { preferenceSwitches, settingsToasts, unconfirmed } from '../../settings-words.ts'

export interface RemindersDone {
  emailsSent: number
  notificationsCreated: number
}

export function CommunicationCard() {
  const { view, problem, refetch } = useResource(preferencesResource)
  return (
    <Card title={communicationCardWords.communicationPreferences} description={communicationCardWords.changeableHint}>
      {problem && !view && <LoadFailed problem={problem} onRetry={refetch} />}
      {!view && !problem && <SkeletonLines lines={6} />}
      {view && <Switches preferences={view.preferences} />}
    </Card>
  )
}

function Switches({ preferences }: { preferences: Preferences }) {
  // Only what was switched here: a switch that another tab has moved meanwhile stays where it is.
  const [moved, setMoved] = useState<Partial<Chosen>>({})
  const chosen = { ...preferences, ...moved }
  const { dispatch, busy } = useAction(preferencesResource, 'save')

  async function save() {
    const outcome = await dispatch(moved)
    if (!outcome.ok) return void toast(settingsToasts.saveFailed)
    setMoved(since => (since === moved ? {} : since))
    toast(savedNote(outcome, settingsToasts.saved))
    // What is due already is sent now, not with the next round.
    if (chosen.email_enabled && !outcome.queued) await callApi<RemindersDone>('/api/functions/process-reminders', {})
  }

  return (
    <div className="grid gap-2">
      {!preferences.account_confirmed && <UnconfirmedNotice email={preferences.account_email} />}
      <PreferenceSwitches chosen={chosen} onChange={change => setMoved({ ...moved, ...change })} />
      <Button
        onClick={save}
        loading={busy}
        loadingLabel={communicationCardWords.saving}
        className="mt-3 justify-self-start"
      >
        {communicationCardWords.savePreferences}
      </Button>
    </div>
  )
}

type Chosen = Pick<Preferences, (typeof preferenceSwitches)[number]['field']>

interface PreferenceSwitchesProps {
  chosen: Chosen
  /** Left out where nothing can be changed. */
  onChange?(change: Partial<Chosen>): void
}

function PreferenceSwitches({ chosen, onChange }: PreferenceSwitchesProps) {
  return preferenceSwitches.map(({ field, label, hint }) => (
    <Switch
      key={field}
      label={label}
      hint={hint}
      checked={chosen[field]}
      onChange={event => onChange?.({ [field]: event.target.checked })}
    />
  ))
}

/** What an account chooses here, as an example. */
export function GuestCommunicationCard() {
  return (
    <Card
      title={communicationCardWords.communicationPreferences}
      description={communicationCardWords.exampleWhy}
      actions={<Badge tone="attention">{communicationCardWords.example}</Badge>}
    >
      <ReadOnly value>
        <div className="grid gap-2">
          <PreferenceSwitches chosen={{ email_enabled: true, marketing_emails: false, rate_alerts: true }} />
        </div>
      </ReadOnly>
    </Card>
  )
}

function UnconfirmedNotice({ email }: { email: string }) {
  const { dispatch, busy } = useAction(preferencesResource, 'ask-again')
  async function ask() {
    const outcome = await dispatch({})
    if (outcome.ok) toast(settingsToasts.linkSent)
    else toast(asToast(outcome.problem))
  }
  return (
    <Banner
      tone="attention"
      className="mb-3"
      title={unconfirmed.title}
      actions={
        <Button size="sm" variant="ghost" loading={busy} onClick={ask}>
          {unconfirmed.again}
        </Button>
      }
    >
      {unconfirmed.detail(email)}
    </Banner>
  )
}
