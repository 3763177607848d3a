import type * as english from './claims.ts'

export const LANDING_CLAIMS: typeof english.LANDING_CLAIMS = [
  { claim: 'savings', figure: '$8,400+', label: 'de ahorro promedio' },
  { claim: 'days-saved', figure: '45 días', label: 'ganados' },
  { claim: 'on-time', figure: '99%', label: 'de cierres a tiempo' },
]

export const RATING: typeof english.RATING = { value: 4.8, best: 5, reviews: 1247 }

export const GUIDE_CLAIMS: typeof english.GUIDE_CLAIMS = [
  { claim: 'hours-saved', figure: '40+', label: 'horas ganadas' },
  { claim: 'lenders', figure: '50+', label: 'prestamistas' },
  { claim: 'applications', figure: '10,000+', label: 'solicitudes' },
  { claim: 'savings', figure: '$8,400', label: 'de ahorro promedio' },
]
