import { plural } from '#domain/plural.es.ts'
import type { Translated } from '#domain/translated.ts'
import type * as english from './words.ts'

export const dataBehindWords: Translated<typeof english.dataBehindWords> = {
  showFigures: 'Ver las cifras',
}

export const donutWords: Translated<typeof english.donutWords> = {
  part: 'Parte',
  amount: 'Monto',
  share: 'Proporción',
}

export const lineChartWords: Translated<typeof english.lineChartWords> = {
  readFiguresTitle: title => `${title}: leer las cifras`,
  seeYears: years => plural(years, { one: 'Ver 1 año', other: `Ver ${years} años` }),
}
