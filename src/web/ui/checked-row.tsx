import { Check, Circle, CircleHelp, Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** `odd`: it does not add up. `ask`: a question. `open`: nothing tells what it should be. */
export type CheckedResult = 'right' | 'odd' | 'ask' | 'open'

const MARKS = { right: Check, odd: Circle, ask: CircleHelp, open: Minus }

interface CheckedRowProps {
  result: CheckedResult
  /** What the mark means, for those who cannot see it. */
  resultLabel: string
  label: string
  /** How we get to it. */
  how?: string | null
  value: ReactNode
  /** Below the value: what was expected. */
  expected?: string | null
}

/** A figure that was held against something, in a `<dl>`. */
export function CheckedRow({ result, resultLabel, label, how, value, expected }: CheckedRowProps) {
  const Mark = MARKS[result]
  const needsAttention = result === 'odd' || result === 'ask'
  return (
    <div className="flex items-start gap-3 py-2.5">
      <dt className="flex min-w-0 flex-1 items-start gap-3">
        <span
          className={classNames(
            'mt-0.5 grid size-6 flex-none place-items-center rounded-full',
            result === 'right' && 'bg-action-soft text-action-text',
            needsAttention && 'bg-attention-soft text-attention-text',
            result === 'open' && 'bg-hover text-muted',
          )}
        >
          <Mark className="size-4" aria-hidden="true" />
        </span>
        <span className="min-w-0">
          {label}
          <span className="sr-only">{`: ${resultLabel}`}</span>
          {how && <span className="block text-sm text-muted">{how}</span>}
        </span>
      </dt>
      <dd
        className={classNames('num max-w-1/2 flex-none text-right font-[650]', needsAttention && 'text-attention-text')}
      >
        {value}
        {expected && <span className="block text-sm font-normal text-muted">{expected}</span>}
      </dd>
    </div>
  )
}
