import type { Translated } from '#domain/translated.ts'
import type * as english from './clock-words.ts'

export const clockWords: typeof english.clockWords = {
  'error-acknowledged': {
    title: 'Deben confirmarla',
    why: '5 días hábiles',
    today: 'Hoy ya deben haber confirmado su carta',
  },
  'error-answered': {
    title: 'Deben corregirlo o decir por qué no',
    why: '30 días hábiles',
    today: 'Hoy ya deben haberlo corregido o dicho por qué no',
  },
  'error-answered-extended': {
    title: 'Solo si escriben que toman 15 más',
    why: '45 días hábiles',
    today: 'Hoy ya deben haberlo corregido o dicho por qué no',
  },
  'payoff-error-answered': {
    title: 'Deben corregirlo o decir por qué no',
    why: '7 días hábiles',
    today: 'Hoy ya deben haberlo corregido o dicho por qué no',
  },
  'information-acknowledged': {
    title: 'Deben confirmarla',
    why: '5 días hábiles',
    today: 'Hoy ya deben haber confirmado su carta',
  },
  'information-answered': {
    title: 'Deben contestar',
    why: '30 días hábiles',
    today: 'Hoy ya deben haber contestado su carta',
  },
  'information-answered-extended': {
    title: 'Solo si escriben que toman 15 más',
    why: '45 días hábiles',
    today: 'Hoy ya deben haber contestado su carta',
  },
}

export const escrowDayWords: Translated<typeof english.escrowDayWords> = {
  title: 'De su cuenta escrow',
  homestead: 'El último día para solicitar la exención de vivienda principal (homestead exemption)',
  letter: (servicer, title) => (servicer ? `${servicer}: ${title}` : title),
}
