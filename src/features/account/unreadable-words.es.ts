import type { Translated } from '#domain/translated.ts'
import type * as english from './unreadable-words.ts'

export const unreadableWords: Translated<typeof english.unreadableWords> = {
  title: 'No se pudo leer una parte de lo que hizo sin cuenta',
  detail:
    'Sigue en este navegador y no pasó a su cuenta: lo escribió otra versión de Keyturn o está dañado. Puede guardarlo como archivo.',
  download: 'Descargarlo',
  remove: 'Quitarlo',
  file: 'keyturn-datos-sin-cuenta.json',
}
