import type { Translated } from '#domain/translated.ts'
import type * as english from './drop-words.ts'

export const monthlyDropWords: Translated<typeof english.monthlyDropWords> = {
  title: 'Suelte aquí su estado de cuenta mensual',
  hint: 'Un PDF, un escaneo o una foto (mortgage statement). O escriba abajo sus cifras.',
  choose: 'Elegir un archivo',
  stays: 'El archivo se queda en este dispositivo.',
  reading: percent => (percent > 0 ? `Leyendo, ${percent}% listo` : 'Leyendo'),
  picture: 'Esto es una imagen, como un escaneo. Tarda más en leerse.',
  readPicture: 'Leer la imagen',
  pictureUnread: 'No pudimos reconocer un estado de cuenta mensual en esta imagen.',
  otherPaper: 'No encontramos un estado de cuenta hipotecario mensual en este archivo.',
  failed: 'No se pudo leer el archivo. Inténtelo de nuevo.',
  orType: 'También puede escribir las cifras abajo.',
}
