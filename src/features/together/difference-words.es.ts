import type { Translated } from '#domain/translated.ts'
import type * as english from './difference-words.ts'

export const differenceWords: Translated<typeof english.differenceWords> = {
  nothing: 'Nada',
  yes: 'Sí',
  no: 'No',
  onLoan: { first: 'Usted', second: 'La otra persona', both: 'Los dos' },
}
