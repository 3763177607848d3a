import type { ReactNode } from 'react'

/** The figures behind a picture, for those who would rather read. */
export function DataBehind({ children }: { children: ReactNode }) {
  return (
    <details className="chart-data no-print">
      <summary>Show the figures</summary>
      {children}
    </details>
  )
}
