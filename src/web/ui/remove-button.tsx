import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from './button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'

interface RemoveButtonProps {
  label: string
  title: string
  description: string
  cancelLabel: string
  /** On the button that does it, where it says less than the one that asks. */
  confirmLabel?: string
  loading?: boolean
  onConfirm(): void
}

/** Removes what is saved, after asking. */
export function RemoveButton({ label, confirmLabel = label, ...question }: RemoveButtonProps) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button
        variant="ghost"
        className="justify-self-start"
        icon={<Trash2 className="size-4" aria-hidden="true" />}
        onClick={() => setAsking(true)}
      >
        {label}
      </Button>
      <ConfirmDialog {...question} open={asking} onOpenChange={setAsking} confirmLabel={confirmLabel} destructive />
    </>
  )
}
