import type { Translated } from '#domain/translated.ts'
import type * as english from './signed-out-words.ts'

export const signedOutWords: Translated<typeof english.signedOutWords> = {
  ended: { title: 'Su sesión se cerró en este dispositivo', detail: 'Inicie sesión para seguir donde estaba.' },
  everywhere: {
    title: 'Sesión cerrada en todas partes',
    detail: 'Cada dispositivo tiene que iniciar sesión otra vez.',
  },
}
