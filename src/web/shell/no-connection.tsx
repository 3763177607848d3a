import { WifiOff } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { noConnectionWords } from '#web/offline/words.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

const FIRST_PAUSE_MS = 2_000
const LONGEST_PAUSE_MS = 60_000

/** Shown while the session could not be read. Retries by itself with growing pauses, and when the network is back. */
export function NoConnection({ onRetry }: { onRetry(): Promise<void> }) {
  const [tries, setTries] = useState(0)
  const [retrying, setRetrying] = useState(false)
  const retry = async () => {
    setRetrying(true)
    await onRetry()
    setRetrying(false)
    setTries(count => count + 1)
  }
  const retryByItself = useEffectEvent(() => void retry())
  // Each try that failed starts the next pause.
  useEffect(() => {
    const again = () => retryByItself()
    const timer = setTimeout(again, Math.min(FIRST_PAUSE_MS * 2 ** tries, LONGEST_PAUSE_MS))
    window.addEventListener('online', again)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', again)
    }
  }, [tries])
  return (
    <EmptyState
      level={1}
      icon={<WifiOff className="size-6" />}
      title={navigator.onLine ? noConnectionWords.serverAway : noConnectionWords.offline}
      action={
        <Button onClick={retry} loading={retrying}>
          {noConnectionWords.tryAgain}
        </Button>
      }
    >
      {noConnectionWords.safeNote}
    </EmptyState>
  )
}
