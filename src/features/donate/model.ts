import * as z from 'zod/mini'
import { toCents } from '#domain/money.ts'
import { donationProblems } from './words.ts'

export const DONATION_PRESETS = ['10', '25', '50', '100'] as const
export const DEFAULT_PRESET = '25'
export const DONATION_FREQUENCIES = ['one-time', 'monthly'] as const
export type DonationFrequency = (typeof DONATION_FREQUENCIES)[number]

export const LEAST_DONATION = 1
export const MOST_DONATION = 10_000

const wrong = donationProblems['amount-invalid']
// One amount, one complaint.
const only = { error: wrong, abort: true }

/** Dollars, to the cent: what is charged is exactly what was typed. */
export const DonationAmount = z.number(wrong).check(
  z.gte(LEAST_DONATION, only),
  z.lte(MOST_DONATION, only),
  z.refine(amount => toCents(amount) / 100 === amount, wrong),
)

export const DonationRequest = z.object({
  amount: DonationAmount,
  frequency: z.enum(DONATION_FREQUENCIES, donationProblems['frequency-missing']),
})

export type DonationRequest = z.infer<typeof DonationRequest>
