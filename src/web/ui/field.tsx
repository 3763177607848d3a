import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId, useMemo, useState } from 'react'
import { fieldWords } from '#web/ui/words.ts'
import { classNames } from './class-names.ts'
import { FieldContext } from './field-context.ts'

export interface FieldProps {
  label: ReactNode
  /** A word on what to type; always visible, so nobody has to remember it. */
  hint?: ReactNode
  error?: string | null
  required?: boolean
  /** Says so beside the label. Mark the optional few, not the required many. */
  optional?: boolean
  /** Beside the label: a Term, a link. */
  aside?: ReactNode
  hideLabel?: boolean
  className?: string
  children: ReactNode
}

/** A label, a hint and an error around one control, which finds them by itself. */
export function Field(props: FieldProps) {
  const { label, hint, error, required = false, optional, aside, hideLabel, className, children } = props
  const id = useId()
  const [problem, setProblem] = useState<string | null>(null)
  const message = error || problem
  const invalid = Boolean(message)
  const describedBy = [hint && `${id}-hint`, message && `${id}-error`].filter(Boolean).join(' ') || undefined
  const wiring = useMemo(
    () => ({ id, describedBy, invalid, required, report: setProblem }),
    [id, describedBy, invalid, required],
  )

  return (
    <FieldContext value={wiring}>
      <div className={classNames('flex min-w-0 flex-col gap-1.5', className)}>
        <div className={hideLabel ? 'sr-only' : 'flex items-baseline justify-between gap-3'}>
          <label htmlFor={id} className="min-w-0 text-sm font-[560]">
            {label}
            {/* The space is where a line may end, and what a screen reader reads two words by. */}
            {optional && <span className="font-normal text-muted"> {fieldWords.optional}</span>}
          </label>
          {aside && <span className="text-xs text-muted">{aside}</span>}
        </div>
        {children}
        {hint && (
          <p id={`${id}-hint`} className="text-xs text-muted">
            {hint}
          </p>
        )}
        <div aria-live="polite" className="empty:-mt-1.5">
          {message && (
            <p id={`${id}-error`} className="flex gap-1.5 text-xs font-[560] text-danger-text">
              <CircleAlert className="mt-px size-4 flex-none" aria-hidden="true" />
              <span>{message}</span>
            </p>
          )}
        </div>
      </div>
    </FieldContext>
  )
}
