import type { Translated } from '#domain/translated.ts'
import type * as english from './menu-words.ts'

export const blockWords: Translated<typeof english.blockWords> = {
  plan: 'Mientras planea',
  compare: 'Mientras compara',
  apply: 'Mientras solicita',
  close: 'Antes de firmar',
  keys: 'Su casa',
}

export const sectionWords: Translated<typeof english.sectionWords> = {
  home: 'Inicio',
  offers: 'Ofertas',
  papers: 'Documentos',
  dates: 'Fechas',
  payment: 'Mi pago',
  closing: 'Cierre',
  owned: 'Su casa',
}

export const publicPageWords: Translated<typeof english.publicPageWords> = {
  guide: 'Guía hipotecaria',
  glossary: 'Glosario',
}
