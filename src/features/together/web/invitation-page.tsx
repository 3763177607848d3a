import { useQuery } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { formatLongDate } from '#domain/day-words.ts'
import type { Problem } from '#resources/problem.ts'
import { useAuth } from '#web/auth/auth-context.tsx'
import { callApi } from '#web/remote/api.ts'
import { useToAccount } from '#web/shell/to-account.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { invitationWords as words } from '../invitation-words.ts'
import type { InvitationView } from '../people-model.ts'

/** Who invites, and to what. Nothing of the loan is shown before somebody accepts. */
export function InvitationPage() {
  return (
    <>
      <PageHeader title={words.title} description={words.description} />
      <Invitation />
    </>
  )
}

function Invitation() {
  const token = useLocation().hash.slice(1)
  const { data } = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => callApi<InvitationView>('/api/invitations/look', { token }),
    enabled: token !== '',
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (token === '')
    return (
      <Banner
        tone="attention"
        title={words.noToken}
        actions={
          <LinkButton as={Link} to="/dashboard/together">
            {words.toTogether}
          </LinkButton>
        }
      >
        {words.noTokenWhat}
      </Banner>
    )
  if (!data) return <Skeleton className="h-60" />
  if (!data.ok) {
    return (
      <Banner tone="attention" announced title={data.problem.title}>
        {data.problem.detail}
      </Banner>
    )
  }
  return <Shown token={token} invitation={data.value} />
}

function Shown({ token, invitation }: { token: string; invitation: InvitationView }) {
  const { inviter_name, role, expires_at, is_mailed } = invitation
  const { user } = useAuth()
  return (
    <Card
      title={words.from(inviter_name)}
      actions={<Mail className="size-6 text-action-text" aria-hidden="true" />}
      className="max-w-2xl"
    >
      <div className="grid gap-3">
        <p>{words.what[role](inviter_name)}</p>
        <p>{words.private}</p>
        <p className="text-sm text-muted">{words.seen(inviter_name)}</p>
        <p className="text-sm text-muted">{words.leave}</p>
        <p className="text-sm text-muted">{words.until(formatLongDate(expires_at.slice(0, 10)))}</p>
        {user ? <Accept token={token} /> : <ToAccount isMailed={is_mailed} />}
      </div>
    </Card>
  )
}

function ToAccount({ isMailed }: { isMailed: boolean }) {
  const signUp = useToAccount('sign-up')
  const signIn = useToAccount()
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      <p className="font-[560]">{words.needsAccount}</p>
      {isMailed && <p className="text-sm">{words.mailed}</p>}
      <div className="flex flex-wrap gap-2">
        <LinkButton as={Link} {...signUp}>
          {words.create}
        </LinkButton>
        <LinkButton as={Link} {...signIn} variant="ghost">
          {words.signIn}
        </LinkButton>
      </div>
    </div>
  )
}

function Accept({ token }: { token: string }) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  async function accept() {
    setBusy(true)
    const outcome = await callApi('/api/invitations/accept', { token })
    if (outcome.ok) {
      // Loaded anew: from here on every page is about the other loan.
      window.location.assign('/dashboard/together')
      return
    }
    setBusy(false)
    setProblem(outcome.problem)
  }
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      {problem && (
        <Banner tone="danger" announced title={problem.title}>
          {problem.detail}
        </Banner>
      )}
      <div className="flex flex-wrap gap-2">
        <Button loading={busy} onClick={() => void accept()}>
          {words.accept}
        </Button>
        <LinkButton as={Link} to="/dashboard/application" variant="ghost">
          {words.notNow}
        </LinkButton>
      </div>
    </div>
  )
}
