import { useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi, readApi } from '#web/remote/api.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { SkeletonLines } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { deviceName } from '../../device-name.ts'
import { securityWords } from '../../security-words.ts'
import { settingsToasts } from '../../settings-words.ts'
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
  const { data: answer, refetch } = useQuery({
    queryKey: DEVICES,
    queryFn: () => readApi<{ sessions: Device[] }>('/api/auth/list-sessions'),
  })

  async function signOut(id: string) {
    const outcome = await callApi('/api/auth/revoke-session', { id })
    if (outcome.ok) toast(settingsToasts.deviceSignedOut)
    else toast({ title: outcome.refusal.title, description: outcome.refusal.detail, destructive: true })
    await queries.invalidateQueries({ queryKey: DEVICES })
  }

  return (
    <Card title={securityWords.title} description={securityWords.lead}>
      {!answer && <SkeletonLines lines={3} />}
      {answer && !answer.ok && <LoadFailed refusal={answer.refusal} onRetry={() => void refetch()} />}
      {answer?.ok && (
        <ul>
          {answer.value.sessions.map(device => (
            <li key={device.id} className="flex flex-wrap items-center gap-3 border-t border-line py-3">
              <div className="min-w-0 flex-1">
                <p className="font-[560]">{deviceName(device.user_agent)}</p>
                <p className="text-sm text-muted">Since {new Date(device.created_at).toLocaleDateString('en-US')}</p>
              </div>
              {device.current ? (
                <Badge tone="good">This device</Badge>
              ) : (
                <Button variant="ghost" size="sm" onClick={() => signOut(device.id)}>
                  Sign out
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <SecurityActivity />
    </Card>
  )
}
