/**
 * Months before the first change of rate, as a disclosure's 'Product' tells them: `5/1 Adjustable Rate`, `7/6 mo. Adjustable
 * Rate`. `null` where the product says none.
 */
export function monthsUntilChange(product: string): number | null {
  const adjusts = /(?<![\d.])([\d.]+)\s*(?:mo\.?\s*)?\/\s*[\d.]+\s*(?:mo\.?\s*)?adjustable rate/i.exec(product)
  const inMonths = /mo\.?\s*\/.*adjustable/i.test(product)
  return adjusts ? Number(adjusts[1]) * (inMonths ? 1 : 12) : null
}
