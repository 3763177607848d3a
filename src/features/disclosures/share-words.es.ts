import type { Translated } from '#domain/translated.ts'
import type * as english from './share-words.ts'

export const shareWords: Translated<typeof english.shareWords> = {
  open: 'Compartir como imagen',
  title: 'Una imagen para compartir',
  privacy: 'Solo contiene esta frase: ni nombres, ni dirección, ni prestamista, ni otra cifra.',
  owed: amount => `Quizá mi prestamista me deba ${amount}.`,
  within: 'Mis costos de cierre quedaron dentro de los límites.',
  how: 'Se supo al poner mi Declaración de Cierre junto a mi Estimación de Préstamo. Gratis, y leído en mi propio dispositivo.',
  share: 'Compartir',
  save: 'Guardar la imagen',
  failed: 'No se pudo hacer la imagen. Inténtelo otra vez.',
  fileName: 'keyturn-revision-del-cierre.png',
}
