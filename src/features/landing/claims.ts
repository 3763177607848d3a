import type { MarketingClaim } from '#routes/claims.ts'

/**
 * Every marketing figure that the product can show, here and nowhere else. On a public address each is off until the operator
 * names its source and day (`MARKETING_CLAIMS`). Replace them with figures of your own first; pages, structured data and
 * tests follow.
 */
export interface ClaimedFigure {
  claim: MarketingClaim
  figure: string
  label: string
}

export const LANDING_CLAIMS: readonly ClaimedFigure[] = [
  { claim: 'savings', figure: '$8,400+', label: 'average savings' },
  { claim: 'days-saved', figure: '45 days', label: 'saved' },
  { claim: 'on-time', figure: '99%', label: 'on-time closing' },
]

export const RATING = { value: 4.8, best: 5, reviews: 1247 }

export const GUIDE_CLAIMS: readonly ClaimedFigure[] = [
  { claim: 'hours-saved', figure: '40+', label: 'hours saved' },
  { claim: 'lenders', figure: '50+', label: 'lenders' },
  { claim: 'applications', figure: '10,000+', label: 'applications' },
  { claim: 'savings', figure: '$8,400', label: 'average savings' },
]
