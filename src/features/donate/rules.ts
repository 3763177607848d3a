import * as z from 'zod/mini'
import { DONATION_PRESETS, DonationAmount } from './model.ts'
import type { DonationProblem } from './words.ts'

export interface AmountChoice {
  /** One of the presets, or `custom`. */
  preset: string
  /** What was typed, when `preset` is `custom`. */
  custom: number | null
}

type Chosen = { ok: true; amount: number } | { ok: false; problem: DonationProblem }

export function chosenAmount({ preset, custom }: AmountChoice): Chosen {
  if (preset === 'custom') {
    const typed = z.safeParse(DonationAmount, custom)
    return typed.success ? { ok: true, amount: typed.data } : { ok: false, problem: 'amount-invalid' }
  }
  const isListed = DONATION_PRESETS.some(listed => listed === preset)
  return isListed ? { ok: true, amount: Number(preset) } : { ok: false, problem: 'preset-invalid' }
}

export const RETURN_PARAMS = ['success', 'canceled', 'amount'] as const

export type CheckoutReturn = 'thanks' | 'canceled'

/**
 * What the address says of a checkout that somebody comes back from. It is only a greeting: anybody can write such an address,
 * so no amount in it is repeated. What was given stands in the thank-you mail, which the payment itself causes.
 */
export function readReturn(params: { get(name: string): string | null }): CheckoutReturn | null {
  if (params.get('success') === 'true') return 'thanks'
  return params.get('canceled') === 'true' ? 'canceled' : null
}
