import { AlertDialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { dialogWords } from '#web/words.ts'
import { Button } from './button.tsx'
import { useReturnFocus } from './layer.ts'
import { LayerToaster } from './toaster.tsx'

export interface ConfirmDialogProps {
  open: boolean
  onOpenChange(open: boolean): void
  /** A question: 'Leave guest mode?' */
  title: ReactNode
  /** What will be lost or changed, in one or two sentences. */
  description: ReactNode
  /** The deed itself, not 'OK': 'Remove lender'. */
  confirmLabel: string
  cancelLabel?: string
  destructive?: boolean
  loading?: boolean
  onConfirm(): void
}

export function OpenConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, description, confirmLabel, cancelLabel = dialogWords.cancel } = props
  const { destructive, loading, onConfirm } = props
  const returnFocus = useReturnFocus()
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <div className="scrim appears" data-modal-layer="" />
        <Radix.Content className="dialog rises sm:max-w-md" aria-modal="true" {...returnFocus}>
          <div className="px-5 pt-5 sm:px-6 sm:pt-6">
            <Radix.Title className="text-xl">{title}</Radix.Title>
            <Radix.Description className="mt-2 text-muted">{description}</Radix.Description>
          </div>
          <LayerToaster />
          <div className="flex flex-col-reverse gap-2 px-5 pt-5 sm:flex-row sm:justify-end sm:px-6">
            <Radix.Cancel asChild>
              <Button variant="ghost">{cancelLabel}</Button>
            </Radix.Cancel>
            <Button variant={destructive ? 'destructive' : 'primary'} loading={loading} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
