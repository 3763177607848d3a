import type { LucideIcon } from 'lucide-react'
import { classNames } from '#web/ui/class-names.ts'

interface MarkedRowProps {
  label: string
  why: string
  mark: LucideIcon
  tone: string
  children: string
}

/** What is said, and how far it can be relied on, in a `<dl>`. */
export function MarkedRow({ label, why, mark: Mark, tone, children }: MarkedRowProps) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 py-2.5 first:pt-0">
      <dt className="min-w-0 flex-1 basis-40">
        {label}
        <span className="block text-sm text-muted">{why}</span>
      </dt>
      <dd className={classNames('flex flex-none items-center gap-1.5 text-sm font-[560]', tone)}>
        <Mark className="size-4" aria-hidden="true" />
        {children}
      </dd>
    </div>
  )
}
