import type { CostLine, Disclosure } from './disclosure.ts'

/** What a Closing Disclosure says of charges above the limit that the lender already gives back, in cents. */
export interface GivenBack {
  /** As a part of the lender credits. */
  credit_cents: number
  /** Taken off the loan, comment 38-4. */
  principal_cents: number
  /** The disclosure says elsewhere that it is another amount, or says none beside it: some of it was not read. */
  isOpen: boolean
}

/** The form says it at the lender credits, and once more in the cash table. */
export function givenBack(disclosure: Disclosure): GivenBack {
  const { credit_above_limit, lender_credits } = disclosure.values
  const principal_cents = disclosure.lines.filter(isCureOfPrincipal).reduce((sum, line) => sum + amountOf(line), 0)
  const repeated = inCashTable(disclosure)
  const rest = repeated === null ? 0 : Math.max(0, repeated - principal_cents)
  const credit_cents = credit_above_limit ?? Math.min(rest, 0 - (lender_credits ?? 0))
  const isOther = repeated !== null && credit_cents + principal_cents !== repeated
  return { credit_cents, principal_cents, isOpen: isOther || disclosure.lines.some(isWithoutAmount) }
}

/** "Increase exceeds legal limits by $200." */
function inCashTable({ cash }: Disclosure): number | null {
  const [, printed] = /exceeds? legal limits? by ([^a-z]*)/i.exec(cash.total_closing_costs.words ?? '') ?? []
  return printed === undefined ? null : dollarsIn(printed)
}

/** Something is taken off the loan, and how much was not read. */
function isWithoutAmount(line: CostLine): boolean {
  return PRINCIPAL.test(line.label) && amountOf(line) === 0
}

const PRINCIPAL = /principal (reduction|curtailment)/i

/** "Principal Reduction for exceeding legal limits P.O.C. Lender $500": paid outside of closing, its amount stands among the words. */
function isCureOfPrincipal({ label }: CostLine): boolean {
  return PRINCIPAL.test(label) && /legal limit|tolerance/i.test(label)
}

function amountOf({ amount, label }: CostLine): number {
  return amount === null || amount === 0 ? (dollarsIn(label) ?? 0) : Math.abs(amount)
}

/** The first amount in a sentence, as cents. */
function dollarsIn(words: string): number | null {
  const printed = /\$\s?(\d[\d,]*(?:\.\d\d)?)/.exec(words)?.[1]
  return printed === undefined ? null : Math.round(Number(printed.replaceAll(',', '')) * 100)
}
