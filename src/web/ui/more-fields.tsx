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
    <details open={opened || undefined} className={`rounded-md border border-line px-4 py-2 ${className}`}>
      <summary className="flex min-h-11 cursor-pointer items-center font-[560] text-action-text">{title}</summary>
      {children}
    </details>
  )
}
