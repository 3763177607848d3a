import { useEffect, useState } from 'react'

const COOKIE = 'sidebar:state'
const SEVEN_DAYS = 60 * 60 * 24 * 7
const PHONE = '(max-width: 767.98px)'

export interface SidebarState {
  /** Open to its full width on a desktop; collapsed to icons otherwise. */
  expanded: boolean
  /** On a phone the sidebar is a sheet over the page. */
  phone: boolean
  sheetOpen: boolean
  /** It was open once, so its code is here and it may close with grace. */
  sheetWasOpen: boolean
  toggle(): void
  closeSheet(): void
}

export function useSidebarState(): SidebarState {
  const [expanded, setExpanded] = useState(() => readExpanded(document.cookie))
  const [sheetOpen, setSheetOpen] = useState(false)
  const [sheetWasOpen, setSheetWasOpen] = useState(false)
  const phone = useMatches(PHONE)

  const toggle = () => {
    if (phone) {
      setSheetWasOpen(true)
      return setSheetOpen(!sheetOpen)
    }
    // biome-ignore lint/suspicious/noDocumentCookie: the spec names this cookie, and the Cookie Store API is not in every browser.
    document.cookie = `${COOKIE}=${!expanded}; path=/; max-age=${SEVEN_DAYS}; samesite=lax`
    setExpanded(!expanded)
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
    phone,
    sheetOpen: phone && sheetOpen,
    sheetWasOpen,
    toggle,
    closeSheet: () => setSheetOpen(false),
  }
}

/** Open unless it was closed within the last seven days. */
function readExpanded(cookies: string): boolean {
  return !cookies.split('; ').includes(`${COOKIE}=false`)
}

function useMatches(query: string): boolean {
  const [matches, setMatches] = useState(() => window.matchMedia(query).matches)
  useEffect(() => {
    const list = window.matchMedia(query)
    const onChange = () => setMatches(list.matches)
    list.addEventListener('change', onChange)
    return () => list.removeEventListener('change', onChange)
  }, [query])
  return matches
}
