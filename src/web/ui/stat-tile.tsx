import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export interface StatTileProps {
  label: ReactNode
  value: ReactNode
  hint?: ReactNode
  icon?: ReactNode
  /** The one answer of the page. */
  large?: boolean
  /** Without its card, for a row of figures between hairlines. */
  bare?: boolean
  className?: string
}

/** One figure and what it is. The label comes first for the ear and the eye. */
export function StatTile({ label, value, hint, icon, large, bare, className }: StatTileProps) {
  return (
    <dl
      className={classNames(!bare && 'rounded-lg border border-line bg-surface p-5 shadow-lift', 'min-w-0', className)}
    >
      <dt className="flex items-center gap-2 text-sm text-muted">
        {icon}
        {label}
      </dt>
      <dd className={classNames('serif num mt-1', large ? 'text-5xl' : 'text-3xl')}>{value}</dd>
      {hint && <dd className="mt-1 text-sm text-muted">{hint}</dd>}
    </dl>
  )
}
