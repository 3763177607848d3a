import { type CalendarDay, wholeMonths } from '#domain/calendar-day.ts'
import { toCents } from '#domain/money.ts'
import { debtToIncome } from '#domain/ratios.ts'
import { settleAdvances } from '#domain/together/advances.ts'
import { buyOut } from '#domain/together/buy-out.ts'
import { compareRules, type LedgerEntry, type LedgerTotals, ledgerTotals } from '#domain/together/entries.ts'
import type { Parts } from '#domain/together/parts.ts'
import { type DivisionRule, netOf, type Sale } from '#domain/together/rules.ts'
import type { Entry, House, OwnerKey } from './model.ts'
import { OWNERS } from './model.ts'

export type Rule = DivisionRule['rule']

/** Money of the two, in dollars. */
export type Pair = Record<OwnerKey, number>

export interface DividedRule {
  rule: Rule
  /** What each gets; below zero it is what they bring. `null` where the ledger cannot tell. */
  gets: Pair | null
}

export interface Division {
  sale: { value: number; balance: number; costs: number; net: number }
  rules: DividedRule[]
  /** Between the rule that gives the first one most and the one that gives least. */
  spread: number
  /** What one paid for the other, with interest, settled before anything else. */
  advances: { lent: Pair; interest: number }
}

/** The four rules on the couple's own numbers, at any price. */
export function divisionAt(house: House, entries: readonly Entry[], value: number, today: CalendarDay): Division {
  const sale = saleAt(house, value)
  const rules = dividedParts(house, entries, sale, today)
  const firsts = rules.flatMap(({ gets }) => (gets ? [gets.first] : []))
  const lent = { first: lentBy('first', entries), second: lentBy('second', entries) }
  const settled = settleAdvances({ first: 0, second: 0 }, advancesOf(entries, today), house.advance_rate)
  return {
    sale: {
      value,
      balance: house.balance,
      costs: sale.selling_costs / 100,
      net: netOf(sale) / 100,
    },
    rules: rules.map(({ rule, gets }) => ({ rule, gets: gets && dollars(gets) })),
    spread: firsts.length > 1 ? (Math.max(...firsts) - Math.min(...firsts)) / 100 : 0,
    advances: { lent, interest: settled.interest / 100 },
  }
}

function saleAt(house: House, value: number): Sale {
  return {
    value: toCents(value),
    balance: toCents(house.balance),
    selling_costs: Math.round((toCents(value) * house.selling_percent) / 100),
  }
}

function dividedParts(house: House, entries: readonly Entry[], sale: Sale, today: CalendarDay) {
  const bought = { ...sale, price: toCents(house.price), loan: toCents(house.loan) }
  const compared = compareRules(OWNERS, ledgerEntries(entries), bought, {
    shares: byPercent(house.fixed_share),
    rest: byPercent(house.rest_share),
    loss: byPercent(house.loss_share),
    mortgage: house.payment_share === null ? undefined : byPercent(house.payment_share),
  })
  const advances = advancesOf(entries, today)
  return compared.map(({ rule, gets }) => ({
    rule,
    gets: gets && (settleAdvances(gets, advances, house.advance_rate).gets as Pair),
  }))
}

export interface Leaving {
  /** From who stays to who leaves. */
  pays: number
  new_loan: number
  /** Percent of the value. */
  loan_to_value: number
  fits: boolean
  cash_needed: number
  /** Percent of the pay before tax that the new payment and the stayer's own debts take; `null` where it is not known. */
  debt_to_income: number | null
}

/** One buys the other out, by a rule, at the price that is tried; `null` where too little is known for the rule, or nothing is left. */
export function leavingBy(
  rule: Rule,
  stays: OwnerKey,
  { house, entries, today, income, debts }: LeavingTerms,
): Leaving | null {
  const whole = saleAt(house, house.value)
  const sale = { ...whole, selling_costs: Math.round((whole.selling_costs * house.costs_counted) / 100) }
  const gets = dividedParts(house, entries, sale, today).find(each => each.rule === rule)?.gets
  if (!gets) return null
  const bought = buyOut(gets, {
    ...sale,
    refinance_costs: toCents(house.refinance_costs),
    who_stays: stays,
    max_ltv_percent: house.limit_percent,
  })
  return {
    pays: bought.pays_out / 100,
    new_loan: bought.new_loan_needed / 100,
    loan_to_value: bought.ltv_percent,
    fits: bought.cash_needed_at_max_ltv === 0,
    cash_needed: bought.cash_needed_at_max_ltv / 100,
    debt_to_income:
      house.new_payment === null || debts === null ? null : debtToIncome(house.new_payment + debts, income),
  }
}

interface LeavingTerms {
  house: House
  entries: readonly Entry[]
  today: CalendarDay
  /** Of who stays: a year, and a month. */
  income: number | null
  debts: number | null
}

/** What each put in, in dollars, by what the rules look at. */
export function paidIn(entries: readonly Entry[]): Record<keyof LedgerTotals, Pair> & { all: Pair } {
  const { down, capital, payments } = ledgerTotals(OWNERS, ledgerEntries(entries))
  const all: Pair = { first: 0, second: 0 }
  for (const { owner, amount } of entries) all[owner] += toCents(amount)
  return { down: dollars(down), capital: dollars(capital), payments: dollars(payments), all: dollars(all) }
}

/** Whether the ledger has all that was paid for the house: without it slices cannot be computed. */
export function missingDown(house: House, entries: readonly Entry[]): number {
  const { down } = ledgerTotals(OWNERS, ledgerEntries(entries))
  return (toCents(house.price) - toCents(house.loan) - (down.first ?? 0) - (down.second ?? 0)) / 100
}

function ledgerEntries(entries: readonly Entry[]): LedgerEntry[] {
  return entries.flatMap(({ kind, owner, amount, principal, is_agreed }) =>
    kind === 'advance' ? [] : [{ kind, owner, cents: toCents(amount), principal: toCents(principal ?? 0), is_agreed }],
  )
}

function advancesOf(entries: readonly Entry[], today: CalendarDay) {
  return entries
    .filter(({ kind }) => kind === 'advance')
    .map(({ owner, amount, paid_on }) => ({
      by: owner,
      for: owner === 'first' ? 'second' : 'first',
      cents: toCents(amount),
      months_ago: wholeMonths(paid_on, today),
    }))
}

function lentBy(owner: OwnerKey, entries: readonly Entry[]): number {
  const lent = entries.filter(entry => entry.kind === 'advance' && entry.owner === owner)
  return lent.reduce((sum, { amount }) => sum + toCents(amount), 0) / 100
}

function byPercent(first: number): Parts {
  return { first, second: Math.round((100 - first) * 1000) / 1000 }
}

function dollars(cents: Readonly<Record<string, number>>): Pair {
  return { first: (cents.first ?? 0) / 100, second: (cents.second ?? 0) / 100 }
}
