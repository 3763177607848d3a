import type { MonthTable } from './statement-reading.ts'
import type { StatementRow } from './statement-rows.ts'

const LEAST_MONTHS = 6
const LEAST_FIT = 0.85
const COLUMN_ROOM = 9
const MOST_COLUMNS = 9

/** Every table of months on the disclosure, in its order. */
export function monthTables(rows: readonly StatementRow[]): MonthTable[] {
  return runs(rows).flatMap(run => solved(run, rows) ?? [])
}

interface Run {
  at: number
  rows: StatementRow[]
}

/** Rows whose months follow one another; a month may have several rows, and lines without a month may stand between. */
function runs(rows: readonly StatementRow[]): Run[] {
  const found: Run[] = []
  let last: { month: number; at: number } | null = null
  for (const [at, row] of rows.entries()) {
    if (!row.month || row.amounts.length === 0) continue
    const { month } = row.month
    const follows = last !== null && (month === last.month || month === (last.month % 12) + 1) && at - last.at <= 3
    const run = found.at(-1)
    // A thirteenth month begins another table.
    const isFull = run !== undefined && distinct(run.rows) >= 12 && month !== run.rows.at(-1)?.month?.month
    if (run && follows && !isFull) run.rows.push(row)
    else found.push({ at, rows: [row] })
    last = { month, at }
  }
  return found.filter(run => distinct(run.rows) >= LEAST_MONTHS)
}

function distinct(rows: readonly StatementRow[]): number {
  return new Set(rows.map(({ month }) => month?.month)).size
}

/** Right edges of figures that stand below one another. */
function columnsOf(rows: readonly StatementRow[]): number[] {
  const edges = rows.flatMap(({ amounts }) => amounts.map(({ right }) => right)).toSorted((one, other) => one - other)
  const columns: number[][] = []
  for (const edge of edges) {
    const column = columns.at(-1)
    if (column && edge - (column.at(-1) ?? 0) <= COLUMN_ROOM) column.push(edge)
    else columns.push([edge])
  }
  return columns.map(column => column.reduce((sum, edge) => sum + edge, 0) / column.length).slice(0, MOST_COLUMNS)
}

interface Roles {
  balance: number
  paid_in: number | null
  paid_out: readonly number[]
}

function solved(run: Run, rows: readonly StatementRow[]): MonthTable | null {
  const columns = columnsOf(run.rows)
  const cells = run.rows.map(row => columns.map(column => cellAt(row, column)))
  const candidates = rolesOf(columns.length)
    .filter(roles => isAccount(cells, roles))
    .map(roles => ({ roles, fit: fitOf(cells, roles) }))
    .filter(({ fit }) => fit >= LEAST_FIT)
  const best = candidates.toSorted((one, other) => score(other) - score(one))[0]
  if (!best) return null
  const { roles } = best
  const others = candidates.filter(
    ({ roles: other }) =>
      other.balance !== roles.balance &&
      other.paid_in === roles.paid_in &&
      String(other.paid_out) === String(roles.paid_out),
  )
  return tableOf(
    run,
    rows,
    cells,
    roles,
    columns,
    others.map(({ roles: { balance } }) => balance),
  )
}

function cellAt({ amounts }: StatementRow, column: number): number | null {
  return amounts.find(({ right }) => Math.abs(right - column) <= COLUMN_ROOM)?.cents ?? null
}

function rolesOf(count: number): Roles[] {
  const all = Array.from({ length: count }, (_, at) => at)
  return all.flatMap(balance => {
    const rest = all.filter(at => at !== balance)
    return [null, ...rest].flatMap(paid_in => {
      const outs = rest.filter(at => at !== paid_in)
      return subsets(outs).map(paid_out => ({ balance, paid_in, paid_out }))
    })
  })
}

/** Up to three columns for what goes out: some print tax and insurance side by side. */
function subsets(columns: readonly number[]): number[][] {
  const one = columns.map(column => [column])
  const two = columns.flatMap((a, at) => columns.slice(at + 1).map(b => [a, b]))
  const three = two.flatMap(([a = 0, b = 0]) => columns.filter(c => c > b).map(c => [a, b, c]))
  return [...one, ...two, ...three]
}

type Cells = readonly (readonly (number | null)[])[]

function movement(row: readonly (number | null)[], { paid_in, paid_out }: Roles): number {
  const into = paid_in === null ? 0 : Math.abs(row[paid_in] ?? 0)
  return into - paid_out.reduce((sum, at) => sum + Math.abs(row[at] ?? 0), 0)
}

/** The share of rows whose balance is the one before, plus what came in, less what went out. */
function fitOf(cells: Cells, roles: Roles): number {
  let [fits, steps, before, moved]: [number, number, number | null, number] = [0, 0, null, 0]
  for (const row of cells) {
    moved += movement(row, roles)
    const balance = row[roles.balance] ?? null
    if (balance === null) continue
    if (before !== null) {
      steps++
      if (Math.abs(before + moved - balance) <= 1) fits++
    }
    ;[before, moved] = [balance, 0]
  }
  return steps < LEAST_MONTHS - 1 ? 0 : fits / steps
}

/** Something comes in and something goes out. */
function isAccount(cells: Cells, { paid_in, paid_out }: Roles): boolean {
  const has = (at: number) => cells.some(row => (row[at] ?? 0) !== 0)
  return paid_in !== null && has(paid_in) && paid_out.every(has)
}

/** The sums decide; among equals fewer columns, and the later balance: where a plan stands beside what really happened. */
function score({ roles, fit }: { roles: Roles; fit: number }): number {
  return fit * 1000 - roles.paid_out.length + roles.balance / 100
}

function tableOf(
  run: Run,
  rows: readonly StatementRow[],
  cells: Cells,
  roles: Roles,
  columns: readonly number[],
  others: readonly number[],
): MonthTable | null {
  const balances = cells.flatMap(row => row[roles.balance] ?? [])
  const firstBalance = cells.findIndex(row => row[roles.balance] !== null)
  const movedBefore = cells.slice(0, firstBalance + 1).reduce((sum, row) => sum + movement(row, roles), 0)
  const [opening, closing] = [(balances[0] ?? 0) - movedBefore, balances.at(-1) ?? 0]
  const payments = cells.map(row => (roles.paid_in === null ? 0 : Math.abs(row[roles.paid_in] ?? 0)))
  const first = run.rows[0]?.month
  if (!first || balances.length === 0) return null
  return {
    at: run.at,
    first,
    months: distinct(run.rows),
    opening,
    closing,
    lowest: Math.min(...balances),
    paid_in: payments.reduce((sum, each) => sum + each, 0),
    paid_out: cells.reduce((sum, row) => sum + roles.paid_out.reduce((all, at) => all + Math.abs(row[at] ?? 0), 0), 0),
    usual_payment: mostCommon(payments.filter(each => each > 0)),
    bills: cells.flatMap((row, at) =>
      roles.paid_out.flatMap(column => {
        const cents = Math.abs(row[column] ?? 0)
        const own = run.rows[at]
        return cents === 0 || !own?.month
          ? []
          : [
              {
                item: itemOf(own, rows.slice(Math.max(0, run.at - 5), run.at), columns[column] ?? 0),
                month: own.month.month,
                cents,
              },
            ]
      }),
    ),
    other_lowest: others.map(column => Math.min(...cells.flatMap(row => row[column] ?? []))),
  }
}

function mostCommon(amounts: readonly number[]): number {
  const counts = new Map<number, number>()
  for (const amount of amounts) counts.set(amount, (counts.get(amount) ?? 0) + 1)
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? 0
}

/** The row's own words, or what the heading of its column says. */
function itemOf({ label }: StatementRow, above: readonly StatementRow[], _column: number): string {
  const own = label
    .replace(/[^\p{L}\p{N} '&/.-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (/[a-z]{3}/i.test(own)) return own.slice(0, 60)
  const heading = above.map(({ text }) => text).join(' ')
  return /tax/i.test(heading) && !/insur/i.test(heading) ? 'Property tax' : 'Bill'
}
