import type { ReactNode } from 'react'

/** What a figure is called, and the figure, in a `<dl>`. */
export function FigureRow({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-2.5 text-sm">
      <dt className="text-muted">{label}</dt>
      <dd className="num flex-1 basis-[6rem] text-right font-[560]">{children}</dd>
    </div>
  )
}
