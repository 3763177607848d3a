import { useId } from 'react'
import { classNames } from './class-names.ts'

export interface ProgressProps {
  label: string
  hideLabel?: boolean
  value: number
  max?: number
  /** In words: '4 of 11 done'. The percentage otherwise. */
  valueText?: string
  className?: string
}

export function Progress({ label, hideLabel, value, max = 100, valueText, className }: ProgressProps) {
  const id = useId()
  const share = max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0
  const inWords = valueText ?? `${Math.round(share * 100)}%`
  return (
    <div className={classNames('min-w-0', className)}>
      <div className={hideLabel ? 'sr-only' : 'mb-2 flex justify-between gap-3 text-sm'}>
        <span id={id}>{label}</span>
        <span className="num whitespace-nowrap text-muted">{inWords}</span>
      </div>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={inWords}
        className="h-2 overflow-hidden rounded-full bg-line"
      >
        <svg width="100%" height="100%" className="block" aria-hidden="true">
          <rect width={`${share * 100}%`} height="100%" rx="4" className="progress-fill" />
        </svg>
      </div>
    </div>
  )
}
