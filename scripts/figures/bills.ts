import type { EscrowBill, Fraction } from '#domain/escrow/account.ts'
import { JsonFields } from './fields.ts'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

export function monthName(month: number): string {
  return MONTHS[month - 1] ?? ''
}

/** `Jul`, `July` or `7`. */
export function monthOf(file: JsonFields, name: string): number {
  const month = monthNumber(file.written(name))
  if (month === null) throw file.problem(name, 'must be a month, like Jul')
  return month
}

/** `1/6`, `2/12`, `0`: the part of the year's bills that is held in reserve. The law allows a sixth at most. */
export function cushionIn(file: JsonFields): Fraction {
  if (!file.has('cushion')) return { over: 1, under: 6 }
  const match = /^\s*(\d{1,4})\s*(?:\/\s*(\d{1,4})\s*)?$/.exec(file.written('cushion'))
  const [over, under] = [Number(match?.[1]), Number(match?.[2] ?? 1)]
  if (!match || under === 0) throw file.problem('cushion', 'must be a part of the year’s bills, like 1/6 or 0')
  if (over * 6 > under) throw file.problem('cushion', 'must not be more than 1/6, 12 CFR 1024.17(c)(5)')
  return { over, under }
}

/** Bills as objects with `item`, `month` and `amount`, or as lists in that order. */
export function billsIn(file: JsonFields, name: string): EscrowBill[] {
  const bills = file.list(name).map((each, index) => billOf(each, `${name}[${index}]`))
  if (bills.length === 0) throw file.problem(name, 'must hold at least one bill')
  return bills
}

function billOf(each: unknown, at: string): EscrowBill {
  const [item, month, amount] = Array.isArray(each) ? each : []
  const bill = new JsonFields(Array.isArray(each) ? { item, month, amount } : each, at)
  // A premium for three years is no bill of every year; which of the three it falls in decides, and nothing here says it.
  const period = bill.names().find(name => /year|every|period|months$/i.test(name))
  if (period) throw bill.problem(period, 'is not known: each bill must come once in every year')
  return { item: bill.text('item'), month: monthOf(bill, 'month'), cents: bill.cents('amount') }
}

function monthNumber(text: string): number | null {
  if (/^\s*\d{1,2}\s*$/.test(text)) return Number(text) >= 1 && Number(text) <= 12 ? Number(text) : null
  const found = MONTHS.findIndex(name => text.trim().slice(0, 3).toLowerCase() === name.toLowerCase())
  return found < 0 ? null : found + 1
}
