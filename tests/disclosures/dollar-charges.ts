import type { ClosingDisclosure, CostSection, FinalCharge, LoanEstimate } from '#domain/tolerance/charges.ts'

export const dollars = (amount: number) => Math.round(amount * 100)

/** A Loan Estimate with these charges, in dollars. */
export function estimate(charges: [CostSection, string, number][], more: Partial<LoanEstimate> = {}): LoanEstimate {
  return {
    issued_on: '2026-06-01',
    costs_expire_on: '2026-06-15',
    charges: charges.map(([section, label, amount]) => ({ section, label, cents: dollars(amount) })),
    lender_credits_cents: 0,
    ...more,
  }
}

/** A Closing Disclosure with these charges, in dollars. */
export function closingDisclosure(
  charges: [CostSection, string, number][],
  more: Partial<ClosingDisclosure> = {},
): ClosingDisclosure {
  return {
    issued_on: '2026-07-20',
    closing_on: '2026-07-27',
    charges: charges.map(([section, label, amount]) => final(section, label, dollars(amount))),
    lender_credits_cents: 0,
    above_limit_cents: 0,
    principal_reduction_cents: 0,
    ...more,
  }
}

export function final(section: CostSection, label: string, cents: number): FinalCharge {
  return {
    section,
    label,
    cents,
    performed: cents !== 0,
    lender_paid_cents: 0,
    others_paid_cents: 0,
    payee: null,
    is_paid_to_lender: false,
  }
}
