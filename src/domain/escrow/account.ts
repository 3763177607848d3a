/**
 * An escrow account by aggregate accounting, the only way 12 CFR 1024.17(c)(4) allows. Amounts are whole cents, so that a
 * year's sums come out as a servicer prints them.
 */

/** A bill that the account pays. `month` is 1 to 12; a year has each once, beginning with the first payment. */
export interface EscrowBill {
  item: string
  month: number
  cents: number
}

/** A part of the year's bills that may be held in reserve. */
export interface Fraction {
  over: number
  under: number
}

export const LARGEST_CUSHION: Fraction = { over: 1, under: 6 }

export interface MonthEnd {
  month: number
  paid_out: number
  balance: number
}

export interface EscrowPlan {
  total: number
  /** A twelfth of the year's bills, half a cent up. */
  payment: number
  /** From zero, without a reserve. */
  trial: MonthEnd[]
  lowest_trial: number
  lowest_month: number
  cushion: number
  /** What the account must hold before the first payment. */
  start: number
  target: MonthEnd[]
  lowest_target: number
}

const MONTHS_A_YEAR = 12

/** The twelve months from one on. */
function monthsFrom(first_month: number): number[] {
  return Array.from({ length: MONTHS_A_YEAR }, (_, index) => ((first_month - 1 + index) % MONTHS_A_YEAR) + 1)
}

/** A share of an amount, half a cent up. */
export function shareOf(cents: number, parts: number): number {
  return Math.floor((2 * cents + parts) / (2 * parts))
}

export function totalOf(bills: readonly EscrowBill[]): number {
  return bills.reduce((sum, { cents }) => sum + cents, 0)
}

/** The most that may be held in reserve. A fraction of a cent is not held. */
export function cushionOf(total: number, { over, under }: Fraction): number {
  return Math.floor((total * over) / under)
}

/** Month's end by month's end from a balance, with the same payment each month. */
export function runYear(
  bills: readonly EscrowBill[],
  { first_month, start, payment }: { first_month: number; start: number; payment: number },
): MonthEnd[] {
  let balance = start
  return monthsFrom(first_month).map(month => {
    const paid_out = totalOf(bills.filter(bill => bill.month === month))
    balance += payment - paid_out
    return { month, paid_out, balance }
  })
}

/** The first month's end at which the account holds least. */
export function lowestOf(ends: readonly MonthEnd[]): MonthEnd {
  return ends.reduce((lowest, end) => (end.balance < lowest.balance ? end : lowest))
}

/** 1024.17(d)(2): a trial balance from zero, lifted so that its lowest month holds the reserve and nothing more. */
export function planAccount(
  bills: readonly EscrowBill[],
  first_month: number,
  cushion: Fraction = LARGEST_CUSHION,
): EscrowPlan {
  const total = totalOf(bills)
  const payment = shareOf(total, MONTHS_A_YEAR)
  const trial = runYear(bills, { first_month, start: 0, payment })
  const lowest = lowestOf(trial)
  const reserve = cushionOf(total, cushion)
  const start = reserve - lowest.balance
  const target = runYear(bills, { first_month, start, payment })
  return {
    total,
    payment,
    trial,
    lowest_trial: lowest.balance,
    lowest_month: lowest.month,
    cushion: reserve,
    start,
    target,
    lowest_target: lowestOf(target).balance,
  }
}

/** What each item would need alone: the sum is what a Closing Disclosure corrects by its aggregate adjustment. */
export function singleItemStarts(
  bills: readonly EscrowBill[],
  first_month: number,
  cushion: Fraction = LARGEST_CUSHION,
): { item: string; start: number }[] {
  const items = [...new Set(bills.map(({ item }) => item))]
  return items.map(item => ({
    item,
    start: planAccount(
      bills.filter(bill => bill.item === item),
      first_month,
      cushion,
    ).start,
  }))
}
