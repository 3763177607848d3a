import type { ReactNode } from 'react'
import type { FigureSource } from '#domain/figure-source.ts'
import { sourceWords } from '#web/ui/words.ts'
import { classNames } from './class-names.ts'

interface SourcedFigureProps {
  source: FigureSource
  /** Where the words about it stand: beside the figure, below it, or only for screen readers because they are said nearby. */
  note?: 'beside' | 'below' | 'nearby'
  children: ReactNode
}

/** A figure and where it comes from: plain when it is known, dashed when it is our guess, brass when it has to be checked. */
export function SourcedFigure({ source, note = 'beside', children }: SourcedFigureProps) {
  const words = sourceWords[source]
  if (words === null) return children
  return (
    <span data-source={source}>
      <span className={classNames('border-b border-dashed', source === 'unsure' ? 'border-attention' : 'border-muted')}>
        {children}
      </span>
      {note === 'below' ? null : ' '}
      <span
        className={classNames(
          'font-sans text-xs font-normal tracking-normal',
          source === 'unsure' ? 'text-attention-text' : 'text-muted',
          note === 'below' && 'block',
          note === 'nearby' && 'sr-only',
        )}
      >
        {words}
      </span>
    </span>
  )
}
