import { formatDate } from '#domain/day-words.es.ts'
import { listed } from '#domain/listed.es.ts'
import { plural } from '#domain/plural.es.ts'
import type { Translated } from '#domain/translated.ts'
import { checkWords } from './disclosure-words.es.ts'
import { figureName } from './field-words.es.ts'
import { dollars } from './figure-text.ts'
import { figuresToCheck } from './figures-to-check.ts'
import type * as english from './lack-words.ts'
import { lenderName } from './rules.ts'
import { typingWords } from './typing-words.es.ts'
import { kindWords } from './words.es.ts'

export const lackPageWords: Translated<typeof english.lackPageWords> = {
  badge: 'Todavía no',
  why: 'La regla mira cada cargo de los dos documentos. Hasta que los sepamos todos no decimos nada de una devolución, ni que se debe ni que no.',
  check: count => plural(count, { one: 'Revisarla', other: `Revisar estas ${count}` }),
  more: count => plural(count, { one: 'y una más', other: `y ${count} más` }),
  checkTyped: 'Cambiar lo que escribió',
  addPage: 'Agregue otra vez el documento con todas sus páginas, o escríbalo.',
  noOther: 'No hubo otra estimación',
  saidNoOther: 'Usted dijo que no hubo otra estimación.',
  takeBack: 'Retirarlo',
}

export const lacksTitle: typeof english.lacksTitle = (lacks, charges) => {
  const pages = lacks.flatMap(lack => (lack.code === 'page-missing' ? [lack.page] : []))
  if (pages.length > 0) return pagesTitle([...new Set(pages)].toSorted(), charges)
  const sections = lacks.flatMap(lack => (lack.code === 'lines-missing' ? [lack.section] : []))
  if (sections.length > 0) return typingWords.linesMissing([...new Set(sections)])
  const figures = figuresToCheck(lacks)
  if (figures > 0)
    return plural(figures, { one: 'Revise primero una cifra.', other: `Revise primero ${figures} cifras.` })
  if (lacks.some(({ code }) => code === 'other-lender')) return 'Estos dos documentos son de prestamistas distintos.'
  if (lacks.some(({ code }) => code === 'other-estimate')) return '¿Hubo otra Estimación de Préstamo (Loan Estimate)?'
  return 'Las sumas del propio documento todavía no cuadran.'
}

function pagesTitle(pages: number[], charges: number): string {
  const then = charges > 1 ? `podremos revisar ${charges} cargos` : 'podremos revisar los cargos'
  return plural(pages.length, {
    one: `Falta la página ${pages[0]}. Agréguela, y ${then}.`,
    other: `Faltan las páginas ${listed(pages.map(String))}. Agréguelas, y ${then}.`,
  })
}

export const disclosureName: typeof english.disclosureName = disclosure => {
  const { date_issued } = disclosure.values
  const parts = [
    kindWords[disclosure.kind],
    lenderName(disclosure),
    date_issued === null ? null : formatDate(date_issued),
  ]
  return parts.filter(part => part !== null).join(' · ')
}

export const lackWords: typeof english.lackWords = lack => {
  const { disclosure } = lack.disclosure
  switch (lack.code) {
    case 'page-missing':
      return `Falta la página ${lack.page}.`
    case 'figure-not-read':
      return `${figureName(disclosure, lack.path)}: no se leyó.`
    case 'figure-unsure':
      return `${figureName(disclosure, lack.path)}: revísela.`
    case 'charge-unnamed':
      return `Un cargo en la sección ${lack.section} no tiene un nombre que pudiéramos leer.`
    case 'sum-wrong':
      return `${checkWords[lack.name]}: el documento imprime ${dollars(lack.printed_cents)}, sus cifras dan ${dollars(lack.computed_cents)}.`
    case 'lines-missing':
      return `Sección ${lack.section}: no están todas las líneas.`
    case 'other-estimate':
      return `La declaración se compara con una estimación cuyos costos de cierre son ${dollars(lack.printed_cents)}; la suya dice ${dollars(lack.ours_cents)}. Si hubo una revisada, agréguela.`
    case 'other-lender':
      return 'Esta estimación es de otro prestamista que la declaración. Agregue la estimación del prestamista con quien cierra.'
  }
}
