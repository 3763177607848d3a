import type { Translated } from '#domain/translated.ts'
import type * as english from './words.ts'

export const loanSwitcherWords: Translated<typeof english.loanSwitcherWords> = {
  label: name => `Sus préstamos. Usted está en ${name}.`,
  loans: 'Sus préstamos',
  current: 'Usted está aquí',
  of: (owner, loan) => `${owner}: ${loan}`,
  whose: owner => `Préstamo de ${owner}`,
  rename: 'Dar nombre a este préstamo',
  begin: 'Empezar otro préstamo',
  open: 'Abrir este préstamo',
}

export const nameLoanWords: Translated<typeof english.nameLoanWords> = {
  title: 'Dar nombre a este préstamo',
  description: 'La calle sirve bien, o el año. Solo lo ven las personas de este préstamo.',
  name: 'Nombre',
  example: '12 Elm Street',
  save: 'Guardar nombre',
}

export const beginLoanWords: Translated<typeof english.beginLoanWords> = {
  title: 'Empezar otro préstamo',
  description:
    'Tendrá sus propias ofertas, fechas y documentos. Lo que usted ya tiene queda como está; puede pasar de uno a otro arriba.',
  purpose: '¿Para qué es?',
  purchase: 'Para comprar una casa',
  refinance: 'Para refinanciar este préstamo',
  otherRefinance: 'Para refinanciar un préstamo que tengo en otra parte',
  owned: 'Ya lo tengo y lo estoy pagando',
  name: 'Nombre, si quiere',
  begin: 'Empezar',
}

export const beginRefinanceWords: Translated<typeof english.beginRefinanceWords> = {
  button: 'Refinanciar este préstamo',
}
