import { applicationDrawer } from '#features/application/actions.ts'
import { comparisonDrawer } from '#features/comparison/actions.ts'
import { documentsDrawer } from '#features/documents/actions.ts'
import { papersDrawer } from '#features/papers/actions.ts'
import { timelineDrawer } from '#features/timeline/actions.ts'
import type { AnyDrawer } from '#journey/drawer.ts'

/** What a guest keeps and may bring into an account. */
export const guestDrawers: AnyDrawer[] = [
  applicationDrawer,
  comparisonDrawer,
  documentsDrawer,
  papersDrawer,
  timelineDrawer,
]
