import { lazy, type ReactNode, Suspense } from 'react'
import { useLater } from './use-later.ts'

const load = () => import('./open-confirm-dialog.tsx')
const OpenConfirmDialog = lazy(async () => ({ default: (await load()).OpenConfirmDialog }))

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

/** Asks before something that cannot be taken back. Focus starts on the safe answer; a click outside is no answer. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  if (!useLater(props.open, load)) return null
  return (
    <Suspense>
      <OpenConfirmDialog {...props} />
    </Suspense>
  )
}
