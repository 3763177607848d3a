import { type ComponentProps, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { classNames } from './class-names.ts'
import { useReadOnly } from './read-only.ts'

export interface SliderProps
  extends Omit<ComponentProps<'input'>, 'ref' | 'type' | 'value' | 'onChange' | 'min' | 'max' | 'step' | 'size'> {
  label: ReactNode
  value: number
  onValueChange(value: number): void
  min: number
  max: number
  step?: number
  /** The value in words, seen and read aloud: '20% ($90,000)'. */
  valueText?(value: number): string
  /** What stands below the two ends, where nothing stands beside them; the plain limits otherwise. */
  ends?: [string, string]
  /** Left and right of the track: buttons for one step less and more. */
  sides?: [ReactNode, ReactNode]
}

export function Slider({
  label,
  value,
  onValueChange,
  min,
  max,
  step = 1,
  valueText,
  ends,
  sides,
  ...props
}: SliderProps) {
  const id = useId()
  const isReadOnly = useReadOnly()
  const { className, ...native } = props
  const inWords = valueText?.(value) ?? String(value)
  const input = useRef<HTMLInputElement>(null)
  // Not a style attribute: pages made ahead of time may not carry one.
  useLayoutEffect(() => {
    input.current?.style.setProperty('--filled', `${((value - min) / (max - min)) * 100}%`)
  }, [value, min, max])
  return (
    <div className={classNames('min-w-0', className)}>
      <div className="flex flex-wrap items-baseline gap-3">
        <label htmlFor={id} className="flex-1 text-sm font-[560]">
          {label}
        </label>
        <output htmlFor={id} className="num font-[560]" aria-live="off">
          {inWords}
        </output>
      </div>
      <div className="flex items-center gap-3">
        {sides?.[0]}
        <input
          {...native}
          ref={input}
          id={id}
          type="range"
          disabled={isReadOnly || native.disabled}
          className="slider"
          min={min}
          max={max}
          step={step}
          value={value}
          aria-valuetext={inWords}
          onChange={event => onValueChange(event.target.valueAsNumber)}
        />
        {sides?.[1]}
      </div>
      {!sides && (
        <div className="-mt-1.5 flex justify-between text-xs text-muted" aria-hidden="true">
          <span>{ends?.[0] ?? valueText?.(min) ?? min}</span>
          <span>{ends?.[1] ?? valueText?.(max) ?? max}</span>
        </div>
      )}
    </div>
  )
}
