import { type RefObject, useLayoutEffect, useState } from 'react'

/** The width an element really has, so that a chart draws its text at its true size. */
export function useWidth(element: RefObject<HTMLElement | null>, atFirst: number): number {
  const [width, setWidth] = useState(atFirst)
  useLayoutEffect(() => {
    const node = element.current
    if (!node) return
    const measure = () => setWidth(Math.round(node.clientWidth) || atFirst)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(node)
    return () => observer.disconnect()
  }, [element, atFirst])
  return width
}
