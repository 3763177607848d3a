import { type ComponentProps, type KeyboardEvent, type MouseEvent, type ReactNode, useId, useState } from 'react'
import { type ButtonSize, type ButtonVariant, buttonLook } from './button-look.ts'
import { classNames } from './class-names.ts'
import { useReadOnly } from './read-only.ts'
import { Spinner } from './spinner.tsx'

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: ReactNode
  /** Only an icon; give it an aria-label. */
  square?: boolean
  loading?: boolean
  /** Replaces the label while loading; without it the button keeps its width and shows a spinner alone. */
  loadingLabel?: string
  /** It changes nothing (prints, copies, saves a file), so whoever only looks on has it too. */
  always?: boolean
  /** Why the button does nothing now. The button stays in the tab order and says so. */
  disabledReason?: string | false | null
}

export function Button(props: ButtonProps) {
  const { variant, size, square, icon, loading = false, loadingLabel, always = false, disabledReason, ...rest } = props
  const { children, className, onClick, onKeyDown, onPointerEnter, type = 'button', ...native } = rest
  const reasonId = useId()
  const [tooltipDismissed, setHushed] = useState(false)
  // What opens and closes something that stands there anyway changes nothing.
  const isHidden = useReadOnly() && !always && native['aria-expanded'] === undefined
  const idle = loading || Boolean(disabledReason)

  function click(event: MouseEvent<HTMLButtonElement>) {
    // A form sent with Enter clicks its submit button too, so this stops that way in as well.
    if (idle) event.preventDefault()
    else onClick?.(event)
  }

  function keyDown(event: KeyboardEvent<HTMLButtonElement>) {
    if (event.key === 'Escape' && disabledReason) setHushed(true)
    onKeyDown?.(event)
  }

  if (isHidden) return null
  return (
    <button
      {...native}
      type={type}
      className={classNames(buttonLook(variant, size, square), className)}
      onClick={click}
      onKeyDown={keyDown}
      onPointerEnter={event => {
        setHushed(false)
        onPointerEnter?.(event)
      }}
      aria-disabled={idle || undefined}
      aria-busy={loading || undefined}
      aria-describedby={classNames(native['aria-describedby'], disabledReason && reasonId) || undefined}
    >
      {loading && !loadingLabel ? (
        <>
          <span className="absolute inset-0 grid place-items-center">
            <Spinner />
          </span>
          <span className="inline-flex items-center gap-2 opacity-0">
            {icon}
            {children}
          </span>
        </>
      ) : (
        <>
          {loading ? <Spinner /> : icon}
          {loading ? loadingLabel : children}
        </>
      )}
      {disabledReason && (
        <span id={reasonId} className="reason" hidden={tooltipDismissed} aria-hidden="true">
          {disabledReason}
        </span>
      )}
    </button>
  )
}
