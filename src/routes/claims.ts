import type { CalendarDay } from '#domain/calendar-day.ts'
import type { Translated } from '#domain/translated.ts'
import { claimWords } from './claim-words.ts'

/** The figures with which the product advertises itself; `MARKETING_CLAIMS` names each with its source. */
export const MARKETING_CLAIMS = [
  'savings',
  'days-saved',
  'on-time',
  'rating',
  'hours-saved',
  'lenders',
  'applications',
] as const
export type MarketingClaim = (typeof MARKETING_CLAIMS)[number]

/** What only the operator of a copy can vouch for. Each is shown with its source and day, as an example, or not at all. */
export const CLAIMS = [...MARKETING_CLAIMS, 'compensation', 'realtor-desk', 'gifts'] as const
export type Claim = (typeof CLAIMS)[number]

export interface ClaimSource {
  source: string
  /** The day of the source. */
  day: CalendarDay
}

/** `example`: somebody tries the product on their own machine, so nobody can be misled. */
export type ClaimState = 'off' | 'example' | ClaimSource
export type Claims = Readonly<Record<Claim, ClaimState>>

export const NO_CLAIMS: Claims = everyClaim('off')
export const EXAMPLE_CLAIMS: Claims = everyClaim('example')

function everyClaim(state: ClaimState): Claims {
  return Object.fromEntries(CLAIMS.map(claim => [claim, state])) as Record<Claim, ClaimState>
}

/** What stands beside a claim: that it is an example, or where it comes from. */
export function claimNote(
  state: Exclude<ClaimState, 'off'>,
  words: Translated<typeof claimWords> = claimWords,
): string {
  return state === 'example' ? words.example : words.source(state.source, state.day)
}
