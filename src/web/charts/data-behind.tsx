import { type ReactNode, useCallback, useRef, useSyncExternalStore } from 'react'
import { dataBehindWords } from '#web/charts/words.ts'

/**
 * The figures behind a picture, for those who would rather read. They are rendered while somebody has them open: hundreds of
 * cells would otherwise follow every letter that is typed. Pages that may be read without scripts carry them from the start.
 */
export function DataBehind({ children }: { children: ReactNode }) {
  const details = useRef<HTMLDetailsElement>(null)
  const watch = useCallback((onChange: () => void) => {
    const element = details.current
    element?.addEventListener('toggle', onChange)
    return () => element?.removeEventListener('toggle', onChange)
  }, [])
  // The browser's own word: it may have been opened before any script looked.
  const isOpen = useSyncExternalStore(
    watch,
    () => details.current?.open === true,
    () => true,
  )
  return (
    <details className="chart-data no-print" ref={details}>
      <summary>{dataBehindWords.showFigures}</summary>
      {isOpen && children}
    </details>
  )
}
