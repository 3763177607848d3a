import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'

const COOKIE = 'sidebar:state'
const SEVEN_DAYS = 60 * 60 * 24 * 7
const PHONE = '(max-width: 767.98px)'

export interface SidebarState {
  /** Open to its full width on a desktop; collapsed to icons otherwise. */
  expanded: boolean
  /** On a phone the sidebar is a sheet over the page. */
  phone: boolean
  sheetOpen: boolean
  /** It was open once, so its code is loaded and closing can be animated. */
  sheetWasOpen: boolean
  toggle(): void
  closeSheet(): void
}

export function useSidebarState(): SidebarState {
  const [chosen, setChosen] = useState<boolean>()
  const saved = useSyncExternalStore(nothingToFollow, savedExpanded, openAtFirst)
  const expanded = chosen ?? saved
  const [sheetOpen, setSheetOpen] = useState(false)
  const [sheetWasOpen, setSheetWasOpen] = useState(false)
  const isPhone = useIsPhone()

  const toggle = () => {
    if (window.matchMedia(PHONE).matches) {
      setSheetWasOpen(true)
      return setSheetOpen(!sheetOpen)
    }
    // biome-ignore lint/suspicious/noDocumentCookie: the spec names this cookie, and the Cookie Store API is not in every browser.
    document.cookie = `${COOKIE}=${!expanded}; path=/; max-age=${SEVEN_DAYS}; samesite=lax`
    setChosen(!expanded)
  }

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'b' || !(event.metaKey || event.ctrlKey) || event.shiftKey || event.altKey) return
      event.preventDefault()
      toggle()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  })

  return {
    expanded,
    phone: isPhone,
    sheetOpen: isPhone && sheetOpen,
    sheetWasOpen,
    toggle,
    closeSheet: () => setSheetOpen(false),
  }
}

/** Open unless it was closed within the last seven days. */
function savedExpanded(): boolean {
  return !document.cookie.split('; ').includes(`${COOKIE}=false`)
}

const openAtFirst = () => true
const nothingToFollow = () => () => {}

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
