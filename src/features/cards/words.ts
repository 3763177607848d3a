export const cardFormWords = {
  names: 'Names',
  streetCity: 'Street or city',
  date: 'Date',
  message: 'Message',
  messageRoom: (value: string | number) => `${value} characters left. Long messages print smaller.`,
} as const

export const cardsPageWords = {
  celebrationCards: 'Celebration Cards',
  pageHint: 'Six cards to tell everyone. Write on one, then send it, print it, or frame it.',
  messageLabel: 'What should it say?',
  gift: 'And a gift for you',
  giftHint: 'A new home deserves something on the doorstep. Tell us where it is, and we’ll send a small gift.',
  refinanceGift: 'A small gift for your doorstep. Tell us where you live, and we’ll send it.',
  claimGift: 'Claim your gift',
} as const

export const celebrationLinksWords = {
  makeCard: 'Make a celebration card',
  claimGift: 'Claim your gift',
} as const

export const designPickerWords = {
  chooseDesign: 'Choose a design',
} as const

export const takeCardWords = {
  downloadPng: 'Download PNG',
  pdfPrint: 'PDF to print',
  share: 'Share',
} as const
