import type { Disclosure } from '#domain/disclosures/disclosure.ts'
import { type DisclosureKind, FIELD_KEYS, FIELDS, type FieldKey } from '#domain/disclosures/fields.ts'
import type { FieldPath } from '#domain/disclosures/reading.ts'

export interface PageFigures {
  page: number
  paths: FieldPath[]
}

/** The figures page by page, in the order in which the form prints them. */
export function inFormOrder(disclosure: Disclosure, paths: readonly FieldPath[]): PageFigures[] {
  const placed = paths.map(path => ({ path, ...placeOf(disclosure, path) }))
  const pages = [...new Set(placed.map(({ page }) => page))].sort((one, other) => one - other)
  return pages.map(page => ({
    page,
    paths: placed
      .filter(each => each.page === page)
      .sort((one, other) => one.rank - other.rank)
      .map(({ path }) => path),
  }))
}

/** What comes in rows stands before the figure that follows it on the form. */
const CASH_BEFORE: Record<DisclosureKind, FieldKey> = {
  'loan-estimate': 'interest_only_payments',
  'closing-disclosure': 'section_K',
}

function placeOf({ kind, lines }: Disclosure, path: FieldPath): { page: number; rank: number } {
  if (path in FIELDS) return single(path as FieldKey, kind)
  const [table, row = ''] = path.split('.')
  if (table === 'payments') return before('taxes_insurance_assessments', kind)
  if (table === 'cash') return before(CASH_BEFORE[kind], kind)
  if (table !== 'lines') return { page: 1, rank: FIELD_KEYS.length }
  const total = `section_${lines[Number(row)]?.section ?? 'A'}` as const
  // An estimate has no summaries.
  return total in FIELDS ? before(total as FieldKey, kind) : before('section_A', kind)
}

function single(key: FieldKey, kind: DisclosureKind): { page: number; rank: number } {
  const pages: { [Kind in DisclosureKind]?: number } = FIELDS[key].page
  return { page: pages[kind] ?? 1, rank: FIELD_KEYS.indexOf(key) }
}

function before(key: FieldKey, kind: DisclosureKind): { page: number; rank: number } {
  const { page, rank } = single(key, kind)
  return { page, rank: rank - 0.5 }
}
