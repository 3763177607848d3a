import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'

interface SectionProps {
  /** What the header's anchors lead to. */
  id?: string
  title: ReactNode
  intro?: ReactNode
  /** On a sunken ground, to set it apart. */
  sunk?: boolean
  children: ReactNode
}

/** A part of the landing page under its own heading. */
export function Section({ id, title, intro, sunk, children }: SectionProps) {
  return (
    <section id={id} className={classNames('scroll-mt-0 py-16 lg:py-24', sunk && 'border-y border-line bg-sunk')}>
      <div className="site-width">
        <h2 className="max-w-2xl text-4xl">{title}</h2>
        {intro && <p className="mt-3 max-w-2xl text-lg text-muted">{intro}</p>}
        <div className="mt-10">{children}</div>
      </div>
    </section>
  )
}
