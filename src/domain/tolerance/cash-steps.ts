import { CASH_TABLE_ROWS, type CashRowKey } from '../disclosures/disclosure.ts'
import type { KnownDisclosure } from '../disclosures/known-disclosure.ts'
import type { ToleranceLine } from './closing-check.ts'
import type { OpenTolerance } from './questions.ts'

/** What can move the cash between the estimate and the Closing Disclosure. */
export type CashStepKey =
  | 'zero-charges'
  | 'ten-charges'
  | 'free-charges'
  | 'lender-credits'
  | 'total_closing_costs'
  | Exclude<CashRowKey, 'total_closing_costs' | 'cash_to_close'>

export interface CashStep {
  key: CashStepKey
  /** Above zero: the buyer brings more, or gets less. */
  change_cents: number
}

/** From the old cash to close to the new. Below zero the money goes to the buyer, as with many refinances. */
export interface CashSteps {
  estimate_cents: number
  steps: CashStep[]
  final_cents: number
}

/** `null` where the disclosures' figures do not lead from one sum to the other. */
export function cashSteps(
  estimate: KnownDisclosure,
  closingDisclosure: KnownDisclosure,
  found: OpenTolerance,
): CashSteps | null {
  const isAlternative = closingDisclosure.cash_table === 'alternative'
  const rows = CASH_TABLE_ROWS[isAlternative ? 'alternative' : 'standard']
  // Without a seller, the table counts what goes to the buyer.
  const sign = isAlternative ? -1 : 1
  const before = (key: CashRowKey) => closingDisclosure.cash[key].estimate ?? estimate.cash[key].amount
  const after = (key: CashRowKey) => closingDisclosure.cash[key].amount
  const estimate_cents = sign * sum(rows.map(before))
  const final_cents = sign * sum(rows.map(after))
  if (!isPrinted(before('cash_to_close'), estimate_cents) || !isPrinted(after('cash_to_close'), final_cents))
    return null

  const steps = rows.flatMap((key): CashStep[] => {
    const change_cents = sign * ((after(key) ?? 0) - (before(key) ?? 0))
    return key === 'total_closing_costs' ? costSteps(found, change_cents) : [{ key: key as CashStepKey, change_cents }]
  })
  return { estimate_cents, steps: steps.filter(({ change_cents }) => change_cents !== 0), final_cents }
}

/** The costs by what the law allows; as one step where the lines are those of another estimate than the table's. */
function costSteps({ lines, lender_credits }: OpenTolerance, change_cents: number): CashStep[] {
  const of = (group: ToleranceLine['group']) =>
    sum(lines.filter(line => line.group === group).map(line => (line.actual_cents ?? 0) - (line.estimate_cents ?? 0)))
  const named: CashStep[] = [
    { key: 'zero-charges', change_cents: of('zero') },
    { key: 'ten-charges', change_cents: of('ten') },
    { key: 'free-charges', change_cents: of('none') },
  ]
  const rest = change_cents - sum(named.map(step => step.change_cents))
  const credits = lender_credits.estimate_cents - lender_credits.general_cents
  if (rest !== credits) return [{ key: 'total_closing_costs', change_cents }]
  return [...named, { key: 'lender-credits', change_cents: credits }]
}

/** Printed without a sign where a disclosure has boxes for from and to. */
function isPrinted(printed: number | null, cents: number): boolean {
  return printed !== null && Math.abs(Math.abs(printed) - Math.abs(cents)) <= 100
}

function sum(cents: (number | null)[]): number {
  return cents.reduce<number>((total, each) => total + (each ?? 0), 0)
}

/** A sum, or a change from the row above. */
export interface CashRowShown {
  kind: 'total' | 'change'
  cents: number
}

/** Where each bar begins and how long it is, in percent of the width, and the amount at which the bars begin. */
export interface CashBars {
  from_cents: number
  bars: { left: number; width: number }[]
}

/** One scale for all, with room on the right. A change must be seen, so that the bars of a large sum do not begin at nothing. */
export function cashBars(rows: readonly CashRowShown[]): CashBars {
  let at = 0
  const spans = rows.map(({ kind, cents }) => {
    const begin = kind === 'total' ? null : at
    at = kind === 'total' ? cents : at + cents
    return { begin, end: at }
  })
  const points = spans.map(({ end }) => end)
  const [low, high] = [Math.min(...points), Math.max(...points)]
  const range = Math.max(1_00, high - low)
  const unit = niceUnit(range)
  const from_cents = low >= 0 && low < range ? 0 : Math.floor((low - range * 0.4) / unit) * unit
  const percent = (cents: number) => (cents / ((high - from_cents) * 1.04 || 1)) * 100
  const bars = spans.map(({ begin, end }) => {
    const [left, right] = [begin ?? from_cents, end].sort((one, other) => one - other) as [number, number]
    return { left: percent(left - from_cents), width: Math.max(0.8, percent(right - left)) }
  })
  return { from_cents, bars }
}

/** 1, 2 or 5 of the size that makes a handful of steps. */
function niceUnit(range: number): number {
  const size = 10 ** Math.floor(Math.log10(range / 2))
  return size * ([1, 2, 5].findLast(each => each * size <= range / 2) ?? 1)
}
