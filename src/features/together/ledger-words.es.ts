import { formatCents } from '#domain/figures.ts'
import type { Translated } from '#domain/translated.ts'
import type * as english from './ledger-words.ts'

export const kindWords: typeof english.kindWords = {
  'down-payment': 'Pago inicial',
  gift: 'Regalo para el pago inicial',
  'closing-costs': 'Costos de cierre',
  payment: 'Pago mensual',
  improvement: 'Mejora',
  advance: 'Pagado por la otra persona',
}

export const entryLabels: typeof english.entryLabels = {
  kind: 'Para qué',
  owner: 'Quién pagó',
  paid_on: 'Día',
  amount: 'Monto',
  principal: 'De eso, al préstamo mismo',
  is_agreed: 'Acordamos por escrito que esto cuenta',
  note: 'Nota',
}

export const ledgerWords: Translated<typeof english.ledgerWords> = {
  title: 'El registro',
  hint: 'Cada dólar que puso uno de los dos. Guarda lo que nadie recuerda en diez años.',
  empty: 'Todavía no hay nada. Empiecen con los pagos iniciales.',
  add: 'Agregar un apunte',
  change: 'Cambiar este apunte',
  save: 'Guardar el apunte',
  saved: 'Guardado',
  cancel: 'Cancelar',
  edit: what => `Cambiar: ${what}`,
  remove: 'Quitar',
  removeTitle: '¿Quitar este apunte?',
  removeDetail: 'Sale de todas las sumas.',
  keep: 'Conservarlo',
  giftFor: 'A quién nombra la carta de regalo (gift letter)',
  agreedHint: 'Sin eso, es el precio de vivir allí y no capital.',
  principalHint: 'Lo imprime su estado de cuenta. Los intereses, el impuesto y el seguro son el precio de vivir allí.',
  counts: 'cuenta como capital',
  countsNot: 'no cuenta como capital',
  principalOf: amount => `${formatCents(amount)} de eso al préstamo`,
  row: (name, kind, amount) => `${kind}, ${name}, ${formatCents(amount)}`,
  totals: 'Lo que puso cada uno',
  who: 'Quién',
  down: 'Pago inicial y regalos',
  capital: 'Capital',
  payments: 'Pagos',
  all: 'Todo junto',
  export: 'Guardar como tabla (CSV)',
  file: 'registro.csv',
  columns: ['Día', 'Quién', 'Para qué', 'Monto', 'Al préstamo', 'Cuenta como capital', 'Nota'],
  yes: 'sí',
  no: 'no',
}
