import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { dialogWords } from '#web/words.ts'
import { classNames } from './class-names.ts'
import { useReturnFocus } from './layer.ts'
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

export function OpenDialog({ open, onOpenChange, title, description, children, actions, size = 'md' }: DialogProps) {
  const returnFocus = useReturnFocus()
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        {/* Our own scrim: Radix's overlay writes a <style> element, which the content security policy forbids. */}
        <div className="scrim appears" data-modal-layer="" />
        <Radix.Content
          className={classNames('dialog rises', size === 'lg' ? 'sm:max-w-2xl' : 'sm:max-w-md')}
          aria-modal="true"
          aria-describedby={description ? undefined : ''}
          {...returnFocus}
        >
          <div className="px-5 pt-5 pr-14 sm:px-6 sm:pt-6">
            <Radix.Title className="text-xl">{title}</Radix.Title>
            {description && <Radix.Description className="mt-1.5 text-sm text-muted">{description}</Radix.Description>}
          </div>
          {children && <div className="min-h-0 overflow-y-auto px-5 pt-4 pb-1 sm:px-6">{children}</div>}
          <LayerToaster />
          {actions && (
            <div className="flex flex-col-reverse gap-2 px-5 pt-5 sm:flex-row sm:justify-end sm:px-6">{actions}</div>
          )}
          <Radix.Close className="icon-button absolute top-3 right-3" aria-label={dialogWords.close}>
            <X className="size-5" aria-hidden="true" />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
