import { type RefObject, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** The width an element really has, so that a chart draws its text at its true size. */
export function useWidth(element: RefObject<HTMLElement | null>, atFirst: number): number {
  const [width, setWidth] = useState(atFirst)
  useLayoutEffect(() => {
    const node = element.current
    if (!node) return
    // It also reports the first width, after the page was laid out and before it is painted: to ask here would lay it out twice.
    const observer = new ResizeObserver(() => flushSync(() => setWidth(Math.round(node.clientWidth) || atFirst)))
    observer.observe(node)
    return () => observer.disconnect()
  }, [element, atFirst])
  return width
}
