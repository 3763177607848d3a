import { startTransition, useEffect, useState } from 'react'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { useShortcut } from './use-shortcut.ts'

const COOKIE = 'sidebar:state'
const SEVEN_DAYS = 60 * 60 * 24 * 7
const PHONE = '(max-width: 767.98px)'

export interface SidebarState {
  /** Open to its full width on a desktop; collapsed to icons otherwise. */
  expanded: boolean
  /** On a phone the sidebar is a sheet over the page. */
  phone: boolean
  sheetOpen: boolean
  toggle(): void
  closeSheet(): void
}

export function useSidebarState(): SidebarState {
  const [chosen, setChosen] = useState<boolean>()
  const isHydrated = useHydrated()
  const expanded = chosen ?? (!isHydrated || savedExpanded())
  const [sheetOpen, setSheetOpen] = useState(false)
  const isPhone = useIsPhone()

  const toggle = () => {
    if (window.matchMedia(PHONE).matches) return setSheetOpen(!sheetOpen)
    // biome-ignore lint/suspicious/noDocumentCookie: the spec names this cookie, and the Cookie Store API is not in every browser.
    document.cookie = `${COOKIE}=${!expanded}; path=/; max-age=${SEVEN_DAYS}; samesite=lax`
    setChosen(!expanded)
  }

  useShortcut('b', toggle)

  return {
    expanded,
    phone: isPhone,
    sheetOpen: isPhone && sheetOpen,
    toggle,
    closeSheet: () => setSheetOpen(false),
  }
}

/** Open unless it was closed within the last seven days. */
function savedExpanded(): boolean {
  return !document.cookie.split('; ').includes(`${COOKIE}=false`)
}

/** Known only after hydration: pages are prerendered for everybody, and what differs on a phone is hidden by styles. */
function useIsPhone(): boolean {
  const [isPhone, setPhone] = useState(false)
  useEffect(() => {
    const list = window.matchMedia(PHONE)
    // Low priority (a transition): nobody waits for it.
    const follow = () => startTransition(() => setPhone(list.matches))
    follow()
    list.addEventListener('change', follow)
    return () => list.removeEventListener('change', follow)
  }, [])
  return isPhone
}
