import type { Translated } from '#domain/translated.ts'
import type * as english from './form-words.ts'

export const offerFormWords: Translated<typeof english.offerFormWords> = {
  figure: 'Escriba un número.',
  rateNegative: 'Escriba una tasa de 0% o más.',
  rateTooHigh: 'Escriba una tasa de 100% como máximo.',
  name: 'Póngale un nombre al prestamista.',
  nameTooLong: most => `Use un nombre de ${most} caracteres como máximo.`,
  program: 'Elija un programa de préstamo.',
  financed: 'Diga si el cargo se agrega al préstamo.',
  mortgageType: 'Elija un tipo de hipoteca.',
  unknown: 'Este no es uno de sus prestamistas.',
  instant: 'Envíe una fecha con su hora.',
  mark: 'La marca de un prestamista es un número, 1 para el primero.',
  negative: what => `Escriba ${what} de $0 o más.`,
  tooMuch: what => `Escriba ${what} menor de mil millones de dólares.`,
  fee: 'un cargo',
  premium: 'una prima',
  credit: 'un crédito',
  loan: 'un monto del préstamo',
  chosen: 'Si se le dijo que sí al prestamista es sí o no.',
  source: 'Una cifra es escrita, leída, dudosa, de una encuesta o calculada.',
  day: 'Escriba el día así: 2026-11-18.',
}
