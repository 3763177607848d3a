/**
 * A Closing Disclosure prorates the seller's tax by days on page 3. Where that makes the same yearly tax as what section G
 * escrows, the lender has planned with the seller's bill. Offices count a year as 365 or as 360 days.
 */
export interface SellerTaxMatch {
  yearly: number
  year_days: 365 | 360
}

const ALLOWANCE = 100

/** Cents. `null` when neither year meets twelve times the escrow's monthly part within a dollar. */
export function sellerTaxMatch(
  prorated: { cents: number; days: number },
  monthly_escrow: number,
): SellerTaxMatch | null {
  const { cents, days } = prorated
  if (cents <= 0 || days <= 0 || monthly_escrow <= 0) return null
  const escrowed = monthly_escrow * 12
  const distance = (year_days: number) => Math.abs((cents / days) * year_days - escrowed)
  const year_days = distance(365) <= distance(360) ? 365 : 360
  return distance(year_days) <= ALLOWANCE ? { yearly: escrowed, year_days } : null
}
