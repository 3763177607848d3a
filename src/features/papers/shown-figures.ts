import { FIELD_KEYS, isOn } from '#domain/papers/fields.ts'
import type { Paper } from '#domain/papers/paper.ts'
import type { FieldPath } from '#domain/papers/reading.ts'
import { unitAt, valueAt } from './figure-path.ts'

/** Every figure that the paper has, in its own order, and those of which only the place could be read. */
export function shownFigures(paper: Paper, unsure: ReadonlySet<string>): FieldPath[] {
  const names = paper.lines.map((_, at) => `lines.${at}.label` as const).filter(path => unsure.has(path))
  const figures = everyPath(paper).filter(path => valueAt(paper, path) !== null || (unsure.has(path) && isFigure(path)))
  return [...figures, ...names]
}

/** Whether anybody filled the form in: what a blank one prints are words alone. */
export function hasFigures(paper: Paper): boolean {
  return everyPath(paper).some(path => isFigure(path) && valueAt(paper, path) !== null)
}

/** Words and marked boxes are no figures: where they are open, nothing is worked out from them. */
function isFigure(path: FieldPath): boolean {
  return ['cents', 'percent', 'count', 'day'].includes(unitAt(path))
}

function everyPath(paper: Paper): FieldPath[] {
  const single = FIELD_KEYS.filter(key => isOn(key, paper.kind))
  const payments = paper.payments.flatMap((_, index) =>
    (['principal_and_interest', 'mortgage_insurance', 'escrow', 'total'] as const).map(
      column => `payments.${index}.${column}` as const,
    ),
  )
  const lines = paper.lines.flatMap((_, index) =>
    (['amount', 'paid_before', 'seller_paid', 'paid_by_others'] as const).map(
      column => `lines.${index}.${column}` as const,
    ),
  )
  const cash = Object.keys(paper.cash).map(key => `cash.${key}.amount` as FieldPath)
  return [...single, ...payments, ...lines, ...cash]
}
