import { type CalendarDay, calendarDay, isCalendarDay } from '../../calendar-day.ts'
import type { LabelledFigures } from './statement-reading.ts'
import type { StatementRow } from './statement-rows.ts'

export function labelledFigures(rows: readonly StatementRow[]): LabelledFigures {
  const largest = (name: RegExp, not?: RegExp) => {
    const found = rows.filter(({ text }) => name.test(text) && !not?.test(text)).flatMap(({ amounts }) => amounts)
    return found.length === 0 ? null : Math.max(...found.map(({ cents }) => Math.abs(cents)))
  }
  const pair = (name: RegExp, not?: RegExp) =>
    rows.find(({ text, amounts, month }) => !month && amounts.length >= 2 && name.test(text) && !not?.test(text))
      ?.amounts
  const isNewFirst = rows.some(
    ({ text }) => /\bnew\b.*\b(?:current|present|old|prior)\b/i.test(text) && !/\d{3}/.test(text),
  )
  const [oldAt, newAt] = isNewFirst ? [1, 0] : [0, 1]
  const loan = pair(/principal/i)
  const escrow = pair(/escrow/i, /short|surplus|overage|balance|low|minimum/i)
  const total = pair(/total|payment amount|monthly payment/i, /escrow|short|disburs|principal|deposit/i)
  return {
    shortage:
      largest(/shortage/i, /surplus|monthly|per month|\/ ?12|divided|spread/i) ?? largest(/shortage/i, /surplus/i),
    surplus: largest(/surplus|overage/i, /shortage/i),
    lowest: single(
      rows,
      /cushion|minimum|required low|low(?:est)? (?:required|point|balance)|reserve/i,
      /project|anticipated/i,
    ),
    starting: single(rows, /(?:starting|beginning|opening|current) (?:escrow )?balance/i),
    loan_part: loan?.[newAt]?.cents ?? single(rows, /principal/i),
    old_escrow: escrow?.[oldAt]?.cents ?? null,
    new_escrow: escrow?.[newAt]?.cents ?? null,
    old_total: total?.[oldAt]?.cents ?? single(rows, /current (?:total |monthly |mortgage )*payment/i),
    new_total: total?.[newAt]?.cents ?? single(rows, /new (?:total |monthly |mortgage )*payment/i),
    spread_months: spreadIn(rows),
    dated_on: dateIn(rows),
    loan_number: loanNumberIn(rows),
  }
}

function single(rows: readonly StatementRow[], name: RegExp, not?: RegExp): number | null {
  const row = rows.find(
    ({ text, amounts, month }) => !month && amounts.length > 0 && name.test(text) && !not?.test(text),
  )
  return row?.amounts.at(-1)?.cents ?? null
}

function spreadIn(rows: readonly StatementRow[]): number | null {
  for (const { text } of rows) {
    const found = /short\w*.{0,60}?\b(\d{1,2})[ -]?months?\b/i.exec(text)?.[1]
    if (found) return Number(found)
  }
  return null
}

function dateIn(rows: readonly StatementRow[]): CalendarDay | null {
  for (const { text } of rows) {
    const [, month, day, year] = /(?:date|prepared|dated)\D{0,20}(\d{1,2})\/(\d{1,2})\/(\d{4})/i.exec(text) ?? []
    if (!month || !day || !year) continue
    const whole = calendarDay(Number(year), Number(month), Number(day))
    if (isCalendarDay(whole)) return whole
  }
  return null
}

function loanNumberIn(rows: readonly StatementRow[]): string {
  for (const { text } of rows) {
    const found = /(?:loan|account) ?(?:number|no\.?|#) ?:? ?([A-Z0-9][A-Z0-9-]{4,24})/i.exec(text)?.[1]
    if (found && /\d/.test(found)) return found
  }
  return ''
}
