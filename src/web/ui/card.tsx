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
  /** Only its title stands there until somebody opens it. */
  folded?: boolean
  /** Opens a folded card, for example because a field in it has to be corrected. */
  opened?: boolean
}

export function Card(props: CardProps) {
  const {
    title,
    level = 2,
    description,
    actions,
    footer,
    flush,
    folded,
    opened,
    className,
    children,
    ...native
  } = props
  const Heading = `h${level}` as const
  const heading = title && <Heading className="flex-1 text-xl">{title}</Heading>
  const body = (
    <>
      <div className={flush ? 'pt-4 first:pt-0' : 'px-5 py-5 sm:px-6 sm:pb-6 [header+&]:pt-4'}>{children}</div>
      {footer && (
        // Where all of it stays off the paper, its line does, too.
        <footer className="border-t border-line px-5 py-4 text-sm sm:px-6 print:has-[>.no-print:only-child]:hidden">
          {footer}
        </footer>
      )}
    </>
  )
  const head = (shown: ReactNode) =>
    (shown || description || actions) && (
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-5 pt-5 sm:px-6 sm:pt-6 [summary+&]:pt-0">
        <div className="min-w-0">
          {shown}
          {description && <p className="mt-1 text-sm text-muted">{description}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </header>
    )
  return (
    <section
      {...native}
      className={classNames('min-w-0 rounded-lg border border-line bg-surface shadow-lift print-whole', className)}
    >
      {folded ? (
        <details open={opened}>
          <summary className="accordion-title px-5 sm:px-6">
            {heading}
            <span className="accordion-sign" aria-hidden="true" />
          </summary>
          {head(null)}
          {body}
        </details>
      ) : (
        <>
          {head(heading)}
          {body}
        </>
      )}
    </section>
  )
}
