import { plural } from '#domain/plural.es.ts'
import type * as english from './left-words.ts'

export const otherAccountNote: typeof english.otherAccountNote = unsent => {
  const gone = unsent === 0 ? '' : ` ${unsentGone(unsent)}`
  return {
    title: 'Esta es otra cuenta ahora',
    description: `Alguien inició sesión con otra cuenta en este navegador, así que esta página cambió a esa cuenta.${gone}`,
  }
}

export const unsentGone: typeof english.unsentGone = unsent =>
  plural(unsent, {
    one: 'Se borró aquí 1 cambio que todavía no se había enviado, para que nadie más lo encuentre.',
    other: `Se borraron aquí ${unsent} cambios que todavía no se habían enviado, para que nadie más los encuentre.`,
  })
