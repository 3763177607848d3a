import { type ReactNode, type SyntheticEvent, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'

export interface ModalProps {
  open: boolean
  onOpenChange(open: boolean): void
  /** It asks for an answer, so a click beside it is none. */
  asks?: boolean
  className: string
  labelledBy: string
  describedBy?: string
  children: ReactNode
}

/** The browser's own <dialog>: the page behind is inert; focus goes in, stays in, and comes back when it closes. */
export function Modal({ open, ...props }: ModalProps) {
  // At the end of the body: a dialog with a form may be opened from within a form.
  return open && createPortal(<OpenModal {...props} />, document.body)
}

function OpenModal({ onOpenChange, asks, className, labelledBy, describedBy, children }: Omit<ModalProps, 'open'>) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    // The browser gives the focus back when it is closed, not when it is taken away.
    return () => shown?.close()
  }, [])
  function onCancel(event: SyntheticEvent<HTMLDialogElement>) {
    // A file field in it says the same when nothing was chosen.
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    onOpenChange(false)
  }
  return (
    <dialog
      ref={dialog}
      role={asks ? 'alertdialog' : undefined}
      className={className}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      closedby={asks ? 'closerequest' : 'any'}
      onCancel={onCancel}
      // A second Escape closes it whatever is said.
      onClose={event => !event.currentTarget.open && onOpenChange(false)}
    >
      {children}
    </dialog>
  )
}
