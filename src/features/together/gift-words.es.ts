import type { Translated } from '#domain/translated.ts'
import type * as english from './gift-words.ts'

export const giftLabels: typeof english.giftLabels = {
  donor_name: 'Quién da',
  donor_address: 'Dirección de esa persona',
  donor_phone: 'Teléfono de esa persona',
  relationship: 'Qué relación tiene con usted',
  recipient: 'Para quién es',
  amount: 'Monto',
}

export const giftWords: Translated<typeof english.giftWords> = {
  title: 'Carta de regalo (gift letter)',
  hint: 'Los prestamistas la piden cuando alguien ayuda con el pago inicial. Va en inglés, para el prestamista.',
  warning: 'Fírmela solo si es verdad.',
  warningWhy:
    'Un regalo no se puede devolver. Un segundo papel que promete devolver dinero, o una parte de la casa a cambio, hace falsa esta carta. Si el dinero ha de volver, o ha de ser parte de la casa, póngalo en el préstamo o en la escritura.',
  who: 'Fannie Mae acepta regalos de parientes, de una pareja de hecho (domestic partner), de un prometido o una prometida y de pocos más, y no para viviendas de inversión (guía, septiembre de 2023). FHA los acepta de la familia, de un empleador o sindicato, de un amigo cercano con un interés documentado, de obras de caridad y de entidades públicas, y quiere ver por escrito el camino del dinero. Su prestamista tiene su propio formulario: pídalo primero.',
  relationshipHint: 'En inglés, como estará en la carta (por ejemplo, mother, uncle o domestic partner).',
  letter: 'La carta, en inglés',
  save: 'Guardar',
  saved: 'Guardado',
  // The letter is English, and so is its subject.
  subject: 'Gift letter',
}
