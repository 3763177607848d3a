import { formatDay } from '#domain/day-words.ts'
import { formatCents, formatRate } from '#domain/figures.ts'
import { STATEMENT_FIGURES } from '#domain/servicing/statement.ts'
import { differencesOf, type VersionDifference } from '#resources/differences.ts'
import type { StatementDraft } from './loan-draft.ts'
import { loanFormWords } from './loan-words.ts'
import { figureWords, monthlyWords as words } from './statement-words.ts'

const labels: Record<keyof StatementDraft, string> = {
  servicer: words.servicer,
  due_on: words.dueOn,
  statement_on: words.statementOn,
  rate_percent: figureWords.rate_percent,
  late_after: words.lateAfter,
  figures: words.form,
  fees: words.fees,
  extra_principal: words.extra,
}

export function statementDifferences(here: StatementDraft, saved: StatementDraft): VersionDifference[] {
  return differencesOf(labels, [here, saved], fieldWords)
}

function fieldWords(statement: StatementDraft, key: keyof StatementDraft): string {
  if (key === 'figures') {
    const named = STATEMENT_FIGURES.flatMap(figure => {
      const dollars = statement.figures[figure]
      return dollars === undefined ? [] : [`${figureWords[figure]} ${formatCents(dollars)}`]
    })
    return named.join(', ') || loanFormWords.none
  }
  if (key === 'fees')
    return (
      statement.fees.map(({ amount }) => (amount === null ? loanFormWords.none : formatCents(amount))).join(', ') ||
      loanFormWords.none
    )
  const value = statement[key]
  if (value === null || value === '') return loanFormWords.none
  if (key === 'rate_percent') return formatRate(Number(value))
  if (typeof value === 'number') return formatCents(value)
  return key === 'servicer' ? value : formatDay(value)
}
