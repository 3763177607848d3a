import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { numericInputWords } from '#web/ui/words.ts'
import { classNames } from './class-names.ts'
import { useFieldReport, useFieldWiring } from './field-context.ts'
import { useReadOnly } from './read-only.ts'

export interface NumericInputProps
  extends Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'type' | 'min' | 'max' | 'prefix'> {
  /** null is an empty field. */
  value: number | null
  /** Called while typing; null when the field is empty or its text is no number. */
  onValueChange(value: number | null): void
  min?: number
  max?: number
  /** What is wrong with more than `max`, where 'Enter $450,000 or less.' would not say why. */
  tooMuch?: string
}

interface Reading {
  /** null when the text is no number. */
  parse(text: string): number | null
  format(value: number): string
  nonsense: string
  /** A question where the text may mean two things; asked once the person moves on. */
  doubt?: (text: string) => string | null
  prefix?: string
  suffix?: string
}

/** Text that means a number. What a person typed is never taken away: nonsense stays, with a sentence beside it. */
export function NumericInput(props: NumericInputProps & Reading) {
  const {
    value,
    onValueChange,
    min,
    max,
    tooMuch,
    parse,
    format,
    nonsense,
    doubt,
    prefix,
    suffix,
    className,
    ...rest
  } = props
  const wiring = useFieldWiring(rest)
  const report = useFieldReport()
  const isReadOnly = useReadOnly() || rest.readOnly
  const [text, setText] = useState(() => show(value))
  const [known, setKnown] = useState(value)

  // The value changed elsewhere (a linked field, a loaded draft), not through this input's own typing.
  if (known !== value) {
    setKnown(value)
    setText(show(value))
  }
  // What is asked about counts as nothing, and the question stays.
  const isAsked = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a complaint is about one value and goes with it
  useEffect(() => {
    if (!isAsked.current) report(null)
  }, [value, report])

  function show(number: number | null): string {
    return number === null ? '' : format(number)
  }

  function tell(next: number | null) {
    if (known === next) return
    setKnown(next)
    onValueChange(next)
  }

  function problemOf(number: number | null): string | null {
    if (number === null) return nonsense
    if (min !== undefined && number < min) return numericInputWords.orMore(inWords(min))
    if (max !== undefined && number > max) return tooMuch ?? numericInputWords.orLess(inWords(max))
    return null
  }

  function inWords(number: number): string {
    return `${prefix ?? ''}${format(number)}${suffix ?? ''}`
  }

  function type(next: string) {
    isAsked.current = false
    setText(next)
    const number = parse(next)
    const problem = isBlank(next) ? null : problemOf(number)
    tell(problem ? null : number)
    // Never scold while somebody is still typing; only take an old complaint back.
    if (!problem) report(null)
  }

  function leave() {
    const number = parse(text)
    const question = doubt?.(text) ?? null
    const problem = isBlank(text) ? null : (question ?? problemOf(number))
    isAsked.current = question !== null
    if (question) tell(null)
    report(problem)
    if (number !== null && !problem) setText(format(number))
  }

  return (
    <div className={classNames('control control-box', className)}>
      {prefix && (
        <span className="mr-1.5 flex-none text-muted" aria-hidden="true">
          {prefix}
        </span>
      )}
      <input
        inputMode="decimal"
        autoComplete="off"
        {...rest}
        {...wiring}
        type="text"
        readOnly={isReadOnly}
        value={text}
        onChange={event => type(event.target.value)}
        onBlur={event => {
          leave()
          rest.onBlur?.(event)
        }}
      />
      {suffix && (
        <span className="-ml-1.5 flex-none pr-3.5 text-muted" aria-hidden="true">
          {suffix}
        </span>
      )}
    </div>
  )
}

function isBlank(text: string): boolean {
  return text.trim() === ''
}
