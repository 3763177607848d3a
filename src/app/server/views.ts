import type * as z from 'zod/mini'
import { ProfileView } from '#features/account/model.ts'
import { ApplicationView } from '#features/application/model.ts'
import { GiftsView } from '#features/cards/gift-model.ts'
import { ClosureView } from '#features/closure/model.ts'
import { ComparisonState } from '#features/comparison/model.ts'
import { Gathered } from '#features/documents/model.ts'
import { EscrowState } from '#features/escrow/model.ts'
import { DiariesState } from '#features/insurance-diary/model.ts'
import { LendersView } from '#features/lenders/model.ts'
import { NotificationsSchema, PreferencesView } from '#features/notifications/model.ts'
import { PapersState } from '#features/papers/model.ts'
import { RateLockState } from '#features/rate-lock/model.ts'
import { ServicingState } from '#features/servicing/model.ts'
import { Timeline } from '#features/timeline/model.ts'
import { RightsState } from '#features/timeline/rights-model.ts'
import { TogetherState } from '#features/together/model.ts'
import { WireCardState } from '#features/wire-safety/model.ts'
import { LoansView } from '#resources/loans-model.ts'
import type { ViewOf } from '#resources/resource.ts'
import type { ResourceName, resources } from '../resources.ts'

/** What each resource shows, for the API's description of itself. A view without a schema, or another's, does not compile. */
export const views: { [Name in ResourceName]: z.ZodMiniType<ViewOf<(typeof resources)[Name]>> } = {
  profile: ProfileView,
  application: ApplicationView,
  closure: ClosureView,
  comparison: ComparisonState,
  documents: Gathered,
  escrow: EscrowState,
  gifts: GiftsView,
  'insurance-diary': DiariesState,
  lenders: LendersView,
  loans: LoansView,
  notifications: NotificationsSchema,
  papers: PapersState,
  preferences: PreferencesView,
  'rate-lock': RateLockState,
  rights: RightsState,
  servicing: ServicingState,
  timeline: Timeline,
  together: TogetherState,
  'wire-safety': WireCardState,
}
