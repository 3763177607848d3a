import type { CostLine, Disclosure, PaymentColumn } from '#domain/disclosures/disclosure.ts'
import { FIELDS, type FieldKey } from '#domain/disclosures/fields.ts'
import type { FieldPath } from '#domain/disclosures/reading.ts'

export type FigureValue = string | number | boolean | null
export type FigureUnit = 'cents' | 'percent' | 'count' | 'day' | 'text' | 'answer'

/** What kind of figure stands at a place of a disclosure. */
export function unitAt(path: FieldPath): FigureUnit {
  if (path in FIELDS) return FIELDS[path as FieldKey].type
  const last = path.split('.').at(-1) ?? ''
  if (TEXTS.includes(last)) return 'text'
  if (COUNTS.includes(last)) return 'count'
  return last === 'changed' || last === 'only_interest' || last === 'paid_by_lender' ? 'answer' : 'cents'
}

const TEXTS = [
  'label',
  'to',
  'number',
  'section',
  'words',
  'name',
  'address',
  'contact',
  'email',
  'phone',
  'cash_table',
]
const COUNTS = ['times', 'first_year', 'last_year']

export function valueAt(disclosure: Disclosure, path: FieldPath): FigureValue {
  if (path in FIELDS) return disclosure.values[path as FieldKey]
  const found = path
    .split('.')
    .reduce<unknown>((at, step) => (at as Record<string, unknown> | null)?.[step], disclosure)
  return (found ?? null) as FigureValue
}

/** The disclosure with one figure corrected. */
export function withValue(disclosure: Disclosure, path: FieldPath, value: FigureValue): Disclosure {
  if (path in FIELDS) return { ...disclosure, values: { ...disclosure.values, [path]: value } }
  const [table = '', row = '', column = ''] = path.split('.')
  if (table === 'lines')
    return { ...disclosure, lines: changed<CostLine>(disclosure.lines, Number(row), column, value) }
  if (table === 'payments') {
    return { ...disclosure, payments: changed<PaymentColumn>(disclosure.payments, Number(row), column, value) }
  }
  if (table !== 'cash' && table !== 'contacts') return disclosure
  const rows = disclosure[table] as Record<string, object>
  return { ...disclosure, [table]: { ...rows, [row]: { ...rows[row], [column]: value } } }
}

function changed<Row extends object>(rows: Row[], at: number, column: string, value: FigureValue): Row[] {
  return rows.map((row, index) => (index === at ? { ...row, [column]: value } : row))
}
