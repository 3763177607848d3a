import { daysAway, formatLongDay } from '#domain/day-words.es.ts'
import { formatMoney, formatRate } from '#domain/figures.ts'
import { plural } from '#domain/plural.es.ts'
import { clockWords } from '#features/escrow/clock-words.es.ts'
import { noAnswerWords } from '#features/escrow/reminder-words.es.ts'
import type { Crossed } from './crossing.ts'
import type { LetterSubject } from './model.ts'
import type * as english from './reminder-words.ts'
import { servicingDayDetail } from './servicing-day-words.es.ts'
import type { ServicingDay } from './servicing-days.ts'

type PlainKind = Exclude<ServicingDay['what']['kind'], 'answer' | 'answer-about' | 'rate-letter'>

interface Said {
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

const reminderWords: Record<PlainKind, Said> = {
  'new-servicer': {
    subject: away => `El nuevo administrador de su préstamo recibe pagos ${away}`,
    message: day => `Según las dos cartas, el nuevo administrador recibe sus pagos desde el ${day}.`,
    button: openChanges,
  },
  'transfer-unsure': {
    subject: away => `Una carta dice que su administrador cambia ${away}: esa carta sola no basta`,
    message: day =>
      `Nombra el ${day}. Cualquiera puede escribir una carta así; no pague a una nueva dirección hasta que los dos administradores le hayan dicho lo mismo.`,
    button: openChanges,
  },
  'new-letter': {
    subject: () => 'Hoy ya debe haber llegado la carta del nuevo administrador',
    message: day =>
      `Si el cambio es real, el nuevo administrador tenía hasta el ${day} para escribirle. Si no llegó una carta, llame al administrador anterior a un número que conozca.`,
    button: openChanges,
  },
  'transfer-grace': {
    subject: away => `El plazo de gracia para pagos al administrador anterior termina ${away}`,
    message: day =>
      `Hasta el ${day}, un pago que el administrador anterior recibe a tiempo no se puede considerar atrasado.`,
    button: openChanges,
  },
  'escrow-statement': {
    subject: () => 'Hoy ya debe haber llegado el estado anual de su cuenta escrow',
    message: day => `Debía llegar a más tardar el ${day}. ¿Llegó?`,
    button: 'Abrir la revisión de la cuenta escrow',
  },
  'insurance-ends': {
    subject: away => `Su seguro hipotecario debe terminar ${away}, si está al día`,
    message: day => `Si sus pagos están al día, la ley lo termina el ${day}.`,
    button: 'Abrir Estados de cuenta',
  },
  'rate-changes': {
    subject: away => `Su primer pago con la nueva tasa es ${away}`,
    message: day => `Desde el ${day} su pago sigue la nueva tasa.`,
    button: openChanges,
  },
  'payoff-statement': {
    subject: () => 'Hoy ya debe estar su estado de liquidación',
    message: day => `Debe llegar a más tardar el ${day}. ¿Llegó?`,
    button: openChanges,
  },
  'escrow-back': {
    subject: () => 'Hoy ya debe estar de vuelta el dinero de su cuenta escrow',
    message: day => `Lo que queda debe enviarse a más tardar el ${day}. ¿Llegó?`,
    button: openChanges,
  },
  'last-escrow-statement': {
    subject: () => 'Hoy ya deben haber enviado el último estado de su cuenta escrow',
    message: day => `Deben enviarlo a más tardar el ${day}.`,
    button: openChanges,
  },
  'insurance-charge': {
    subject: away => `Envíe el comprobante de su seguro: podrían cobrarle ${away}`,
    message: day =>
      `Desde el ${day} podrían cobrarle un seguro, a menos que su administrador tenga el comprobante del suyo.`,
    button: openChanges,
  },
  'insurance-refund': {
    subject: () => 'Hoy ya debe estar de vuelta lo que cobraron por el seguro',
    message: day => `A más tardar el ${day} deben cancelar su póliza y devolver lo que cobraron por días asegurados.`,
    button: openChanges,
  },
}

const rateLetterWords: Record<'first' | 'each', Said> = {
  first: {
    subject: () => 'La carta sobre su nueva tasa debe estar en camino',
    message: day => `En un primer cambio debía enviarse a más tardar el ${day}. Dice qué tasa esperar.`,
    button: openChanges,
  },
  each: {
    subject: () => 'La carta sobre su nueva tasa debe estar en camino',
    message: day => `Debía enviarse a más tardar el ${day}. Dice la nueva tasa y el nuevo pago.`,
    button: openChanges,
  },
}

function wordsOf(what: Exclude<ServicingDay['what'], { kind: 'answer' | 'answer-about' }>): Said {
  return what.kind === 'rate-letter' ? rateLetterWords[what.notice] : reminderWords[what.kind]
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
  const { subject, message, button } = wordsOf(what)
  const who = servicer ? [servicerWords(what.kind, servicer)] : []
  return {
    title: subject(daysAway(days)),
    message: message(long),
    details: [servicingDayDetail({ what }), ...who],
    button,
  }
}

function servicerWords(kind: ServicingDay['what']['kind'], servicer: string): string {
  return kind === 'new-servicer' || kind === 'transfer-grace'
    ? `Su nuevo administrador hipotecario (servicer) es ${servicer}.`
    : `Su administrador hipotecario (servicer) es ${servicer}.`
}

export const crossedWords: typeof english.crossedWords = ({ rate, pays_at, basis }) => ({
  title: `Las tasas llegaron a su cifra: ${formatRate(rate)}`,
  message: `El promedio de los prestamistas fue de ${formatRate(rate)}. En promedio, refinanciar su préstamo conviene con ${formatRate(pays_at)} o menos. ${basisWords(basis)}`,
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
    return `Usamos un cálculo nuestro: ${costs} de costos, el 2% de lo que debe, y ${years} años más en la vivienda. Sus cifras pueden ser distintas.`
  return plural(years, {
    one: `Calculado con ${costs} de costos y un año más en la vivienda, como usted dijo.`,
    other: `Calculado con ${costs} de costos y ${years} años más en la vivienda, como usted dijo.`,
  })
}
