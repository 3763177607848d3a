import type { ReactNode } from 'react'

interface NeedsAccountProps {
  icon: ReactNode
  title: string
  /** Why it takes one. */
  children: ReactNode
  action: ReactNode
}

/** A row, not a page: it stands in the place of the one thing that a guest cannot do. */
export function NeedsAccount({ icon, title, children, action }: NeedsAccountProps) {
  return (
    <section className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-lg border border-dashed border-edge px-5 py-4 sm:px-6">
      <span
        className="grid size-10 flex-none place-items-center rounded-lg bg-action-soft text-action-text"
        aria-hidden="true"
      >
        {icon}
      </span>
      <div className="min-w-0 flex-1 basis-56">
        <h2 className="text-lg">{title}</h2>
        <p className="mt-0.5 text-sm text-muted">{children}</p>
      </div>
      <div className="flex flex-wrap gap-2">{action}</div>
    </section>
  )
}
