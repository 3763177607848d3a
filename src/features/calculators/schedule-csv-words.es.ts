import type { Translated } from '#domain/translated.ts'
import type * as english from './schedule-csv-words.ts'

export const scheduleCsvWords: Translated<typeof english.scheduleCsvWords> = {
  head: ['Mes', 'Año', 'Pago', 'Intereses', 'Capital', 'Saldo', 'Saldo sin pagos adicionales'],
}
