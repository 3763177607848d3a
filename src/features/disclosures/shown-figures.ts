import type { Disclosure } from '#domain/disclosures/disclosure.ts'
import { FIELD_KEYS, isOn } from '#domain/disclosures/fields.ts'
import type { FieldPath } from '#domain/disclosures/reading.ts'
import { unitAt, valueAt } from './figure-path.ts'

/** Every figure that the disclosure has, in its own order, and those of which only the place could be read. */
export function shownFigures(disclosure: Disclosure, unsure: ReadonlySet<string>): FieldPath[] {
  const names = disclosure.lines.map((_, at) => `lines.${at}.label` as const).filter(path => unsure.has(path))
  const figures = everyPath(disclosure).filter(
    path => valueAt(disclosure, path) !== null || (unsure.has(path) && isFigure(path)),
  )
  return [...figures, ...names]
}

/** Whether anybody filled the form in: what a blank one prints are words alone. */
export function hasFigures(disclosure: Disclosure): boolean {
  return everyPath(disclosure).some(path => isFigure(path) && valueAt(disclosure, path) !== null)
}

/** Words and marked boxes are no figures: where they are open, nothing is worked out from them. */
function isFigure(path: FieldPath): boolean {
  return ['cents', 'percent', 'count', 'day'].includes(unitAt(path))
}

function everyPath(disclosure: Disclosure): FieldPath[] {
  const single = FIELD_KEYS.filter(key => isOn(key, disclosure.kind))
  const payments = disclosure.payments.flatMap((_, index) =>
    (['principal_and_interest', 'mortgage_insurance', 'escrow', 'total'] as const).map(
      column => `payments.${index}.${column}` as const,
    ),
  )
  const lines = disclosure.lines.flatMap((_, index) =>
    (['amount', 'paid_before', 'seller_paid', 'paid_by_others'] as const).map(
      column => `lines.${index}.${column}` as const,
    ),
  )
  const cash = Object.keys(disclosure.cash).map(key => `cash.${key}.amount` as FieldPath)
  return [...single, ...payments, ...lines, ...cash]
}
