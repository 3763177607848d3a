import { isProof } from './figures.ts'

const PHONE = { width: 390, theme: 'dark' } as const
const DESK = { width: 1280, theme: 'light' } as const

/** How a page is looked at again; other tests see it on a desk by day anyway, so that twice is for the proof. */
export const LOOKS = isProof ? [PHONE, DESK] : [PHONE]
