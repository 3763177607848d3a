import { Suspense } from 'react'
import { lazyPart } from './lazy-part.tsx'
import type { DialogProps } from './open-dialog.tsx'
import { useLater } from './use-later.ts'

const load = () => import('./open-dialog.tsx')
const OpenDialog = lazyPart(async () => (await load()).OpenDialog, { missing: 'note' })

/** A question or a small form over the page. Focus goes in, stays in, and comes back when it closes. */
export function Dialog(props: DialogProps) {
  if (!useLater(props.open, load)) return null
  return (
    <Suspense>
      <OpenDialog {...props} />
    </Suspense>
  )
}
