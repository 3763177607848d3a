import { profileStore } from '#features/account/server/profile-store.ts'
import type { ApplicationState } from '#features/application/model.ts'
import { applicationStore } from '#features/application/server/store.ts'
import { notifyGift } from '#features/cards/server/gift-notice.ts'
import { createGiftStore } from '#features/cards/server/gift-store.ts'
import { closureStore } from '#features/closure/server/store.ts'
import { comparisonStore } from '#features/comparison/server/store.ts'
import { documentsStore } from '#features/documents/server/store.ts'
import { escrowStore } from '#features/escrow/server/store.ts'
import { insuranceDiaryStore } from '#features/insurance-diary/server/store.ts'
import { type RequestMailParts, sendingRequests } from '#features/lenders/server/request-mail.ts'
import { createLendersStore } from '#features/lenders/server/store.ts'
import { preferencesStore } from '#features/notifications/server/preferences-store.ts'
import { type AskParts, askingForAddress } from '#features/notifications/server/reminder-address.ts'
import { notificationsStore } from '#features/notifications/server/store.ts'
import { papersStore } from '#features/papers/server/store.ts'
import { rateLockStore } from '#features/rate-lock/server/store.ts'
import { servicingStore } from '#features/servicing/server/store.ts'
import { rightsStore } from '#features/timeline/server/rights-store.ts'
import { timelineStore } from '#features/timeline/server/store.ts'
import { togetherStore } from '#features/together/server/store.ts'
import { wireSafetyStore } from '#features/wire-safety/server/store.ts'
import { farthest, type ReachedState } from '#resources/loan.ts'
import type { Claims } from '#routes/claims.ts'
import { moveLoan } from '#server/loans/owner.ts'
import type { OperatorMailParts } from '#server/mail/operator-message.ts'
import type { Effect, Store, StoredResource } from '#server/resources.ts'
import { type ResourceName, resources } from '../resources.ts'
import { beginningRefinances } from './begin-refinance.ts'
import { settingClosingDay } from './closing-day.ts'
import { plan } from './reminder-sources.ts'
import { views } from './views.ts'

/** A store whose saves plan the person's reminders anew, when what `decides` reads off the state has changed. */
function replanning<State>(store: Store<State>, decides: (state: State) => unknown): Store<State> {
  return {
    load: store.load,
    async save(tx, owner, before, after) {
      await store.save(tx, owner, before, after)
      if (JSON.stringify(decides(before)) !== JSON.stringify(decides(after))) await plan(tx, owner.user_id)
    },
  }
}

/** What reminders follow of an application: a refinance has other events and needs its lock for longer. */
function loanOf(state: ApplicationState) {
  const answers = state.completed ?? state.draft
  return [answers?.loan_purpose, answers?.property_type]
}

/** The state of a loan follows all that is kept for it: when one resource says something else than before, all of them are asked. */
function movingLoan(stored: StoredResource, reaching: () => readonly StoredResource[]): StoredResource {
  const { resource, store } = stored
  if (!resource.reaches) return stored
  return {
    ...stored,
    store: {
      load: store.load,
      async save(tx, owner, before, after) {
        await store.save(tx, owner, before, after)
        if (resource.reaches?.(before) === resource.reaches?.(after)) return
        const reached: ReachedState[] = []
        for (const each of reaching()) {
          reached.push(each.resource.reaches?.(await each.store.load(tx, owner)) ?? 'planning')
        }
        await moveLoan(tx, owner, farthest(reached))
      },
    },
  }
}

type StateOf<Name extends ResourceName> = ReturnType<(typeof resources)[Name]['empty']>
type Stores = { [Name in ResourceName]: Store<StateOf<Name>> }
type Effects = { [Name in ResourceName]?: Effect<StateOf<Name>> }

/** Every resource with its store. One without a store, or with another's, does not compile. */
export function storedResources(
  parts: AskParts & RequestMailParts & OperatorMailParts & { claims: Claims },
): StoredResource[] {
  const stores: Stores = {
    profile: profileStore,
    application: replanning(applicationStore, loanOf),
    closure: replanning(closureStore, ({ closure }) => closure?.loan_closed ?? false),
    comparison: comparisonStore,
    documents: documentsStore,
    escrow: replanning(escrowStore, state => state),
    gifts: createGiftStore(parts.claims.gifts !== 'off'),
    'insurance-diary': replanning(insuranceDiaryStore, state => state),
    lenders: createLendersStore(parts),
    loans: replanning(beginningRefinances, state => state),
    notifications: notificationsStore,
    papers: replanning(papersStore, ({ papers }) => papers.map(({ figures }) => figures)),
    preferences: replanning(preferencesStore, state => state),
    'rate-lock': replanning(rateLockStore, state => state),
    rights: replanning(rightsStore, state => state),
    servicing: replanning(servicingStore, state => state),
    timeline: replanning(timelineStore, state => state),
    together: togetherStore,
    'wire-safety': wireSafetyStore,
  }
  const effects: Effects = {
    closure: settingClosingDay,
    gifts: notifyGift(parts),
    lenders: sendingRequests(parts),
    preferences: askingForAddress(parts),
  }
  const all = (Object.keys(resources) as ResourceName[]).map(
    (name): StoredResource => ({
      resource: resources[name],
      store: stores[name],
      effect: effects[name],
      view: views[name],
    }),
  )
  return all.map(stored => movingLoan(stored, () => all.filter(({ resource }) => resource.reaches)))
}
