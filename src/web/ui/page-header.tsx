import type { ReactNode } from 'react'

export interface PageHeaderProps {
  /** The page's question, or its answer. */
  title: ReactNode
  description?: ReactNode
  /** Above the title: a badge, a step. */
  above?: ReactNode
  actions?: ReactNode
  /** On a phone the answer below says enough: the description is left to screen readers. */
  brief?: boolean
}

export function PageHeader({ title, description, above, actions, brief }: PageHeaderProps) {
  return (
    <header className="mb-4 flex sm:mb-6 flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="min-w-0 max-w-3xl">
        {above && <div className="mb-3">{above}</div>}
        <h1 className="text-3xl">{title}</h1>
        {description && (
          <p className={brief ? 'mt-1.5 text-muted max-sm:sr-only' : 'mt-1.5 text-muted'}>{description}</p>
        )}
      </div>
      {actions && <div className="no-print flex flex-wrap gap-2">{actions}</div>}
    </header>
  )
}
