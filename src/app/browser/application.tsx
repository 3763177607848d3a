import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { applicationResource } from '#features/application/actions.ts'
import { refinances } from '#features/application/current-loan.ts'
import { ApplicationPage } from '#features/application/web/application-page.tsx'
import { CelebrationLinks } from '#features/cards/web/celebration-links.tsx'
import { Home } from '#features/home/web/home.tsx'
import { useResource } from '#web/client/client-context.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { YearTwoNote } from './year-two-note.ts'

/** Only for whoever pays a loan. */
const MyHome = lazyPart(async () => (await import('#features/servicing/web/my-home.tsx')).MyHome)

const ClosingMoment = lazyPart(async () => (await import('#features/home/web/closing-moment.tsx')).ClosingMoment)

const InstallHint = lazyPart(async () => (await import('#web/install/install-hint.tsx')).InstallHint, {
  missing: 'silent',
})

/** The application page opens on where somebody stands, which other features know; right after closing, on that alone. */
export function Application() {
  const { justClosed } = (useLocation().state ?? {}) as { justClosed?: boolean }
  if (!justClosed) return <ApplicationWithHome />
  return (
    <Suspense fallback={<Skeleton className="h-160" />}>
      <ClosingMoment celebration={<CelebrationLinks />} otherwise={<ApplicationWithHome />} />
    </Suspense>
  )
}

function ApplicationWithHome() {
  const { view } = useResource(applicationResource)
  // Only a purchase that lies ahead surely has a second year to estimate.
  const hasYearTwo = view?.completed && !view.locked && !refinances(view)
  const yearTwoRoom = hasYearTwo ? <Skeleton className="mb-6 h-67 sm:h-36" /> : null
  return (
    <ApplicationPage
      home={onEdit => (
        <>
          <Home
            onEdit={onEdit}
            celebration={<CelebrationLinks />}
            owned={otherwise => (
              <Suspense fallback={<Skeleton className="h-dvh" />}>
                <MyHome otherwise={otherwise} />
              </Suspense>
            )}
          />
          <Suspense fallback={yearTwoRoom}>
            <YearTwoNote offered="estimated" waiting={yearTwoRoom} />
          </Suspense>
          <Suspense>
            <InstallHint />
          </Suspense>
        </>
      )}
    />
  )
}
