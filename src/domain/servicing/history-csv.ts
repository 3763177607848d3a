import { writeCsv } from '../csv.ts'
import type { HistoryEntry } from './history.ts'
import { STATEMENT_FIGURES, type Statement, type StatementFigure } from './statement.ts'

/** What a file says in the reader's language. */
export interface HistoryWords {
  columns: { date: string; payee: string; notes: string; amount: string; id: string }
  kinds: Record<HistoryEntry['kind'], string>
}

/**
 * For budgeting tools (Actual, Firefly III, GnuCash): a line for each movement, with a header, days as 2027-05-01, amounts with a
 * point and a sign, and an id by which nothing is added twice.
 */
export function historyCsv(entries: readonly HistoryEntry[], servicer: string, words: HistoryWords): string {
  const { date, payee, notes, amount, id } = words.columns
  return writeCsv([
    [date, payee, notes, amount, id],
    ...entries.map(entry => [entry.on, servicer, words.kinds[entry.kind], entry.cents / 100, entry.id]),
  ])
}

/** For a spreadsheet: a line for each statement with every figure that one of them has. */
export function statementsCsv(
  statements: readonly Statement[],
  words: { due_on: string; rate_percent: string; figures: Record<StatementFigure, string> },
): string {
  const used = STATEMENT_FIGURES.filter(figure => statements.some(({ figures }) => figures[figure] !== undefined))
  const dollars = (cents: number | undefined) => (cents === undefined ? '' : cents / 100)
  return writeCsv([
    [words.due_on, words.rate_percent, ...used.map(figure => words.figures[figure])],
    ...statements.map(({ due_on, rate_percent, figures }) => [
      due_on,
      rate_percent ?? '',
      ...used.map(figure => dollars(figures[figure])),
    ]),
  ])
}
