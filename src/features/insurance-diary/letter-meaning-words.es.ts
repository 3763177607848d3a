import { formatDay } from '#domain/day-words.es.ts'
import { formatMoney } from '#domain/figures.ts'
import { type LetterReason, type LetterStatement, statementsOf } from './letter.ts'
import type * as english from './letter-meaning-words.ts'
import type { DiaryLoan } from './model.ts'
import type { DiaryAnswer } from './rules.ts'

const BLANK = '____________'

export const letterMeaning: typeof english.letterMeaning = (loan, answer, reason, today, said) =>
  [
    formatDay(today),
    `Para: ${loan.name}, administración de hipotecas\nNúmero del préstamo: ${BLANK}\nPropiedad: ${BLANK}`,
    ...REASONS[reason](loan, answer),
    ...stated(reason, said),
    'Confirmen por escrito el día en que termina el seguro, y devuelvan dentro de 45 días desde entonces toda prima que no corresponda (12 U.S.C. 4902(e)). Si dicen que no, díganme la razón y envíenme la valoración que usaron.',
    `Gracias.\n\n${BLANK}`,
  ].join('\n\n')

const STATED: Record<LetterStatement, string> = {
  current: 'Estoy al día con mis pagos.',
  'on-time':
    'Ningún pago tuvo 30 días de atraso en los últimos 12 meses, y ninguno 60 días en los 12 meses anteriores.',
  'no-second-loan': 'No hay un segundo préstamo sobre la vivienda.',
}

function stated(reason: LetterReason, said: ReadonlySet<LetterStatement>): string[] {
  const made = statementsOf(reason).filter(one => said.has(one))
  return made.length === 0 ? [] : [made.map(one => STATED[one]).join(' ')]
}

const REASONS: Record<LetterReason, (loan: DiaryLoan, answer: DiaryAnswer) => string[]> = {
  balance: ({ original_value, loan_amount, extra_monthly }, { may_ask }) => {
    const value = `El valor original de mi vivienda era ${formatMoney(original_value)}; el 80% son ${formatMoney(original_value * 0.8)}.`
    const day = may_ask ? formatDay(may_ask) : BLANK
    return [
      `Les pido que cancelen el seguro hipotecario privado de mi préstamo de ${formatMoney(loan_amount)} según la Ley de Protección de Propietarios (Homeowners Protection Act), 12 U.S.C. 4902(a).`,
      extra_monthly > 0
        ? `${value} Con mis pagos adicionales, el saldo llega a ese monto el ${day}.`
        : `${value} Según el plan del préstamo, el saldo llega a ese monto el ${day}.`,
      'Si necesitan una prueba de que su valor no ha bajado, díganme cuál, y cuánto cuesta.',
    ]
  },
  value: ({ original_value, loan_amount }) => [
    `Les pido que terminen el seguro hipotecario privado de mi préstamo de ${formatMoney(loan_amount)} por lo que vale hoy mi vivienda. Su valor original era ${formatMoney(original_value)}.`,
    'Díganme quién es el dueño de mi préstamo, qué parte del valor de hoy piden, qué tasación encargan, cuánto cuesta y qué más necesitan de mí.',
  ],
  overdue: ({ original_value, loan_amount }, { ends }) => [
    `Según el primer plan de mi préstamo de ${formatMoney(loan_amount)} sobre una vivienda de ${formatMoney(original_value)}, el seguro hipotecario privado debió terminar solo el ${ends ? formatDay(ends) : BLANK} (12 U.S.C. 4902(b), (c)). Todavía lo pago.`,
    'Termínenlo, y devuelvan cada prima que pagué después de ese día. Si cuentan otro día, envíenme el plan que usan.',
  ],
}
