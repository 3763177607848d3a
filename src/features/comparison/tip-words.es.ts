import type { Translated } from '#domain/translated.ts'
import type * as english from './tip-words.ts'

export const tipWords: Translated<typeof english.tipWords> = {
  credit: (score, monthly, points) => ({
    title: `Un puntaje de ${score} le ahorraría unos ${monthly} al mes`,
    detail: `Le quita ${points} a la estimación. Pague sus tarjetas hasta quedar por debajo de un tercio de su límite, y no abra cuentas nuevas antes del cierre (closing).`,
  }),
  downPayment: (more, points) => ({
    title: `${more} más de pago inicial le quitan ${points} a la estimación`,
    detail:
      'Con 20% de pago inicial tampoco necesita seguro hipotecario privado (PMI). Los regalos de la familia cuentan, con una carta de regalo (gift letter).',
  }),
  debts: (less, points) => ({
    title: `${less} menos de deudas al mes le quitan ${points} a la estimación`,
    detail:
      'Puede bastar con terminar de pagar un auto o una tarjeta antes de la solicitud. Por debajo del 28% de su ingreso, las deudas cuentan a su favor.',
  }),
}

export const tipsForEverybody: Translated<typeof english.tipsForEverybody> = [
  {
    title: 'Pregunte al menos a tres prestamistas el mismo día',
    detail:
      'Las tasas se mueven cada día. Las ofertas de un mismo día, por el mismo monto y el mismo tipo de préstamo, se pueden comparar línea por línea.',
  },
  {
    title: 'Presente las solicitudes en 14 días',
    detail:
      'Las consultas por una hipoteca dentro de 14 a 45 días cuentan como una para su puntaje. No pasar de 14 es seguro con cualquier puntaje.',
  },
  {
    title: 'Negocie los cargos propios del prestamista',
    detail:
      'Los cargos por tramitación (origination), procesamiento (processing) y estudio del crédito (underwriting) los fija el prestamista. Muéstrele una Estimación de Préstamo (Loan Estimate) más baja y pida que la iguale.',
  },
  {
    title: 'Busque usted el seguro de título (title insurance)',
    detail: 'Puede elegir la compañía de títulos. Dos o tres llamadas suelen ahorrar unos cientos de dólares.',
  },
  {
    title: 'Bloquee la tasa cuando tenga una fecha',
    detail:
      'Los bloqueos de tasa (rate locks) duran de 30 a 60 días. Uno que dure una semana más que su cierre suele costar menos que una extensión. Pregunte los dos precios.',
  },
]
