import { Suspense } from 'react'
import { lazyPart } from './lazy-part.tsx'
import type { ConfirmDialogProps } from './open-confirm-dialog.tsx'
import { useLater } from './use-later.ts'

const load = () => import('./open-confirm-dialog.tsx')
const OpenConfirmDialog = lazyPart(async () => (await load()).OpenConfirmDialog, { missing: 'note' })

/** Asks before something that cannot be taken back. Focus starts on the safe answer; a click outside is no answer. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  if (!useLater(props.open, load)) return null
  return (
    <Suspense>
      <OpenConfirmDialog {...props} />
    </Suspense>
  )
}
