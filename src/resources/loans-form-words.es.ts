import type { Translated } from '#domain/translated.ts'
import type * as english from './loans-form-words.ts'

export const loanFormWords: Translated<typeof english.loanFormWords> = {
  unknown: 'Elija uno de sus préstamos.',
  purpose: 'Diga para qué es el préstamo.',
  reason: 'Diga si la casa se vendió o si el préstamo se terminó de pagar.',
  day: 'Escriba un día entre 2000 y 2099.',
}
