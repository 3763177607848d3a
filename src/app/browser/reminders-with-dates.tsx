import { lazy, Suspense } from 'react'
import { RemindersPage } from '#features/notifications/web/reminders-page.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** After the page itself; without them it has the timeline's events alone. */
const PlannedDates = lazy(async () => {
  const loaded = await import('./planned-dates.tsx').catch(() => null)
  return { default: loaded?.PlannedDates ?? (() => null) }
})

/** Reminders know the timeline's events; what else is reminded of is handed to their page here. */
export function RemindersWithDates() {
  return (
    <RemindersPage
      planned={
        <Suspense fallback={<Skeleton className="h-60" />}>
          <PlannedDates />
        </Suspense>
      }
    />
  )
}
