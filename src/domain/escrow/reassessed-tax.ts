import { roundToCent } from '../money.ts'

/** Three numbers from the county, and what the owner's own exemptions take off. */
export interface CountyNumbers {
  /** The value that is taxed after the sale, before exemptions. */
  taxable_value: number
  /** Percent; 15 mills are 1.5. */
  rate_percent: number
  /** Charges that do not go by the value. */
  flat_charges: number
  exemption?: number
}

/** Dollars a year. */
export function yearlyTax({ taxable_value, rate_percent, flat_charges, exemption = 0 }: CountyNumbers): number {
  return roundToCent((Math.max(0, taxable_value - exemption) * rate_percent) / 100 + flat_charges)
}

/** 1 mill is $1 for each $1,000. */
export function percentOfMills(mills: number): number {
  return mills / 10
}

/** What one tax instead of another makes a month. In cents, so that half a cent is one before it is rounded. */
export function monthlyChange(before: number, after: number): number {
  return roundToCent((Math.round(after * 100) - Math.round(before * 100)) / 1200)
}
