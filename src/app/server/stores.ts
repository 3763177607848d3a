import { profileStore } from '#features/account/server/profile-store.ts'
import { applicationStore } from '#features/application/server/store.ts'
import { giftStore } from '#features/cards/server/gift-store.ts'
import { closureStore } from '#features/closure/server/store.ts'
import { comparisonStore } from '#features/comparison/server/store.ts'
import { documentsStore } from '#features/documents/server/store.ts'
import { lendersStore } from '#features/lenders/server/store.ts'
import { createPreferencesStore } from '#features/notifications/server/preferences-store.ts'
import type { AskParts } from '#features/notifications/server/reminder-address.ts'
import { planReminders } from '#features/notifications/server/reminder-plan.ts'
import { notificationsStore } from '#features/notifications/server/store.ts'
import { papersStore } from '#features/papers/server/store.ts'
import { createTimelineStore } from '#features/timeline/server/store.ts'
import type { Store, StoredDrawer } from '#server/drawers.ts'
import { type DrawerName, drawers } from '../drawers.ts'

type Stores = { [Name in DrawerName]: Store<ReturnType<(typeof drawers)[Name]['empty']>> }

/** Every drawer with its store. One without a store, or with another's, does not compile. */
export function storedDrawers(parts: AskParts): StoredDrawer[] {
  const stores: Stores = {
    profile: profileStore,
    application: applicationStore,
    closure: closureStore,
    comparison: comparisonStore,
    documents: documentsStore,
    gifts: giftStore,
    lenders: lendersStore,
    notifications: notificationsStore,
    papers: papersStore,
    preferences: createPreferencesStore(parts),
    timeline: createTimelineStore(planReminders),
  }
  return (Object.keys(drawers) as DrawerName[]).map(name => ({ drawer: drawers[name], store: stores[name] }))
}
