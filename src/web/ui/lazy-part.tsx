import { type ComponentType, lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react'
import { unreachable } from '#web/remote/api.ts'
import { loadFailedWords } from '#web/words.ts'
import { LoadFailed } from './load-failed.tsx'
import { asToast, toast } from './toast.ts'
import { useHydrated } from './use-hydrated.ts'

/**
 * What shows that the code could not be loaded: a message in its place, a toast for an overlay, nothing; or a component
 * to render instead.
 */
type Missing<Props> = 'here' | 'note' | 'silent' | ComponentType<Props>

interface PartOptions<Props> {
  missing?: Missing<Props>
  /** Stands in its place until its code is here; without one, the nearest <Suspense> says what does. */
  fallback?: ReactNode
}

interface Part<Props> {
  load(): Promise<ComponentType<Props>>
  missing: Missing<Props>
}

/** A part, and what fetches its code ahead of its first rendering. */
export type LazyPart<Props extends object = object> = ComponentType<Props> & Pick<Part<Props>, 'load'>

/**
 * React.lazy, which by itself remembers for ever that a file could not be fetched: here the page around goes on, and fetching is
 * tried again when the person says so or the network is back.
 */
export function lazyPage<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  missing: Missing<Props>,
): LazyPart<Props> {
  const part: Part<Props> = { load, missing }
  const Fetched: ComponentType<Props> = lazy(async () => {
    const found = await load().catch(() => undefined)
    return { default: found ?? ((props: Props) => <MissingPart part={part} props={props} />) }
  })
  return Object.assign((props: Props) => <Fetched {...props} />, { load })
}

/**
 * The same for a part of a page. It is left out of pages that the build prerenders: React would hydrate it later than the rest,
 * and by then somebody may have changed what it shows.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { missing = 'here', fallback }: PartOptions<Props> = {},
): LazyPart<Props> {
  const Fetched = lazyPage(load, missing)
  return Object.assign((props: Props) => <OnceHydrated of={<Fetched {...props} />} fallback={fallback} />, { load })
}

function OnceHydrated({ of: part, fallback }: { of: ReactNode; fallback: ReactNode }) {
  if (!useHydrated()) return fallback
  return fallback === undefined ? part : <Suspense fallback={fallback}>{part}</Suspense>
}

/** In place of a part that could not be loaded. */
function MissingPart<Props extends object>({ part, props }: { part: Part<Props>; props: Props }) {
  const [Found, setFound] = useState<ComponentType<Props>>()
  const fetchAgain = useCallback(async () => {
    const found = await part.load().catch(() => undefined)
    if (found) setFound(() => found)
    else if (part.missing === 'note') toastLoadFailure(() => void fetchAgain())
  }, [part])
  useEffect(() => {
    const again = () => void fetchAgain()
    again()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [fetchAgain])
  if (Found) return <Found {...props} />
  if (typeof part.missing !== 'string') return <part.missing {...props} />
  return part.missing === 'here' ? <LoadFailed problem={unreachable} onRetry={() => void fetchAgain()} /> : null
}

/** For overlays, which have no place on the page to say it. */
function toastLoadFailure(again: () => void): void {
  toast({ ...asToast(unreachable), action: { label: loadFailedWords.tryAgain, onClick: again } })
}
