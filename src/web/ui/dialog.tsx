import { lazy, type ReactNode, Suspense } from 'react'
import { useLater } from './use-later.ts'

const load = () => import('./open-dialog.tsx')
const OpenDialog = lazy(async () => ({ default: (await load()).OpenDialog }))

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

/** A question or a small form over the page. Focus goes in, stays in, and comes back when it closes. */
export function Dialog(props: DialogProps) {
  if (!useLater(props.open, load)) return null
  return (
    <Suspense>
      <OpenDialog {...props} />
    </Suspense>
  )
}
