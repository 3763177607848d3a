import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { CircleAlert, WifiOff } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useOfflineQueue, useOfflineQueueState } from '#web/offline-queue/offline-queue-context.ts'
import { offlineQueueWords } from '#web/offline-queue/words.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { connectionWords } from '#web/words.ts'

/** After this long an empty page says why, and offers to retry. */
const PATIENCE_MS = 10_000

/** One quiet line below the header while there is no network, while something waits to be sent, or while a page waits. */
export function ConnectionNote() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  const offlineQueue = useOfflineQueue()
  const { unsent, refused } = useOfflineQueueState()
  const waiting = useIsFetching({ predicate: ({ state }) => state.data === undefined }) > 0
  const queries = useQueryClient()
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    if (!waiting) return setLong(false)
    const timer = setTimeout(() => setLong(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [waiting])
  const waits = unsent > 0 && !refused
  const offline = offlineQueue ? connectionWords.offlineAccount : connectionWords.offlineGuest
  const texts = [
    !isOnline && connectionWords.offline,
    waits && offlineQueueWords.unsent(unsent),
    !isOnline && !waits && offline,
    isOnline && isLong && connectionWords.slow,
  ].filter(Boolean)
  return (
    <div className="sticky top-17 z-20">
      {refused && (
        <div className="mb-4 rounded-lg bg-paper">
          <RefusedNote />
        </div>
      )}
      <div role="status">
        {texts.length > 0 && (
          <p className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg border border-line bg-sunk px-4 py-2 text-sm">
            <WifiOff className="size-4 flex-none text-muted" aria-hidden="true" />
            <span className="min-w-0 flex-1 basis-48">{texts.join(' ')}</span>
            {isLong && (
              <Button variant="quiet" size="sm" onClick={() => void queries.refetchQueries({ type: 'active' })}>
                {connectionWords.tryAgain}
              </Button>
            )}
            {isOnline && waits && (
              <Button variant="quiet" size="sm" onClick={() => void offlineQueue?.send()}>
                {offlineQueueWords.sendNow}
              </Button>
            )}
          </p>
        )}
      </div>
    </div>
  )
}

/** A queued change conflicts with what is saved: the person says which one counts, as when two tabs disagree. */
function RefusedNote() {
  const offlineQueue = useOfflineQueue()
  const { refused } = useOfflineQueueState()
  if (!refused?.problem) return null
  const { status, title, detail } = refused.problem
  const isConflict = status === 409 || status === 412
  return (
    <Banner
      tone="attention"
      announced
      icon={<CircleAlert className="size-5" />}
      title={title}
      actions={
        <>
          {isConflict && (
            <Button onClick={() => offlineQueue?.resolveConflict('mine')}>{offlineQueueWords.keepMine}</Button>
          )}
          <Button variant="ghost" onClick={() => offlineQueue?.resolveConflict('theirs')}>
            {isConflict ? offlineQueueWords.takeSaved : offlineQueueWords.dropIt}
          </Button>
        </>
      }
    >
      {offlineQueueWords.notSaved} {detail}
    </Banner>
  )
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}
