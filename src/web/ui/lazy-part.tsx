import { type ComponentType, type LazyExoticComponent, lazy, useCallback, useEffect, useState } from 'react'
import { unreachable } from '#web/remote/api.ts'
import { loadFailedWords } from '#web/words.ts'
import { LoadFailed } from './load-failed.tsx'
import { toast } from './toast.ts'

interface PartOptions {
  /** Where it is told that the code did not come: in its place, in a note for what lies over the page, or not at all. */
  missing?: 'here' | 'note' | 'silent'
  /** The build draws it into pages, which wait for its code before they are taken over: what stands there then stays. */
  isDrawn?: boolean
}

interface Part<Props> {
  here?: ComponentType<Props>
  load(): Promise<ComponentType<Props>>
  missing: 'here' | 'note' | 'silent'
}

const drawn: (() => Promise<unknown>)[] = []

/** The code of all parts that the build drew into the page. Parts may have parts. */
export async function loadDrawnParts(): Promise<void> {
  for (let loads = drawn.splice(0); loads.length > 0; loads = drawn.splice(0)) {
    await Promise.allSettled(loads.map(load => load()))
  }
}

/**
 * A part of a page whose code comes when it is first drawn. Where it cannot be fetched, the page around it goes on, and
 * fetching is tried again when the person says so or the network is back.
 */
export function lazyPart<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  { missing = 'here', isDrawn = false }: PartOptions = {},
): LazyExoticComponent<ComponentType<Props>> {
  const part: Part<Props> = {
    missing,
    async load() {
      part.here = await fetchPart()
      return part.here
    },
  }
  if (isDrawn) drawn.push(part.load)
  return lazy(() => (part.here ? atOnce(part.here) : fetched(part)))
}

async function fetched<Props extends object>(part: Part<Props>): Promise<{ default: ComponentType<Props> }> {
  const found = await part.load().catch(() => undefined)
  return { default: found ?? (props => <MissingPart part={part} props={props} />) }
}

/** A promise is known a moment later, and in that moment React would put away what the build drew. */
function atOnce<Component>(found: Component): Promise<{ default: Component }> {
  const loaded = { default: found }
  // biome-ignore lint/suspicious/noThenProperty: React asks for a promise or anything else with this one method.
  return { then: (done: (value: typeof loaded) => void) => done(loaded) } as Promise<typeof loaded>
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
  return part.missing === 'here' ? <LoadFailed refusal={unreachable} onRetry={() => void fetchAgain()} /> : null
}

/** For what lies over the page, and has no place to say it. */
export function tellMissing(again: () => void): void {
  const { title, detail } = unreachable
  toast({ title, description: detail, destructive: true, action: { label: loadFailedWords.tryAgain, onClick: again } })
}
