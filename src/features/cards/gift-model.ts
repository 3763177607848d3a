import * as z from 'zod/mini'
import { singleLine } from '#resources/plain-text.ts'
import { giftFormWords } from './gift-form-words.ts'

export const GIFT_COUNTRIES = ['United States', 'Canada'] as const
export type GiftCountry = (typeof GIFT_COUNTRIES)[number]
export const USUAL_COUNTRY: GiftCountry = 'United States'

export const LONGEST_LINE = 120
/** More than a family has addresses, fewer than a mischief would need. */
export const MOST_PENDING = 10

const GiftRequest = z.object({
  id: z.string(),
  recipient_name: z.string(),
  street_address: z.string(),
  city: z.string(),
  state: z.string(),
  zip_code: z.string(),
  country: z.enum(GIFT_COUNTRIES),
  status: z.literal('pending'),
  created_at: z.string(),
})
export type GiftRequest = z.infer<typeof GiftRequest>

export const GiftsView = z.object({
  /** The newest first. */
  gift_requests: z.array(GiftRequest),
  /** In the answer to a request, the one that it was about. */
  gift_request: z.optional(GiftRequest),
  /** Whether whoever runs this copy sends gifts. */
  is_offered: z.boolean(),
})
export type GiftsView = z.infer<typeof GiftsView>

const AddressLine = z.optional(z.nullable(singleLine(LONGEST_LINE)))

/** The form as it is sent. What is missing is for the rules to say, in the product's words. */
export const GiftForm = z.object({
  recipient_name: AddressLine,
  street_address: AddressLine,
  city: AddressLine,
  state: AddressLine,
  zip_code: AddressLine,
  country: z.optional(z.nullable(z.enum(GIFT_COUNTRIES, giftFormWords.country))),
})

export type GiftForm = z.infer<typeof GiftForm>

export interface GiftState {
  /** The newest first. */
  gift_requests: GiftRequest[]
  /** The one that the last step was about: a new one, or the one that was there already. */
  requested: GiftRequest | null
  is_offered: boolean
}
