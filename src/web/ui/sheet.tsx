import { lazy, type ReactNode, Suspense } from 'react'
import { useLater } from './use-later.ts'

const load = () => import('./open-sheet.tsx')
const OpenSheet = lazy(async () => ({ default: (await load()).OpenSheet }))

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

/** A panel from the side: the menu on a phone, the details of one thing. */
export function Sheet(props: SheetProps) {
  if (!useLater(props.open, load)) return null
  return (
    <Suspense>
      <OpenSheet {...props} />
    </Suspense>
  )
}
