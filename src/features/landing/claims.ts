/**
 * Every marketing figure that the product shows, here and nowhere else. Replace them with figures of your own before you
 * make claims to the public; pages, structured data and tests follow.
 */
export interface Claim {
  figure: string
  label: string
}

export const LANDING_CLAIMS: readonly Claim[] = [
  { figure: '$8,400+', label: 'average savings' },
  { figure: '45 days', label: 'saved' },
  { figure: '99%', label: 'on-time closing' },
]

export const RATING = { value: 4.8, best: 5, reviews: 1247 }

export const GUIDE_CLAIMS: readonly Claim[] = [
  { figure: '40+', label: 'hours saved' },
  { figure: '50+', label: 'lenders' },
  { figure: '10,000+', label: 'applications' },
  { figure: '$8,400', label: 'average savings' },
]
