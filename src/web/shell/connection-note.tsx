import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { WifiOff } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { Button } from '#web/ui/button.tsx'
import { connectionWords } from '#web/words.ts'

/** Nobody looks at an empty page for longer without a word and a choice. */
const PATIENCE_MS = 10_000

/** One quiet line below the header while there is no network, or while it keeps a page waiting. */
export function ConnectionNote() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  const waiting = useIsFetching({ predicate: ({ state }) => state.data === undefined }) > 0
  const queries = useQueryClient()
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    if (!waiting) return setLong(false)
    const timer = setTimeout(() => setLong(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [waiting])
  const text = isOnline ? isLong && connectionWords.slow : connectionWords.offline
  return (
    <div role="status">
      {text && (
        <p className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg bg-sunk px-4 py-2 text-sm">
          <WifiOff className="size-4 flex-none text-muted" aria-hidden="true" />
          <span className="min-w-0 flex-1 basis-48">{text}</span>
          {isLong && (
            <Button variant="quiet" size="sm" onClick={() => void queries.refetchQueries({ type: 'active' })}>
              {connectionWords.tryAgain}
            </Button>
          )}
        </p>
      )}
    </div>
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
