import type { StatementReading } from '#domain/disclosures/reading.ts'
import { STATEMENT_FIELDS, type StatementField } from '#domain/disclosures/statement/statement-disclosure.ts'
import { disclosureChecks } from '#domain/disclosures/statement/statement-witnesses.ts'
import type { StatementFigure } from '#domain/servicing/statement.ts'

/** What `npm run papers` prints for a monthly statement: money in dollars, where each figure stands, and what is not sure. */
export function statementJson({ disclosure, readings, pages }: StatementReading): Record<string, unknown> {
  const fields = (confidence: string) => STATEMENT_FIELDS.filter(field => readings[field]?.confidence === confidence)
  return {
    kind: 'periodic-statement',
    values: Object.fromEntries(STATEMENT_FIELDS.map(field => [field, shown(field)])),
    unsure: fields('unsure'),
    not_read: fields('missing'),
    sources: Object.fromEntries(
      STATEMENT_FIELDS.flatMap(field => {
        const place = readings[field]?.place
        return place ? [[field, place]] : []
      }),
    ),
    checks: disclosureChecks(disclosure).map(({ code, figure, printed, expected, status }) => ({
      name: code,
      figure,
      printed: inDollars(printed),
      computed: inDollars(expected),
      status,
    })),
    movements: disclosure.movements.map(({ on, words, cents }) => ({ on, words, amount: cents / 100 })),
    pages,
  }

  function shown(field: StatementField): number | string | null {
    if (field === 'due_on' || field === 'statement_on' || field === 'late_after') return disclosure[field]
    return field === 'rate_percent' ? disclosure.rate_percent : inDollars(disclosure.figures[field as StatementFigure])
  }
}

function inDollars<T extends string | number | null>(value: T): T | number {
  return typeof value === 'number' ? value / 100 : value
}
