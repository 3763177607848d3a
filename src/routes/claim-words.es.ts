// By its own name: the server, which speaks English, fills these into Spanish pages.
import { formatDate } from '#domain/day-words.es.ts'
import type { Translated } from '#domain/translated.ts'
import type * as english from './claim-words.ts'

export const claimWords: Translated<typeof english.claimWords> = {
  example: 'Ejemplo',
  source: (source, day) => `Fuente: ${source}, ${formatDate(day)}`,
}

export const compensationWords: Translated<typeof english.compensationWords> = {
  nobody: 'A Keyturn no le paga nadie; se mantiene con donaciones.',
  lenders: 'Nos pagan los prestamistas. Lo que pagan nunca cambia el orden ni las cifras de una comparación.',
}
