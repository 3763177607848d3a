import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatClock, formatDate } from '#domain/day-words.ts'
import { localDay } from '#web/client/browser-action-context.ts'
import { readApi } from '#web/remote/api.ts'
import { Button } from '#web/ui/button.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { deviceText, networkText } from '../../device-words.ts'
import type { SecurityEvent } from '../../security-events.ts'
import { securityEventText, securityWords } from '../../security-words.ts'

export const SECURITY_EVENTS = ['security-events']
const SHOWN_AT_FIRST = 5

/** What happened around the account lately, so that its owner notices what they did not do. */
export function SecurityActivity() {
  const [all, setAll] = useState(false)
  const { data: answer, refetch } = useQuery({
    queryKey: SECURITY_EVENTS,
    queryFn: () => readApi<{ events: SecurityEvent[] }>('/api/auth/security-events'),
  })
  const events = answer?.ok ? answer.value.events : []
  return (
    <section className="mt-5 border-t border-line pt-5">
      <h3 className="text-lg">{securityWords.record}</h3>
      <p className="mt-1 text-sm text-muted">{securityWords.recordLead}</p>
      {!answer && <Skeleton className="h-31.5" />}
      {answer && !answer.ok && <LoadFailed problem={answer.problem} onRetry={() => void refetch()} />}
      {answer?.ok && events.length === 0 && <p className="mt-3 text-sm text-muted">{securityWords.empty}</p>}
      {events.length > 0 && (
        <ol className="mt-3">
          {events.slice(0, all ? undefined : SHOWN_AT_FIRST).map(event => (
            <EventLine key={event.id} event={event} />
          ))}
        </ol>
      )}
      {!all && events.length > SHOWN_AT_FIRST && (
        <Button variant="quiet" size="sm" onClick={() => setAll(true)}>
          {securityWords.showAll(events.length)}
        </Button>
      )}
    </section>
  )
}

function EventLine({ event }: { event: SecurityEvent }) {
  const at = new Date(event.created_at)
  const place = [event.device && deviceText(event.device), event.network && networkText(event.network)]
    .filter(Boolean)
    .join(', ')
  return (
    <li className="border-t border-line py-2.5">
      <p className={event.kind === 'sign-in-failed' ? 'font-[560] text-attention-text' : 'font-[560]'}>
        {securityEventText(event)}
      </p>
      <p className="text-sm text-muted">
        <time dateTime={event.created_at}>
          {formatDate(localDay(at))}, {formatClock(at.getHours(), at.getMinutes())}
        </time>
        {place && ` · ${place}`}
      </p>
    </li>
  )
}
