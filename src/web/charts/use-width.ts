import { type RefObject, startTransition, useLayoutEffect, useState } from 'react'
import { isHydrated } from '#web/hydrated.ts'

/** The width an element really has, so that a chart draws its text at its true size. */
export function useWidth(element: RefObject<HTMLElement | null>, atFirst: number): number {
  const [width, setWidth] = useState(atFirst)
  useLayoutEffect(() => {
    const node = element.current
    if (!node) return
    const measure = () => setWidth(Math.round(node.clientWidth) || atFirst)
    // Where the page came drawn, something stands there already.
    if (isHydrated()) measure()
    const observer = new ResizeObserver(() => startTransition(measure))
    observer.observe(node)
    return () => observer.disconnect()
  }, [element, atFirst])
  return width
}
