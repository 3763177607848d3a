import { createContext, use } from 'react'
import { type Claim, type ClaimState, type Claims, NO_CLAIMS } from '#routes/claims.ts'

/** What this copy may say that only its operator can vouch for. */
export const ClaimsContext = createContext<Claims>(NO_CLAIMS)

export function useClaim(claim: Claim): ClaimState {
  return use(ClaimsContext)[claim]
}
