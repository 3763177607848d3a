import { useState } from 'react'
import { useReadOnly } from '#web/ui/read-only.ts'
import { figureWords } from '../disclosure-words.ts'
import { figureName } from '../field-words.ts'
import { unitAt, valueAt } from '../figure-path.ts'
import { figureText } from '../figure-text.ts'
import { FigureMark, FigureRow, type FigureRowProps, focused } from './figure-row.tsx'

/** A figure in a long list. A tap shows its place on the disclosure, and lets it be changed. */
export function FigureLine(props: FigureRowProps) {
  const { disclosure, path, unsure, typed } = props
  const [state, setState] = useState<'shut' | 'open' | 'shut again'>('shut')
  const close = () => setState('shut again')
  const isReadOnly = useReadOnly()
  if (state === 'open') {
    // The row above has the name that the page leads to.
    return <FigureRow {...props} id={undefined} isOpen onClose={close} />
  }
  const text = figureText(valueAt(disclosure, path), unitAt(path))
  return (
    <li className="border-t border-line first:border-t-0">
      <button
        type="button"
        disabled={isReadOnly}
        ref={state === 'shut again' ? focused : undefined}
        className="flex min-h-11 w-full cursor-pointer items-baseline gap-3 py-2 text-left text-sm hover:bg-hover"
        onClick={() => setState('open')}
      >
        <span className="min-w-0 flex-1 break-words text-muted">{figureName(disclosure, path)}</span>
        <span className="num max-w-[60%] text-right font-[560] break-words whitespace-pre-line">
          {text ?? (unsure && !typed ? figureWords.unread : figureWords.empty)}
        </span>
        <FigureMark unsure={unsure} typed={typed} isShort />
      </button>
    </li>
  )
}
