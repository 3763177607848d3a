import { useState, useSyncExternalStore } from 'react'
import { browserStorage, parseJson } from '#web/storage/browser-storage.ts'

const KEY = 'menuGroups'

export interface FoldedGroups {
  /** What the person chose for a group; nothing where they left it as it is. */
  chosen(group: string): boolean | undefined
  choose(group: string, isOpen: boolean): void
}

/** Which groups of the menu somebody opened or folded, remembered in this browser. */
export function useFoldedGroups(): FoldedGroups {
  const saved = useSyncExternalStore(nothingToFollow, savedText, nothingSaved)
  const [here, setHere] = useState<Record<string, boolean>>()
  const choices = here ?? parsed(saved)
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

const savedText = () => browserStorage.getItem(KEY) ?? ''
const nothingSaved = () => ''
const nothingToFollow = () => () => {}

function parsed(text: string): Record<string, boolean> {
  const entries = Object.entries(parseJson(text) ?? {}).filter(([, isOpen]) => typeof isOpen === 'boolean')
  return Object.fromEntries(entries)
}
