import { profileDrawer } from '#features/account/actions.ts'
import { applicationDrawer } from '#features/application/actions.ts'
import { giftsDrawer } from '#features/cards/gift-actions.ts'
import { closureDrawer } from '#features/closure/actions.ts'
import { comparisonDrawer } from '#features/comparison/actions.ts'
import { documentsDrawer } from '#features/documents/actions.ts'
import { escrowDrawer } from '#features/escrow/actions.ts'
import { insuranceDiaryDrawer } from '#features/insurance-diary/actions.ts'
import { lendersDrawer } from '#features/lenders/actions.ts'
import { notificationsDrawer, preferencesDrawer } from '#features/notifications/actions.ts'
import { papersDrawer } from '#features/papers/actions.ts'
import { rateLockDrawer } from '#features/rate-lock/actions.ts'
import { timelineDrawer } from '#features/timeline/actions.ts'
import { rightsDrawer } from '#features/timeline/rights-actions.ts'
import { wireSafetyDrawer } from '#features/wire-safety/actions.ts'
import type { AnyDrawer } from '#journey/drawer.ts'
import { loansDrawer } from '#journey/loans-drawer.ts'

/** Every drawer, once. Its store goes into `server/stores.ts`; the browser's, the server's and the tests' lists follow. */
export const drawers = {
  profile: profileDrawer,
  application: applicationDrawer,
  closure: closureDrawer,
  comparison: comparisonDrawer,
  documents: documentsDrawer,
  escrow: escrowDrawer,
  gifts: giftsDrawer,
  'insurance-diary': insuranceDiaryDrawer,
  lenders: lendersDrawer,
  loans: loansDrawer,
  notifications: notificationsDrawer,
  papers: papersDrawer,
  preferences: preferencesDrawer,
  'rate-lock': rateLockDrawer,
  rights: rightsDrawer,
  timeline: timelineDrawer,
  'wire-safety': wireSafetyDrawer,
}

export type DrawerName = keyof typeof drawers

/** What a guest keeps and may import into an account. */
export const guestDrawers: AnyDrawer[] = Object.values<AnyDrawer>(drawers).filter(drawer => drawer.guest !== undefined)
