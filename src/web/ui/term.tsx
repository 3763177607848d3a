import { type FocusEvent, type ReactNode, useId } from 'react'

export interface TermProps {
  /** The word as it stands in the sentence. */
  children: ReactNode
  /** Two sentences, no more. */
  explanation: ReactNode
}

/** A word explained where it stands. The browser opens it, so it works before any script has loaded. */
export function Term({ children, explanation }: TermProps) {
  const id = useId()
  return (
    <span className="term">
      <button
        type="button"
        className="term-word"
        popoverTarget={id}
        aria-describedby={id}
        onFocus={event => isByKeyboard(event) && noteOf(event)?.showPopover()}
        onBlur={event => noteOf(event)?.hidePopover()}
      >
        {children}
      </button>
      <span id={id} popover="auto" role="note" className="term-note appears">
        {explanation}
      </span>
    </span>
  )
}

// A click focuses too; opening then would let the click itself close it again.
function isByKeyboard(event: FocusEvent<HTMLButtonElement>): boolean {
  return event.currentTarget.matches(':focus-visible')
}

function noteOf(event: FocusEvent<HTMLButtonElement>): HTMLElement | null {
  return event.currentTarget.popoverTargetElement as HTMLElement | null
}
