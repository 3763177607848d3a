import { divide, type Parts, shareUnits, sumOf, wholeCents } from './parts.ts'

/** What a sale brings, in cents. */
export interface Sale {
  value: number
  /** Of the loan. */
  balance: number
  selling_costs: number
}

/** How owners agreed to divide. */
export type DivisionRule =
  /** Fixed shares of everything. */
  | { rule: 'fixed'; shares: Parts }
  /** By what each paid in: down payment, agreed closing costs, principal, agreed improvements. */
  | { rule: 'contributions'; capital: Parts }
  /** Down payments come back first; the rest by agreed shares, and so is what must be brought to a sale. */
  | { rule: 'down-back-first'; down: Parts; rest: Parts; loss?: Parts }
  /** The down payment rises and falls with the house; the loan's part belongs to those who pay it. */
  | { rule: 'slices'; down: Parts; mortgage: Parts; price: number; loan: number }

export const DIVISION_RULES = [
  'fixed',
  'contributions',
  'down-back-first',
  'slices',
] as const satisfies DivisionRule['rule'][]

/** Negative when money must be brought to the sale. */
export function netOf({ value, balance, selling_costs }: Sale): number {
  return value - balance - selling_costs
}

/** What each gets, to the cent; the parts add up to the net. */
export function divideSale(agreed: DivisionRule, sale: Sale): Record<string, number> {
  if (agreed.rule === 'slices') return slices(agreed, sale)
  return divideNet(agreed, netOf(sale))
}

/** For the rules that need no more than what is left. */
export function divideNet(agreed: Exclude<DivisionRule, { rule: 'slices' }>, net: number): Record<string, number> {
  switch (agreed.rule) {
    case 'fixed':
      return divide(net, agreed.shares)
    case 'contributions':
      return divide(net, agreed.capital)
    case 'down-back-first':
      return downBackFirst(agreed, net)
  }
}

function downBackFirst(
  { down, rest, loss = rest }: Extract<DivisionRule, { rule: 'down-back-first' }>,
  net: number,
): Record<string, number> {
  const paidIn = sumOf(down)
  if (net < 0) return divide(net, loss)
  // Too little to give all of it back: each bears the same part of what is lost.
  if (net < paidIn) return divide(net, down)
  const more = divide(net - paidIn, rest)
  return Object.fromEntries(Object.entries(more).map(([owner, cents]) => [owner, cents + (down[owner] ?? 0)]))
}

/** V·D/P + m·(V·L/P − B), less the costs by the same parts of the house: all over P times the sum of m. */
function slices(
  { down, mortgage, price, loan }: Extract<DivisionRule, { rule: 'slices' }>,
  { value, balance, selling_costs }: Sale,
): Record<string, number> {
  const owners = Object.keys(down)
  const weights = owners.map(owner => shareUnits(mortgage[owner] ?? 0))
  const all = weights.reduce((sum, weight) => sum + weight, 0n)
  const [V, L, B, P, C] = [BigInt(value), BigInt(loan), BigInt(balance), BigInt(price), BigInt(selling_costs)]
  const numerators = owners.map((owner, at) => {
    const D = BigInt(down[owner] ?? 0)
    const m = weights[at] ?? 0n
    return V * D * all + m * (V * L - B * P) - C * (D * all + m * L)
  })
  return wholeCents({ owners, numerators, denominator: P * all })
}
