import { useEffect, useLayoutEffect, useRef } from 'react'
import { type Location, useLocation, useNavigationType } from 'react-router'
import { parseJson, tabStorage } from '#web/storage/browser-storage.ts'

const KEPT = 'scrollPlaces'

/**
 * A new page begins at its top, or at what its address names; whoever goes back or forward, or loads a page again, finds the
 * place where they were. The browser by itself would look for it before the page is rendered.
 */
export function useScrollPlaces(): void {
  const location = useLocation()
  const way = useNavigationType()
  const shown = useRef<Location>(undefined)
  const places = useRef<Map<string, number>>(undefined)

  useLayoutEffect(() => {
    places.current ??= savedPlaces()
    const before = shown.current
    shown.current = location
    const { pathname, hash } = location
    // A prerendered page can be scrolled before it is hydrated.
    const isReturn = before ? way === 'POP' : wasLoadedAgain() && window.scrollY === 0
    if (isReturn) return goTo(places.current.get(nameOf(location)) ?? 0)
    if (hash && hash !== before?.hash) document.getElementById(hash.slice(1))?.scrollIntoView()
    else if (before && pathname !== before.pathname) jump(0)
    return undefined
  }, [location, way])

  useEffect(() => {
    const remember = () => {
      if (shown.current) places.current?.set(nameOf(shown.current), Math.round(window.scrollY))
    }
    const leave = () => savePlaces(places.current ?? new Map())
    window.history.scrollRestoration = 'manual'
    window.addEventListener('scroll', remember, { passive: true })
    window.addEventListener('pagehide', leave)
    return () => {
      leave()
      window.history.scrollRestoration = 'auto'
      window.removeEventListener('scroll', remember)
      window.removeEventListener('pagehide', leave)
    }
  }, [])
}

/** Not opened anew, but loaded again or come back to from another site. */
function wasLoadedAgain(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return load !== undefined && load.type !== 'navigate'
}

function nameOf({ key, pathname }: Location): string {
  return `${key} ${pathname}`
}

/** Events of the person's own scrolling. */
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Goes to a place, also one that is not there yet: what a page reads comes after the page, and lengthens it or moves it. */
function goTo(top: number): (() => void) | undefined {
  jump(top)
  // The top is there already; what scrolls from it later, such as a link within the page, is meant.
  if (top === 0) return undefined
  const growing = new ResizeObserver(() => {
    if (window.scrollY !== top) jump(top)
  })
  const end = () => {
    growing.disconnect()
    for (const move of MOVES) window.removeEventListener(move, end)
  }
  growing.observe(document.body)
  for (const move of MOVES) window.addEventListener(move, end, { passive: true })
  return end
}

/** Motion is for links within a page. */
function jump(top: number): void {
  window.scrollTo({ top, behavior: 'instant' })
}

function savedPlaces(): Map<string, number> {
  const saved = parseJson(tabStorage.getItem(KEPT))
  // Storage is switched off, or somebody else wrote there: pages begin at their top.
  return new Map(Array.isArray(saved) ? (saved.filter(Array.isArray) as [string, number][]) : [])
}

function savePlaces(places: Map<string, number>): void {
  tabStorage.setItem(KEPT, JSON.stringify([...places].slice(-50)))
}
