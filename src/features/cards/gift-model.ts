import * as z from 'zod/mini'
import { singleLine } from '#journey/plain-text.ts'

export const GIFT_COUNTRIES = ['United States', 'Canada'] as const
export type GiftCountry = (typeof GIFT_COUNTRIES)[number]
export const USUAL_COUNTRY: GiftCountry = 'United States'

export const LONGEST_LINE = 120
/** More than a family has addresses, fewer than a mischief would need. */
export const MOST_PENDING = 10

export interface GiftRequest {
  id: string
  recipient_name: string
  street_address: string
  city: string
  state: string
  zip_code: string
  country: GiftCountry
  status: 'pending'
  created_at: string
}

const AddressLine = z.optional(z.nullable(singleLine(LONGEST_LINE)))

/** The form as it is sent. What is missing is for the rules to say, in the product's words. */
export const GiftForm = z.object({
  recipient_name: AddressLine,
  street_address: AddressLine,
  city: AddressLine,
  state: AddressLine,
  zip_code: AddressLine,
  country: z.optional(z.nullable(z.enum(GIFT_COUNTRIES, 'Please choose United States or Canada.'))),
})

export type GiftForm = z.infer<typeof GiftForm>

export interface GiftState {
  /** The newest first. */
  gift_requests: GiftRequest[]
  /** The one that the last step was about: a new one, or the one that was there already. */
  requested: GiftRequest | null
}
