import { accepted } from '#resources/problem.ts'
import type { SharedSide } from '#server/resources.ts'
import type { LendersState } from '../model.ts'

/** The mail to lenders says what the loan's owner earns, and where they are reached. */
export const sharedLenders: SharedSide<LendersState> = {
  hide: (state, { relation }) => (relation === 'owner' ? state : { ...state, request_mail: null }),
  restoreHidden: ({ before, after }) => accepted({ ...after, request_mail: before.request_mail }),
}
