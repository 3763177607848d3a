import type { Translated } from '#domain/translated.ts'
import type * as english from './form-words.ts'

export const applicationFormWords: Translated<typeof english.applicationFormWords> = {
  amount: 'Escriba un monto en dólares.',
  negative: 'Escriba un monto de $0 o más.',
  tooMuch: 'Escriba un monto menor de mil millones de dólares.',
  zip: 'Escriba un código postal (ZIP code) de cinco dígitos, como 27601.',
  purpose: 'Elija para qué es el préstamo.',
  propertyType: 'Elija cómo va a usar la vivienda.',
  percentage: 'Escriba un porcentaje.',
  percentageRange: 'Escriba un porcentaje de 0 a 100.',
  state: 'Elija uno de los 50 estados o el Distrito de Columbia.',
  yesOrNo: 'Responda sí o no.',
  creditScore: 'Elija un rango de puntaje crediticio.',
  rate: 'Escriba una tasa de 0 a 30 por ciento.',
  monthsLeft: 'Escriba de 1 mes a 50 años.',
  servicer: 'Escriba un nombre de 80 caracteres como máximo.',
  employment: 'Elija de dónde viene su ingreso.',
}
