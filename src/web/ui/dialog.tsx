import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { dialogWords } from '#web/words.ts'
import { classNames } from './class-names.ts'
import { Modal } from './modal.tsx'
import { LayerToaster } from './toaster.tsx'

export interface DialogProps {
  open: boolean
  onOpenChange(open: boolean): void
  title: ReactNode
  description?: ReactNode
  children?: ReactNode
  /** The buttons, the main one last. */
  actions?: ReactNode
  size?: 'md' | 'lg'
}

/** A question or a small form over the page. */
export function Dialog({ open, onOpenChange, title, description, children, actions, size = 'md' }: DialogProps) {
  const id = useId()
  return (
    <Modal
      open={open}
      onOpenChange={onOpenChange}
      className={classNames('dialog', size === 'lg' ? 'sm:max-w-2xl' : 'sm:max-w-md')}
      labelledBy={id}
      describedBy={description ? `${id}-description` : undefined}
    >
      <div className="px-5 pt-5 pr-14 sm:px-6 sm:pt-6">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {description && (
          <p id={`${id}-description`} className="mt-1.5 text-sm text-muted">
            {description}
          </p>
        )}
      </div>
      {children && <div className="min-h-0 overflow-y-auto px-5 pt-4 pb-1 sm:px-6">{children}</div>}
      <LayerToaster />
      {actions && (
        <div className="flex flex-col-reverse gap-2 px-5 pt-5 sm:flex-row sm:justify-end sm:px-6">{actions}</div>
      )}
      <button
        type="button"
        className="icon-button absolute top-3 right-3"
        aria-label={dialogWords.close}
        onClick={() => onOpenChange(false)}
      >
        <X className="size-5" aria-hidden="true" />
      </button>
    </Modal>
  )
}
