import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

export interface CardProps extends Omit<ComponentProps<'section'>, 'title'> {
  title?: ReactNode
  /** The heading level that fits the page's outline. */
  level?: 2 | 3
  description?: ReactNode
  /** Right of the title. */
  actions?: ReactNode
  footer?: ReactNode
  /** The content reaches the edges, as a table or a list does. */
  flush?: boolean
}

export function Card(props: CardProps) {
  const { title, level = 2, description, actions, footer, flush, className, children, ...native } = props
  const Heading = `h${level}` as const
  return (
    <section
      {...native}
      className={classNames('min-w-0 rounded-lg border border-line bg-surface shadow-lift print-whole', className)}
    >
      {(title || actions) && (
        <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-5 pt-5 sm:px-6 sm:pt-6">
          <div className="min-w-0">
            {title && <Heading className="text-xl">{title}</Heading>}
            {description && <p className="mt-1 text-sm text-muted">{description}</p>}
          </div>
          {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
        </header>
      )}
      <div className={flush ? 'pt-4 first:pt-0' : 'px-5 py-5 sm:px-6 sm:pb-6 [header+&]:pt-4'}>{children}</div>
      {footer && <footer className="border-t border-line px-5 py-4 text-sm sm:px-6">{footer}</footer>}
    </section>
  )
}
