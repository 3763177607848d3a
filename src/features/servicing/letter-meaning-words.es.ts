import { formatDate, formatLongDate } from '#domain/day-words.es.ts'
import type { StatementCheck } from '#domain/servicing/statement-check.ts'
import type * as english from './letter-meaning-words.ts'
import { namedIn } from './monthly-letter.ts'
import type { MonthlyReview } from './monthly-review.ts'
import { figureWords, sumWords, valueWords } from './statement-words.es.ts'

const BLANK = '____________'

export const monthlyMeaning: typeof english.monthlyMeaning = (statement, review, kind, today) =>
  [
    formatDate(today),
    `Para: ${statement.servicer || BLANK}, dirección para errores y solicitudes\nNúmero del préstamo: ${BLANK}\nPropiedad: ${BLANK}\nDeudor: ${BLANK}`,
    kind === 'error'
      ? 'Este es un aviso de error (notice of error) según 12 CFR 1024.35.'
      : 'Esta es una solicitud de información (request for information) según 12 CFR 1024.36.',
    statement.statement_on
      ? `Trata de su estado de cuenta mensual del ${formatLongDate(statement.statement_on)}, para el pago del ${formatLongDate(statement.due_on)}.`
      : `Trata de su estado de cuenta mensual para el pago del ${formatLongDate(statement.due_on)}.`,
    namedIn(review, kind)
      .map((check, at) => `${at + 1}. ${pointOf(check, review)}`)
      .join('\n'),
    kind === 'error'
      ? 'Corrijan esto y envíenme un nuevo estado de cuenta. Si no encuentran ningún error, díganme por qué y envíenme los documentos en que se basaron.'
      : 'Envíenme los movimientos de la cuenta que contestan esto.',
    `Gracias.\n\n${BLANK}`,
  ].join('\n\n')

function pointOf(check: StatementCheck, review: MonthlyReview): string {
  const name = figureWords[check.figure]
  const how = sumWords(check, review)
  if (check.printed === null || check.expected === null) return `${name}: ${how}.`
  const printed = valueWords(check.figure, check.printed)
  const expected = valueWords(check.figure, check.expected)
  return printed === expected
    ? `${name}: dice ${printed}. ${how}`
    : `${name}: dice ${printed}. Yo esperaba ${expected} (${how}).`
}
