import { useEffect, useState } from 'react'
import { whenIdle } from '#web/when-idle.ts'

/**
 * For a dialog or sheet whose machinery weighs as much as a page: it comes when the browser has nothing else to do, and
 * is drawn from the first time that it is open. Opened before it has come, it opens as it arrives.
 */
export function useLater(open: boolean, load: () => Promise<unknown>): boolean {
  const [wanted, setWanted] = useState(open)
  if (open && !wanted) setWanted(true)
  useEffect(
    () =>
      whenIdle(() => {
        // Without a network it comes when it is opened, or not at all.
        if (navigator.onLine) load().catch(() => undefined)
      }),
    [load],
  )
  return wanted
}
