import { Suspense } from 'react'
import { RemindersPage } from '#features/notifications/web/reminders-page.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** After the page itself; without them it has the timeline's events alone. */
const PlannedDates = lazyPart(async () => (await import('./planned-dates.tsx')).PlannedDates, { missing: 'silent' })

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
