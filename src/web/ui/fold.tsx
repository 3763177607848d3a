import type { ReactNode } from 'react'

interface FoldProps {
  title: string
  className?: string
  children: ReactNode
}

/** Words that can wait, behind one line within a card. Opens without a script. */
export function Fold({ title, className = '', children }: FoldProps) {
  return (
    <details className={`fold ${className}`}>
      <summary>{title}</summary>
      {children}
    </details>
  )
}
