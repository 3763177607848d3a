import type { Translated } from '#domain/translated.ts'
import type * as english from './words.ts'

export const sourceWords: Translated<typeof english.sourceWords> = {
  typed: null,
  read: null,
  surveyed: null,
  guessed: 'nuestro cálculo',
  unsure: 'por revisar',
}

export const fieldWords: Translated<typeof english.fieldWords> = {
  optional: 'opcional',
}

export const logoWords: Translated<typeof english.logoWords> = {
  keyturn: 'Keyturn',
}

export const toasterWords: Translated<typeof english.toasterWords> = {
  notifications: 'Avisos',
  dismissTitle: title => `Cerrar: ${title}`,
}

export const numericInputWords: Translated<typeof english.numericInputWords> = {
  oneOrOther: (one, other) => `¿Son $${one} o $${other}? Escríbalo así.`,
  amount: 'Escriba un monto en dólares, como 450,000.',
  percentage: 'Escriba un porcentaje, como 6.5.',
  orMore: least => `Escriba ${least} o más.`,
  orLess: most => `Escriba ${most} o menos.`,
}

export const dateInputWords: Translated<typeof english.dateInputWords> = {
  notWhole: 'Escriba el mes, el día y el año.',
  notBefore: day => `Escriba ${day} o después.`,
  notAfter: day => `Escriba ${day} o antes.`,
}

export const copyTextWords: Translated<typeof english.copyTextWords> = {
  failed: 'Su navegador no nos dejó copiar. Seleccione el texto y cópielo usted.',
}

export const readerWords: Translated<typeof english.readerWords> = {
  needsNetwork: 'No hay conexión, y el lector necesita la red una vez. Sigue solo cuando vuelva la conexión.',
}

export const changeNumbersWords: Translated<typeof english.changeNumbersWords> = {
  title: 'Cambiar las cifras',
}
