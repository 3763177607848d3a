import { useEffect, useRef, useState } from 'react'
import type { SavedDisclosure } from '../model.ts'
import type { PagePictures } from './page-pictures.ts'
import type { DisclosureSource } from './read-disclosure.ts'
import { loadSource } from './stored-source.ts'

/**
 * Where the figures of each disclosure stand: those read now, and those whose pictures this browser has; `null` where it has
 * none.
 */
export function useDisclosureSources(disclosures: readonly SavedDisclosure[]) {
  const [sources, setSources] = useState<ReadonlyMap<string, DisclosureSource | null>>(new Map())
  const shown = useShownPictures()
  const asked = useRef(new Set<string>())
  useEffect(() => {
    for (const { id, typed } of disclosures) {
      if (typed || asked.current.has(id)) continue
      asked.current.add(id)
      void loadSource(id).then(stored => {
        if (stored) shown.add(stored.pictures)
        // One that was read meanwhile is fresher.
        setSources(now => (now.has(id) ? now : new Map(now).set(id, stored)))
      })
    }
  }, [disclosures, shown])
  return {
    sources,
    show(id: string, source: DisclosureSource) {
      asked.current.add(id)
      shown.add(source.pictures)
      setSources(now => new Map(now).set(id, source))
    },
  }
}

/** The pictures on this page; their addresses end when the page is left. */
function useShownPictures(): Set<PagePictures> {
  const [shown] = useState(() => new Set<PagePictures>())
  useEffect(
    () => () => {
      for (const pictures of shown) pictures.forget()
    },
    [shown],
  )
  return shown
}
