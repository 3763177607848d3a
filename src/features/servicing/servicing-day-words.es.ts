import { clockWords, escrowDayWords } from '#features/escrow/clock-words.es.ts'
import type * as english from './servicing-day-words.ts'
import type { ServicingDay } from './servicing-days.ts'

type PlainKind = Exclude<ServicingDay['what']['kind'], 'answer' | 'answer-about' | 'rate-letter'>

interface DayWords {
  title: string
  detail: string
}

const dayWords: Record<PlainKind, DayWords> = {
  'new-servicer': {
    title: 'Primer día para pagar al nuevo administrador',
    detail:
      'Las dos cartas lo dicen. Cambie su pago automático, y llame una vez al administrador anterior antes del primer pago.',
  },
  'transfer-unsure': {
    title: 'Una carta nombra a un nuevo administrador desde aquí',
    detail: 'Siga pagando como antes. Llame al administrador anterior a un número de un estado de cuenta viejo.',
  },
  'new-letter': {
    title: 'El nuevo administrador debe haber escrito',
    detail: 'Nunca pague a una nueva dirección antes de que las dos cartas digan lo mismo.',
  },
  'transfer-grace': {
    title: 'Termina el plazo de gracia para la dirección anterior',
    detail: 'Hasta entonces, un pago que el administrador anterior recibe a tiempo no está atrasado.',
  },
  'escrow-statement': {
    title: 'Estado anual de la cuenta escrow',
    detail: 'Para entonces debe haber llegado. Lo revisamos con usted.',
  },
  'insurance-ends': {
    title: 'El seguro hipotecario termina por ley',
    detail: 'Si sus pagos están al día, desde entonces ya no puede estar en su pago.',
  },
  'rate-changes': {
    title: 'Primer pago con la nueva tasa',
    detail: 'Sale del índice, el margen y los límites.',
  },
  'payoff-statement': {
    title: 'El estado de liquidación debe estar',
    detail: 'Deben darle uno correcto (payoff statement) dentro de siete días hábiles desde una solicitud escrita.',
  },
  'escrow-back': {
    title: 'El dinero de su cuenta escrow debe estar de vuelta',
    detail: 'Lo que queda en la cuenta escrow se le devuelve dentro de 20 días hábiles desde la liquidación.',
  },
  'last-escrow-statement': {
    title: 'Deben enviar el último estado de la cuenta escrow',
    detail: 'Dice qué entró y qué salió hasta la liquidación.',
  },
  'insurance-charge': {
    title: 'Antes de este día no pueden cobrar un seguro',
    detail: 'Envíe antes de ese día el comprobante de su propio seguro, a la dirección del aviso.',
  },
  'insurance-refund': {
    title: 'El cobro del seguro debe estar de vuelta',
    detail: 'Lo que cobraron por días con cobertura se le devuelve dentro de 15 días desde su comprobante.',
  },
}

const rateLetterWords: Record<'first' | 'each', DayWords> = {
  first: {
    title: 'Carta sobre su nueva tasa',
    detail: 'En el primer cambio debe enviarse de 210 a 240 días antes del primer pago nuevo.',
  },
  each: {
    title: 'Carta sobre su nueva tasa',
    detail: 'En un cambio posterior debe enviarse de 60 a 120 días antes del primer pago nuevo.',
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
