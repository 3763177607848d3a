import type { Translated } from '#domain/translated.ts'
import type * as english from './guest-move-words.ts'

export const guestWords: Translated<typeof english.guestWords> = {
  moveFailed: {
    title: 'Lo que hizo sin cuenta sigue en este navegador',
    detail: 'Todavía no pudimos pasarlo a su cuenta. No se perdió nada.',
    retry: 'Intentar de nuevo',
  },
  choice: {
    title: '¿Qué solicitud quiere conservar?',
    detail: 'En su cuenta ya hay una solicitud, y usted hizo otra sin cuenta. Las dos están a salvo hasta que elija.',
    open: 'Comparar las dos',
    account: 'Conservar la de mi cuenta',
    guest: 'Conservar la que hice sin cuenta',
    later: 'Decidir después',
  },
}
