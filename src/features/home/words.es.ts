import { COMFORTABLE_DEBTS, COMFORTABLE_HOME } from '#domain/affordability.ts'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { formatDate, formatDay, formatPlainDay, formatShortDay, formatWeekday, unbroken } from '#domain/day-words.es.ts'
import { isKnown } from '#domain/figure-source.ts'
import { formatMoney, formatRate } from '#domain/figures.ts'
import { plural } from '#domain/plural.es.ts'
import type { Translated } from '#domain/translated.ts'
import { TIE_DOLLARS } from '#features/comparison/confidence.ts'
import type * as english from './words.ts'

export const stageWords: typeof english.stageWords = {
  plan: 'Planear',
  compare: 'Comparar',
  apply: 'Solicitar',
  close: 'Cerrar',
  keys: 'Llaves',
}

export const homeWords: Translated<typeof english.homeWords> = {
  rail: 'Su camino a las llaves',
  done: 'hecho',
  month: 'Su pago mensual completo',
  cash: 'Efectivo que debe llevar',
  cashAtLeast: 'Efectivo que debe llevar, por lo menos',
  firstPayment: 'Su primer pago',
  eachMonth: 'Su pago cada mes',
  comfortable: 'Un precio cómodo para usted',
  unknown: '—',
  questions: 'Cuatro pasos cortos, unos dos minutos',
  start: 'Empezar',
  goOn: 'Terminar las preguntas',
  nextStep: 'Su próximo paso',
  changed: since => `Qué cambió desde el ${since}`,
  comingUp: 'Lo que viene',
  probably: 'Probable',
  toTimeline: 'Abrir el calendario',
  numbers: 'Sus cifras',
  numbersNote: 'Todas las páginas parten de estas cifras.',
  editAnswers: 'Cambiar respuestas',
  price: 'Precio',
  down: percent =>
    percent === null ? 'Pago inicial (down payment)' : `Pago inicial (down payment), ${Math.round(percent)}%`,
  loan: 'Préstamo',
  comfortablePrice: 'Precio cómodo',
  seeWhy: 'Ver por qué',
  how: 'De dónde salen las cifras',
  stay: 'Se quedará',
  years: years => plural(years, { one: '1 año', other: `${years} años` }),
  plan: 'Verá cuánto puede pagar sin apuros, su tasa estimada y por qué, y cuánto cuesta una vivienda cada mes. Sin consulta de crédito.',
}

export const railNoteWords: typeof english.railNoteWords = note => {
  switch (note.kind) {
    case 'here':
      return 'Usted está aquí'
    case 'done':
      return `Hecho el ${formatPlainDay(note.on)}`
    case 'day':
      return note.guessed ? `Probable: ${formatShortDay(note.on)}` : formatShortDay(note.on)
    case 'days-left':
      return note.days === 0 ? 'Hoy' : plural(note.days, { one: 'Falta 1 día', other: `Faltan ${note.days} días` })
  }
}

export const keysLine: typeof english.keysLine = ({ close, keys }) => {
  if (keys?.kind !== 'days-left' || close?.kind !== 'day') return null
  const day = unbroken(formatPlainDay(close.on))
  const left = railNoteWords(keys).toLowerCase()
  return close.guessed ? `Cierre (closing) probable: ${day} · ${left}` : `Cierre (closing): ${day} · ${left}`
}

export const monthWords: typeof english.monthWords = (
  { from, lender, rate, market, is_chosen },
  { rated: offers, has_guess },
  years,
) => {
  if (market)
    return `Al ${formatRate(rate)}, el promedio de los prestamistas el ${unbroken(formatDate(market.survey.date))} (encuesta de Freddie Mac, la más reciente que tenemos). Impuestos y seguro son cálculos nuestros.`
  if (from === 'estimate')
    return `Al ${formatRate(rate)}, nuestro cálculo con sus respuestas. Los impuestos y el seguro también son cálculos.`
  if (is_chosen)
    return lender
      ? `Con ${lender} al ${formatRate(rate)}: les dijo que sí. Impuestos y seguro son cálculos nuestros.`
      : `Con la oferta a la que dijo que sí, al ${formatRate(rate)}. Impuestos y seguro son cálculos nuestros.`
  const who = lender ? `Con ${lender} al ${formatRate(rate)}` : `Con su oferta más barata, al ${formatRate(rate)}`
  if (offers < 2) return `${who}. Impuestos y seguro son cálculos nuestros.`
  if (has_guess) return `${who}. Algunos cargos todavía son cálculos nuestros, y también los impuestos y el seguro.`
  return `${who}. Es la más barata de sus ${offers} ofertas si se queda ${homeWords.years(years)}. Impuestos y seguro son cálculos nuestros.`
}

export const cashWords: typeof english.cashWords = ({ down_payment_amount, fees, fees_source }) => {
  const down = formatMoney(down_payment_amount)
  const sum = isKnown(fees_source)
    ? `${down} de pago inicial y ${formatMoney(fees)} en cargos.`
    : `${down} de pago inicial y ${formatMoney(fees)} en cargos, que son cálculo nuestro.`
  return `${sum} Se suman los impuestos, el seguro y los intereses por adelantado, y donde le toque pagarlos, los impuestos de transferencia, el seguro de título del dueño y su propio agente. La suma exacta está en su Declaración de Cierre (Closing Disclosure).`
}

export const printedCashWords: typeof english.printedCashWords = issued_on => {
  const call = 'Antes de transferir nada, llame a su agente de cierre a un número que usted ya conozca.'
  return issued_on
    ? `Como está impreso en su Declaración de Cierre (Closing Disclosure) del ${formatDay(issued_on)}. ${call}`
    : `Como está impreso en su Declaración de Cierre (Closing Disclosure). ${call}`
}

export const priceWords: typeof english.priceWords = ({ date, thirty_year }) =>
  `Al ${formatRate(thirty_year)}, el promedio de los prestamistas el ${unbroken(formatDate(date))}, la vivienda no pasa del ${COMFORTABLE_HOME}% de su ingreso antes de impuestos, ni la vivienda y las deudas juntas del ${COMFORTABLE_DEBTS}%. Termine las preguntas para comparar ofertas reales.`

export const fitWords: typeof english.fitWords = ({ comfortable, standing }) => {
  if (comfortable === null) return 'Con estas deudas, ningún precio le deja margen.'
  if (standing === 'fits') return `Es cómodo para su ingreso, que alcanzaría hasta ${formatMoney(comfortable)}.`
  if (standing === 'stretch') return `Queda ajustado: ${formatMoney(comfortable)} sería cómodo.`
  return `Pasa de lo que aceptan muchos prestamistas: ${formatMoney(comfortable)} sería cómodo.`
}

export const keysWords: typeof english.keysWords = ({ lender, rate, first_payment_on, may_be_due_on }, today) => {
  const who = rate === null ? lender : `${lender} al ${formatRate(rate)}`
  if (first_payment_on < today)
    return `A ${who}, con impuestos y seguro según nuestro cálculo. La suma exacta está en su estado de cuenta.`
  if (may_be_due_on)
    return `Pregunte a ${lender} cuándo vence. No sabemos el día de su cierre (closing), así que puede ser el ${formatDay(may_be_due_on)}. Los impuestos y el seguro son cálculos nuestros; la suma y el día exactos están en sus documentos del cierre.`
  return `Por lo general vence el ${formatDay(first_payment_on)}, a ${who}. Los impuestos y el seguro son cálculos nuestros; la suma y el día exactos están en sus documentos del cierre.`
}

export const stepWords: typeof english.stepWords = step => {
  switch (step.kind) {
    case 'first-offer':
      return {
        title: 'Agregue su primera oferta real',
        detail:
          'Escríbala o suelte una Estimación de Préstamo (Loan Estimate). Hasta entonces ve el promedio de los prestamistas, que ninguno le ha prometido.',
        action: 'Agregar una oferta',
        to: '/dashboard/comparison#lenders',
      }
    case 'second-offer':
      return {
        title: 'Consiga una segunda oferta',
        detail: 'Con dos verá cuál cuesta menos para el tiempo que se quede, y qué preguntarle a la otra.',
        action: 'Comparar ofertas',
        to: '/dashboard/comparison',
      }
    case 'ask-lender':
      return {
        title: `Pida a ${step.ask} que mejore la oferta de ${step.cheapest}`,
        detail: `Hay ${formatMoney(step.apart)} de diferencia en ${homeWords.years(step.years)}. Una llamada podría cambiarlo, y le tenemos escrita la pregunta.`,
        action: 'Ver qué preguntar',
        to: '/dashboard/comparison#ask',
      }
    case 'add-rate':
      return {
        title: `Agregue la tasa de ${step.lender}`,
        detail: 'Hasta entonces sus cifras son cálculo nuestro y no decimos nada sobre esa oferta.',
        action: 'Agregar la tasa',
        to: '/dashboard/comparison#lenders',
      }
    case 'add-fees':
      return {
        title: 'Escriba los cargos de sus prestamistas',
        detail:
          'Algunos todavía son cálculo nuestro, así que nadie puede decir con seguridad qué préstamo cuesta menos.',
        action: 'Agregar los cargos',
        to: '/dashboard/comparison#lenders',
      }
    case 'choose':
      return {
        title: `Mire la oferta de ${step.cheapest}`,
        detail:
          step.apart < TIE_DOLLARS
            ? `Cuesta casi lo mismo que la de ${step.next} en ${homeWords.years(step.years)}. Elija la que le dé más confianza.`
            : `Cuesta ${formatMoney(step.apart)} menos que la de ${step.next} en ${homeWords.years(step.years)}. Compare las dos con sus documentos antes de elegir.`,
        action: 'Ver la comparación',
        to: '/dashboard/comparison',
      }
    case 'contract-date':
      return {
        title: 'Agregue el día en que firmó',
        detail: 'De su contrato salen todas las fechas hasta las llaves.',
        action: 'Abrir el calendario',
        to: '/dashboard/timeline',
      }
    case 'event':
      return {
        title: step.title,
        detail: eventDetail(step),
        action: 'Abrir el calendario',
        to: '/dashboard/timeline',
      }
    case 'check-papers':
      return {
        title: 'Revise su Declaración de Cierre',
        detail:
          'Compárela con su Estimación de Préstamo (Loan Estimate). Toma un minuto, y no sale de este dispositivo.',
        action: 'Revisar los documentos',
        to: '/dashboard/papers',
      }
    case 'mark-closed':
      return {
        title: '¿Ya tiene las llaves?',
        detail: 'Anote cómo se cerró su préstamo. Sus cifras quedan guardadas, y le esperan una tarjeta y un regalo.',
        action: 'Marcar el préstamo como cerrado',
        to: '/dashboard/closure',
      }
    case 'card':
      return {
        title: 'Comparta la noticia',
        detail: 'Haga una tarjeta para quienes le ayudaron a llegar aquí.',
        action: 'Hacer una tarjeta para celebrar',
        to: '/dashboard/cards',
      }
  }
}

function eventDetail({ on, guessed, past }: { on: CalendarDay; guessed: boolean; past: boolean }): string {
  const day = formatShortDay(on)
  if (past && guessed) return `Habíamos calculado el ${day}. No pasa nada. ¿Ya está hecho? Márquelo.`
  if (past) return `Era para el ${day}. ¿Ya está hecho? Márquelo.`
  return guessed ? `Probablemente para el ${day}.` : `El ${day}.`
}

export const changeWords: typeof english.changeWords = change => {
  switch (change.kind) {
    case 'lender-new':
      return {
        title: `Llegó la oferta de ${change.name}`,
        detail:
          change.fees === null
            ? `${formatRate(change.rate)}.`
            : `${formatRate(change.rate)} con ${formatMoney(change.fees)} en cargos.`,
      }
    case 'fees': {
      const by = formatMoney(Math.abs(change.to - change.from))
      return {
        title:
          change.to < change.from
            ? `Los cargos de ${change.name} bajaron ${by}`
            : `Los cargos de ${change.name} subieron ${by}`,
        detail: `Ahora ${formatMoney(change.to)}, antes ${formatMoney(change.from)}.`,
      }
    }
    case 'rate':
      return {
        title: `${change.name} está al ${formatRate(change.to)}`,
        detail: `Estaba al ${formatRate(change.from)}.`,
      }
    case 'done':
      return { title: change.title, detail: 'Hecho.' }
    case 'date':
      return { title: change.title, detail: `Ahora es el ${formatShortDay(change.on)}.` }
  }
}

export const dayParts: typeof english.dayParts = day => [formatWeekday(day).slice(0, 3), formatPlainDay(day)]
