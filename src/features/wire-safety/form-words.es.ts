import type { Translated } from '#domain/translated.ts'
import type * as english from './form-words.ts'

export const cardFormWords: Translated<typeof english.cardFormWords> = {
  name: 'Escriba el nombre del agente de cierre o de la compañía de títulos.',
  phone: 'Escriba el número de teléfono con su código de área, como (919) 555-0100.',
  source: 'Diga de dónde sacó este número.',
  confirmed: 'Confirme que llamó al número anterior, o que los vio en persona.',
  amount: 'Escriba un monto entre $0 y mil millones de dólares.',
}
