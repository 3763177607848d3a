import { listed } from '#domain/listed.es.ts'
import { stateLabel } from '#domain/state-words.es.ts'
import type { Translated } from '#domain/translated.ts'
import type * as english from './borrowing-words.ts'

export const borrowingLabels: typeof english.borrowingLabels = {
  on_loan: 'Quién estará en el préstamo',
  first_income: 'Su ingreso al año, antes de impuestos',
  first_debts: 'Sus deudas al mes',
  first_cash: 'Su efectivo para la casa',
  first_scores: 'Sus puntajes crediticios',
  second_income: 'Ingreso de la otra persona al año, antes de impuestos',
  second_debts: 'Deudas de la otra persona al mes',
  second_cash: 'Efectivo de la otra persona para la casa',
  second_scores: 'Puntajes crediticios de la otra persona',
  payment: 'Pago al mes, con impuestos y seguro',
  payment_both: 'Lo mismo con los dos en el préstamo',
  program: 'Programa',
  state: 'Estado de la casa',
  are_married: 'Son cónyuges',
}

export const programWords: typeof english.programWords = {
  conventional: 'Convencional',
  fha: 'FHA',
  va: 'VA',
  usda: 'USDA',
}

export const borrowingWords: Translated<typeof english.borrowingWords> = {
  title: 'Uno o los dos en el préstamo',
  hint: 'Un prestamista mira a todos los que firman: todos los ingresos, todas las deudas y el puntaje más bajo.',
  enter: 'Sus cifras',
  entered: 'Cambiar las cifras',
  of: name =>
    name === 'Usted' || name === 'La otra persona' ? `Lo que aporta ${name.toLowerCase()}` : `Lo que aporta ${name}`,
  income: 'Ingreso al año, antes de impuestos',
  debts: 'Deudas al mes',
  debtsHint: 'Auto, tarjetas, préstamos de estudios, manutención. Sin el alquiler.',
  cash: 'Efectivo para la casa',
  scores: 'Puntajes crediticios',
  scoresHint: 'Hasta tres, de las tres agencias. Los prestamistas toman el del medio de tres, o el menor de dos.',
  score: at => `Puntaje ${at}`,
  loan: 'El préstamo',
  paymentHint: 'De una cotización, o de nuestro desglose del pago.',
  paymentBothHint: 'Solo si un prestamista cotizó otra tasa para los dos.',
  chooseState: 'Elija un estado',
  save: 'Guardar',
  saved: 'Guardado',
  table: 'Cada forma de pedir el préstamo, lado a lado',
  alone: name => `Solo ${name}`,
  both: (first, second) => listed([first, second]),
  what: 'Qué mira un prestamista',
  monthlyIncome: 'Ingreso al mes',
  monthlyDebts: 'Deudas al mes',
  score_: 'Puntaje que pone el precio',
  theirs: name => `${name}, el más bajo`,
  payment: 'Pago al mes',
  ratio: 'Parte del ingreso para deudas y vivienda',
  cashRow: 'Efectivo que cuenta',
  owes: 'Quién debe',
  owesAlone: name => `${name}, todo`,
  owesBoth: 'Cada uno, todo',
  unknown: '—',
  unknownLegend: '— quiere decir que aún falta escribir algo.',
  private: 'privado',
  spouseCounts: 'Con las deudas del cónyuge que no pide el préstamo.',
  decide: '¿Quién estará en el préstamo?',
  decideHint: 'Puede cambiarlo hasta que presenten la solicitud.',
  giftWarning: name =>
    `Si ${name} no está en el préstamo, su dinero es un regalo que no se puede devolver. Un papel aparte que diga otra cosa hace falsa la carta de regalo (gift letter). Ponga su parte en la escritura, o ponga los dos nombres en el préstamo.`,
  owns: 'El préstamo dice quién debe. La escritura dice de quién es. Con el préstamo y sin la escritura, se debe y nada es propio. Con la escritura y sin el préstamo, la casa es propia, no se debe, y aun así se puede perder.',
  ask: 'Pida a dos prestamistas las dos cotizaciones el mismo día. Solo un prestamista puede aprobar.',
  dated:
    'El más bajo de los puntajes medios de quienes piden el préstamo pone el precio (guía de Fannie Mae, 2022). De septiembre de 2021 a noviembre de 2025 un promedio de ellos decidía el mínimo; desde el 16 de noviembre de 2025 su sistema no tiene puntaje mínimo, y un prestamista o una aseguradora todavía puede tenerlo.',
  community: state =>
    `${stateLabel(state)} es un estado de bienes gananciales (community property). Entre cónyuges, FHA y USDA cuentan las deudas de quien no pide el préstamo, a menos que la ley del estado las deje fuera. Su puntaje no cuenta.`,
  va: 'Un préstamo VA con alguien que no es su cónyuge ni veterano es un préstamo conjunto (joint loan): la garantía cubre la mitad del veterano, y los prestamistas suelen pedir cerca de 12.5% de pago inicial. Pregunte antes de contar con ello.',
}

export const askWords: typeof english.askWords = {
  'spouse-debts': 'Pregunte al prestamista si las deudas del cónyuge cuentan en este programa y en este estado.',
  'score-rule': 'Pregunte al prestamista cuál de los dos puntajes usa este programa.',
}
