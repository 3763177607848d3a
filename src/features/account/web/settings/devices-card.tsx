import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDate } from '#domain/day-words.ts'
import { devicesCardWords } from '#features/account/page-words.ts'
import { useAuth } from '#web/auth/auth-context.tsx'
import { setFlash } from '#web/auth/flash.ts'
import { showProblem, useConfirmed } from '#web/auth/sign-in-again.tsx'
import { localDay } from '#web/client/browser-action-context.ts'
import { callApi, readApi } from '#web/remote/api.ts'
import { tabStorage } from '#web/storage/browser-storage.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { deviceName } from '../../device-name.ts'
import { deviceText } from '../../device-words.ts'
import { securityWords } from '../../security-words.ts'
import { settingsToasts, signOutEverywhere } from '../../settings-words.ts'
import { SecurityActivity } from './security-activity.tsx'

interface Device {
  id: string
  user_agent: string | null
  created_at: string
  current: boolean
}

const DEVICES = ['devices']

export function DevicesCard() {
  const queries = useQueryClient()
  const confirmed = useConfirmed()
  const { data: answer, refetch } = useQuery({
    queryKey: DEVICES,
    queryFn: () => readApi<{ sessions: Device[] }>('/api/auth/list-sessions'),
  })

  async function signOut(id: string) {
    const outcome = await confirmed(() => callApi('/api/auth/revoke-session', { id }))
    if (outcome.ok) toast(settingsToasts.deviceSignedOut)
    else showProblem(outcome)
    await queries.invalidateQueries({ queryKey: DEVICES })
  }

  return (
    <Card title={securityWords.title} description={securityWords.lead}>
      {!answer && <Skeleton className="h-18" />}
      {answer && !answer.ok && <LoadFailed problem={answer.problem} onRetry={() => void refetch()} />}
      {answer?.ok && (
        <ul>
          {answer.value.sessions.map(device => (
            <li key={device.id} className="flex flex-wrap items-center gap-3 border-t border-line py-3">
              <div className="min-w-0 flex-1">
                <p className="font-[560]">{deviceText(deviceName(device.user_agent))}</p>
                <p className="text-sm text-muted">
                  {devicesCardWords.since(formatDate(localDay(new Date(device.created_at))))}
                </p>
              </div>
              {device.current ? (
                <Badge tone="good">{devicesCardWords.device}</Badge>
              ) : (
                <Button variant="ghost" size="sm" onClick={() => signOut(device.id)}>
                  {devicesCardWords.signOut}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <SignOutEverywhere />
      <SecurityActivity />
    </Card>
  )
}

function SignOutEverywhere() {
  const auth = useAuth()
  const confirmed = useConfirmed()
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)

  async function signOut() {
    setBusy(true)
    const outcome = await confirmed(() => auth.endSession(() => callApi('/api/auth/revoke-sessions')))
    setBusy(false)
    setAsking(false)
    if (!outcome.ok) return showProblem(outcome)
    setFlash(tabStorage, { why: 'signed-out-everywhere', unsent: 0 })
    window.location.replace('/auth')
  }

  return (
    <>
      <Button variant="ghost" className="mt-4" onClick={() => setAsking(true)}>
        {signOutEverywhere.button}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={signOutEverywhere.title}
        description={signOutEverywhere.detail}
        confirmLabel={signOutEverywhere.button}
        loading={busy}
        onConfirm={signOut}
      />
    </>
  )
}
