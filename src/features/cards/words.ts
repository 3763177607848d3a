import type { GiftCountry } from './gift-model.ts'

export const cardFormWords = {
  names: 'Names',
  streetCity: 'Street or city',
  date: 'Date',
  message: 'Message',
  charactersLeftLongMessage: (value: string | number) => `${value} characters left. Long messages print smaller.`,
} as const

export const cardsPageWords = {
  celebrationCards: 'Celebration Cards',
  sixCardsTellEveryone: 'Six cards to tell everyone. Write on one, then send it, print it, or frame it.',
  whatShouldSay: 'What should it say?',
  gift: 'And a gift for you',
  newHomeDeservesSomething:
    'A new home deserves something on the doorstep. Tell us where it is, and we’ll send a small gift.',
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

export const giftFormWords = {
  whereShouldGo: 'Where should it go?',
  sendOneAnotherAddress: 'Send one to another address',
  nameOnPackage: 'Name on the package',
  street: 'Street address',
  city: 'City',
  state: 'State',
  province: 'Province',
  zip: 'ZIP code',
  postalCode: 'Postal code',
  country: 'Country',
  countries: { 'United States': 'United States', Canada: 'Canada' } satisfies Record<GiftCountry, string>,
  confirming: 'Confirming...',
  confirmMyGift: 'Confirm My Gift',
} as const

export const giftPageWords = {
  gift: 'A gift for your doorstep',
  congratulationsNewHome: 'Congratulations on your new home',
  congratulationsNewLoan: 'Congratulations on your new loan',
  helloSmallGiftWaiting: (value: string | number) =>
    `Hello ${value}, a small gift is waiting for you. Where should we send it?`,
  noGift: (name: string) => `Hello ${name}, whoever runs this site doesn’t send gifts today. A card is yours to make.`,
  makeCard: 'Make a celebration card',
  giftAsked: 'Your gift request',
  giftsAsked: 'Your gift requests',
  pending: 'Pending',
} as const

export const takeCardWords = {
  downloadPng: 'Download PNG',
  pdfPrint: 'PDF to print',
  share: 'Share',
} as const
