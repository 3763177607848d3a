import { formatDate, formatDay, formatLongDay, formatMonth, monthName } from '#domain/day-words.es.ts'
import { formatCents, formatMoney, formatRate } from '#domain/figures.ts'
import { plural } from '#domain/plural.es.ts'
import type { Translated } from '#domain/translated.ts'
import { dayWords } from '#features/insurance-diary/words.es.ts'
import type * as english from './home-words.ts'
import { servicingDayDetail, servicingDayTitle } from './servicing-day-words.es.ts'

/** After `su`: `estado de cuenta de mayo`. */
export const statementName: typeof english.statementName = ({ statement_on, due_on }) =>
  statement_on
    ? `estado de cuenta de ${monthName(Number(statement_on.slice(5, 7)))}`
    : `estado de cuenta del pago del ${formatDay(due_on)}`

export const myHomeWords: Translated<typeof english.myHomeWords> = {
  do: 'Una cosa por hacer',
  ask: 'Una pregunta',
  right: 'Todo está bien',
  begin: 'Empiece aquí',
  next: 'Su próximo pago',
  nextTo: (due, servicer) => (servicer ? `${formatLongDay(due)}, a ${servicer}` : formatLongDay(due)),
  interest: 'Intereses',
  principal: 'Va al capital',
  escrow: 'Impuesto y seguro',
  mortgageInsurance: 'Seguro hipotecario',
  newRate: (rate, since) =>
    `Calculado al ${formatRate(rate)}, como dice el aviso que usted anotó para los pagos desde el ${formatDate(since)}.`,
  oldRate: rate => `Su tasa ya debía cambiar. Hasta que usted anote el aviso, contamos con ${formatRate(rate)}.`,
  enterNotice: 'Anotar el aviso',
  withoutEscrow: 'Los impuestos y el seguro no están aquí. Los dice su primer estado de cuenta.',
  coming: 'Lo que viene',
  probably: 'probablemente',
  nothingComing: 'Todavía no se sabe nada con fecha.',
  unknown: {
    both: 'No se ha anotado PMI ni un cambio de la tasa para este préstamo.',
    insurance: 'No se ha anotado PMI para este préstamo.',
    rateChange: 'No se ha anotado un cambio de la tasa para este préstamo.',
  },
  equity: cents => `${formatMoney(cents / 100)} ya son suyos`,
  owedTitle: 'Lo que todavía debe',
  owed: cents => `Debe ${formatCents(cents / 100)}.`,
  bySchedule: 'Calculado según su plan, como si se hubiera hecho cada pago.',
  byValue: value => `De los ${formatMoney(value)} con los que cuenta, no de una estimación del valor de hoy.`,
  noValue: 'Escriba lo que pagó por la vivienda para ver qué parte es suya.',
  below: 'Debe más que el valor que escribió. Revise las dos cifras.',
  half: day => `La mitad es suya en ${formatMonth(day)}.`,
  last: day => `El último pago es en ${formatMonth(day)}.`,
  stillOwed: 'Todavía debe',
  yearsFromNow: 'Año',
  showFigures: 'Ver las cifras',
  numberTitle: rate => `Refinanciar conviene con ${formatRate(rate)} o menos`,
  numberToday: (rate, on) =>
    `El promedio de los prestamistas fue de ${formatRate(rate)} en la encuesta del ${formatDate(on)}.`,
  zone: {
    pays: 'Eso es su cifra o menos: en promedio, conviene ahora.',
    gains: 'Se ganaría algo, pero en promedio esperar vale más.',
    costs: 'Con esa tasa costaría más de lo que ahorra.',
  },
  numberBasis: (costs, years) =>
    plural(years, {
      one: `Con ${formatMoney(costs)} de costos y un año más aquí.`,
      other: `Con ${formatMoney(costs)} de costos y ${years} años más aquí.`,
    }),
  numberGuess: (costs, years) =>
    `Con ${formatMoney(costs)} de costos, un cálculo nuestro, y ${years} años más aquí. Sus cifras pueden ser distintas.`,
  moves: 'Qué mueve esta cifra',
  papers: 'Sus documentos',
  statements: 'Estados de cuenta',
  escrowPapers: 'Cuenta escrow',
  disclosures: 'Documentos del cierre',
  statementCount: count =>
    count === 0 ? 'Ninguno todavía' : plural(count, { one: '1 estado de cuenta', other: `${count} estados de cuenta` }),
  paperCount: count =>
    count === 0 ? 'Ninguno todavía' : plural(count, { one: '1 documento', other: `${count} documentos` }),
  stays: 'Los archivos se quedan en este dispositivo. Solo se guardan las cifras.',
  loan: 'Las cifras de su préstamo',
  change: 'Cambiar',
}

export const sentenceWords: typeof english.sentenceWords = sentence => {
  const statements = '/dashboard/statements'
  switch (sentence.kind) {
    case 'no-answer':
      return {
        chip: 'do',
        title: `${sentence.servicer || 'Su administrador hipotecario'} le debía una respuesta a más tardar el ${formatDay(sentence.by)}.`,
        detail: 'Si llegó, márquela. Si no, escriba otra vez y guarde el comprobante. Mientras tanto, siga pagando.',
        action: { label: 'Abrir la carta', to: sentence.to },
      }
    case 'finding':
      return {
        chip: 'do',
        title: `Algo en su ${statementName(sentence.statement.figures)} no cuadra.`,
        detail:
          'Vea qué cifra es, con el cálculo, y pregunte a su administrador hipotecario. La carta ya está escrita.',
        action: { label: 'Ver cuál', to: statements },
      }
    case 'waiting':
      return {
        chip: 'ask',
        title: `Su carta está en camino. Tienen hasta el ${formatDay(sentence.by)}.`,
        detail: `No hay nada que hacer hasta que conteste ${sentence.servicer || 'su administrador'}. Siga pagando lo que piden.`,
        action: { label: 'Abrir la carta', to: statements },
      }
    case 'question':
      return {
        chip: 'ask',
        title: `Su ${statementName(sentence.statement.figures)} deja una pregunta.`,
        detail: 'Lo demás cuadra. Vea qué preguntar a su administrador hipotecario.',
        action: { label: 'Ver la pregunta', to: statements },
      }
    case 'refinance':
      return {
        chip: 'do',
        title: `Las tasas llegaron a su cifra: ${formatRate(sentence.number.pays_at)} o menos.`,
        detail:
          'En promedio, refinanciar conviene ahora. Pida tres ofertas de un mismo día y compare cada una con quedarse con su préstamo.',
        action: { label: 'Revisar una oferta', to: '/dashboard/refinance' },
      }
    case 'well':
      return {
        chip: 'right',
        title: `Su ${statementName(sentence.statement.figures)} está bien, al centavo.`,
        detail: `Calculamos de nuevo ${sentence.right} de sus cifras con su pagaré. No hay nada que hacer antes del ${formatLongDay(sentence.next_due)}.`,
        action: { label: 'Ver cómo lo sabemos', to: statements },
      }
    case 'cannot':
      return {
        chip: 'ask',
        title: `Su ${statementName(sentence.statement.figures)} tiene muy pocas cifras para revisarlo.`,
        detail: 'Agregue lo que se debe, la tasa y los intereses, y los calculamos de nuevo.',
        action: { label: 'Agregar cifras', to: statements },
      }
    case 'not-seen':
      return {
        chip: 'ask',
        title: `Todavía no hemos visto el estado de cuenta del ${formatDay(sentence.due_on)}.`,
        detail: 'Suéltelo cuando llegue, y lo comparamos con el último. Pueden faltar meses.',
        action: { label: 'Agregar un estado de cuenta', to: statements },
      }
    case 'first':
      return {
        chip: 'begin',
        title: 'Ya está en su casa. Aquí va su primer estado de cuenta.',
        detail:
          'Suelte el estado de cuenta mensual o escriba seis cifras, y cada una se calcula de nuevo. El archivo se queda en su dispositivo.',
        action: { label: 'Agregar un estado de cuenta', to: statements },
      }
  }
}

export const comingWords: typeof english.comingWords = coming => {
  const sure = (title: string, detail: string) => ({ title, detail, isGuess: false })
  switch (coming.kind) {
    case 'tax-bill':
      return {
        title: 'Factura del impuesto sobre la propiedad',
        detail: `Cerca de ${formatMoney(coming.amount)}, pagados de la cuenta escrow si la tiene.`,
        isGuess: true,
      }
    case 'servicing':
      return sure(servicingDayTitle(coming.day), servicingDayDetail(coming.day))
    case 'homestead':
      return sure(
        'Último día para solicitar la exención de vivienda principal (homestead exemption)',
        'Puede bajar su impuesto sobre la propiedad.',
      )
    case 'diary':
      return sure(dayWords[coming.key].title, 'De su diario del seguro hipotecario.')
  }
}
