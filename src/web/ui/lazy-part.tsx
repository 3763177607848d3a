import { type ComponentType, lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react'
import { unreachable } from '#web/remote/api.ts'
import { loadFailedWords } from '#web/words.ts'
import { LoadFailed } from './load-failed.tsx'
import { toast } from './toast.ts'

/**
 * Where it is told that the code did not come: in its place, in a note for what lies over the page, or not at all; or what
 * stands there instead.
 */
type Missing<Props> = 'here' | 'note' | 'silent' | ComponentType<Props>

interface PartOptions<Props> {
  missing?: Missing<Props>
  /**
   * The build draws it into pages, which wait for its code before they are taken over: what stands there then stays. Elsewhere
   * this stands in its place until its code is here.
   */
  fallback?: ReactNode
}

interface Part<Props> {
  here?: ComponentType<Props>
  load(): Promise<ComponentType<Props>>
  missing: Missing<Props>
  fallback: ReactNode
}

/** A part, and what fetches its code ahead of its first drawing. */
export type LazyPart<Props extends object = object> = ComponentType<Props> & Pick<Part<Props>, 'load'>

const drawn: (() => Promise<unknown>)[] = []

/** The code of all parts that the build drew into the page, and whether it is here. Parts may have parts. */
export async function loadDrawnParts(): Promise<boolean> {
  let areHere = true
  for (let loads = drawn.splice(0); loads.length > 0; loads = drawn.splice(0)) {
    const loaded = await Promise.allSettled(loads.map(load => load()))
    if (loaded.some(({ status }) => status === 'rejected')) areHere = false
  }
  return areHere
}

/**
 * A part of a page whose code comes when it is first drawn. Where it cannot be fetched, the page around it goes on, and
 * fetching is tried again when the person says so or the network is back.
 */
export function lazyPart<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  { missing = 'here', fallback }: PartOptions<Props> = {},
): LazyPart<Props> {
  const part: Part<Props> = {
    missing,
    fallback,
    async load() {
      part.here = await fetchPart()
      return part.here
    },
  }
  if (fallback !== undefined) drawn.push(part.load)
  const Fetched = lazy(() => fetched(part))
  return Object.assign((props: Props) => <HereOrFetched part={part} fetched={Fetched} props={props} />, {
    load: part.load,
  })
}

interface HereOrFetchedProps<Props> {
  part: Part<Props>
  fetched: ComponentType<Props>
  props: Props
}

/**
 * What is here needs no waiting, nor a boundary for it: React takes over what is inside one later than the rest of the page,
 * and what somebody did meanwhile would have changed what it draws.
 */
function HereOrFetched<Props extends object>({ part, fetched: Fetched, props }: HereOrFetchedProps<Props>) {
  const [Here] = useState(() => part.here)
  if (Here) return <Here {...props} />
  if (part.fallback === undefined) return <Fetched {...props} />
  return (
    <Suspense fallback={part.fallback}>
      <Fetched {...props} />
    </Suspense>
  )
}

async function fetched<Props extends object>(part: Part<Props>): Promise<{ default: ComponentType<Props> }> {
  const found = await part.load().catch(() => undefined)
  return { default: found ?? (props => <MissingPart part={part} props={props} />) }
}

/** In place of a part that did not come. */
function MissingPart<Props extends object>({ part, props }: { part: Part<Props>; props: Props }) {
  const [Found, setFound] = useState(() => part.here)
  const fetchAgain = useCallback(async () => {
    const found = await part.load().catch(() => undefined)
    if (found) setFound(() => found)
    else if (part.missing === 'note') tellMissing(() => void fetchAgain())
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

/** For what lies over the page, and has no place to say it. */
export function tellMissing(again: () => void): void {
  const { title, detail } = unreachable
  toast({ title, description: detail, destructive: true, action: { label: loadFailedWords.tryAgain, onClick: again } })
}
