import { useState } from 'react'
import { browserStorage, parseJson } from '#web/storage/browser-storage.ts'
import { useHydrated } from '#web/ui/use-hydrated.ts'

const KEY = 'menuGroups'

export interface FoldedGroups {
  /** What the person chose for a group; nothing where they left it as it is. */
  chosen(group: string): boolean | undefined
  choose(group: string, isOpen: boolean): void
}

/** Which groups of the menu somebody opened or folded, remembered in this browser. */
export function useFoldedGroups(): FoldedGroups {
  const isHydrated = useHydrated()
  const [here, setHere] = useState<Record<string, boolean>>()
  const choices = here ?? (isHydrated ? saved() : {})
  return {
    chosen: group => choices[group],
    choose(group, isOpen) {
      const next = { ...choices, [group]: isOpen }
      setHere(next)
      // Where storage is full or switched off it holds until the page is left.
      browserStorage.setItem(KEY, JSON.stringify(next))
    },
  }
}

function saved(): Record<string, boolean> {
  const entries = Object.entries(parseJson(browserStorage.getItem(KEY)) ?? {}).filter(
    ([, isOpen]) => typeof isOpen === 'boolean',
  )
  return Object.fromEntries(entries)
}
