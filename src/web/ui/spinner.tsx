import { classNames } from './class-names.ts'

/** A turning arc. It says nothing by itself: put the words beside it, or give it a label. */
export function Spinner({ label, className }: { label?: string; className?: string }) {
  return (
    <span className={classNames('inline-flex', className)} role={label ? 'status' : undefined}>
      <svg viewBox="0 0 20 20" fill="none" className="turns size-[1.15em]" aria-hidden="true">
        <circle cx="10" cy="10" r="8" stroke="currentColor" strokeWidth="2.5" opacity="0.25" />
        <path d="M10 2a8 8 0 0 1 8 8" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
      </svg>
      {label && <span className="sr-only">{label}</span>}
    </span>
  )
}
