import type { Translated } from '#domain/translated.ts'
import type * as english from './site-words.ts'

export const disclosureSampleWords: Translated<typeof english.disclosureSampleWords> = {
  title: 'Sepa si su prestamista le debe dinero.',
  intro:
    'Abra su Estimación de Préstamo (Loan Estimate) y su Declaración de Cierre (Closing Disclosure). Se leen en su dispositivo.',
  owed: 'Su prestamista quizá le deba $185',
  owedWhy: 'Un cargo pasó de su límite legal. La carta está lista.',
  example: 'Ejemplo',
  try: 'Probar con una muestra',
  own: 'Leer mi documento',
  reading: 'Leyendo el documento de muestra en su dispositivo …',
  failed: 'La muestra no cargó. Revise su conexión e inténtelo de nuevo.',
  done: (figures, seconds) => `Leímos ${figures} cifras en ${seconds} segundos. Nada salió de su dispositivo.`,
  sums: (right, all) => `${right} de ${all} sumas del documento están bien.`,
  knowing: 'Conviene saber',
}
