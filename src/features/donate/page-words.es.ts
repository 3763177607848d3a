import type { Translated } from '#domain/translated.ts'
import type * as english from './page-words.ts'

export const donateButtonWords: Translated<typeof english.donateButtonWords> = {
  donate: 'Donar',
}

export const donatePageWords: Translated<typeof english.donatePageWords> = {
  makeDonation: 'Haga una donación',
  goodKnow: 'Conviene saber',
}

export const donationFormWords: Translated<typeof english.donationFormWords> = {
  customAmount: 'Otro monto',
  amount: 'Monto',
  amount2: 'Su monto',
  howOften: '¿Con qué frecuencia?',
  processing: 'Procesando...',
  donateOnce: amount => `Donar ${amount}`,
  donateMonthly: amount => `Donar ${amount} cada mes`,
  donate: 'Donar',
}
