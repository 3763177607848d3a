import { formatMonths } from '#domain/figures.ts'
import { savedStay } from '#features/comparison/stay.ts'
import { browserStorage } from '#web/storage/browser-storage.ts'
import { useHydrated } from '#web/ui/use-hydrated.ts'

/** The year until which the buyer means to stay, as charts mark it; unknown until a prerendered page is hydrated. */
export function useOwnYear(): { x: number; label: string } | undefined {
  const years = useHydrated() ? savedStay(browserStorage) : null
  return years === null ? undefined : { x: years, label: formatMonths(years * 12) }
}
