import type { ActionContext } from '#resources/action-context.ts'
import { accepted, type Outcome, refused } from '#resources/problem.ts'
import { defineResource } from '#resources/resource.ts'
import {
  GiftForm,
  type GiftRequest,
  type GiftState,
  type GiftsView,
  MOST_PENDING,
  USUAL_COUNTRY,
} from './gift-model.ts'
import { missingLines, sameAddress } from './gift-rules.ts'
import { addressRequired, noGifts, tooManyGifts } from './gift-words.ts'

/** What the post writes when nobody's name is known. */
const UNNAMED_RECIPIENT = 'Current Resident'

function request(state: GiftState, form: GiftForm, context: ActionContext): Outcome<GiftState> {
  if (!state.is_offered) return refused(noGifts)
  const missing = missingLines(form)
  if (missing.length > 0) return refused(addressRequired(missing))
  const parcel: GiftRequest = {
    id: context.newId(),
    recipient_name: form.recipient_name || UNNAMED_RECIPIENT,
    street_address: form.street_address ?? '',
    city: form.city ?? '',
    state: form.state ?? '',
    zip_code: form.zip_code ?? '',
    country: form.country ?? USUAL_COUNTRY,
    status: 'pending',
    created_at: context.now,
  }
  const pending = state.gift_requests.filter(({ status }) => status === 'pending')
  const there = pending.find(one => sameAddress(one, parcel))
  if (there) return accepted({ ...state, requested: there })
  if (pending.length >= MOST_PENDING) return refused(tooManyGifts)
  return accepted({ ...state, gift_requests: [parcel, ...state.gift_requests], requested: parcel })
}

/** For accounts only: a parcel needs somebody to ask for it. */
export const giftsResource = defineResource({
  name: 'gifts',
  empty: (): GiftState => ({ gift_requests: [], requested: null, is_offered: true }),
  view: ({ gift_requests, requested, is_offered }: GiftState): GiftsView => ({
    gift_requests,
    is_offered,
    ...(requested && { gift_request: requested }),
  }),
  actions: {
    request: { input: GiftForm, apply: request },
  },
})
