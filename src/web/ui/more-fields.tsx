import type { ReactNode } from 'react'

interface MoreFieldsProps {
  title: ReactNode
  /** Open as long as something within has to be seen; otherwise as somebody left it. */
  opened?: boolean
  className?: string
  children: ReactNode
}

/** Fields that can wait, behind one line of a form. */
export function MoreFields({ title, opened, className = '', children }: MoreFieldsProps) {
  return (
    <details open={opened || undefined} className={`rounded-md border border-line px-4 ${className}`}>
      <summary className="accordion-title text-action-text">
        <span className="flex-1">{title}</span>
        <span className="accordion-sign" aria-hidden="true" />
      </summary>
      {children}
    </details>
  )
}
