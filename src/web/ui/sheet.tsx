import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { sheetWords } from '#web/words.ts'
import { classNames } from './class-names.ts'
import { Modal } from './modal.tsx'
import { LayerToaster } from './toaster.tsx'

interface SheetProps {
  open: boolean
  onOpenChange(open: boolean): void
  title: ReactNode
  description?: ReactNode
  side?: 'left' | 'right'
  children: ReactNode
  footer?: ReactNode
  /** Width or padding of its own. */
  className?: string
}

/** A panel from the side: the menu on a phone, the details of one thing. */
export function Sheet(props: SheetProps) {
  const { open, onOpenChange, title, description, side = 'right', children, footer, className } = props
  const id = useId()
  return (
    <Modal
      open={open}
      onOpenChange={onOpenChange}
      className={classNames('sheet', side === 'left' ? 'sheet-left' : 'sheet-right', className)}
      labelledBy={id}
      describedBy={description ? `${id}-description` : undefined}
    >
      <div className="border-b border-line px-5 py-4 pr-16">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {description && (
          <p id={`${id}-description`} className="mt-1 text-sm text-muted">
            {description}
          </p>
        )}
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto">{children}</div>
      <LayerToaster />
      {footer && <div className="border-t border-line px-5 py-4">{footer}</div>}
      <button
        type="button"
        className="icon-button absolute top-2 right-2"
        aria-label={sheetWords.close}
        onClick={() => onOpenChange(false)}
      >
        <X className="size-5" aria-hidden="true" />
      </button>
    </Modal>
  )
}
