import type { FormEvent } from 'react'
import { formatDate } from '#domain/day-words.ts'
import { profilePageWords } from '#features/account/page-words.ts'
import { differencesOf } from '#resources/differences.ts'
import { useAuth } from '#web/auth/auth-context.tsx'
import { localDay } from '#web/client/browser-action-context.ts'
import { useCanOpen, useResource } from '#web/client/client-context.tsx'
import { useDraft } from '#web/client/use-draft.ts'
import { savedNote } from '#web/offline-queue/queued-note.ts'
import { AccountNeeded } from '#web/shell/account-needed.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmailInput, PhoneInput } from '#web/ui/contact-inputs.tsx'
import { DraftQuestion } from '#web/ui/draft-question.tsx'
import { Field } from '#web/ui/field.tsx'
import { FigureRow } from '#web/ui/figure-row.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { ReadOnly } from '#web/ui/read-only.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { asToast, toast } from '#web/ui/toast.ts'
import { useProblemToast } from '#web/ui/use-error-toast.ts'
import { profileResource } from '../actions.ts'
import type { Profile } from '../model.ts'
import { profileFieldLabels, profileWords } from '../words.ts'

const NOTHING = '–'

export function ProfilePage() {
  const may = useCanOpen('profile')
  return (
    <>
      <PageHeader title={profilePageWords.profile} description={profilePageWords.whoLettersCardsCarry} />
      {may.ok ? <AccountProfile /> : <GuestProfile reason={may.reason} />}
    </>
  )
}

/** What a profile holds, filled in as an example. */
function GuestProfile({ reason }: { reason: string }) {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_21rem]">
      <div className="lg:order-last">
        <AccountNeeded reason={reason} />
      </div>
      <Card
        title={profilePageWords.personalInformation}
        description={profilePageWords.exampleWhy}
        actions={<Badge tone="attention">{profilePageWords.example}</Badge>}
      >
        <ReadOnly value>
          <div className="grid gap-5">
            <ProfileFields texts={profilePageWords.exampleTexts} email="robin@example.com" />
          </div>
        </ReadOnly>
      </Card>
    </div>
  )
}

function AccountProfile() {
  const { view, loading, problem, refetch } = useResource(profileResource)
  const failed = problem !== undefined
  useProblemToast(failed && asToast(profileWords['load-failed']))
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_21rem]">
      {loading && <Skeleton className="h-96" />}
      {problem && !view && <LoadFailed problem={problem} onRetry={refetch} />}
      {view && <PersonalInformation profile={view.profile} />}
      <AccountInformation />
    </div>
  )
}

type ProfileTexts = Record<keyof typeof profileFieldLabels, string>

const NO_TEXTS: ProfileTexts = { first_name: '', last_name: '', phone: '' }

function PersonalInformation({ profile }: { profile: Profile }) {
  const draft = useDraft(profileResource, 'save', { start: NO_TEXTS, input: texts => texts })
  const { typed: form, change, errorAt } = draft

  async function submit(event: FormEvent) {
    event.preventDefault()
    const outcome = await draft.save()
    if (!outcome) return
    const { title, detail } = profileWords[outcome.ok ? 'saved' : 'save-failed']
    if (outcome.ok) toast(savedNote(outcome, { title, description: detail }))
    else if (outcome.problem.status !== 412) toast(asToast({ title, detail: outcome.problem.detail || detail }))
  }

  return (
    <Card title={profilePageWords.personalInformation}>
      <form noValidate className="grid gap-5" onSubmit={submit}>
        <ProfileFields texts={form} email={profile.email} onChange={change} errorAt={errorAt} />
        <Button
          type="submit"
          loading={draft.saving}
          loadingLabel={profilePageWords.saving}
          className="justify-self-start"
        >
          {profilePageWords.saveChanges}
        </Button>
      </form>
      <DraftQuestion
        draft={draft}
        differences={(here, saved) =>
          differencesOf(profileFieldLabels, [here, saved], (texts, field) => texts[field] || NOTHING)
        }
      />
    </Card>
  )
}

interface ProfileFieldsProps {
  texts: ProfileTexts
  email: string
  /** Left out where nothing can be changed. */
  onChange?(edit: Partial<ProfileTexts>): void
  errorAt?(field: keyof ProfileTexts): string | undefined
}

function ProfileFields({ texts, email, onChange, errorAt }: ProfileFieldsProps) {
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={profilePageWords.firstName} error={errorAt?.('first_name')}>
          <TextInput
            autoComplete="given-name"
            value={texts.first_name}
            onChange={event => onChange?.({ first_name: event.target.value })}
          />
        </Field>
        <Field label={profilePageWords.lastName} error={errorAt?.('last_name')}>
          <TextInput
            autoComplete="family-name"
            value={texts.last_name}
            onChange={event => onChange?.({ last_name: event.target.value })}
          />
        </Field>
      </div>
      <Field label={profilePageWords.email} hint={profilePageWords.emailFixed}>
        <EmailInput readOnly value={email} />
      </Field>
      <Field label={profilePageWords.phone} optional error={errorAt?.('phone')}>
        <PhoneInput value={texts.phone} onChange={event => onChange?.({ phone: event.target.value })} />
      </Field>
    </>
  )
}

function AccountInformation() {
  const { user } = useAuth()
  if (!user) return null
  return (
    <Card title={profilePageWords.accountInformation}>
      <dl>
        <FigureRow label={profilePageWords.accountId}>{user.id.slice(0, 8)}</FigureRow>
        <FigureRow label={profilePageWords.plan}>{profilePageWords.freePlan}</FigureRow>
        <FigureRow label={profilePageWords.memberSince}>
          {/* By the browser's calendar, which the server does not know. */}
          {formatDate(localDay(new Date(user.created_at)))}
        </FigureRow>
      </dl>
    </Card>
  )
}
