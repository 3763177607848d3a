import { lazy, Suspense } from 'react'
import type { ConfirmDialogProps } from './open-confirm-dialog.tsx'
import { useLater } from './use-later.ts'

const load = () => import('./open-confirm-dialog.tsx')
const OpenConfirmDialog = lazy(async () => ({ default: (await load()).OpenConfirmDialog }))

/** Asks before something that cannot be taken back. Focus starts on the safe answer; a click outside is no answer. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  if (!useLater(props.open, load)) return null
  return (
    <Suspense>
      <OpenConfirmDialog {...props} />
    </Suspense>
  )
}
