import { FIELDS, type FieldKey } from '#domain/papers/fields.ts'
import type { CostLine, Paper, PaymentColumn } from '#domain/papers/paper.ts'
import type { FieldPath } from '#domain/papers/reading.ts'

export type FigureValue = string | number | boolean | null
export type FigureUnit = 'cents' | 'percent' | 'count' | 'day' | 'text' | 'answer'

/** What kind of figure stands at a place of a paper. */
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

export function valueAt(paper: Paper, path: FieldPath): FigureValue {
  if (path in FIELDS) return paper.values[path as FieldKey]
  const found = path.split('.').reduce<unknown>((at, step) => (at as Record<string, unknown> | null)?.[step], paper)
  return (found ?? null) as FigureValue
}

/** The paper with one figure corrected. */
export function withValue(paper: Paper, path: FieldPath, value: FigureValue): Paper {
  if (path in FIELDS) return { ...paper, values: { ...paper.values, [path]: value } }
  const [table = '', row = '', column = ''] = path.split('.')
  if (table === 'lines') return { ...paper, lines: changed<CostLine>(paper.lines, Number(row), column, value) }
  if (table === 'payments') {
    return { ...paper, payments: changed<PaymentColumn>(paper.payments, Number(row), column, value) }
  }
  if (table !== 'cash' && table !== 'contacts') return paper
  const rows = paper[table] as Record<string, object>
  return { ...paper, [table]: { ...rows, [row]: { ...rows[row], [column]: value } } }
}

function changed<Row extends object>(rows: Row[], at: number, column: string, value: FigureValue): Row[] {
  return rows.map((row, index) => (index === at ? { ...row, [column]: value } : row))
}
