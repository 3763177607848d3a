import { useSyncExternalStore } from 'react'
import { formatMonths } from '#domain/figures.ts'
import { savedStay } from '#features/comparison/stay.ts'
import { browserStorage } from '#web/storage/browser-storage.ts'

/** The year until which the buyer means to stay, as charts mark it; unknown on pages made ahead of time. */
export function useOwnYear(): { x: number; label: string } | undefined {
  const years = useSyncExternalStore(
    () => () => {},
    () => savedStay(browserStorage),
    () => null,
  )
  return years === null ? undefined : { x: years, label: formatMonths(years * 12) }
}
