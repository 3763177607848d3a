import type { CalendarDay } from '../calendar-day.ts'
import { borrowerPaid, CHARGE_SECTIONS, type CostLine, type Disclosure } from '../disclosures/disclosure.ts'
import { givenBack } from '../disclosures/given-back.ts'
import type { KnownDisclosure } from '../disclosures/known-disclosure.ts'
import { plainLabel } from './plain-label.ts'

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
  /** The part in "Paid by Others" that is not marked: the lender may pay it and need not say so. */
  others_paid_cents: number
  payee: string | null
  /** The payee bears the name of the lender or of the broker. */
  is_paid_to_lender: boolean
  /** As printed before it: 1 for `01`. */
  line_number?: number | null
  /** What the buyer said of a government fee whose name does not tell it. */
  is_transfer_tax?: boolean
}

export interface LoanEstimate {
  issued_on: CalendarDay | null
  /** Printed on page 1; empty on a revised estimate once the buyer said that they go on. */
  costs_expire_on: CalendarDay | null
  charges: EstimatedCharge[]
  /** As a positive amount. */
  lender_credits_cents: number
}

export interface ClosingDisclosure {
  issued_on: CalendarDay | null
  closing_on: CalendarDay | null
  charges: FinalCharge[]
  /** As a positive amount, with what the lender already gives back for charges above the limit. */
  lender_credits_cents: number
  /** The part of it that the disclosure itself calls a credit for an increase above the legal limit. */
  above_limit_cents: number
  /** What the lender takes off the loan for charges above the limit, comment 38-4. */
  principal_reduction_cents: number
}

export function asLoanEstimate({ lines, values }: KnownDisclosure): LoanEstimate {
  return {
    issued_on: values.date_issued,
    costs_expire_on: values.closing_costs_expire,
    charges: lines.flatMap(({ section, label, amount }) =>
      isCostSection(section) && amount !== null ? [{ section, label, cents: amount }] : [],
    ),
    lender_credits_cents: -(values.lender_credits ?? 0),
  }
}

export function asClosingDisclosure(disclosure: KnownDisclosure): ClosingDisclosure {
  const { lines, values } = disclosure
  const given = givenBack(disclosure)
  return {
    issued_on: values.date_issued,
    closing_on: values.closing_date,
    charges: lines.flatMap(line =>
      isCostSection(line.section) && isPaid(line) ? [finalCharge(line, line.section, disclosure)] : [],
    ),
    lender_credits_cents: -(values.lender_credits ?? 0),
    above_limit_cents: given.credit_cents,
    principal_reduction_cents: given.principal_cents,
  }
}

function finalCharge(line: CostLine, section: CostSection, { values, contacts }: Disclosure): FinalCharge {
  const others = line.paid_by_others ?? 0
  const lenders = [values.lender, contacts.lender.name, contacts.mortgage_broker.name].flatMap(name => name ?? [])
  return {
    section,
    label: line.label,
    cents: borrowerPaid(line) ?? 0,
    performed: true,
    lender_paid_cents: line.paid_by_lender ? others : 0,
    others_paid_cents: line.paid_by_lender ? 0 : others,
    payee: line.to,
    is_paid_to_lender: line.to !== null && lenders.some(name => plainLabel(name) === plainLabel(line.to ?? '')),
    line_number: /^\d{1,3}$/.test(line.number ?? '') ? Number(line.number) : null,
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
