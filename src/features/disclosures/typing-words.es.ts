import { listed } from '#domain/listed.es.ts'
import { plural } from '#domain/plural.es.ts'
import type { Translated } from '#domain/translated.ts'
import type * as english from './typing-words.ts'

export const typingWords: Translated<typeof english.typingWords> = {
  title: 'Escribirlo',
  titleAgain: 'Cambiar lo que escribió',
  description: 'Doce cifras hacen una oferta. Lo que deje en blanco más abajo queda abierto; nunca lo inventamos.',
  kind: '¿Qué documento es?',
  edit: 'Cambiar lo que escribió',
  byYou: 'Escrito por usted',
  keep: 'Guardar este documento',
  save: 'Guardar',
  cancel: 'Cancelar',
  saved: 'Su documento está guardado',
  missing: count => plural(count, { one: 'Falta una cifra.', other: `Faltan ${count} cifras.` }),
  left: count =>
    count === 0 ? 'Están las doce.' : plural(count, { one: 'Falta una más.', other: `Faltan ${count} más.` }),
  checks: 'Las sumas aparecen aquí en cuanto sus cifras den una.',
  lines: 'Las líneas de la página 2',
  linesWhy:
    'Nombre cada cargo como el documento, en inglés. Así la comparación sabe para qué es, y la revisión antes del cierre los necesita.',
  linesWhyDisclosure:
    'Nombre cada cargo como el documento, en inglés. Sin sus líneas no podemos decir qué cargo subió más de lo permitido.',
  section: 'Sección',
  label: 'Nombre del cargo',
  amount: 'Monto',
  atClosing: 'Pagado al cierre',
  before: 'Pagado antes del cierre',
  addLine: 'Agregar una línea',
  removeLine: label => (label === '' ? 'Quitar esta línea' : `Quitar ${label}`),
  choose: 'No lo dice',
  needed: 'Elija uno',
  years: 'años',
  productHint: 'Como está impreso (por ejemplo, Fixed Rate o 5/1 Adjustable Rate).',
  rest: section => `Sección ${section}, sin sus líneas`,
  linesMissing: sections =>
    plural(sections.length, {
      one: `Para decirlo faltan las líneas de la sección ${listed(sections)}.`,
      other: `Para decirlo faltan las líneas de las secciones ${listed(sections)}.`,
    }),
  linesMissingWhy:
    'La regla mira cada cargo por sí solo. Escriba las líneas de estas secciones, o suelte el PDF, y se lo diremos.',
}

export const typingGroupWords: typeof english.typingGroupWords = {
  top: 'La parte de arriba de la página 1',
  terms: 'Términos del préstamo (Loan Terms), página 1',
  costs: 'Totales de la página 2',
  'more-top': 'Más de la página 1',
  'more-costs': 'Más de la página 2',
  comparisons: 'Comparaciones (Comparisons)',
}

export const typingFieldWords: typeof english.typingFieldWords = {
  loan_term_months: 'Plazo del préstamo (Loan Term)',
  'payments.0.mortgage_insurance': 'Seguro hipotecario al mes (Mortgage Insurance)',
  'payments.0.last_year': 'Último año con seguro hipotecario',
  'contacts.settlement_agent.phone': 'Teléfono del agente de cierre (Settlement Agent)',
  lender_credits: 'Créditos del prestamista (Lender Credits), sin el signo menos',
}

export const typingHints: typeof english.typingHints = {
  product: typingWords.productHint,
  'payments.0.mortgage_insurance': 'En “Pagos proyectados” (Projected Payments). Escriba 0 si no hay.',
  'payments.0.last_year': 'El 7 en “Años 1 a 7” (Years 1-7). Déjelo en blanco si no termina nunca.',
}

export const loanTypeWords: Translated<typeof english.loanTypeWords> = {
  conventional: 'Convencional',
  fha: 'FHA',
  va: 'VA',
  other: 'Otro',
}
export const purposeWords: Translated<typeof english.purposeWords> = {
  Purchase: 'Compra',
  Refinance: 'Refinanciación',
  'Home Equity Loan': 'Préstamo sobre el capital acumulado (home equity loan)',
}
