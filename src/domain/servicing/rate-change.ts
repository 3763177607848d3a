import { monthlyPayment } from '../amortization.ts'
import { toCents } from '../money.ts'

/** How the note of an adjustable loan makes a new rate, in percent. */
export interface AdjustmentTerms {
  index: number
  margin: number
  /** To the nearest eighth: 0.125. Without it the sum stays as it is. */
  round_to?: number
  rounding?: 'nearest' | 'up' | 'down'
  /** Before this change. */
  current_rate: number
  /** No change is larger than this, up or down. */
  cap?: number
  /** Never above or below these. */
  ceiling?: number
  floor?: number
}

export interface NewRate {
  /** Index + margin, rounded by the note. */
  by_index: number
  rate: number
  /** What held the rate back. */
  held_by: 'cap' | 'ceiling' | 'floor' | null
}

/** Percent in millionths, so that 4.3 + 2.75 is 7.05. */
const UNITS = 1_000_000

export function newRate(terms: AdjustmentTerms): NewRate {
  const units = (percent: number) => Math.round(percent * UNITS)
  const by_index = roundedTo(units(terms.index) + units(terms.margin), units(terms.round_to ?? 0), terms.rounding)
  const current = units(terms.current_rate)
  let rate = by_index
  let held_by: NewRate['held_by'] = null
  const hold = (limit: number, by: NewRate['held_by']) => {
    rate = limit
    held_by = by
  }
  if (terms.cap !== undefined) {
    const cap = units(terms.cap)
    if (rate > current + cap) hold(current + cap, 'cap')
    if (rate < current - cap) hold(current - cap, 'cap')
  }
  if (terms.ceiling !== undefined && rate > units(terms.ceiling)) hold(units(terms.ceiling), 'ceiling')
  if (terms.floor !== undefined && rate < units(terms.floor)) hold(units(terms.floor), 'floor')
  return { by_index: by_index / UNITS, rate: Math.max(0, rate) / UNITS, held_by }
}

/** The balance expected at the change, repaid over the months that are left at the new rate; in cents. */
export function newPayment(balance_cents: number, rate_percent: number, months_left: number): number {
  return toCents(monthlyPayment({ principal: balance_cents / 100, annual_rate: rate_percent, months: months_left }))
}

function roundedTo(rate: number, step: number, rounding: AdjustmentTerms['rounding'] = 'nearest'): number {
  if (step <= 0) return rate
  const steps = rate / step
  if (rounding === 'up') return Math.ceil(steps - 1e-9) * step
  return (rounding === 'down' ? Math.floor(steps + 1e-9) : Math.floor(steps + 0.5)) * step
}
