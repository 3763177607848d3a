import { type ReactNode, useId } from 'react'
import { dialogWords } from '#web/words.ts'
import { Button } from './button.tsx'
import { Modal } from './modal.tsx'
import { LayerToaster } from './toaster.tsx'

interface ConfirmDialogProps {
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

/** Asks before something that cannot be taken back. Focus starts on the safe answer; a click outside is no answer. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, description, confirmLabel, cancelLabel = dialogWords.cancel } = props
  const { destructive, loading, onConfirm } = props
  const id = useId()
  return (
    <Modal
      open={open}
      onOpenChange={onOpenChange}
      asks
      className="dialog sm:max-w-md"
      labelledBy={id}
      describedBy={`${id}-description`}
    >
      <div className="px-5 pt-5 sm:px-6 sm:pt-6">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        <p id={`${id}-description`} className="mt-2 text-muted">
          {description}
        </p>
      </div>
      <LayerToaster />
      <div className="flex flex-col-reverse gap-2 px-5 pt-5 sm:flex-row sm:justify-end sm:px-6">
        <Button variant="ghost" onClick={() => onOpenChange(false)}>
          {cancelLabel}
        </Button>
        <Button variant={destructive ? 'destructive' : 'primary'} loading={loading} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </Modal>
  )
}
