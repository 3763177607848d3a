import { Logo } from '#web/ui/logo.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { loadingWords as words } from '#web/words.ts'

/** The dashboard before anything is known: the build writes it into the page, so that it stands there before any script. */
export function LoadingFrame() {
  return (
    <div className="min-h-dvh" aria-busy="true">
      <div className="fixed inset-x-0 top-0 z-30 flex h-15 items-center border-b border-line bg-paper px-4 md:px-15">
        <Logo />
      </div>
      <div className="fixed top-15 bottom-0 left-0 hidden w-[16rem] border-r border-line bg-sunk md:block" />
      <div className="pt-15 md:pl-[16rem]">
        <div className="mx-auto grid max-w-6xl gap-5 px-4 py-6 md:px-7 md:py-7">
          <Skeleton className="h-9 w-3/5 max-w-sm" />
          <p className="text-muted">
            <LoadingWords />
          </p>
          <Skeleton className="h-40 w-full" />
          <Skeleton className="h-64 w-full" />
        </div>
      </div>
    </div>
  )
}

/** The same for a page outside the dashboard. */
export function LoadingLine() {
  return (
    <p className="p-8 text-muted" aria-busy="true">
      <LoadingWords />
    </p>
  )
}

/** Without scripts nothing more would come. */
function LoadingWords() {
  return (
    <>
      <span className="noscript:hidden">{words.loading}</span>
      <span className="hidden noscript:inline">
        {words.needsJavascript}{' '}
        <a href="/" className="text-action-text underline underline-offset-4">
          {words.worksWithout}
        </a>
      </span>
    </>
  )
}
