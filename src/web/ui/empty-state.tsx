import type { ReactNode } from 'react'

export interface EmptyStateProps {
  icon?: ReactNode
  title: ReactNode
  level?: 1 | 2 | 3
  /** What to do next, in a sentence. */
  children?: ReactNode
  action?: ReactNode
}

export function EmptyState({ icon, title, level = 2, children, action }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className="grid justify-items-center rounded-lg border border-dashed border-edge px-6 py-12 text-center">
      {icon && (
        <span
          className="mb-4 grid size-12 place-items-center rounded-lg bg-action-soft text-action-text"
          aria-hidden="true"
        >
          {icon}
        </span>
      )}
      <Heading className="text-xl">{title}</Heading>
      {children && <p className="mt-1.5 max-w-md text-muted">{children}</p>}
      {action && <div className="mt-5 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  )
}
