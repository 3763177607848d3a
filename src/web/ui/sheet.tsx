import { Suspense } from 'react'
import { lazyPart } from './lazy-part.tsx'
import type { SheetProps } from './open-sheet.tsx'
import { useLater } from './use-later.ts'

const load = () => import('./open-sheet.tsx')
const OpenSheet = lazyPart(async () => (await load()).OpenSheet, { missing: 'note' })

/** A panel from the side: the menu on a phone, the details of one thing. */
export function Sheet(props: SheetProps) {
  if (!useLater(props.open, load)) return null
  return (
    <Suspense>
      <OpenSheet {...props} />
    </Suspense>
  )
}
