import type * as z from 'zod/mini'
import { ProfileView } from '#features/account/model.ts'
import { profileStore } from '#features/account/server/profile-store.ts'
import type { ApplicationState } from '#features/application/model.ts'
import { ApplicationView } from '#features/application/model.ts'
import { sharedApplication } from '#features/application/server/shared.ts'
import { applicationStore } from '#features/application/server/store.ts'
import { GiftsView } from '#features/cards/gift-model.ts'
import { notifyGift } from '#features/cards/server/gift-notice.ts'
import { createGiftStore } from '#features/cards/server/gift-store.ts'
import { Gathered } from '#features/checklist/model.ts'
import { checklistStore } from '#features/checklist/server/store.ts'
import { ClosureView } from '#features/closure/model.ts'
import { closureStore } from '#features/closure/server/store.ts'
import { ComparisonState } from '#features/comparison/model.ts'
import { comparisonStore } from '#features/comparison/server/store.ts'
import { DisclosuresState } from '#features/disclosures/model.ts'
import { disclosuresStore } from '#features/disclosures/server/store.ts'
import { EscrowState } from '#features/escrow/model.ts'
import { escrowStore } from '#features/escrow/server/store.ts'
import { DiariesState } from '#features/insurance-diary/model.ts'
import { insuranceDiaryStore } from '#features/insurance-diary/server/store.ts'
import { LendersView } from '#features/lenders/model.ts'
import { type RequestMailParts, requestMailEffect } from '#features/lenders/server/request-mail.ts'
import { sharedLenders } from '#features/lenders/server/shared.ts'
import { createLendersStore } from '#features/lenders/server/store.ts'
import { NotificationsSchema, PreferencesView } from '#features/notifications/model.ts'
import { preferencesStore } from '#features/notifications/server/preferences-store.ts'
import { type AskParts, reminderAddressEffect } from '#features/notifications/server/reminder-address.ts'
import { createNotificationsStore } from '#features/notifications/server/store.ts'
import { RateLockState } from '#features/rate-lock/model.ts'
import { rateLockStore } from '#features/rate-lock/server/store.ts'
import { ServicingState } from '#features/servicing/model.ts'
import { servicingStore } from '#features/servicing/server/store.ts'
import { LegalDatesState } from '#features/timeline/legal-dates-model.ts'
import { Timeline } from '#features/timeline/model.ts'
import { legalDatesStore } from '#features/timeline/server/legal-dates-store.ts'
import { timelineStore } from '#features/timeline/server/store.ts'
import { TogetherState } from '#features/together/model.ts'
import { sharedTogether } from '#features/together/server/shared.ts'
import { togetherStore } from '#features/together/server/store.ts'
import { WireCardState } from '#features/wire-safety/model.ts'
import { wireSafetyStore } from '#features/wire-safety/server/store.ts'
import { farthest, type ReachedState } from '#resources/loan.ts'
import { LoansView } from '#resources/loans-model.ts'
import type { ViewOf } from '#resources/resource.ts'
import type { Claims } from '#routes/claims.ts'
import { moveLoan } from '#server/loans/owner.ts'
import type { OperatorMailParts } from '#server/mail/operator-message.ts'
import type { Effect, SharedSide, Store, StoredResource } from '#server/resources.ts'
import { type ResourceName, resources } from '../resources.ts'
import { loansStoreWithRefinances } from './begin-refinance.ts'
import { setClosingDay } from './closing-day.ts'
import { noticeWords, plan } from './reminder-sources.ts'

/** A store whose saves update the plan of reminders, when what `decides` returns for the state has changed. */
function withPlan<State>(store: Store<State>, decides: (state: State) => unknown): Store<State> {
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

/** The state of a loan follows its resources: when one of them says another state than before, all are asked. */
function withLoanState(stored: StoredResource, reaching: () => readonly StoredResource[]): StoredResource {
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
type Stored = {
  [Name in ResourceName]: {
    store: Store<StateOf<Name>>
    /** What it shows, for the API's description of itself. */
    view: z.ZodMiniType<ViewOf<(typeof resources)[Name]>>
    effect?: Effect<StateOf<Name>>
    shared?: SharedSide<StateOf<Name>>
  }
}

/** Every resource with its store and its view. One without them, or with another's, does not compile. */
export function storedResources(
  parts: AskParts & RequestMailParts & OperatorMailParts & { claims: Claims },
): StoredResource[] {
  const stored: Stored = {
    profile: { store: profileStore, view: ProfileView },
    application: { store: withPlan(applicationStore, loanOf), view: ApplicationView, shared: sharedApplication },
    closure: {
      store: withPlan(closureStore, ({ closure }) => closure?.loan_closed ?? false),
      view: ClosureView,
      effect: setClosingDay,
    },
    comparison: { store: comparisonStore, view: ComparisonState },
    documents: { store: checklistStore, view: Gathered },
    escrow: { store: withPlan(escrowStore, state => state), view: EscrowState },
    gifts: { store: createGiftStore(parts.claims.gifts !== 'off'), view: GiftsView, effect: notifyGift(parts) },
    'insurance-diary': { store: withPlan(insuranceDiaryStore, state => state), view: DiariesState },
    lenders: {
      store: createLendersStore(parts),
      view: LendersView,
      effect: requestMailEffect(parts),
      shared: sharedLenders,
    },
    loans: { store: withPlan(loansStoreWithRefinances, state => state), view: LoansView },
    notifications: { store: createNotificationsStore(noticeWords), view: NotificationsSchema },
    papers: {
      store: withPlan(disclosuresStore, ({ papers: disclosures }) => disclosures.map(({ figures }) => figures)),
      view: DisclosuresState,
    },
    preferences: {
      store: withPlan(preferencesStore, state => state),
      view: PreferencesView,
      effect: reminderAddressEffect(parts),
    },
    'rate-lock': { store: withPlan(rateLockStore, state => state), view: RateLockState },
    rights: { store: withPlan(legalDatesStore, state => state), view: LegalDatesState },
    servicing: { store: withPlan(servicingStore, state => state), view: ServicingState },
    timeline: { store: withPlan(timelineStore, state => state), view: Timeline },
    together: { store: togetherStore, view: TogetherState, shared: sharedTogether },
    'wire-safety': { store: wireSafetyStore, view: WireCardState },
  }
  const all = (Object.keys(resources) as ResourceName[]).map(
    (name): StoredResource => ({ effect: undefined, ...stored[name], resource: resources[name] }),
  )
  return all.map(stored => withLoanState(stored, () => all.filter(({ resource }) => resource.reaches)))
}
