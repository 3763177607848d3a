import { type ReactNode, useState, useSyncExternalStore } from 'react'

/**
 * The figures behind a picture, for those who would rather read. They are drawn when somebody opens them: hundreds of cells
 * would otherwise follow every letter that is typed. Pages that may be read without scripts carry them from the start.
 */
export function DataBehind({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const isStatic = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
  return (
    <details className="chart-data no-print" onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>Show the figures</summary>
      {(isOpen || isStatic) && children}
    </details>
  )
}

const neverChanges = () => () => {}
