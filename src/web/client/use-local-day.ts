import { useAfterIdle } from '#web/ui/after-idle.tsx'
import { localDay } from './browser-action-context.ts'

/** The calendar day of an instant where this browser is; after the first drawing, which may be a server's elsewhere. */
export function useLocalDay(instant: string | undefined): string | null {
  const isHere = useAfterIdle()
  return isHere && instant ? localDay(new Date(instant)) : null
}
