import { formatMoney, formatRate } from '#domain/figures.ts'
import type { Translated } from '#domain/translated.ts'
import type * as english from './choose-words.ts'

export const chooseWords: Translated<typeof english.chooseWords> = {
  title: lender => `Elegir ${lender}`,
  description: 'Al prestamista se lo dice usted; desde aquí no se envía nada.',
  lender: 'Su elección',
  say: 'Qué decir (en inglés)',
  copy: 'Copiar lo que hay que decir',
  copied: 'Copiado',
  confirm: 'Ya les dije que sí',
  undo: 'Al final no son ellos',
  isChosen: lender => `Usted le dijo que sí a ${lender}. En Inicio verá los próximos pasos.`,
  guessed: lender =>
    `Algunas cifras de ${lender} todavía son cálculo nuestro. Escriba primero sus cargos; después estarán aquí las palabras con sus cifras.`,
  byWhen:
    'Dígalo a más tardar el día que está impreso en la Estimación de Préstamo (Loan Estimate), por lo general 10 días hábiles después de ella. Callar no es decir que sí, y hasta que usted lo diga el prestamista solo puede cobrarle el informe de crédito (12 CFR 1026.19(e)(2)(i)).',
  afterwards: 'Después',
  steps: [
    { to: '/dashboard/rate-lock', label: 'Bloquear su tasa' },
    { to: '/dashboard/documents', label: 'Reunir sus documentos' },
    { to: '/dashboard/timeline', label: 'Seguir las fechas hasta el cierre' },
  ],
}

export const yesMeaning: typeof english.yesMeaning = ({ figures, cost }) =>
  `Quiere decir: “Me gustaría seguir adelante con su oferta del ${formatRate(figures.interest_rate)} con ${formatMoney(cost.starting_costs)} en cargos. Por favor, confirme estas cifras por escrito y dígame cuándo se bloquea mi tasa y qué más necesita de mí.”`
