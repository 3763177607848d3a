import type { Translated } from '#domain/translated.ts'
import type * as english from './words.ts'

export const emailFrameWords: Translated<typeof english.emailFrameWords> = {
  name: 'Keyturn',
  greeting: name => (name ? `Hola, ${name}:` : 'Hola:'),
  signature: 'Keyturn – su hipoteca, paso a paso',
  fallback: 'Si el botón no funciona, copie esta dirección en su navegador:',
  privacy: url => `Privacidad: ${url}`,
}
