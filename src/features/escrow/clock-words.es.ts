import type { Translated } from '#domain/translated.ts'
import type * as english from './clock-words.ts'

export const clockWords: typeof english.clockWords = {
  'error-acknowledged': { title: 'Deben confirmarla', why: '5 días hábiles' },
  'error-answered': { title: 'Deben corregirlo o decir por qué no', why: '30 días hábiles' },
  'error-answered-extended': { title: 'Solo si escriben que toman 15 más', why: '45 días hábiles' },
  'payoff-error-answered': { title: 'Deben corregirlo o decir por qué no', why: '7 días hábiles' },
  'information-acknowledged': { title: 'Deben confirmarla', why: '5 días hábiles' },
  'information-answered': { title: 'Deben contestar', why: '30 días hábiles' },
  'information-answered-extended': { title: 'Solo si escriben que toman 15 más', why: '45 días hábiles' },
}

export const escrowDayWords: Translated<typeof english.escrowDayWords> = {
  title: 'De su cuenta escrow',
  homestead: 'El último día para solicitar la exención de vivienda principal (homestead exemption)',
  letter: (servicer, title) => (servicer ? `${servicer}: ${title}` : title),
}
