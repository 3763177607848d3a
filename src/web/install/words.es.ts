import type { Translated } from '#domain/translated.ts'
import type * as english from './words.ts'

export const installWords: Translated<typeof english.installWords> = {
  title: 'Tenga Keyturn a un toque',
  text: 'Se abre desde su pantalla de inicio o su escritorio en una ventana propia, también sin conexión.',
  shareMenu:
    'Toque el botón Compartir de su navegador y después “Agregar a pantalla de inicio”. Inicie sesión allí una vez.',
  install: 'Instalar Keyturn',
  notNow: 'Ahora no',
  gotIt: 'Entendido',
}
