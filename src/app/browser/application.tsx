import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { ApplicationPage } from '#features/application/web/application-page.tsx'
import { CelebrationLinks } from '#features/cards/web/celebration-links.tsx'
import { Home } from '#features/home/web/home.tsx'
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
  return (
    <ApplicationPage
      home={onEdit => (
        <>
          <Home
            onEdit={onEdit}
            celebration={<CelebrationLinks />}
            owned={otherwise => (
              <Suspense fallback={<Skeleton className="h-160" />}>
                <MyHome otherwise={otherwise} />
              </Suspense>
            )}
          />
          <Suspense>
            <YearTwoNote offered="estimated" />
          </Suspense>
          <Suspense>
            <InstallHint />
          </Suspense>
        </>
      )}
    />
  )
}
