/** The three changes after which the buyer gets three more days, 12 CFR 1026.19(f)(2)(ii). */
export const NEW_WAIT_REASONS = ['apr', 'product', 'prepayment-penalty'] as const
export type NewWaitReason = (typeof NEW_WAIT_REASONS)[number]

/** What a Closing Disclosure says of the three. */
export interface WaitFacts {
  /** In percent, as printed. */
  apr: number | null
  product: string | null
  has_prepayment_penalty: boolean | null
}

/** An eighth of a point for regular loans, a quarter for irregular ones, 12 CFR 1026.22(a)(2), (3). */
const REGULAR_TOLERANCE = 0.125
const IRREGULAR_TOLERANCE = 0.25

/**
 * Uneven payments make a loan irregular, 12 CFR 1026.22(a)(3): adjustable, stepped, interest-only. A last payment that differs,
 * such as a balloon, does not; insurance that ends is left to the eighth, which is the stricter.
 */
export function isIrregular(product: string | null): boolean {
  return (
    product !== null &&
    !(/\bfixed\b/i.test(product) && !/interest only|step|adjust|graduat|seasonal|option/i.test(product))
  )
}

/** Only an APR that has become too low asks for a wait: one that was stated too high hurts nobody. */
export function isAprInaccurate({
  disclosed,
  actual,
  irregular,
}: {
  disclosed: number
  actual: number
  irregular: boolean
}): boolean {
  // Printed rates have three decimals; what is left of them in a float must not decide.
  return Math.round((actual - disclosed) * 1000) > (irregular ? IRREGULAR_TOLERANCE : REGULAR_TOLERANCE) * 1000
}

export function newWaitReasons(before: WaitFacts, after: WaitFacts): NewWaitReason[] {
  const reasons: NewWaitReason[] = []
  const irregular = isIrregular(after.product ?? before.product)
  if (
    before.apr !== null &&
    after.apr !== null &&
    isAprInaccurate({ disclosed: before.apr, actual: after.apr, irregular })
  ) {
    reasons.push('apr')
  }
  if (before.product !== null && after.product !== null && plain(before.product) !== plain(after.product))
    reasons.push('product')
  if (before.has_prepayment_penalty === false && after.has_prepayment_penalty === true)
    reasons.push('prepayment-penalty')
  return reasons
}

function plain(product: string): string {
  return product.toLowerCase().replace(/\s+/g, ' ').trim()
}
