import type { SignedInUser } from '#server/http/context.ts'
import type { DonationRequest } from '../model.ts'

export interface WantedCheckout extends DonationRequest {
  /** Who gives, if anybody is signed in. */
  user: SignedInUser | null
}

/** Opens a page where a donation is paid, and says where it is. */
export type OpenCheckout = (wanted: WantedCheckout) => Promise<string>

export interface ReturnUrls {
  success: string
  canceled: string
}

/** Where somebody comes back to. A visitor without an account must not meet a sign-in page instead of a thank-you. */
export function returnUrls(baseUrl: string, { amount, isGuest }: { amount: number; isGuest: boolean }): ReturnUrls {
  const url = (params: Record<string, string>) =>
    `${baseUrl}/dashboard/donate?${new URLSearchParams({ ...params, ...(isGuest && { as: 'guest' }) })}`
  return { success: url({ success: 'true', amount: String(amount) }), canceled: url({ canceled: 'true' }) }
}
