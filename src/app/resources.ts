import { profileResource } from '#features/account/actions.ts'
import { applicationResource } from '#features/application/actions.ts'
import { giftsResource } from '#features/cards/gift-actions.ts'
import { checklistResource } from '#features/checklist/actions.ts'
import { closureResource } from '#features/closure/actions.ts'
import { comparisonResource } from '#features/comparison/actions.ts'
import { disclosuresResource } from '#features/disclosures/actions.ts'
import { escrowResource } from '#features/escrow/actions.ts'
import { insuranceDiaryResource } from '#features/insurance-diary/actions.ts'
import { lendersResource } from '#features/lenders/actions.ts'
import { notificationsResource, preferencesResource } from '#features/notifications/actions.ts'
import { rateLockResource } from '#features/rate-lock/actions.ts'
import { servicingResource } from '#features/servicing/actions.ts'
import { timelineResource } from '#features/timeline/actions.ts'
import { legalDatesResource } from '#features/timeline/legal-dates-actions.ts'
import { togetherResource } from '#features/together/actions.ts'
import { wireSafetyResource } from '#features/wire-safety/actions.ts'
import { loansResource } from '#resources/loans-resource.ts'
import type { AnyResource } from '#resources/resource.ts'

/** Every resource, once. Its store goes into `server/stores.ts`; the browser's, the server's and the tests' lists follow. */
export const resources = {
  profile: profileResource,
  application: applicationResource,
  closure: closureResource,
  comparison: comparisonResource,
  documents: checklistResource,
  escrow: escrowResource,
  gifts: giftsResource,
  'insurance-diary': insuranceDiaryResource,
  lenders: lendersResource,
  loans: loansResource,
  notifications: notificationsResource,
  papers: disclosuresResource,
  preferences: preferencesResource,
  'rate-lock': rateLockResource,
  rights: legalDatesResource,
  servicing: servicingResource,
  timeline: timelineResource,
  together: togetherResource,
  'wire-safety': wireSafetyResource,
}

export type ResourceName = keyof typeof resources

/** What a guest's browser stores and an account may import. */
export const guestResources: AnyResource[] = Object.values<AnyResource>(resources).filter(
  resource => resource.guest !== undefined,
)
