import type { CalendarDay } from '../calendar-day.ts'
import { borrowerPaid, CHARGE_SECTIONS, type CostLine, type Paper } from '../papers/paper.ts'

export type CostSection = (typeof CHARGE_SECTIONS)[number]

/** A line of a Loan Estimate. All amounts here are whole cents. */
export interface EstimatedCharge {
  section: CostSection
  label: string
  cents: number
}

/** A line of a Closing Disclosure. */
export interface FinalCharge {
  section: CostSection
  label: string
  /** What the buyer pays, at and before closing; what others pay does not count against the lender. */
  cents: number
  /** Somebody pays for it, so the service was performed. */
  performed: boolean
  /** The part in "Paid by Others" that is marked (L). */
  lender_paid_cents: number
}

export interface EstimatePaper {
  issued_on: CalendarDay | null
  /** Printed on page 1; empty on a revised estimate once the buyer said that they go on. */
  costs_expire_on: CalendarDay | null
  charges: EstimatedCharge[]
  /** As a positive amount. */
  lender_credits_cents: number
}

export interface DisclosurePaper {
  issued_on: CalendarDay | null
  closing_on: CalendarDay | null
  charges: FinalCharge[]
  /** As a positive amount, with what the lender already gives back for charges above the limit. */
  lender_credits_cents: number
  /** The part of it that the paper itself calls a credit for an increase above the legal limit. */
  above_limit_cents: number
}

export function estimatePaper({ lines, values }: Paper): EstimatePaper {
  return {
    issued_on: values.date_issued,
    costs_expire_on: values.closing_costs_expire,
    charges: lines.flatMap(({ section, label, amount }) =>
      isCostSection(section) && amount !== null ? [{ section, label, cents: amount }] : [],
    ),
    lender_credits_cents: -(values.lender_credits ?? 0),
  }
}

export function disclosurePaper({ lines, values }: Paper): DisclosurePaper {
  return {
    issued_on: values.date_issued,
    closing_on: values.closing_date,
    charges: lines.flatMap(line =>
      isCostSection(line.section) && isPaid(line) ? [finalCharge(line, line.section)] : [],
    ),
    lender_credits_cents: -(values.lender_credits ?? 0),
    above_limit_cents: values.credit_above_limit ?? 0,
  }
}

function finalCharge(line: CostLine, section: CostSection): FinalCharge {
  return {
    section,
    label: line.label,
    cents: borrowerPaid(line) ?? 0,
    performed: true,
    lender_paid_cents: line.paid_by_lender ? (line.paid_by_others ?? 0) : 0,
  }
}

/** A line on which somebody pays something: the aggregate adjustment can be negative. */
function isPaid(line: CostLine): boolean {
  const { amount, paid_before, seller_paid, seller_paid_before, paid_by_others } = line
  return [amount, paid_before, seller_paid, seller_paid_before, paid_by_others].some(cents => (cents ?? 0) !== 0)
}

function isCostSection(section: string): section is CostSection {
  return (CHARGE_SECTIONS as readonly string[]).includes(section)
}
