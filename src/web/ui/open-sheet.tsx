import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { sheetWords } from '#web/words.ts'
import { classNames } from './class-names.ts'
import { useReturnFocus } from './layer.ts'
import { LayerToaster } from './toaster.tsx'

export interface SheetProps {
  open: boolean
  onOpenChange(open: boolean): void
  title: ReactNode
  /** For a sheet that shows its own heading, as the sidebar does. */
  hideTitle?: boolean
  description?: ReactNode
  side?: 'left' | 'right'
  children: ReactNode
  footer?: ReactNode
  /** Width or padding of its own. */
  className?: string
}

export function OpenSheet(props: SheetProps) {
  const { open, onOpenChange, title, hideTitle, description, side = 'right', children, footer, className } = props
  const returnFocus = useReturnFocus()
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <div className="scrim appears" data-modal-layer="" />
        <Radix.Content
          className={classNames(
            'sheet',
            side === 'left' ? 'sheet-left slides-left' : 'sheet-right slides-right',
            className,
          )}
          aria-modal="true"
          aria-describedby={description ? undefined : ''}
          {...returnFocus}
        >
          <div className={hideTitle ? 'sr-only' : 'border-b border-line px-5 py-4 pr-16'}>
            <Radix.Title className="text-xl">{title}</Radix.Title>
            {description && <Radix.Description className="mt-1 text-sm text-muted">{description}</Radix.Description>}
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto">{children}</div>
          <LayerToaster />
          {footer && <div className="border-t border-line px-5 py-4">{footer}</div>}
          <Radix.Close className="icon-button absolute top-2 right-2" aria-label={sheetWords.close}>
            <X className="size-5" aria-hidden="true" />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
