import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'

export interface AccordionProps {
  items: readonly { title: ReactNode; content: ReactNode; open?: boolean }[]
  /** Opening one closes the others. */
  single?: boolean
  className?: string
}

/** The browser's own details: it needs no script, is found by the browser's search, and prints what is open. */
export function Accordion({ items, single, className }: AccordionProps) {
  const name = useId()
  return (
    <div className={classNames('divide-y divide-line border-y border-line', className)}>
      {items.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is fixed; its titles may be elements
        <details key={at} name={single ? name : undefined} open={item.open} className="group">
          <summary className="accordion-title">
            <span className="flex-1">{item.title}</span>
            <span className="accordion-sign" aria-hidden="true" />
          </summary>
          <div className="pr-10 pb-5 text-muted">{item.content}</div>
        </details>
      ))}
    </div>
  )
}
