import { applicationDrawer } from '#features/application/actions.ts'
import { applicationStore } from '#features/application/server/store.ts'
import { documentsDrawer } from '#features/documents/actions.ts'
import { documentsStore } from '#features/documents/server/store.ts'
import type { StoredDrawer } from './drawers.ts'

/** The drawers of the features and how they lie in the tables. */
export const storedDrawers: StoredDrawer[] = [
  { drawer: applicationDrawer, store: applicationStore },
  { drawer: documentsDrawer, store: documentsStore },
]
