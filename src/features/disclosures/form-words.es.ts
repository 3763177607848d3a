import type { Translated } from '#domain/translated.ts'
import type * as english from './form-words.ts'

export const disclosureFormWords: Translated<typeof english.disclosureFormWords> = {
  amount: 'Escriba un monto.',
  percentage: 'Escriba un porcentaje.',
  number: 'Escriba un número.',
  tooLarge: 'Escriba un número menor.',
  day: 'Escriba un día.',
  noSuchDay: 'Escriba un día que exista.',
  kind: 'Elija una Estimación de Préstamo o una Declaración de Cierre.',
  tooManyLines: 'Este documento tiene más líneas de las que podemos guardar.',
  unknown: 'Este no es un documento suyo.',
  noSuchFigure: 'Esta no es una cifra de un documento.',
  needed: 'Esta cifra hace falta.',
  positive: 'Escriba más que cero.',
  unnamed: 'Nombre esta línea como el documento.',
  tooMany: 'Es más de lo que podemos guardar.',
}
