import type { Translated } from '#domain/translated.ts'
import type * as english from './escrow-check-words.ts'

export const escrowCheckWords: Translated<typeof english.escrowCheckWords> = {
  title: '¿Está bien el estado de mi cuenta escrow?',
  description:
    'Una vez al año su administrador hipotecario (servicer) dice cuánto necesita su cuenta escrow (escrow account). Nosotros lo sumamos de nuevo, al centavo.',
}
