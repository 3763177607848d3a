import type { DonationFrequency } from '../model.ts'

/** What is known of money that arrived. */
export interface Payment {
  payment_key: string
  amount_cents: number
  currency: string
  frequency: DonationFrequency
  livemode: boolean
  /** As it was noted when the checkout was opened: the account can be gone by now. */
  user_id: string | null
  /** Of whoever paid; the account's own where nobody asked for one. */
  email: string | null
  stripe_session_id?: string | null
  stripe_payment_intent_id?: string | null
  stripe_invoice_id?: string | null
  stripe_subscription_id?: string | null
}
