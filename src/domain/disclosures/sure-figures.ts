import type { Disclosure } from './disclosure.ts'
import type { FieldKey } from './fields.ts'

/** The disclosure without what nobody has confirmed; its lines are left as they are. */
export function sureFigures(disclosure: Disclosure, unsure: readonly string[]): Disclosure {
  const { values, cash, contacts, payments } = disclosure
  const isSure = (path: string) => !unsure.includes(path)
  // Totals of the cost pages were proved by their sums, and stay.
  const isSaved = (key: string) => isSure(key) || key.startsWith('section_') || PROVED.includes(key)
  return {
    ...disclosure,
    values: sureOf(values, isSaved),
    payments: payments.map((column, at) => ({
      ...sureOf(column, key => isSure(`payments.${at}.${key}`)),
      label: column.label,
      only_interest: column.only_interest,
    })),
    cash: rowsOf(cash, 'cash', isSure),
    contacts: rowsOf(contacts, 'contacts', isSure),
  }
}

const PROVED: readonly string[] = ['lender_credits', 'closing_costs'] satisfies FieldKey[]

function rowsOf<Rows extends Record<string, object>>(
  table: Rows,
  name: string,
  isSure: (path: string) => boolean,
): Rows {
  return Object.fromEntries(
    Object.entries(table).map(([row, columns]) => [row, sureOf(columns, key => isSure(`${name}.${row}.${key}`))]),
  ) as Rows
}

function sureOf<Figures extends object>(figures: Figures, isSure: (key: string) => boolean): Figures {
  return Object.fromEntries(Object.entries(figures).map(([key, value]) => [key, isSure(key) ? value : null])) as Figures
}
