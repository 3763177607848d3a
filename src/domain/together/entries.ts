import { type Parts, sumOf } from './parts.ts'
import { type DivisionRule, divideSale, type Sale } from './rules.ts'

/** A dollar that somebody put in. Gifts count for the one whom the letter names. */
export interface LedgerEntry {
  kind: 'down-payment' | 'gift' | 'closing-costs' | 'payment' | 'improvement'
  owner: string
  cents: number
  /** Of a payment: what went to principal. Interest, tax and insurance are the price of living there. */
  principal?: number
  /** Closing costs and improvements count only if all agreed in writing. */
  is_agreed?: boolean
}

export interface LedgerTotals {
  down: Record<string, number>
  capital: Record<string, number>
  payments: Record<string, number>
}

/** The order of entries does not matter. */
export function ledgerTotals(owners: readonly string[], entries: readonly LedgerEntry[]): LedgerTotals {
  const nothing = () => Object.fromEntries(owners.map(owner => [owner, 0]))
  const totals: LedgerTotals = { down: nothing(), capital: nothing(), payments: nothing() }
  for (const entry of entries) {
    if (entry.kind === 'down-payment' || entry.kind === 'gift') add(totals.down, entry.owner, entry.cents)
    if (entry.kind === 'payment') add(totals.payments, entry.owner, entry.cents)
    add(totals.capital, entry.owner, capitalOf(entry))
  }
  return totals
}

function capitalOf({ kind, cents, principal = 0, is_agreed = false }: LedgerEntry): number {
  if (kind === 'payment') return principal
  return kind === 'down-payment' || kind === 'gift' || is_agreed ? cents : 0
}

function add(parts: Record<string, number>, owner: string, cents: number): void {
  parts[owner] = (parts[owner] ?? 0) + cents
}

export interface House extends Sale {
  price: number
  loan: number
}

/** What the owners agreed, where a rule needs more than the entries. */
export interface Agreement {
  shares: Parts
  rest?: Parts
  loss?: Parts
  /** Without it, by what each paid of the payments. */
  mortgage?: Parts
}

export interface ComparedRule {
  rule: DivisionRule['rule']
  /** `null` where the entries cannot tell: nobody paid in, or down payments and loan are not the price. */
  gets: Record<string, number> | null
}

/** The four rules side by side on the owners' own numbers. */
export function compareRules(
  owners: readonly string[],
  entries: readonly LedgerEntry[],
  house: House,
  { shares, rest = shares, loss, mortgage }: Agreement,
): ComparedRule[] {
  const { down, capital, payments } = ledgerTotals(owners, entries)
  const { price, loan } = house
  const paying = mortgage ?? payments
  const rules: [agreed: DivisionRule, canTell: boolean][] = [
    [{ rule: 'fixed', shares }, sumOf(shares) > 0],
    [{ rule: 'contributions', capital }, sumOf(capital) > 0],
    [{ rule: 'down-back-first', down, rest, loss }, sumOf(rest) > 0],
    [{ rule: 'slices', down, mortgage: paying, price, loan }, sumOf(down) + loan === price && sumOf(paying) > 0],
  ]
  return rules.map(([agreed, canTell]) => ({ rule: agreed.rule, gets: canTell ? divideSale(agreed, house) : null }))
}
