import type { Translated } from '#domain/translated.ts'
import type * as english from './words.ts'

export const cardFormWords: Translated<typeof english.cardFormWords> = {
  names: 'Nombres',
  streetCity: 'Calle o ciudad',
  date: 'Fecha',
  message: 'Mensaje',
  messageRoom: value => `Quedan ${value} caracteres. Los mensajes largos se imprimen más pequeños.`,
}

export const cardsPageWords: Translated<typeof english.cardsPageWords> = {
  celebrationCards: 'Tarjetas para celebrar',
  pageHint: 'Seis tarjetas para contárselo a todos. Escriba en una y después envíela, imprímala o póngale un marco.',
  messageLabel: '¿Qué debe decir?',
  gift: 'Y un regalo para usted',
  giftHint: 'Una casa nueva merece algo en la puerta. Díganos dónde está y le enviamos un pequeño regalo.',
  refinanceGift: 'Un pequeño regalo en su puerta. Díganos dónde vive y se lo enviamos.',
  claimGift: 'Pedir su regalo',
}

export const celebrationLinksWords: Translated<typeof english.celebrationLinksWords> = {
  makeCard: 'Hacer una tarjeta para celebrar',
  claimGift: 'Pedir su regalo',
}

export const designPickerWords: Translated<typeof english.designPickerWords> = {
  chooseDesign: 'Elija un diseño',
}

export const takeCardWords: Translated<typeof english.takeCardWords> = {
  downloadPng: 'Descargar PNG',
  pdfPrint: 'PDF para imprimir',
  share: 'Compartir',
}
