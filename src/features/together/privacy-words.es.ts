import { listed } from '#domain/listed.es.ts'
import type { Figure, FigurePrivacy } from '#domain/together/figure-privacy.ts'
import type { Translated } from '#domain/translated.ts'
import type * as english from './privacy-words.ts'

const names: Record<Figure, string> = { income: 'ingresos', debts: 'deudas', scores: 'puntaje', cash: 'efectivo' }

export const privacyWords: Translated<typeof english.privacyWords> = {
  chosen: (figure, choice) => `${names[figure]}: ${choice.toLowerCase()}`,
  title: 'Qué ven los demás de lo suyo',
  hint: 'La casa, las ofertas, las fechas y el registro se comparten. Esto es suyo: lo que usted escribe queda con usted y no entra en el archivo de nadie más.',
  choices: { shown: 'Se ve', hidden: 'Oculto' },
  figures: {
    income: {
      name: 'Sus ingresos',
      hint: '“Alcanzan” dice solo si bastan para sus deudas y el pago.',
      result: '“Alcanzan”',
    },
    debts: {
      name: 'Sus deudas',
      hint: '“Cuentan” quiere decir que entran en “alcanzan” y no se ven.',
      result: 'Cuentan',
    },
    scores: {
      name: 'Su puntaje',
      hint: '“El menor” dice solo si el suyo es el menor, que fija el precio.',
      result: 'El menor',
    },
    cash: { name: 'Su efectivo', hint: 'Lo que usted trae para la casa.', result: '' },
  },
}

export const othersFiguresWords: Translated<typeof english.othersFiguresWords> = {
  private: (name, figures) => `${name} guarda esto en privado: ${listed(figures.map(figure => names[figure]))}.`,
  enough: (name, payment, day) =>
    `Los ingresos de ${name} alcanzan para un pago de ${payment} al mes, según lo guardado el ${day}.`,
  notEnough: (name, payment, day) =>
    `Los ingresos de ${name} por sí solos no alcanzan para un pago de ${payment} al mes, según lo guardado el ${day}.`,
  open: name => `Todavía no se puede decir si los ingresos de ${name} alcanzan: falta escribir algo.`,
  setsPrice: (name, day) => `El puntaje de ${name} no es el más alto: fija el precio, según lo guardado el ${day}.`,
  otherSetsPrice: (name, day) =>
    `El puntaje de ${name} es el más alto, así que el otro fija el precio, según lo guardado el ${day}.`,
  rule: '“Alcanzan” quiere decir: sus deudas y el pago toman como máximo el 43% de sus ingresos, como cuentan muchos prestamistas. Solo un prestamista puede aprobar.',
}

export function choiceWord(figure: Figure, privacy: FigurePrivacy): string {
  return privacy === 'result' ? privacyWords.figures[figure].result : privacyWords.choices[privacy]
}
