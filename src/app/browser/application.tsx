import { lazy, Suspense } from 'react'
import { ApplicationPage } from '#features/application/web/application-page.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const Home = lazy(async () => ({ default: (await import('#features/home/web/home.tsx')).Home }))

/** The application page opens on where somebody stands, which other features know. */
export function Application() {
  return (
    <ApplicationPage
      home={onEdit => (
        <Suspense fallback={<Skeleton className="mb-6 h-96" />}>
          <Home onEdit={onEdit} />
        </Suspense>
      )}
    />
  )
}
