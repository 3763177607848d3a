import { daysAway, formatLongDay } from '#domain/day-words.es.ts'
import { formatMoney, formatRate } from '#domain/figures.ts'
import { clockWords, escrowDayWords } from '#features/escrow/clock-words.es.ts'
import { noAnswerWords } from '#features/escrow/reminder-words.es.ts'
import type { Crossed } from './crossing.ts'
import type { LetterSubject } from './model.ts'
import type * as english from './reminder-words.ts'
import type { ServicingDay } from './servicing-days.ts'

type PlainKind = Exclude<ServicingDay['what']['kind'], 'answer' | 'answer-about' | 'rate-letter'>

interface DayWords {
  title: string
  detail: string
  subject(away: string): string
  message(day: string): string
  button: string
}

const openChanges = 'Abrirlo en Keyturn'

const aboutWords: Record<LetterSubject | 'statement', (day: string) => string> = {
  statement: day => `Su carta sobre un estado de cuenta debe tener respuesta a más tardar el ${day}. ¿Llegó una?`,
  transfer: day => `Su carta sobre el cambio de administrador debe tener respuesta a más tardar el ${day}. ¿Llegó una?`,
  payoff: day => `Su carta sobre la liquidación debe tener respuesta a más tardar el ${day}. ¿Llegó una?`,
  rate: day => `Su carta sobre la nueva tasa debe tener respuesta a más tardar el ${day}. ¿Llegó una?`,
  insurance: day => `Su carta sobre el seguro que compraron debe tener respuesta a más tardar el ${day}. ¿Llegó una?`,
}

const dayWords: Record<PlainKind, DayWords> = {
  'new-servicer': {
    title: 'Primer día para pagar al nuevo administrador',
    detail:
      'Las dos cartas lo dicen. Cambie su pago automático, y llame una vez al administrador anterior antes del primer pago.',
    subject: away => `El nuevo administrador de su préstamo recibe pagos ${away}`,
    message: day => `Según las dos cartas, el nuevo administrador recibe sus pagos desde el ${day}.`,
    button: openChanges,
  },
  'transfer-unsure': {
    title: 'Una carta nombra a un nuevo administrador desde aquí',
    detail: 'Siga pagando como antes. Llame al administrador anterior a un número de un estado de cuenta viejo.',
    subject: away => `Una carta dice que su administrador cambia ${away}: no confíe en ella sola`,
    message: day =>
      `Nombra el ${day}. Cualquiera puede escribir una carta así; no pague a una nueva dirección hasta que los dos administradores le hayan dicho lo mismo.`,
    button: openChanges,
  },
  'new-letter': {
    title: 'El nuevo administrador debe haber escrito',
    detail: 'Nunca pague a una nueva dirección antes de que las dos cartas digan lo mismo.',
    subject: () => 'Hoy ya debe haber llegado la carta del nuevo administrador',
    message: day =>
      `Si el cambio es real, el nuevo administrador tenía hasta el ${day} para escribirle. Si no llegó una carta, llame al administrador anterior a un número que conozca.`,
    button: openChanges,
  },
  'transfer-grace': {
    title: 'Termina la gracia para la dirección anterior',
    detail: 'Hasta entonces, un pago que el administrador anterior recibe a tiempo no está atrasado.',
    subject: away => `La gracia para pagos al administrador anterior termina ${away}`,
    message: day =>
      `Hasta el ${day}, un pago que el administrador anterior recibe a tiempo no se puede llamar atrasado.`,
    button: openChanges,
  },
  'escrow-statement': {
    title: 'Estado anual de la cuenta escrow',
    detail: 'Para entonces debe haber llegado. Lo revisamos con usted.',
    subject: () => 'Hoy ya debe haber llegado el estado anual de su cuenta escrow',
    message: day => `Debía llegar a más tardar el ${day}. ¿Llegó?`,
    button: 'Abrir la revisión de la cuenta escrow',
  },
  'insurance-ends': {
    title: 'El seguro hipotecario termina por ley',
    detail: 'Si sus pagos están al día, desde entonces ya no puede estar en su pago.',
    subject: away => `Su seguro hipotecario debe terminar ${away}, si está al día`,
    message: day => `Si sus pagos están al día, la ley lo termina el ${day}.`,
    button: 'Abrir Estados de cuenta',
  },
  'rate-changes': {
    title: 'Primer pago con la nueva tasa',
    detail: 'Sale del índice, el margen y los límites.',
    subject: away => `Su primer pago con la nueva tasa es ${away}`,
    message: day => `Desde el ${day} su pago sigue la nueva tasa.`,
    button: openChanges,
  },
  'payoff-statement': {
    title: 'El estado de liquidación debe estar',
    detail: 'Deben darle uno correcto (payoff statement) dentro de siete días hábiles desde una solicitud escrita.',
    subject: () => 'Hoy ya debe estar su estado de liquidación',
    message: day => `Debe llegar a más tardar el ${day}. ¿Llegó?`,
    button: openChanges,
  },
  'escrow-back': {
    title: 'El dinero de su cuenta escrow debe estar de vuelta',
    detail: 'Lo que queda en la cuenta escrow vuelve dentro de 20 días hábiles desde la liquidación.',
    subject: () => 'Hoy ya debe estar de vuelta el dinero de su cuenta escrow',
    message: day => `Lo que queda debe enviarse a más tardar el ${day}. ¿Llegó?`,
    button: openChanges,
  },
  'last-escrow-statement': {
    title: 'Deben enviar el último estado de la cuenta escrow',
    detail: 'Dice qué entró y qué salió hasta la liquidación.',
    subject: () => 'Hoy ya deben haber enviado el último estado de su cuenta escrow',
    message: day => `Deben enviarlo a más tardar el ${day}.`,
    button: openChanges,
  },
  'insurance-charge': {
    title: 'Antes de este día no pueden cobrar un seguro',
    detail: 'Envíe antes de ese día el comprobante de su propio seguro, a la dirección del aviso.',
    subject: away => `Envíe el comprobante de su seguro: podrían cobrarle ${away}`,
    message: day =>
      `Desde el ${day} podrían cobrarle un seguro, a menos que su administrador tenga el comprobante del suyo.`,
    button: openChanges,
  },
  'insurance-refund': {
    title: 'El cobro del seguro debe estar de vuelta',
    detail: 'Lo que cobraron por días con cobertura vuelve dentro de 15 días desde su comprobante.',
    subject: () => 'Hoy ya debe estar de vuelta lo que cobraron por el seguro',
    message: day => `A más tardar el ${day} deben cancelar su póliza y devolver lo que cobraron por días asegurados.`,
    button: openChanges,
  },
}

const rateLetterWords: Record<'first' | 'each', DayWords> = {
  first: {
    title: 'Carta sobre su nueva tasa',
    detail: 'En el primer cambio debe enviarse de 210 a 240 días antes del primer pago nuevo.',
    subject: () => 'La carta sobre su nueva tasa debe estar en camino',
    message: day => `En un primer cambio debía enviarse a más tardar el ${day}. Dice qué tasa esperar.`,
    button: openChanges,
  },
  each: {
    title: 'Carta sobre su nueva tasa',
    detail: 'En un cambio posterior debe enviarse de 60 a 120 días antes del primer pago nuevo.',
    subject: () => 'La carta sobre su nueva tasa debe estar en camino',
    message: day => `Debía enviarse a más tardar el ${day}. Dice la nueva tasa y el nuevo pago.`,
    button: openChanges,
  },
}

function wordsOf(what: Exclude<ServicingDay['what'], { kind: 'answer' | 'answer-about' }>): DayWords {
  return what.kind === 'rate-letter' ? rateLetterWords[what.notice] : dayWords[what.kind]
}

export const servicingDayTitle: typeof english.servicingDayTitle = ({ what, servicer }) => {
  if (what.kind !== 'answer' && what.kind !== 'answer-about') return wordsOf(what).title
  return escrowDayWords.letter(servicer, clockWords[what.rule].title)
}

export const servicingDayDetail: typeof english.servicingDayDetail = ({ what }) => {
  if (what.kind !== 'answer' && what.kind !== 'answer-about') return wordsOf(what).detail
  return clockWords[what.rule].why
}

export const servicingReminderWords: typeof english.servicingReminderWords = ({ what, servicer, day }, days) => {
  const long = formatLongDay(day)
  if (what.kind === 'answer' || what.kind === 'answer-about') {
    return {
      title: clockWords[what.rule].today,
      message: aboutWords[what.kind === 'answer' ? 'statement' : what.about](long),
      details: [...(servicer ? [noAnswerWords.who(servicer)] : []), noAnswerWords.what],
      button: openChanges,
    }
  }
  const { subject, message, detail, button } = wordsOf(what)
  const who = servicer ? [servicerWords(what.kind, servicer)] : []
  return { title: subject(daysAway(days)), message: message(long), details: [detail, ...who], button }
}

function servicerWords(kind: ServicingDay['what']['kind'], servicer: string): string {
  return kind === 'new-servicer' || kind === 'transfer-grace'
    ? `Su nuevo administrador hipotecario (servicer) es ${servicer}.`
    : `Su administrador hipotecario (servicer) es ${servicer}.`
}

export const crossedWords: typeof english.crossedWords = ({ rate, pays_at, basis }) => ({
  title: `Las tasas llegaron a su cifra: ${formatRate(rate)}`,
  message: `Los prestamistas promediaron ${formatRate(rate)}. En promedio, refinanciar su préstamo conviene con ${formatRate(pays_at)} o menos. ${basisWords(basis)}`,
  details: [
    'Un promedio no es su cotización. Pida tres Estimaciones de Préstamo (Loan Estimates) el mismo día, y compare cada una con quedarse con su préstamo.',
    'No se lo diremos otra vez hasta que las tasas se hayan movido un octavo de punto.',
  ],
  button: 'Abrir La cifra para refinanciar',
})

function basisWords(basis: Crossed['basis']): string {
  if (!basis) return 'Vea en la página con qué costos y con cuántos años se cuenta.'
  const [costs, years] = [formatMoney(basis.costs), basis.stay_years]
  if (basis.is_ours)
    return `Contamos con un cálculo nuestro: ${costs} de costos, el 2% de lo que debe, y ${years} años más en la vivienda. Lo suyo puede ser distinto.`
  return years === 1
    ? `Contado con ${costs} de costos y un año más en la vivienda, como usted dijo.`
    : `Contado con ${costs} de costos y ${years} años más en la vivienda, como usted dijo.`
}
