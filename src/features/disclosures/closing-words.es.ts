import { formatDay } from '#domain/day-words.es.ts'
import type { Translated } from '#domain/translated.ts'
import { noWireWords } from '#domain/working-day-words.es.ts'
import type * as english from './closing-words.ts'

export const letterWords: Translated<typeof english.letterWords> = {
  title: 'Una carta para su agente de préstamo (loan officer)',
  description:
    'Va en inglés, para quien la recibe, y dice solo lo que dicen los documentos. Cambie lo que quiera antes de enviarla.',
}

export const waitWords: typeof english.waitWords = {
  apr: 'La APR subió más de lo que la ley deja pasar, así que tiene tres días hábiles más antes del cierre.',
  product: 'El préstamo es ahora otro producto, así que tiene tres días hábiles más antes del cierre.',
  'prepayment-penalty':
    'Se agregó una multa por pago anticipado (prepayment penalty), así que tiene tres días hábiles más antes del cierre.',
  none: 'Nada en la declaración más nueva empieza otra espera de tres días.',
  first:
    'Debe tener esta declaración tres días hábiles antes del cierre. Solo una APR que pasa del límite, otro producto o una nueva multa por pago anticipado hace que empiecen de nuevo.',
}

export const dayWords: Translated<typeof english.dayWords> = {
  title: 'El día mismo',
  closing: day => `El cierre está planeado para el ${formatDay(day)}.`,
  earliest: day =>
    [`El préstamo puede cerrarse desde el ${formatDay(day)}.`, noWireWords(day)].filter(Boolean).join(' '),
  tooEarly: 'Eso es después del día planeado: pregunte a su prestamista.',
  presumed: day =>
    `Enviada por correo postal o electrónico, la declaración cuenta como recibida el ${formatDay(day)}, o el día en que la abrió.`,
  received: '¿Cuándo abrió la declaración?',
  checklist: 'Qué llevar y qué mirar',
  showList: things => `Ver las ${things} cosas`,
  hideList: 'Ocultar la lista',
}

export const dayItemWords: typeof english.dayItemWords = {
  id: ({ names }) =>
    names
      ? `Una identificación con foto de cada persona que firma: ${names}`
      : 'Una identificación con foto de cada persona que firma',
  money: ({ cash }) =>
    `${cash ?? 'Su efectivo para el cierre'}, por transferencia (wire) o cheque de caja (cashier’s check). Pida los datos de la cuenta por teléfono, a un número que ya tenía; nunca los tome de un correo`,
  agent: ({ agent, phone }) => {
    const who = agent ?? 'El agente de cierre'
    return phone
      ? `${who}, ${phone}: ¿es el número que le dieron al principio?`
      : `${who}: ¿es el número que le dieron al principio?`
  },
  final: () => 'La última Declaración de Cierre junto a esta. Puede verla el día hábil anterior',
  terms: ({ rate, loan, payment }) => {
    const facts = [loan, rate, payment && `${payment} al mes`].filter(Boolean).join(', ')
    return facts
      ? `En el pagaré (note) que firma: ${facts}`
      : 'El préstamo, la tasa y el pago en el pagaré (note) que firma'
  },
  names: () => 'Los nombres y la dirección, bien escritos en cada papel',
  refund: ({ refund }) =>
    refund
      ? `Los ${refund} por los que preguntó: acreditados, o prometidos por escrito`
      : 'La devolución por la que preguntó: acreditada, o prometida por escrito',
  walk: () =>
    'El recorrido final (final walkthrough): la vivienda está vacía, y lo que prometió el vendedor está hecho',
  cancel: () =>
    'Si es la vivienda en que vive: tiene tres días hábiles para cancelar, y el dinero llega después de ellos',
  copies: () => 'Copias de todo lo que firmó, y cuándo y a dónde va el primer pago',
}
